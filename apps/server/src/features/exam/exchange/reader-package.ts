import { open } from 'node:fs/promises';
import { Reading } from '@meetingapp/sheets/reading.ts';
import { usualLimits } from '@meetingapp/sheets/streams/limits.ts';
import { writeTempFile } from '@meetingapp/sheets/streams/temp-file.ts';
import { readDirectory } from '@meetingapp/sheets/zip/directory.ts';
import { unpacked } from '@meetingapp/sheets/zip/part.ts';

const MEBI = 1024 * 1024;
const limits = { ...usualLimits, bytes: 50 * MEBI, entries: 1_500, unpackedBytes: 12 * MEBI };
/** All parts together, unpacked. */
const MOST_BYTES = 200 * MEBI;

/** Files of a package by their path, in its order. */
export type Package = ReadonlyMap<string, Buffer>;

const isZip = (content: Buffer): boolean => content.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]));

/** Reads a zip, or a single document as a package of one; null where it is damaged or too large. Paths are only names. */
export async function readPackage(name: string, content: Buffer): Promise<Package | null> {
  if (!isZip(content)) return new Map([[name, content]]);
  const stored = await writeTempFile(
    (async function* () {
      yield content;
    })(),
    limits.bytes,
  );
  if (!stored) return null;
  try {
    const file = await open(stored.path, 'r');
    try {
      return await filesOf(file, content.length);
    } finally {
      await file.close();
    }
  } finally {
    await stored.remove();
  }
}

async function filesOf(file: Awaited<ReturnType<typeof open>>, size: number): Promise<Package | null> {
  const reading = new Reading(limits);
  const entries = await readDirectory(file, size, reading);
  const found = new Map<string, Buffer>();
  let bytes = 0;
  for (const [path, entry] of entries ?? []) {
    if (path.endsWith('/')) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of unpacked(file, entry, reading)) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > MOST_BYTES) return null;
    }
    if (reading.refused) return null;
    found.set(path, Buffer.concat(chunks));
  }
  return entries && !reading.refused ? found : null;
}
