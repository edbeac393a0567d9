import { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import type { MediaPort } from '../../../ports/media/media.ts';
import type { ArchiveRow } from './queries-rows.ts';
import { refuseArchive, type OpenArchive } from './reader.ts';
import { filmEntry } from './reader-manifest.ts';

/** Films that an import has stored. */
export interface ImportedFilms {
  /** Null in the dry run, which stores nothing. */
  media: MediaPort | null;
  folders: string[];
  files: number;
  bytes: number;
  /** Films without their files. */
  left: number;
}

export const noFilms = (media: MediaPort | null): ImportedFilms => ({
  media,
  folders: [],
  files: 0,
  bytes: 0,
  left: 0,
});

/** Bytes from which the kind of a file is known. */
const HEAD = 4100;
const SYNC = 0x47;

/** A film's row with a folder of its own; without its files it waits for an upload, and is not published. */
export async function importFilm(
  archive: OpenArchive,
  films: ImportedFilms,
  row: ArchiveRow,
  folder: string,
): Promise<ArchiveRow> {
  const from = filmEntry(String(row['folder']), '');
  const entries = archive.films.get(from) ?? [];
  if (entries.length === 0) {
    if (row['state'] === 'ready' || row['state'] === 'published') films.left += 1;
    return { ...row, folder, state: 'making', fault: '', captions: [], milliseconds: null };
  }
  films.folders.push(folder);
  for (const entry of entries) await importPart(archive, films, entry, { folder, file: entry.slice(from.length) });
  return { ...row, folder };
}

async function importPart(
  archive: OpenArchive,
  films: ImportedFilms,
  entry: string,
  { folder, file }: { folder: string; file: string },
): Promise<void> {
  films.bytes += await checkKind(archive, entry, file);
  films.files += 1;
  await films.media?.write(folder, file, Readable.from(archive.pieces(entry)));
}

/** Reads the whole part, so that its hash is compared, and refuses content that is not what the name says; returns its bytes. */
async function checkKind(archive: OpenArchive, entry: string, file: string): Promise<number> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const isPlaylist = file.endsWith('.m3u8');
  for await (const piece of archive.pieces(entry)) {
    if (bytes < HEAD || isPlaylist) chunks.push(piece);
    bytes += piece.length;
  }
  const content = Buffer.concat(chunks);
  if (!(await isOfKind(file.slice(file.lastIndexOf('.') + 1), content))) refuseArchive('file_kind', entry);
  return bytes;
}

async function isOfKind(extension: string, content: Buffer): Promise<boolean> {
  const text = content.subarray(0, 16).toString();
  switch (extension) {
    case 'vtt':
      return /^\uFEFF?WEBVTT/.test(text);
    case 'm3u8':
      // Segments are in the folder: a playlist leads nowhere else.
      return text.startsWith('#EXTM3U') && !/[/\\]/.test(content.toString());
    case 'ts':
      return content[0] === SYNC;
    default: {
      const mime = (await fileTypeFromBuffer(content.subarray(0, HEAD)))?.mime ?? '';
      return extension === 'jpg' ? mime === 'image/jpeg' : mime.startsWith('video/') || mime.startsWith('audio/');
    }
  }
}

/** Removes what a failed import stored. */
export async function removeFilms({ media, folders }: ImportedFilms): Promise<void> {
  for (const folder of folders) await media?.removeFolder(folder);
  folders.length = 0;
}
