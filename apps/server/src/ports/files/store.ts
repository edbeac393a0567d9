import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Random and unguessable, `ab/…32 hex….jpg`; reveals neither owner nor content. */
  key: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

/** A byte range, both ends included. */
export interface ByteRange {
  from: number;
  to: number;
}

/** `stream` keeps the file open until it is read to its end or destroyed. */
export type FileRead = { ok: true; stream: Readable; size: number; type: string } | { ok: false; reason: 'not_found' };

/** Kinds of files that are stored; others are refused. */
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
  /** Atomic: a reader never sees half a file, even after a crash. */
  put(content: Buffer | Readable, extension: FileExtension): Promise<StoredFile>;
  /** `size` is that of the whole file, even when only a part is read. */
  read(key: string, range?: ByteRange): Promise<FileRead>;
  /** Bytes; null when the file does not exist. */
  size(key: string): Promise<number | null>;
  /** Saves a file derived from another: it is stored beside it under `besideKey`, and removed with it. */
  putBeside(key: string, content: Buffer, extension: BesideExtension): Promise<void>;
  /** Removes a file with everything beside it. Idempotent. */
  remove(key: string): Promise<void>;
}
