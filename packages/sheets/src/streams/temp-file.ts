import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TempFile {
  readonly path: string;
  readonly remove: () => Promise<void>;
}

/** Writes a stream to a temporary file, because a zip is read from its end. Null when it exceeds the limit. */
export async function writeTempFile(
  stream: AsyncIterable<Uint8Array | string>,
  most: number,
): Promise<TempFile | null> {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'sheet');
    const file = await open(path, 'wx', 0o600);
    try {
      let bytes = 0;
      for await (const chunk of stream) {
        const buffer = Buffer.from(chunk as Uint8Array);
        bytes += buffer.length;
        if (bytes > most) {
          await remove();
          return null;
        }
        await file.write(buffer);
      }
    } finally {
      await file.close();
    }
    return { path, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
