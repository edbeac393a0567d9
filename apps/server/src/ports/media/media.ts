import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from '../files/store.ts';
import {
  checkMedia,
  mediaAddress,
  MEDIA_FILE,
  MEDIA_FOLDER,
  STAFF_PREFIX,
  type MediaAddress,
  type MediaVerdict,
} from './address.ts';

export const PLAYLIST = 'index.m3u8';
export const WHOLE_FILM = 'film.mp4';

/** The newest picture of a signal, in the folder of its stream. */
export const STILL = 'still.jpg';

const LIVE = 'live-';
const DESK = 'desk-';

const types: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.ts': 'video/mp2t',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.jpg': 'image/jpeg',
};

export interface MediaRead {
  size: number;
  type: string;
  modifiedAt: Date;
  /** Must be read or destroyed. */
  stream(range?: ByteRange): Readable;
  /** For callers that do not read the content. */
  close(): Promise<void>;
}

/** Films and live pictures: folders of files that are served under signed addresses only. */
export interface MediaPort {
  /** Folder name of a stream's playlist and segments. */
  liveFolder(streamName: string): string;
  /** The stream of a folder; null: it is a film's folder. */
  streamOf(folder: string): string | null;
  /** Folder name of the newest picture of a stream's signal, for staff only. */
  deskFolder(streamName: string): string;
  /** The stream of a signal folder; null: it is another folder. */
  streamOnDesk(folder: string): string | null;
  /** A new, unguessable name for a film's folder. */
  newFolder(): string;
  address(address: MediaAddress): string;
  staffAddress(address: MediaAddress): string;
  judge(address: MediaAddress, signature: string, now: Date): MediaVerdict;
  /** Path of a folder on this machine, for programs that work on it. */
  path(folder: string): string;
  has(folder: string, file: string): Promise<boolean>;
  /** Null when the file does not exist. */
  writtenAt(folder: string, file: string): Promise<Date | null>;
  /** Null when the file does not exist. */
  read(folder: string, file: string): Promise<MediaRead | null>;
  /** Atomic: the whole file or nothing. */
  write(folder: string, file: string, content: Buffer | Readable): Promise<void>;
  /** Moves a folder that was built elsewhere into its place, atomically. */
  place(folder: string, madeAt: string): Promise<void>;
  removeFile(folder: string, file: string): Promise<void>;
  removeFolder(folder: string): Promise<void>;
}

export interface MediaPlaces {
  /** Folder of the films. */
  films: string;
  /** Folder of the stream server's playlists, with one folder per stream. */
  live: string;
  /** Folder of the newest pictures of signals. */
  stills: string;
  secret: string;
}

export function mediaPort({ films, live, stills, secret }: MediaPlaces): MediaPort {
  const path = (folder: string): string => {
    if (!MEDIA_FOLDER.test(folder)) throw new Error(`${JSON.stringify(folder)} is no folder of media`);
    if (folder.startsWith(DESK)) return join(stills, folder.slice(DESK.length));
    return folder.startsWith(LIVE) ? join(live, folder.slice(LIVE.length)) : join(films, folder);
  };
  const file = (folder: string, name: string): string => {
    if (!MEDIA_FILE.test(name)) throw new Error(`${JSON.stringify(name)} is no file of media`);
    return join(path(folder), name);
  };
  return {
    liveFolder: (name) => LIVE + name,
    streamOf: (folder) => (folder.startsWith(LIVE) ? folder.slice(LIVE.length) : null),
    deskFolder: (name) => DESK + name,
    streamOnDesk: (folder) => (folder.startsWith(DESK) ? folder.slice(DESK.length) : null),
    newFolder: () => randomBytes(16).toString('hex'),
    address: (address) => mediaAddress(address, secret),
    staffAddress: (address) => mediaAddress(address, secret, STAFF_PREFIX),
    judge: (address, signature, now) => checkMedia(address, signature, secret, now),
    path,
    has: (folder, name) =>
      access(file(folder, name)).then(
        () => true,
        () => false,
      ),
    writtenAt: (folder, name) =>
      stat(file(folder, name)).then(
        ({ mtime }) => mtime,
        () => null,
      ),
    async read(folder, name) {
      const from = file(folder, name);
      const handle = await open(from).catch(() => null);
      if (handle === null) return null;
      const { size, mtime } = await handle.stat();
      return {
        size,
        type: types[extname(name)] ?? 'application/octet-stream',
        modifiedAt: mtime,
        stream: (range) => createReadStream('', { fd: handle, ...(range && { start: range.from, end: range.to }) }),
        close: () => handle.close(),
      };
    },
    async write(folder, name, content) {
      const to = file(folder, name);
      const aside = `${to}.${randomBytes(6).toString('hex')}`;
      await mkdir(path(folder), { recursive: true });
      try {
        const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
        await pipeline(source, createWriteStream(aside, { flags: 'wx', mode: 0o640, flush: true }));
        await rename(aside, to);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    async place(folder, madeAt) {
      await mkdir(films, { recursive: true });
      await rename(madeAt, path(folder));
    },
    removeFile: (folder, name) => rm(file(folder, name), { force: true }),
    removeFolder: (folder) => rm(path(folder), { recursive: true, force: true }),
  };
}
