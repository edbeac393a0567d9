import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import type { ArchiveFaultReason } from '@meetingapp/contract/conference/archive.ts';
import { groupBy } from '@meetingapp/domain/group-by.ts';
import { Reading } from '@meetingapp/sheets/reading.ts';
import { usualLimits } from '@meetingapp/sheets/streams/limits.ts';
import { writeTempFile } from '@meetingapp/sheets/streams/temp-file.ts';
import { readDirectory, type ZipEntry } from '@meetingapp/sheets/zip/directory.ts';
import { unpacked } from '@meetingapp/sheets/zip/part.ts';
import * as v from 'valibot';
import type { ArchiveFault } from '../../../db/schema/json-shapes.ts';
import { ArchiveManifest, FORMAT_VERSION, MANIFEST } from './reader-manifest.ts';

const MEBI = 1024 * 1024;
const limits = { ...usualLimits, bytes: 100 * MEBI, entries: 60_000, unpackedBytes: 100 * MEBI };
/** All entries together, unpacked. */
const MOST_BYTES = 400 * MEBI;
/** The beginning of the names of a film's entries; empty for an entry of no film. */
const filmOf = (name: string): string => /^films\/[^/]+\//.exec(name)?.[0] ?? '';
const isOfFilm = (name: string): boolean => filmOf(name) !== '';
const entryName =
  /^(?:tables\/[a-z_]+\.jsonl|files\/[0-9a-f]{2}\/[0-9a-f]{32}\.[a-z0-9]{2,4}|films\/[A-Za-z0-9_-]{1,80}\/[A-Za-z0-9_-]{1,80}\.(?:m3u8|ts|mp4|vtt|jpg))$/;

/** Thrown while an archive is read or applied: everything done so far is rolled back. */
export class ArchiveRefused extends Error {
  readonly faults: readonly ArchiveFault[];
  constructor(faults: readonly ArchiveFault[]) {
    super(faults[0]?.reason ?? 'refused');
    this.faults = faults;
  }
}

export const faultIn = (reason: ArchiveFaultReason, entry = '', line = 0, value = ''): ArchiveFault => ({
  reason,
  entry,
  line,
  value: value.slice(0, 200),
});

export function refuseArchive(reason: ArchiveFaultReason, entry = '', line = 0, value = ''): never {
  throw new ArchiveRefused([faultIn(reason, entry, line, value)]);
}

/** An archive whose entries agree with its manifest in name; their content is compared when it is read. */
export interface OpenArchive {
  manifest: ArchiveManifest;
  /** Names of its entries, and keys of files that were gone when it was made. */
  names: ReadonlySet<string>;
  lost: ReadonlySet<string>;
  /** Entries of each film, by the beginning of their names. */
  films: ReadonlyMap<string, readonly string[]>;
  /** The bytes of an entry in pieces. Throws after the last one when they are not as its hash says. */
  pieces: (name: string) => AsyncGenerator<Buffer>;
  /** The bytes of an entry, exactly as its hash says. */
  read: (name: string) => Promise<Buffer>;
}

/**
 * Opens an archive for some work. Nothing in it is trusted: entries are looked up by name and never become paths, sizes are limited, and
 * every byte that is used has the hash that the manifest states.
 */
export async function withArchive<T>(
  content: AsyncIterable<Uint8Array | string>,
  schema: number,
  work: (archive: OpenArchive) => Promise<T>,
): Promise<T> {
  const stored = await writeTempFile(content, limits.bytes);
  if (!stored) return refuseArchive('bomb');
  try {
    const file = await open(stored.path, 'r');
    try {
      return await work(await openArchive(file, schema));
    } finally {
      await file.close();
    }
  } finally {
    await stored.remove();
  }
}

async function openArchive(file: FileHandle, schema: number): Promise<OpenArchive> {
  const reading = new Reading(limits);
  const entries = await readDirectory(file, (await file.stat()).size, reading);
  if (!entries) return refuseArchive(whyUnread(reading));
  const about = entries.get(MANIFEST);
  if (!about) return refuseArchive('manifest_missing');
  const manifest = manifestOf(await collected(piecesOf(file, MANIFEST, about, reading)), schema);
  const listed = new Map(manifest.entries.map((entry) => [entry.name, entry]));
  for (const name of entries.keys()) {
    const known = listed.has(name) || name === MANIFEST;
    if (!known || (name !== MANIFEST && !entryName.test(name))) refuseArchive('entry_unlisted', name);
  }
  for (const name of listed.keys()) if (!entries.has(name)) refuseArchive('entry_missing', name);
  const unpackedBytes = [...entries.values()].reduce((sum, entry) => sum + Math.max(0, entry.unpacked), 0);
  if (unpackedBytes > MOST_BYTES) refuseArchive('bomb');
  async function* pieces(name: string): AsyncGenerator<Buffer> {
    const entry = entries?.get(name);
    const said = listed.get(name);
    if (!entry || !said) return refuseArchive('entry_missing', name);
    const hash = createHash('sha256');
    for await (const piece of piecesOf(file, name, entry, new Reading(limits))) {
      hash.update(piece);
      yield piece;
    }
    if (hash.digest('hex') !== said.sha256) refuseArchive('hash_differs', name);
  }
  return {
    manifest,
    names: new Set(listed.keys()),
    lost: new Set(manifest.lost),
    films: groupBy([...listed.keys()].filter(isOfFilm), filmOf),
    pieces,
    read: (name) => collected(pieces(name)),
  };
}

async function collected(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of pieces) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function whyUnread(reading: Reading): ArchiveFaultReason {
  const [item] = reading.taken();
  const reason = item && 'fault' in item ? item.fault.reason : 'damaged';
  return reason === 'bomb' || reason === 'encrypted' ? reason : 'not_zip';
}

async function* piecesOf(file: FileHandle, name: string, entry: ZipEntry, reading: Reading): AsyncGenerator<Buffer> {
  yield* unpacked(file, entry, reading);
  if (!reading.refused) return;
  const reason = whyUnread(reading);
  refuseArchive(reason === 'not_zip' ? 'hash_differs' : reason, name);
}

function manifestOf(bytes: Buffer, schema: number): ArchiveManifest {
  const value = jsonOf(bytes.toString());
  const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown };
  // A later format may have another form: its version is looked at first.
  if (typeof format === 'string' && typeof version === 'number' && version > FORMAT_VERSION)
    return refuseArchive('newer', MANIFEST, 0, String(version));
  const read = v.safeParse(ArchiveManifest, value);
  if (!read.success) return refuseArchive('manifest_invalid', MANIFEST, 0, v.getDotPath(read.issues[0]) ?? '');
  if (read.output.schema > schema) return refuseArchive('newer', MANIFEST, 0, read.output.product);
  return read.output;
}

/** Undefined where a text is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
