import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { readSchedule, type ReadSchedule } from '@meetingapp/domain/agenda/exchange/import-schedule.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import { readScheduleXml } from './reader-xml.ts';
import { readSheetHead, sheetItems, type KnownSheet } from './reader-sheet.ts';

/** Rows of a sheet, with those of its titles. */
const MOST_ROWS = 100_020;

/** Guesses the format of a file from its first bytes. */
export function formatOf(content: Buffer): 'json' | 'xml' | 'sheet' {
  const head = textOf(content.subarray(0, 4096)).trimStart();
  if (head.startsWith('{')) return 'json';
  return head.startsWith('<') ? 'xml' : 'sheet';
}

/** Decodes UTF-16 by its byte order mark, else UTF-8. Any other encoding yields characters that no valid document contains. */
function textOf(content: Buffer): string {
  const [one, two] = content;
  const encoding = one === 0xff && two === 0xfe ? 'utf-16le' : one === 0xfe && two === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(content);
}

/** Reads a file as items to import; null when it cannot be read. Closes the stream, also where it was not read. */
export async function readProgramme(
  stream: Readable,
  format: string,
  about: { cid: number; zone: string },
  sheet: KnownSheet | null = null,
): Promise<ReadSchedule | null> {
  try {
    if (format === 'sheet') return await sheetItems(readSheet(stream, { limits: { rows: MOST_ROWS } }), about, sheet);
    const text = textOf(await buffer(stream));
    return readSchedule(format === 'xml' ? readScheduleXml(text) : parsed(text));
  } finally {
    stream.destroy();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The head of a sheet; null when it has none. */
export function readProgrammeHead(content: Buffer) {
  async function* once() {
    yield content;
  }
  return readSheetHead(readSheet(once()));
}
