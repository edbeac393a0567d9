import type { Language } from '@meetingapp/contract/shapes.ts';
import { readPaperDocument } from '@meetingapp/domain/papers/read-document.ts';
import { readPaperTable, tableFields, type DecisionNames } from '@meetingapp/domain/papers/read-table.ts';
import type { ImportedRow, PaperFault } from '@meetingapp/domain/papers/import-paper.ts';
import { guessColumns } from '@meetingapp/domain/registration/import/targets.ts';
import { groupBy } from '@meetingapp/domain/group-by.ts';
import { papersImport as en } from '@meetingapp/locales/en/papers/import.ts';
import { papersImport as zh } from '@meetingapp/locales/zh/papers/import.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';
import type { SheetMend } from '../../../db/schema/json-shapes.ts';
import { cellText, linesOf, readHead } from '../../tasks/import/reader.ts';

/** A sheet: its titles, some rows below them, and the meaning of each column. */
interface Sheet {
  titles: string[];
  sample: string[][];
  columns: (string | null)[];
  /** The cells of each row, by its number. */
  cells: ReadonlyMap<number, string[]>;
}

export type ReadPapers =
  /** `sheet` null: a JSON list. */
  { ok: true; rows: ImportedRow[]; sheet: Sheet | null } | { ok: false; fault: FieldFault };

/** What staff said about a sheet; without columns they are guessed. */
interface Said {
  columns?: readonly (string | null)[];
  mends: readonly SheetMend[];
}

/** True when the columns are enough to identify a paper. */
export const isComplete = (columns: readonly (string | null)[]): boolean =>
  columns.includes('externalId') && (columns.includes('title') || columns.includes('titleEn'));

const MOST_ROWS = 100_000;

const named = (bars: string): string[] => bars.split('|');
const both = <K extends string>(one: Record<K, string>, other: Record<K, string>, key: K): string[] => [
  ...named(one[key]),
  ...named(other[key]),
];
const targets = () => tableFields.map((id) => ({ id, names: both(zh.names, en.names, id) }));
const decisions = (): DecisionNames => ({
  oral: both(zh.decisions, en.decisions, 'oral'),
  poster: both(zh.decisions, en.decisions, 'poster'),
  publication: both(zh.decisions, en.decisions, 'publication'),
  not_accepted: both(zh.decisions, en.decisions, 'not_accepted'),
});

const refused = (reason: string): ReadPapers => ({ ok: false, fault: { field: 'file', reason } });

/** Reads the papers of a file, JSON list or sheet; the format is detected from the content. */
export async function readPapers(content: Buffer, said: Said = { mends: [] }): Promise<ReadPapers> {
  if (content.length === 0) return refused('sheet_empty_file');
  const start = content
    .subarray(0, 64)
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  return start.startsWith('[') || start.startsWith('{') ? readJson(content) : readTable(content, said);
}

function readJson(content: Buffer): ReadPapers {
  let document: unknown;
  try {
    document = JSON.parse(content.toString('utf8').replace(/^\ufeff/, ''));
  } catch {
    return refused('papers_unreadable');
  }
  const rows = readPaperDocument(document);
  if (!rows) return refused('papers_unreadable');
  return rows.length > MOST_ROWS ? refused('sheet_too_many_rows') : { ok: true, rows, sheet: null };
}

async function readTable(content: Buffer, { columns: wanted, mends }: Said): Promise<ReadPapers> {
  async function* once() {
    yield content;
  }
  const read = await readHead(readSheet(once()));
  if (!read.ok) return 'fault' in read ? { ok: false, fault: read.fault } : refused('papers_columns');
  const { titleRow, titles, sample } = read.head;
  const columns = [...(wanted ?? guessColumns(titles, targets()))];
  const ofRow = groupBy(mends, ({ number }) => number);
  const cells = new Map<number, string[]>();
  const lines: SheetLine[] = [];
  for await (const line of linesOf(readSheet(once()), { titleRow, columns, mends: ofRow })) {
    if ('refused' in line) return { ok: false, fault: line.refused };
    const { number } = line.row;
    const read = { number, cells: line.row.cells.map(cellText), unread: line.faults };
    if (isBlank(read)) continue;
    cells.set(number, read.cells);
    if (cells.size > MOST_ROWS) return refused('sheet_too_many_rows');
    lines.push(read);
  }
  return { ok: true, rows: papersOf(lines, columns), sheet: { titles, sample, columns, cells } };
}

export interface SheetLine {
  number: number;
  cells: readonly string[];
  /** Faults of the file's own cells. */
  unread: readonly PaperFault[];
}

/** True for a line of a sheet that is no row. */
export const isBlank = ({ cells, unread }: SheetLine): boolean =>
  unread.length === 0 && cells.every((text) => text === '');

/** Papers of lines of a sheet, in its order; a repeated number is found among these lines. None where columns are missing. */
export function papersOf(lines: readonly SheetLine[], columns: readonly (string | null)[]): ImportedRow[] {
  if (!isComplete(columns)) return [];
  const unread = new Map(
    lines.flatMap((line) => (line.unread.length > 0 ? [[line.number, line.unread] as const] : [])),
  );
  const table = lines.map(({ number, cells }) => ({
    number,
    cells: Object.fromEntries(columns.flatMap((field, at) => (field === null ? [] : [[field, cells[at] ?? '']]))),
  }));
  return readPaperTable(table, decisions()).map((row) => {
    const found = unread.get(row.number) ?? [];
    // A cell that cannot be read is not also reported as missing.
    const fields = new Set(found.map(({ field }) => field));
    return { ...row, faults: [...found, ...row.faults.filter(({ field }) => !fields.has(field))] };
  });
}

/** The possible meanings of a column of a sheet. */
export const paperTargets = (language: Language): { id: string; label: string }[] =>
  tableFields.map((id) => ({ id, label: { zh, en }[language].names[id].split('|')[0] ?? id }));
