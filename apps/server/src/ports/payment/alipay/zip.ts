import { crc32, inflateRawSync } from 'node:zlib';

interface Entry {
  name: string;
  content: Buffer;
}

const LARGEST = 64 * 1024 * 1024;
const UTF8_NAME = 0x0800;

/** Reads the files of a small archive, whole in memory; names not marked as UTF-8 are GBK. Null when it is damaged or too large. */
export function unzip(archive: Buffer): Entry[] | null {
  try {
    return entries(archive);
  } catch {
    return null;
  }
}

function entries(archive: Buffer): Entry[] | null {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end === -1) return null;
  const count = archive.readUInt16LE(end + 10);
  let place = archive.readUInt32LE(end + 16);
  const found: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(place) !== 0x02014b50) return null;
    const nameLength = archive.readUInt16LE(place + 28);
    const bytes = archive.subarray(place + 46, place + 46 + nameLength);
    const encoding = (archive.readUInt16LE(place + 8) & UTF8_NAME) === 0 ? 'gb18030' : 'utf-8';
    const content = contentAt(archive, place);
    if (content === null) return null;
    found.push({ name: new TextDecoder(encoding).decode(bytes), content });
    place += 46 + nameLength + archive.readUInt16LE(place + 30) + archive.readUInt16LE(place + 32);
  }
  return found;
}

function contentAt(archive: Buffer, place: number): Buffer | null {
  const offset = archive.readUInt32LE(place + 42);
  const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  const packed = archive.subarray(start, start + archive.readUInt32LE(place + 20));
  const stored = archive.readUInt16LE(place + 10) === 0;
  const content = stored ? packed : inflateRawSync(packed, { maxOutputLength: LARGEST });
  return crc32(content) === archive.readUInt32LE(place + 16) ? content : null;
}
