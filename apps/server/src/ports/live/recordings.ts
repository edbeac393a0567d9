import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface RecordingFile {
  name: string;
  path: string;
  beganAt: Date;
  /** Time of the last write. */
  endedAt: Date;
  size: number;
}

/** Recordings of the stream server: one file for each connection of a studio, named by the stream and the second at which it began. */
export interface Recordings {
  of(streamName: string): Promise<RecordingFile[]>;
  /** Path of a recording, whether or not the file exists. */
  path(name: string): string;
  /** For good. */
  remove(name: string): Promise<void>;
}

const FILE = /^([\w-]+)-(\d{9,11})\.(?:flv|mp4)$/;

export function recordingsIn(folder: string): Recordings {
  return {
    async of(streamName) {
      const names = (await readdir(folder).catch(unlessGone)) ?? [];
      const found: RecordingFile[] = [];
      for (const name of names) {
        const second = secondOf(name, streamName);
        if (second === null) continue;
        const path = join(folder, name);
        // Staff may remove a file between the two calls.
        const { size = 0, mtime } = (await stat(path).catch(unlessGone)) ?? {};
        if (size > 0 && mtime) found.push({ name, path, beganAt: new Date(second * 1000), endedAt: mtime, size });
      }
      return found.toSorted((a, b) => a.beganAt.getTime() - b.beganAt.getTime());
    },
    path: (name) => join(folder, named(name)),
    async remove(name) {
      await rm(join(folder, named(name)), { force: true });
    },
  };
}

/** Null when the file or folder does not exist. */
function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function named(name: string): string {
  if (!FILE.test(name)) throw new Error(`${JSON.stringify(name)} is no recording`);
  return name;
}

/** `hall-1763712000.flv` is the stream `hall` beginning at that second. */
function secondOf(file: string, streamName: string): number | null {
  const [, name, second] = FILE.exec(file) ?? [];
  return name === streamName ? Number(second) : null;
}
