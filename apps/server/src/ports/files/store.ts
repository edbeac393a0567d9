import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Random and unguessable, `ab/…32 hex….jpg`; says nothing about owner or content. */
  key: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

/** Bytes from the first to the last of them. */
export interface ByteRange {
  from: number;
  to: number;
}

export type FileRead = { ok: true; stream: Readable; size: number; type: string } | { ok: false; reason: 'not_found' };

/** Kinds of files kept here. What is not in the list is not stored. */
export type FileExtension =
  | 'jpg'
  | 'png'
  | 'webp'
  | 'pdf'
  | 'xlsx'
  | 'csv'
  | 'json'
  | 'zip'
  | 'mp4'
  | 'mp3'
  | 'm4a'
  | 'bin';

export type BesideExtension = 'webp' | 'json';

export const besideKey = (key: string, extension: BesideExtension): string => `${key}.${extension}`;

export interface FileStore {
  /** Whole or not at all: a reader never sees half a file, also when the machine stops in the middle. */
  put(content: Buffer | Readable, extension: FileExtension): Promise<StoredFile>;
  /** `size` is that of the whole file, also where a part is read. */
  read(key: string, range?: ByteRange): Promise<FileRead>;
  /** Bytes; null where there is no such file. */
  size(key: string): Promise<number | null>;
  /** What was made out of a file: it lies beside it under `besideKey`, and goes with it. */
  putBeside(key: string, content: Buffer, extension: BesideExtension): Promise<void>;
  /** With all that lies beside it. Removing what is not there is fine. */
  remove(key: string): Promise<void>;
}
