import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { fillRegistrations } from '@meetingapp/demo/registration/synthetic-registrations.ts';
import { seedDemo } from '@meetingapp/demo/seed.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import { demoMedia } from '@meetingapp/demo/video/video.ts';
import { connect } from '@meetingapp/server/db/connection/database.ts';
import { noFilms } from '@meetingapp/server/features/conference/archive/commands-films.ts';
import { noFiles } from '@meetingapp/server/features/conference/archive/commands-files.ts';
import { importArchive, tryArchive } from '@meetingapp/server/features/conference/archive/commands-import.ts';
import { inSnapshot } from '@meetingapp/server/features/conference/archive/queries.ts';
import { schemaNumber } from '@meetingapp/server/features/conference/archive/queries-catalog.ts';
import { withArchive, type OpenArchive } from '@meetingapp/server/features/conference/archive/reader.ts';
import { archiveOf } from '@meetingapp/server/features/conference/archive/writer.ts';
import { findSettings } from '@meetingapp/server/features/conference/queries-console.ts';
import { diskStore } from '@meetingapp/server/ports/files/disk.ts';
import { createMigrated } from '@meetingapp/server/testing/database/scratch.ts';
import { inDatabase } from '@meetingapp/server/testing/database/server.ts';
import { startDebian } from '../machine/debian.ts';
import { output } from '../machine/processes.ts';

const CONGRESS = 5001;
const MEBI = 1024 * 1024;
const onError = () => undefined;

/** Seconds of some work, printed with the processor time and the growth of this process's memory at most. */
async function cost<T>(name: string, work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const look = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  const processor = process.cpuUsage();
  const began = performance.now();
  const result = await work();
  clearInterval(look);
  const seconds = (performance.now() - began) / 1000;
  const grown = Math.round((most - before) / MEBI);
  const { user, system } = process.cpuUsage(processor);
  const own = ((user + system) / 1e6).toFixed(1);
  console.log(`${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s, ${own} s of this process, grew ${grown} MiB`);
  return { result, seconds };
}

/**
 * Exports the demo's congress with additional registrations, with people, and imports it into an empty installation. The floor is a dump
 * and a restore of the whole database by PostgreSQL's own programs, which neither choose rows nor give new ids nor check anything.
 */
export async function measureArchives(rows: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-archives-'));
  const cluster = await startDebian();
  const server = inDatabase(cluster.connection, 'postgres');
  const opened = async (name: string) => {
    await createMigrated(server, name);
    return connect(inDatabase(server, name), { size: 5, nameStatements: true, onError });
  };
  const [source, target] = [await opened('source'), await opened('target')];
  const ports = { files: diskStore(join(folder, 'files')), media: demoMedia(folder) };
  const now = new Date();
  await seedDemo(source.db, now, folder);
  await fillRegistrations(source.db, CONGRESS, rows, now);
  const path = join(folder, 'conference.zip');
  const step = async () => undefined;
  const written = await cost('export', () =>
    inSnapshot(source.db, async (snapshot) => {
      const conference = await findSettings(snapshot, CONGRESS);
      if (!conference) throw new Error('the demo has no congress');
      const input = { conference, scope: 'everything', product: 'bench', now, step } as const;
      await pipeline(Readable.from(archiveOf(snapshot, ports, input)), createWriteStream(path));
    }),
  );
  console.log(`file       ${(statSync(path).size / MEBI).toFixed(1)} MiB`);
  const societyId = await buildSociety(target.db);
  const staffId = await buildStaff(target.db, societyId);
  const schema = await schemaNumber(target.db);
  const into = (archive: OpenArchive) => ({
    archive,
    scope: 'everything' as const,
    societyId,
    staffId,
    now,
    files: noFiles(null),
    films: noFilms(null),
    stored: ports.files,
    step,
  });
  const opening = <T>(work: (archive: OpenArchive) => Promise<T>) => withArchive(createReadStream(path), schema, work);
  await cost('dry run', () => opening((archive) => tryArchive(target.db, into(archive))));
  const read = await cost('import', () =>
    opening((archive) => target.db.transaction().execute((transaction) => importArchive(transaction, into(archive)))),
  );
  console.log(read.result.summary.counts.map(({ kind, count }) => `${kind} ${count}`).join(', '));
  for (const { db } of [source, target]) await db.destroy();
  const dump = join(folder, 'whole.dump');
  const address = cluster.pgbench;
  output('createdb', ...address, 'restored');
  const dumped = await cost('pg_dump', async () => output('pg_dump', ...address, '-Fc', '-f', dump, 'source'));
  const restored = await cost('pg_restore', async () => output('pg_restore', ...address, '-d', 'restored', dump));
  const ratio = (one: { seconds: number }, floor: { seconds: number }) => (one.seconds / floor.seconds).toFixed(1);
  console.log(`export : pg_dump = ${ratio(written, dumped)}, import : pg_restore = ${ratio(read, restored)}`);
  cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
