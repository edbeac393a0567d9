import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { besideKey, type BesideExtension, type ByteRange, type FileExtension, type FileStore } from './store.ts';

const TYPES: Record<FileExtension, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  zip: 'application/zip',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  bin: 'application/octet-stream',
};

/** Only keys made by `put`: nothing that could leave the directory. */
const KEY = /^[0-9a-f]{2}\/[0-9a-f]{32}\.[a-z0-9]{2,4}(\.(webp|json))?$/;
const BESIDE: readonly BesideExtension[] = ['webp', 'json'];

/** File store in one directory. Files are written to a temporary name, flushed, and renamed into place. */
export function diskStore(root: string): FileStore {
  return {
    async put(content, extension) {
      const name = randomBytes(16).toString('hex');
      const key = `${name.slice(0, 2)}/${name}.${extension}`;
      return { key, ...(await place(content, join(root, key))) };
    },
    async putBeside(key, content, extension) {
      if (KEY.test(key)) await place(content, join(root, besideKey(key, extension)));
    },
    async read(key, range?: ByteRange) {
      if (!KEY.test(key)) return { ok: false, reason: 'not_found' };
      const handle = await open(join(root, key)).catch(() => null);
      if (handle === null) return { ok: false, reason: 'not_found' };
      const { size } = await handle.stat();
      return {
        ok: true,
        stream: createReadStream('', { fd: handle, ...(range && { start: range.from, end: range.to }) }),
        size,
        type: typeOf(key),
      };
    },
    async size(key) {
      if (!KEY.test(key)) return null;
      return stat(join(root, key)).then(
        ({ size }) => size,
        () => null,
      );
    },
    async remove(key) {
      if (!KEY.test(key)) return;
      const gone = [key, ...BESIDE.map((extension) => besideKey(key, extension))];
      await Promise.all(gone.map((one) => rm(join(root, one), { force: true })));
    },
  };
}

function typeOf(key: string): string {
  const extension = extname(key).slice(1);
  return Object.entries(TYPES).find(([known]) => known === extension)?.[1] ?? TYPES.bin;
}

async function place(content: Buffer | Readable, path: string): Promise<{ size: number; sha256: string }> {
  const aside = `${path}.${randomBytes(4).toString('hex')}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    const measured = await write(content, aside);
    await rename(aside, path);
    await flush(dirname(path));
    return measured;
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

async function write(content: Buffer | Readable, path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
  // Opened before anything can abort: a file opened late would reappear after its removal.
  const file = await open(path, 'wx', 0o600);
  await pipeline(source, measure, file.createWriteStream({ flush: true }));
  return { size, sha256: hash.digest('hex') };
}

/** The directory entry must survive a power failure as well as the bytes. */
async function flush(directory: string): Promise<void> {
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
