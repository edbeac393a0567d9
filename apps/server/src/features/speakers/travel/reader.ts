import { speakersServer as en } from '@meetingapp/locales/en/speakers/server.ts';
import { speakersServer as zh } from '@meetingapp/locales/zh/speakers/server.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import { clockOf, textOf } from '@meetingapp/sheets/values/cell-values.ts';
import type { UploadedFile } from '../../../http/calls/context.ts';

/** Rows searched for the titles: some files have a heading above them. */
const TITLES_WITHIN = 10;
const MOST_ROWS = 5000;

const parts = ['name', 'direction', 'number', 'fromPlace', 'toPlace', 'leavesAt', 'arrivesAt', 'seat'] as const;
type Part = (typeof parts)[number];
const needed: readonly Part[] = ['name', 'direction', 'number', 'leavesAt', 'arrivesAt'];

/** Times are local, `YYYY-MM-DDTHH:mm`; empty: not readable. */
export type AgencyRow = Record<Part, string> & { line: number };
export type AgencyRead =
  | { ok: true; rows: AgencyRow[] }
  | { ok: false; reason: 'sheet_unreadable' | 'sheet_agency_columns' };

const plain = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_:()]/g, '');

/** Titles in both languages: those of the exported journeys, and those that agencies use. */
const titles = Object.fromEntries(
  parts.map((part) => [part, [zh, en].flatMap(({ travel }) => travel.agency[part].split('|')).map(plain)]),
) as Record<Part, string[]>;

/** Reads the rows below the titles of an agency's list. */
export async function readAgencyList({ content }: UploadedFile): Promise<AgencyRead> {
  let columns: Record<Part, number> | null = null;
  const rows: AgencyRow[] = [];
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
      const heads = Object.fromEntries(
        parts.map((part) => [part, found.findIndex((cell) => titles[part].includes(cell))]),
      ) as Record<Part, number>;
      if (needed.every((part) => heads[part] !== -1)) columns = heads;
      continue;
    }
    const at = columns;
    const text = (part: Part, longest: number) => (cells[at[part]] ?? '').slice(0, longest);
    const row = {
      line: item.row.number,
      name: text('name', 100),
      direction: text('direction', 20),
      number: text('number', 20).toUpperCase(),
      fromPlace: text('fromPlace', 60),
      toPlace: text('toPlace', 60),
      leavesAt: clockOf(item.row.cells[at.leavesAt] ?? null) ?? '',
      arrivesAt: clockOf(item.row.cells[at.arrivesAt] ?? null) ?? '',
      seat: text('seat', 40),
    };
    if (row.name !== '' || row.number !== '') rows.push(row);
  }
  return columns ? { ok: true, rows } : { ok: false, reason: 'sheet_agency_columns' };
}
