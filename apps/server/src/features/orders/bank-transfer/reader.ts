import type { Language } from '@meetingapp/contract/shapes.ts';
import { guessColumns } from '@meetingapp/domain/registration/import/targets.ts';
import {
  bankColumns,
  bankTargets,
  titlesAt,
  type BankColumns,
  type BankTarget,
  type StatementTitles,
} from '@meetingapp/domain/orders/bank-columns.ts';
import { orderServer as en } from '@meetingapp/locales/en/orders/server.ts';
import { orderServer as zh } from '@meetingapp/locales/zh/orders/server.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import { dayOf, numberOf } from '@meetingapp/sheets/values/cell-values.ts';
import type { BankLine } from '../../../db/schema/json-shapes.ts';
import type { UploadedFile } from '../../../http/calls/context.ts';
import { cellText } from '../../tasks/import/reader.ts';

/** Rows searched for the titles: banks write some lines about the account above them. */
const TITLES_WITHIN = 30;
const MOST_ROWS = 5000;
const MOST_COLUMNS = 256;

const texts = { zh, en };
/** Titles in both languages, because a statement's language is independent of the uploader's. */
const named = (target: BankTarget) => [zh, en].flatMap(({ statement }) => statement[target].split('|'));
const titles = Object.fromEntries(bankTargets.map((target) => [target, named(target)])) as Record<BankTarget, string[]>;
/** Most accounts have one currency, which staff choose; a column of it is matched by hand. */
const known: StatementTitles = { ...titles, currency: [] };

/** Name of each meaning of a column. */
export const bankLabel = (target: string, language: Language): string =>
  (texts[language].statementColumns as Record<string, string>)[target] ?? target;

/** Columns of a layout that was read before, by its titles. */
export interface KnownLayout {
  titles: readonly string[];
  columns: BankColumns;
}

export interface StatementFile {
  titles: string[];
  lines: BankLine[];
  columns: BankColumns;
  /** False: the columns are guessed, of a layout that is not known. */
  mapped: boolean;
}

export type StatementRead =
  | { ok: true; statement: StatementFile }
  | { ok: false; reason: 'sheet_unreadable' | 'sheet_columns' };

/** Reads the lines of a statement below its titles: those of a layout read before, then known ones, then the likeliest. */
export async function readStatement(
  { content }: UploadedFile,
  layouts: readonly KnownLayout[],
): Promise<StatementRead> {
  const rows: BankLine[] = [];
  let broken: BankLine['broken'] = [];
  async function* once() {
    yield content;
  }
  for await (const item of readSheet(once(), { limits: { rows: MOST_ROWS + TITLES_WITHIN } })) {
    if ('fault' in item) {
      const { row, column, reason } = item.fault;
      if (row === null) return { ok: false, reason: 'sheet_unreadable' };
      if (column !== null)
        broken.push({ at: column - 1, reason: reason === 'formula' ? 'cell_formula' : 'cell_unreadable' });
      continue;
    }
    rows.push({ number: item.row.number, cells: item.row.cells.map(cellText), broken });
    broken = [];
  }
  const above = rows.filter(({ number }) => number <= TITLES_WITHIN).map(({ cells }) => shortened(cells));
  const found = layoutOf(above, layouts);
  if (!found) return { ok: false, reason: 'sheet_columns' };
  const { at, columns, mapped } = found;
  return { ok: true, statement: { titles: above[at] ?? [], lines: rows.slice(at + 1), columns, mapped } };
}

/** Without empty cells at the end. */
const shortened = (cells: readonly string[]): string[] =>
  cells.slice(0, Math.min(MOST_COLUMNS, cells.findLastIndex((text) => text !== '') + 1));

const isValue = (text: string) =>
  numberOf({ kind: 'text', text }) !== null || dayOf({ kind: 'text', text: text.split(/[ T]/)[0] ?? '' }) !== null;

function layoutOf(rows: readonly string[][], layouts: readonly KnownLayout[]) {
  const sought: ((cells: readonly string[]) => BankColumns | null)[] = [
    (cells) => layouts.find((layout) => JSON.stringify(layout.titles) === JSON.stringify(cells))?.columns ?? null,
    (cells) => bankColumns(cells, known),
  ];
  for (const columnsOf of sought)
    for (const [at, cells] of rows.entries()) {
      const columns = columnsOf(cells);
      if (columns) return { at, columns, mapped: true };
    }
  const at = titlesAt(rows, isValue);
  if (at === -1) return null;
  const targets = bankTargets.map((id) => ({ id, names: titles[id] }));
  return { at, columns: guessColumns(rows[at] ?? [], targets) as BankColumns, mapped: false };
}
