import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, crc32, createDeflateRaw } from 'node:zlib';

/** Names are UTF-8, sizes follow the content, so nothing has to be known in advance. */
const flags = 0x0808;
const version = 20;
const deflateMethod = 8;
/** Midnight of 1 January 1980, the zip epoch: the same content gives the same file. */
const dosTime = 0;
const dosDate = 0x21;
const mostBytes = 0xffff_ffff;
const step = 64 * 1024;

interface Written {
  readonly name: Buffer;
  readonly offset: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
}

/** Writes a zip file incrementally: entries are added one after the other, and every call returns the bytes to send. */
export class ZipWriter {
  readonly #written: Written[] = [];
  #offset = 0;

  async *entry(entryName: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
    const name = Buffer.from(entryName);
    const offset = this.#offset;
    let crc = 0;
    let unpacked = 0;
    let packed = 0;
    async function* measured(): AsyncGenerator<Buffer> {
      for await (const chunk of gathered(content)) {
        crc = crc32(chunk, crc);
        unpacked += chunk.length;
        yield chunk;
      }
    }
    yield this.#sent(localHeader(name));
    const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED, chunkSize: step });
    const feeding = pipeline(Readable.from(measured()), deflate);
    // An error of the content reaches the reader through `deflate`; awaited below, it is not reported twice.
    feeding.catch(() => undefined);
    for await (const chunk of deflate as AsyncIterable<Buffer>) {
      packed += chunk.length;
      yield this.#sent(chunk);
    }
    await feeding;
    if (unpacked > mostBytes) throw new RangeError(`${entryName} is larger than a zip entry can be`);
    const descriptor = Buffer.alloc(16);
    descriptor.writeUInt32LE(0x08074b50, 0);
    descriptor.writeUInt32LE(crc, 4);
    descriptor.writeUInt32LE(packed, 8);
    descriptor.writeUInt32LE(unpacked, 12);
    yield this.#sent(descriptor);
    this.#written.push({ name, offset, crc, packed, unpacked });
  }

  /** The central directory, which ends the file. */
  end(): Buffer {
    const directory = Buffer.concat(this.#written.map(directoryEntry));
    if (this.#offset + directory.length > mostBytes) throw new RangeError('The file is larger than a zip file can be');
    const last = Buffer.alloc(22);
    last.writeUInt32LE(0x06054b50, 0);
    last.writeUInt16LE(this.#written.length, 8);
    last.writeUInt16LE(this.#written.length, 10);
    last.writeUInt32LE(directory.length, 12);
    last.writeUInt32LE(this.#offset, 16);
    return Buffer.concat([directory, last]);
  }

  #sent(chunk: Buffer): Buffer {
    this.#offset += chunk.length;
    return chunk;
  }
}

/** Pieces of at least `step` bytes, except the last: each write to the compressor is a round trip to its thread. */
async function* gathered(content: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of content) {
    pieces.push(piece);
    length += piece.length;
    if (length < step) continue;
    yield Buffer.concat(pieces, length);
    pieces = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(pieces, length);
}

function localHeader(name: Buffer): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(version, 4);
  head.writeUInt16LE(flags, 6);
  head.writeUInt16LE(deflateMethod, 8);
  head.writeUInt16LE(dosTime, 10);
  head.writeUInt16LE(dosDate, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function directoryEntry({ name, offset, crc, packed, unpacked }: Written): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(version, 4);
  head.writeUInt16LE(version, 6);
  head.writeUInt16LE(flags, 8);
  head.writeUInt16LE(deflateMethod, 10);
  head.writeUInt16LE(dosTime, 12);
  head.writeUInt16LE(dosDate, 14);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(packed, 20);
  head.writeUInt32LE(unpacked, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt32LE(offset, 42);
  return Buffer.concat([head, name]);
}
