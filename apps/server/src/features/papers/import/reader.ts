import { readPaperDocument } from '@meetingapp/domain/papers/read-document.ts';
import {
  readPaperTable,
  tableFields,
  type DecisionNames,
  type TableField,
} from '@meetingapp/domain/papers/read-table.ts';
import type { ImportedRow } from '@meetingapp/domain/papers/import-paper.ts';
import { guessColumns } from '@meetingapp/domain/registration/import/targets.ts';
import { papersImport as en } from '@meetingapp/locales/en/papers/import.ts';
import { papersImport as zh } from '@meetingapp/locales/zh/papers/import.ts';
import { textOf } from '@meetingapp/sheets/values/cell-values.ts';
import type { Row } from '@meetingapp/sheets/values/fault.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';
import { sheetFault } from '../../files/reader-sheet-fault.ts';

export type ReadPapers = { ok: true; rows: ImportedRow[] } | { ok: false; fault: FieldFault };

const MOST_ROWS = 20_000;

/** Rows to search for the titles, because some files have a heading above them. */
const TITLES_WITHIN = 10;

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
export async function readPapers(content: Buffer): Promise<ReadPapers> {
  if (content.length === 0) return refused('sheet_empty_file');
  const start = content
    .subarray(0, 64)
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  return start.startsWith('[') || start.startsWith('{') ? readJson(content) : readTable(content);
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
  return rows.length > MOST_ROWS ? refused('sheet_too_many_rows') : { ok: true, rows };
}

async function readTable(content: Buffer): Promise<ReadPapers> {
  async function* once() {
    yield content;
  }
  const rows: Row[] = [];
  for await (const item of readSheet(once())) {
    if ('row' in item) rows.push(item.row);
    else if (item.fault.row === null) return { ok: false, fault: sheetFault(item.fault.reason) };
    if (rows.length > MOST_ROWS + TITLES_WITHIN) return refused('sheet_too_many_rows');
  }
  const filled = ({ cells }: Row) => cells.filter((cell) => cell !== null && textOf(cell) !== '').length;
  const at = rows.slice(0, TITLES_WITHIN).findIndex((row) => filled(row) > 1);
  const titles = rows[at]?.cells.map((cell) => (cell === null ? '' : (textOf(cell) ?? ''))) ?? [];
  const columns = guessColumns(titles, targets()) as (TableField | null)[];
  if (!columns.includes('externalId') || !(columns.includes('title') || columns.includes('titleEn')))
    return refused('papers_columns');
  const table = rows
    .slice(at + 1)
    .filter((row) => filled(row) > 0)
    .map(({ number, cells }) => ({
      number,
      cells: Object.fromEntries(
        columns.flatMap((field, column) => {
          const cell = cells[column] ?? null;
          return field === null || cell === null ? [] : [[field, textOf(cell) ?? '']];
        }),
      ),
    }));
  return { ok: true, rows: readPaperTable(table, decisions()) };
}
