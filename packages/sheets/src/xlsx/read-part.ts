import type { FileHandle } from 'node:fs/promises';
import { StringDecoder } from 'node:string_decoder';
import { cooperative } from '../streams/yield-to-loop.ts';
import type { Item } from '../values/fault.ts';
import type { Reading } from '../reading.ts';
import { type XmlHandler, XmlScanner } from '../xml/scanner.ts';
import type { ZipEntry } from '../zip/directory.ts';
import { unpacked } from '../zip/part.ts';

/** Feeds one part of a workbook to its handler, and yields what it finds on the way. */
export async function* scanPart(
  file: FileHandle,
  entry: ZipEntry,
  reading: Reading,
  handler: XmlHandler,
): AsyncGenerator<Item> {
  const scanner = new XmlScanner(handler);
  const breathe = cooperative();
  let decoder: StringDecoder | null = null;
  for await (const chunk of unpacked(file, entry, reading)) {
    decoder ??= new StringDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf16le' : 'utf8');
    const text = decoder.write(chunk);
    const fault = scanner.write(text.startsWith('\ufeff') ? text.slice(1) : text);
    if (fault) reading.refuse(fault);
    yield* reading.taken();
    await breathe();
  }
  const fault = reading.refused ? null : scanner.end();
  if (fault) reading.refuse(fault);
  yield* reading.taken();
}
