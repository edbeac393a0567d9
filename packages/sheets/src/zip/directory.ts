import type { FileHandle } from 'node:fs/promises';
import type { Reading } from '../reading.ts';

export interface ZipEntry {
  readonly offset: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly crc: number;
  readonly stored: boolean;
}

const endLength = 22;
const longestComment = 65_535;
const unknown32 = 0xffff_ffff;

/**
 * Reads the central directory of a zip. Names are only looked up and never become paths, so path traversal is impossible. Null when
 * the file was refused.
 */
export async function readDirectory(
  file: FileHandle,
  size: number,
  reading: Reading,
): Promise<ReadonlyMap<string, ZipEntry> | null> {
  const tail = await bytesAt(file, Math.max(0, size - endLength - longestComment), size);
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (at === -1 || tail.length - at < endLength) return refused(reading, 'damaged');
  const count = tail.readUInt16LE(at + 10);
  const length = tail.readUInt32LE(at + 12);
  const start = tail.readUInt32LE(at + 16);
  // 0xffff marks a zip64 count, which is above the limit anyway.
  if (count > reading.limits.entries) return refused(reading, 'bomb');
  if (start + length > size || length > reading.limits.entries * 1_024) return refused(reading, 'damaged');
  const directory = await bytesAt(file, start, start + length);
  const entries = new Map<string, ZipEntry>();
  let place = 0;
  for (let index = 0; index < count; index += 1) {
    if (directory.length - place < 46 || directory.readUInt32LE(place) !== 0x02014b50)
      return refused(reading, 'damaged');
    const nameLength = directory.readUInt16LE(place + 28);
    const extraLength = directory.readUInt16LE(place + 30);
    const next = place + 46 + nameLength + extraLength + directory.readUInt16LE(place + 32);
    if (next > directory.length) return refused(reading, 'damaged');
    if ((directory.readUInt16LE(place + 8) & 1) === 1) return refused(reading, 'encrypted');
    const name = directory.toString('utf8', place + 46, place + 46 + nameLength).replaceAll('\\', '/');
    const entry = entryAt(directory, place, directory.subarray(place + 46 + nameLength, next));
    // Two entries of one name could be read differently by different programs.
    if (entry === null || entry.offset > size || entries.has(name)) return refused(reading, 'damaged');
    entries.set(name, entry);
    place = next;
  }
  return entries;
}

function entryAt(directory: Buffer, place: number, extra: Buffer): ZipEntry | null {
  const method = directory.readUInt16LE(place + 10);
  const sizes = {
    packed: directory.readUInt32LE(place + 20),
    unpacked: directory.readUInt32LE(place + 24),
    offset: directory.readUInt32LE(place + 42),
  };
  if (Object.values(sizes).includes(unknown32) && !readLarge(extra, sizes)) return null;
  // Other compression methods are refused where the part is needed.
  const stored = method === 0;
  return {
    ...sizes,
    unpacked: method === 0 || method === 8 ? sizes.unpacked : -1,
    crc: directory.readUInt32LE(place + 16),
    stored,
  };
}

/** zip64 sizes, which some programs also write for small files: in this order, only those left open. */
function readLarge(extra: Buffer, sizes: { packed: number; unpacked: number; offset: number }): boolean {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let place = at + 4;
    for (const key of ['unpacked', 'packed', 'offset'] as const) {
      if (sizes[key] !== unknown32) continue;
      if (place + 8 > extra.length) return false;
      sizes[key] = Number(extra.readBigUInt64LE(place));
      place += 8;
    }
    return true;
  }
  return false;
}

export async function bytesAt(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const buffer = Buffer.alloc(Math.max(0, to - from));
  const { bytesRead } = await file.read(buffer, 0, buffer.length, from);
  return buffer.subarray(0, bytesRead);
}

function refused(reading: Reading, reason: 'damaged' | 'bomb' | 'encrypted'): null {
  reading.refuse(reason);
  return null;
}
