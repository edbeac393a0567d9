import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface RecordingFile {
  name: string;
  path: string;
  beganAt: Date;
  size: number;
}

/** What the stream server records: one file for each time a studio sent, named by the stream and the second it began. */
export interface Recordings {
  of(streamName: string): Promise<RecordingFile[]>;
}

export function recordingsIn(folder: string): Recordings {
  return {
    async of(streamName) {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      const found: RecordingFile[] = [];
      for (const name of names) {
        const second = secondOf(name, streamName);
        if (second === null) continue;
        const path = join(folder, name);
        const { size } = await stat(path);
        if (size > 0) found.push({ name, path, beganAt: new Date(second * 1000), size });
      }
      return found.toSorted((a, b) => a.beganAt.getTime() - b.beganAt.getTime());
    },
  };
}

/** `hall-1763712000.flv` is the stream `hall` from that second on. */
function secondOf(file: string, streamName: string): number | null {
  const [, name, second] = /^(.+)-(\d{9,11})\.(?:flv|mp4)$/.exec(file) ?? [];
  return name === streamName ? Number(second) : null;
}
