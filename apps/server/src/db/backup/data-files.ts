import { copyFile, mkdir, readdir, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Report } from './save.ts';

/** Parts of DATA_DIR that a backup contains beside the database; everything else can be generated again. */
const KEPT = ['files', 'media', 'live/recordings', 'live/secret', 'simulator'];
const REPORT_EVERY = 500;

export interface Copied {
  count: number;
  bytes: number;
}

const byName = (one: string, other: string): number => (one < other ? -1 : 1);

async function* filesBelow(path: string): AsyncGenerator<{ path: string; size: number; mtime: Date }> {
  const found = await stat(path).catch(() => null);
  if (found?.isFile() && !path.endsWith('.part')) yield { path, size: found.size, mtime: found.mtime };
  if (!found?.isDirectory()) return;
  for (const name of (await readdir(path).catch(() => [])).toSorted(byName)) yield* filesBelow(join(path, name));
}

/**
 * Copies the files of a data folder, except those already present with the same size and time. Skips a file that is deleted
 * concurrently. Returns the count and bytes of its files that the destination now holds.
 */
export async function copyFiles(from: string, to: string, report: Report): Promise<Copied> {
  const copied: Copied = { count: 0, bytes: 0 };
  for (const part of KEPT)
    for await (const { path, size, mtime } of filesBelow(join(from, part))) {
      const place = join(to, relative(from, path));
      const present = await stat(place).catch(() => null);
      if (present?.size !== size || Math.abs(present.mtimeMs - mtime.getTime()) > 1) {
        const done = await copyOne(path, place, mtime);
        if (!done) continue;
      }
      copied.count += 1;
      copied.bytes += size;
      if (copied.count % REPORT_EVERY === 0) report(`Files: ${copied.count}, ${Math.round(copied.bytes / 1e6)} MB`);
    }
  report(`Files: ${copied.count}, ${Math.round(copied.bytes / 1e6)} MB`);
  return copied;
}

/** False when the file is gone. */
async function copyOne(path: string, place: string, mtime: Date): Promise<boolean> {
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  try {
    await copyFile(path, place);
    await utimes(place, mtime, mtime);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Count and bytes of the files that a backup or a data folder holds. */
export async function countFiles(folder: string): Promise<Copied> {
  const counted: Copied = { count: 0, bytes: 0 };
  for (const part of KEPT)
    for await (const { size } of filesBelow(join(folder, part))) {
      counted.count += 1;
      counted.bytes += size;
    }
  return counted;
}
