import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MEDIA_FILE } from '../../../ports/media/address.ts';
import type { MediaPort } from '../../../ports/media/media.ts';
import { MOST_FILM_BYTES } from './reader-manifest.ts';

export interface FilmFile {
  folder: string;
  file: string;
  bytes: number;
}

/** Files of films, a film as a whole or not at all, as long as they fit; and the number of films that were left out. */
export async function filmsThatFit(
  media: MediaPort,
  folders: readonly string[],
): Promise<{ files: FilmFile[]; left: number }> {
  const files: FilmFile[] = [];
  let bytes = 0;
  let left = 0;
  for (const folder of folders) {
    const own = await filesOf(media, folder);
    const size = own.reduce((sum, one) => sum + one.bytes, 0);
    if (own.length === 0) continue;
    if (bytes + size > MOST_FILM_BYTES) {
      left += 1;
      continue;
    }
    files.push(...own);
    bytes += size;
  }
  return { files, left };
}

async function filesOf(media: MediaPort, folder: string): Promise<FilmFile[]> {
  const path = media.path(folder);
  const names = await readdir(path).catch((): string[] => []);
  const files: FilmFile[] = [];
  for (const file of names.filter((name) => MEDIA_FILE.test(name)).toSorted())
    files.push({ folder, file, bytes: (await stat(join(path, file))).size });
  return files;
}
