import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lockData } from '@meetingapp/server/data-lock.ts';
import { readPidFile, whatRuns } from '@meetingapp/server/db/embedded/pid-file.ts';

export type AsideOutcome = { ok: true; to: string } | { ok: false; reason: 'missing' | 'running' };

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Renames a data folder after the day of `now`, so that the next start fills a new one with dates from that day. Nothing is deleted;
 * a folder in use is left alone.
 */
export async function putAside(dataDir: string, now: Date): Promise<AsideOutcome> {
  if (!(await exists(dataDir))) return { ok: false, reason: 'missing' };
  const locked = await lockData(dataDir);
  if (!locked.ok) return { ok: false, reason: 'running' };
  locked.lock.release();
  // A killed server can leave its database running.
  const database = await readPidFile(join(dataDir, 'database', 'postgres'));
  if (database && whatRuns(database.pid) === 'postgres') return { ok: false, reason: 'running' };
  const plain = `${dataDir.replace(/\/+$/, '')}-before-${now.toISOString().slice(0, 10)}`;
  let to = plain;
  for (let count = 2; await exists(to); count += 1) to = `${plain}-${count}`;
  await rename(dataDir, to);
  return { ok: true, to };
}
