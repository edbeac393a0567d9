import { randomBytes } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { FileExtension, FileStore } from '../../../ports/files/store.ts';
import { refuseArchive, type OpenArchive } from './reader.ts';
import { fileEntry } from './reader-manifest.ts';

/** Files that an import has stored, by their key in the archive. */
export interface ImportedFiles {
  /** Null in the dry run, which stores nothing. */
  store: FileStore | null;
  keys: Map<string, string>;
  bytes: number;
  lost: number;
}

export const noFiles = (store: FileStore | null): ImportedFiles => ({ store, keys: new Map(), bytes: 0, lost: 0 });

/** What a file of a name must be by its content; other files are sent so that no browser runs them. */
const contents: Readonly<Record<string, RegExp>> = {
  jpg: /^image\/jpeg$/,
  png: /^image\/png$/,
  webp: /^image\/webp$/,
  pdf: /^application\/pdf$/,
  mp4: /^video\//,
  mp3: /^audio\//,
  m4a: /^(audio|video)\//,
};
const others = ['xlsx', 'csv', 'json', 'zip', 'bin'];

/** Stores the file that a row names once, and returns its key here. A file that was lost before stays lost: its key names nothing. */
export async function importFile(
  archive: OpenArchive,
  files: ImportedFiles,
  key: string,
  at: { entry: string; line: number },
): Promise<string> {
  const known = files.keys.get(key);
  if (known !== undefined) return known;
  const extension = key.slice(key.lastIndexOf('.') + 1);
  const entry = fileEntry(key);
  const there = await storedKey();
  files.keys.set(key, there);
  return there;

  async function storedKey(): Promise<string> {
    if (archive.lost.has(key)) {
      files.lost += 1;
      return unusedKey(extension);
    }
    // A key that is in no archive could be the one of a stranger's file in this installation.
    if (!archive.names.has(entry)) return refuseArchive('points_outside', at.entry, at.line, key);
    const content = await archive.read(entry);
    if (!(await isOfKind(extension, content))) refuseArchive('file_kind', entry);
    files.bytes += content.length;
    if (!files.store) return unusedKey(extension);
    return (await files.store.put(content, extension as FileExtension)).key;
  }
}

async function isOfKind(extension: string, content: Buffer): Promise<boolean> {
  const kind = Object.hasOwn(contents, extension) ? contents[extension] : undefined;
  if (!kind) return others.includes(extension);
  return kind.test((await fileTypeFromBuffer(content))?.mime ?? '');
}

function unusedKey(extension: string): string {
  const name = randomBytes(16).toString('hex');
  return `${name.slice(0, 2)}/${name}.${extension}`;
}

/** Removes what a failed import stored. */
export async function removeImported({ store, keys }: ImportedFiles): Promise<void> {
  for (const key of keys.values()) await store?.remove(key);
  keys.clear();
}
