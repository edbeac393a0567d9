import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogText } from '@meetingapp/server/db/schema/catalog-text.ts';
import { startEmbedded } from '@meetingapp/server/db/embedded/supervisor.ts';
import { migrate } from '@meetingapp/server/db/migrate.ts';
import { closePool, openPool } from '@meetingapp/server/db/connection/pool.ts';
import { schemaText } from '@meetingapp/server/db/schema/schema-text.ts';

// `npm run schema`: migrates a scratch database and writes its row types and its catalog.

const written = fileURLToPath(new URL('../apps/server/src/db/schema/', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'meetingapp-schema-'));
const started = await startEmbedded({ dataFolder: folder, durable: false, report: console.error });
if (!started.ok) throw new Error(started.fault);
const pool = openPool(started.server.connectionTo('postgres'), {
  size: 1,
  nameStatements: false,
  onError: console.error,
});
try {
  const migrated = await migrate(pool);
  if (!migrated.ok) throw new Error(migrated.fault);
  for (const [name, text] of [
    ['schema.ts', await schemaText(pool)],
    ['catalog.txt', await catalogText(pool)],
  ] as const) {
    await writeFile(`${written}${name}`, text);
    console.log(`Wrote ${written}${name}`);
  }
} finally {
  await closePool(pool);
  await started.server.stop();
  await rm(folder, { recursive: true, force: true });
}
