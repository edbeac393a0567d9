import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@meetingapp/server/db/embedded/supervisor.ts';
import { connect } from '@meetingapp/server/db/connection/database.ts';
import { openApp } from '@meetingapp/server/testing/open-app.ts';
import { createMigrated } from '@meetingapp/server/testing/database/scratch.ts';
import { inDatabase } from '@meetingapp/server/testing/database/server.ts';
import { measureImport, measuredKinds } from './import-kinds.ts';

const GOAL = 500;

/**
 * Imports a list of each kind through the calls of the console, on a PostgreSQL of its own with fsync, and prints the time of the dry run, of a
 * corrected cell where it is a call of its own, the rows applied in a second, and the undo. Returns false when a kind applies fewer than 500 rows in a second, or not all of them.
 */
export async function measureImports(rows: number, kinds: readonly string[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-imports-'));
  const started = await startEmbedded({
    dataFolder: folder,
    maxConnections: 50,
    durable: true,
    report: (line) => process.stderr.write(`${line}\n`),
  });
  if (!started.ok) throw new Error(started.fault);
  const server = started.server.connectionTo('postgres');
  let met = true;
  for (const name of kinds.length > 0 ? kinds : Object.keys(measuredKinds)) {
    const kind = measuredKinds[name];
    if (!kind) throw new Error(`no such kind: ${name}`);
    await createMigrated(server, name);
    const connection = inDatabase(server, name);
    const { db, pool } = connect(connection, { size: 5, nameStatements: true, onError: () => undefined });
    const { test, close } = await openApp({ db, pool, connection });
    const { check, mend, apply, undo, applied, undone } = await measureImport(test, kind, rows);
    const rate = applied / apply;
    met &&= rate >= GOAL && applied >= rows;
    console.log(
      `${name.padEnd(14)} dry run ${check.toFixed(1).padStart(6)} s,${mend === null ? '' : ` one cell ${mend.toFixed(3)} s,`} applied ${applied.toLocaleString('en').padStart(8)} rows in ${apply.toFixed(1).padStart(6)} s, ${rate.toFixed(0).padStart(6)} rows/s, undone ${undone.toLocaleString('en').padStart(8)} in ${undo.toFixed(1).padStart(6)} s`,
    );
    await close();
    await db.destroy();
  }
  await started.server.stop();
  rmSync(folder, { recursive: true, force: true });
  return met;
}
