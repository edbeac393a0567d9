import { hotelServer as zh } from '@meetingapp/locales/zh/hotel/server.ts';
import { hotelServer as en } from '@meetingapp/locales/en/hotel/server.ts';
import { textOf } from '@meetingapp/sheets/values/cell-values.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import type { UploadedFile } from '../../../http/calls/context.ts';

/** Rows searched for the titles: some files have a heading above them. */
const TITLES_WITHIN = 10;
const MOST_ROWS = 5000;

export interface NumberRow {
  line: number;
  number: string;
  name: string;
  door: string;
  /** True in the exported rooming list for a speaker's room. */
  speaker: boolean;
}

export type NumbersRead =
  | { ok: true; rows: NumberRow[] }
  | { ok: false; reason: 'sheet_unreadable' | 'sheet_room_columns' };

/**
 * Titles in both languages, because a file's language is independent of the uploader's: those of the exported rooming list, and those
 * that hotels use.
 */
const titles = (part: 'number' | 'name' | 'room') =>
  [zh, en].flatMap(({ rooming, numberTitles }) => [rooming[part], ...numberTitles[part].split('|')]).map(plain);
const kindTitles = [zh, en].map(({ rooming }) => plain(rooming.kind));
const speakerKinds = [zh, en].map(({ rooming }) => plain(rooming.speaker));

function plain(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_:()]/g, '');
}

/** Placeholder of the rooming list for a room without a number: `第 3 间`. */
const unnumbered = [zh, en].map(({ rooming }) => new RegExp(`^${rooming.unnumbered.replace('{place}', '\\d+')}$`, 'i'));

/** Reads the rows below the titles of a hotel's list: number or name of a person, and their room. */
export async function readNumbers({ content }: UploadedFile): Promise<NumbersRead> {
  let columns: Record<'number' | 'name' | 'door' | 'kind', number> | null = null;
  const rows: NumberRow[] = [];
  async function* once() {
    yield content;
  }
  for await (const item of readSheet(once(), { limits: { rows: MOST_ROWS + TITLES_WITHIN } })) {
    if ('fault' in item) {
      if (item.fault.row === null) return { ok: false, reason: 'sheet_unreadable' };
      continue;
    }
    const cells = item.row.cells.map((cell) => (textOf(cell) ?? '').trim());
    if (!columns) {
      if (item.row.number > TITLES_WITHIN) break;
      const found = cells.map(plain);
      const at = (part: 'number' | 'name' | 'room') => found.findIndex((cell) => titles(part).includes(cell));
      const heads = {
        number: at('number'),
        name: at('name'),
        door: at('room'),
        kind: found.findIndex((cell) => kindTitles.includes(cell)),
      };
      if (heads.door !== -1 && (heads.number !== -1 || heads.name !== -1)) columns = heads;
      continue;
    }
    const text = (index: number) => (index === -1 ? '' : (cells[index] ?? ''));
    const door = text(columns.door);
    const row = {
      line: item.row.number,
      number: text(columns.number).slice(0, 60),
      name: text(columns.name).slice(0, 100),
      door: unnumbered.some((pattern) => pattern.test(door)) ? '' : door.slice(0, 20),
      speaker: speakerKinds.includes(plain(text(columns.kind))),
    };
    if (row.number !== '' || row.name !== '' || row.door !== '') rows.push(row);
  }
  return columns ? { ok: true, rows } : { ok: false, reason: 'sheet_room_columns' };
}
