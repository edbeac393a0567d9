import { open, type FileHandle } from 'node:fs/promises';
import type { SlideKind } from '@meetingapp/contract/speakers/slides.ts';
import { HEAD, playsEverywhere, readHead, readMovie, type Movie } from '@meetingapp/domain/video/movie.ts';
import { Reading } from '@meetingapp/sheets/reading.ts';
import { usualLimits } from '@meetingapp/sheets/streams/limits.ts';
import { bytesAt, readDirectory, type ZipEntry } from '@meetingapp/sheets/zip/directory.ts';
import { unpacked } from '@meetingapp/sheets/zip/part.ts';
import { readDocument } from '../../../ports/files/document.ts';

export type SlidesFault = 'slides_renamed' | 'slides_encrypted' | 'slides_damaged' | 'slides_old' | 'slides_codec';
type Checked = { ok: true; kind: SlideKind } | { ok: false; reason: SlidesFault };

const limits = { ...usualLimits, bytes: 210 * 1024 * 1024, entries: 20_000 };
const ZIP = Buffer.from([0x50, 0x4b, 3, 4]);
/** Compound files: presentations of before 2007, and newer ones with a password. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le');
const PDF_HEAD = 1024;
const PDF_TAIL = 4096;
const STEP = 1024 * 1024;
/** The index of a film of many hours is a few megabytes. */
const LARGEST_INDEX = 64 * STEP;

const fault = (reason: SlidesFault): Checked => ({ ok: false, reason });

/** Checks a presentation by its content, which must be of the kind that its name says. */
export async function readSlides(path: string, size: number, named: SlideKind): Promise<Checked> {
  const file = await open(path, 'r');
  try {
    const found = await kindOf(file, size);
    return !found.ok || found.kind === named ? found : fault('slides_renamed');
  } finally {
    await file.close();
  }
}

async function kindOf(file: FileHandle, size: number): Promise<Checked> {
  const head = await bytesAt(file, 0, Math.min(size, PDF_HEAD));
  if (head.subarray(0, ZIP.length).equals(ZIP)) return inZip(file, size);
  if (head.subarray(0, COMPOUND.length).equals(COMPOUND))
    return fault((await holds(file, size, LOCKED)) ? 'slides_encrypted' : 'slides_old');
  if (head.includes('%PDF-')) return inPdf(file, head, size);
  if (readHead(head)?.kind === 'ftyp') return inFilm(file, size);
  return fault('slides_renamed');
}

/** A PDF with its end; a password is named there, in the trailer or in its cross-reference stream. */
async function inPdf(file: FileHandle, head: Buffer, size: number): Promise<Checked> {
  const tail = await bytesAt(file, Math.max(0, size - PDF_TAIL), size);
  if (tail.includes('/Encrypt')) return fault('slides_encrypted');
  const read = await readDocument(Buffer.concat([head, tail]));
  return read.ok && read.extension === 'pdf' ? { ok: true, kind: 'pdf' } : fault('slides_damaged');
}

async function inZip(file: FileHandle, size: number): Promise<Checked> {
  const reading = new Reading(limits);
  const entries = await readDirectory(file, size, reading);
  if (!entries) return fault(reasonOf(reading));
  const names = [...entries.keys()];
  if (names.some((name) => /(^|\/)\.iwp(v2|h)$/.test(name))) return fault('slides_encrypted');
  const document = entries.get('ppt/presentation.xml');
  const types = entries.get('[Content_Types].xml');
  if (document && types)
    return (await opens(file, [types, document])) ? { ok: true, kind: 'pptx' } : fault('slides_damaged');
  const isKey = names.some((name) => /(^|\/)Index\/(Document|Presentation)\.iwa$|(^|\/)Index\.zip$/.test(name));
  return isKey ? { ok: true, kind: 'key' } : fault('slides_renamed');
}

/** True when these parts can be unpacked and fit their checksums. */
async function opens(file: FileHandle, entries: readonly ZipEntry[]): Promise<boolean> {
  for (const entry of entries) {
    const reading = new Reading(limits);
    for await (const chunk of unpacked(file, entry, reading)) if (chunk.length > limits.unpackedBytes) return false;
    if (reading.refused) return false;
  }
  return true;
}

const reasonOf = (reading: Reading): SlidesFault =>
  reading.taken().some((item) => 'fault' in item && item.fault.reason === 'encrypted')
    ? 'slides_encrypted'
    : 'slides_damaged';

/** True when the bytes occur anywhere in the file. */
async function holds(file: FileHandle, size: number, wanted: Buffer): Promise<boolean> {
  for (let at = 0; at < size; at += STEP)
    if ((await bytesAt(file, at, Math.min(size, at + STEP + wanted.length))).includes(wanted)) return true;
  return false;
}

async function inFilm(file: FileHandle, size: number): Promise<Checked> {
  const movie = await movieIn(file, size);
  if (!movie || movie.pictures.length === 0) return fault('slides_damaged');
  return playsEverywhere(movie) ? { ok: true, kind: 'video' } : fault('slides_codec');
}

/** Finds the movie index by walking the boxes, anywhere in the file. */
async function movieIn(file: FileHandle, size: number): Promise<Movie | null> {
  for (let at = 0; at < size;) {
    const head = readHead(await bytesAt(file, at, Math.min(size, at + HEAD)));
    if (!head || head.size === 0) return null;
    if (head.kind === 'moov')
      return head.size > LARGEST_INDEX || at + head.size > size
        ? null
        : readMovie(await bytesAt(file, at + head.head, at + head.size));
    at += head.size;
  }
  return null;
}
