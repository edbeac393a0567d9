import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface RecordingFile {
  name: string;
  path: string;
  beganAt: Date;
  /** When it was last written to. */
  endedAt: Date;
  size: number;
}

/** What the stream server records: one file for each time a studio sent, named by the stream and the second it began. */
export interface Recordings {
  of(streamName: string): Promise<RecordingFile[]>;
  /** Where it lies, if it does. */
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
        // One that staff removed may go between the two.
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

/** Null where there is no such file or folder. */
function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function named(name: string): string {
  if (!FILE.test(name)) throw new Error(`${JSON.stringify(name)} is no recording`);
  return name;
}

/** `hall-1763712000.flv` is the stream `hall` from that second on. */
function secondOf(file: string, streamName: string): number | null {
  const [, name, second] = FILE.exec(file) ?? [];
  return name === streamName ? Number(second) : null;
}
