import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import type { Reading } from '../reading.ts';
import { bytesAt, type ZipEntry } from './directory.ts';

const step = 64 * 1024;
const freeOfRatio = 1024 * 1024;
const localHead = 30;

/** The content of one part in chunks. Stops and refuses the file as soon as it exceeds the declared or allowed size. */
export async function* unpacked(file: FileHandle, entry: ZipEntry, reading: Reading): AsyncGenerator<Buffer> {
  const { limits } = reading;
  if (entry.unpacked > limits.unpackedBytes) return reading.refuse('bomb');
  const head = await bytesAt(file, entry.offset, entry.offset + localHead);
  if (entry.unpacked < 0 || head.length < localHead || head.readUInt32LE(0) !== 0x04034b50)
    return reading.refuse('damaged');
  const start = entry.offset + localHead + head.readUInt16LE(26) + head.readUInt16LE(28);
  let bytes = 0;
  let crc = 0;
  try {
    for await (const chunk of content(file, entry, start)) {
      bytes += chunk.length;
      if (bytes > limits.unpackedBytes || (bytes > freeOfRatio && bytes > entry.packed * limits.ratio))
        return reading.refuse('bomb');
      if (bytes > entry.unpacked) return reading.refuse('damaged');
      crc = crc32(chunk, crc);
      yield chunk;
      if (reading.refused) return;
    }
  } catch (error) {
    if (!isZlibFault(error)) throw error;
    return reading.refuse('damaged');
  }
  if (bytes !== entry.unpacked || crc !== entry.crc) reading.refuse('damaged');
}

async function* content(file: FileHandle, { packed, stored }: ZipEntry, start: number): AsyncGenerator<Buffer> {
  const raw = pieces(file, start, start + packed);
  if (stored) {
    yield* raw;
    return;
  }
  const source = Readable.from(raw, { objectMode: false });
  const inflate = createInflateRaw({ chunkSize: step });
  source.on('error', (error) => inflate.destroy(error));
  try {
    for await (const chunk of source.pipe(inflate) as AsyncIterable<Buffer>) yield chunk;
  } finally {
    source.destroy();
    inflate.destroy();
  }
}

async function* pieces(file: FileHandle, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end;) {
    const piece = await bytesAt(file, at, Math.min(at + step, end));
    if (piece.length === 0) return;
    at += piece.length;
    yield piece;
  }
}

function isZlibFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}
