import * as v from 'valibot';
import { ItemContent } from '@meetingapp/contract/exam/item.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { checkItem } from '@meetingapp/domain/exam/check-item.ts';
import {
  blankCells,
  itemCells,
  itemColumns,
  sameCells,
  type ItemCells,
  type ItemColumn,
} from '@meetingapp/domain/exam/exchange/sheet.ts';
import { readItemCells } from '@meetingapp/domain/exam/exchange/sheet-reader.ts';
import { guessColumns } from '@meetingapp/domain/registration/import/targets.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import { textOf } from '@meetingapp/sheets/values/cell-values.ts';
import type { Row } from '@meetingapp/sheets/values/fault.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';
import { sheetFault } from '../../files/reader-sheet-fault.ts';
import { presentFaults } from '../bank/present.ts';
import type { BankVersion } from './queries.ts';
import type { ReadItem } from './reader-items.ts';
import { columnTitle, sheetTexts, wordsOf } from './writer-columns.ts';

const MOST_ROWS = 500;
const languages = ['zh', 'en'] as const;

interface SheetRow {
  /** Line of the sheet. */
  number: number;
  cells: ItemCells;
  /** Cells that are formulas or cannot be read. */
  faults: FieldFault[];
}

type Read = { ok: true; rows: SheetRow[] } | { ok: false; fault: FieldFault };

const refused = (reason: string): Read => ({ ok: false, fault: { field: 'file', reason } });

/** Reads the rows of a sheet as cells of items, by the titles in its first row. */
export async function readItemSheet(content: Buffer, language: Language): Promise<Read> {
  async function* once() {
    yield content;
  }
  const rows: Row[] = [];
  for await (const item of readSheet(once())) {
    if ('row' in item) rows.push(item.row);
    else if (item.fault.row === null) return { ok: false, fault: sheetFault(item.fault.reason) };
    if (rows.length > MOST_ROWS + 1) return refused('sheet_too_many_rows');
  }
  const [titles, ...rest] = rows;
  if (!titles || rest.length === 0) return refused('sheet_empty_file');
  const targets = itemColumns.map((id) => ({
    id,
    names: languages.flatMap((one) => sheetTexts[one].columns[id].split('|')),
  }));
  const plain = titles.cells.map((cell) => named(textOf(cell) ?? ''));
  const columns = guessColumns(
    plain,
    targets.map(({ id, names }) => ({ id, names: names.map(named) })),
  );
  const has = (...ids: ItemColumn[]) => ids.some((id) => columns.includes(id));
  if (!has('code') || !has('kind') || !has('stemZh', 'stemEn')) return refused('exam_sheet_columns');
  return { ok: true, rows: rest.map((row) => rowOf(row, columns, language)) };
}

/** “题干（中文）”: the text in brackets tells the columns apart. */
const named = (title: string): string => title.normalize('NFKC').replaceAll(/[()]/g, ' ');

function rowOf({ number, cells }: Row, columns: readonly (string | null)[], language: Language): SheetRow {
  const faults: FieldFault[] = [];
  const text = (id: ItemColumn): string => {
    const cell = cells[columns.indexOf(id)] ?? null;
    if (cell?.kind === 'faulty') {
      const reason = cell.reason === 'formula' ? 'cell_formula' : 'cell_unreadable';
      faults.push({ field: id, reason, label: columnTitle(id, language) });
      return '';
    }
    return cell === null ? '' : (textOf(cell) ?? '');
  };
  const read = { ...blankCells };
  for (const id of itemColumns) if (columns.includes(id)) read[id] = text(id);
  return { number, cells: read, faults };
}

interface SheetInput {
  rows: readonly SheetRow[];
  known: ReadonlyMap<string, BankVersion>;
  /** Names of the society's topics. */
  topics: readonly { name: { zh: string; en: string } }[];
  language: Language;
}

/** Rows as items: one whose row says what the bank says is that item unchanged. Of two rows with one code the second is refused. */
export function itemsOfSheet({ rows, known, topics, language }: SheetInput): ReadItem[] {
  const first = new Map<string, number>();
  return rows.map(({ number, cells, faults }): ReadItem => {
    const code = cells.code.trim();
    const wrong = (all: FieldFault[]): ReadItem => ({
      number,
      name: '',
      read: { ok: false, code, reason: null, detail: '', faults: all },
    });
    const above = first.get(code);
    if (code !== '' && above !== undefined)
      return wrong([{ field: 'code', reason: 'item_twice', limit: String(above) }]);
    first.set(code, number);
    const before = known.get(code);
    if (
      before &&
      faults.length === 0 &&
      languages.some((one) => sameCells(cells, itemCells(before, one, wordsOf(one))))
    )
      return { number, name: '', read: { ok: true, item: before } };
    const read = readItemCells(cells, before?.content ?? null, languages.map(wordsOf));
    const said = read.ok
      ? []
      : read.faults.map(({ column, reason, value }) => ({
          field: column,
          reason,
          value,
          label: columnTitle(column, language),
        }));
    if (!read.ok || faults.length > 0) return wrong([...faults, ...said]);
    const { topic, content } = read.item;
    if (topic && !topics.some(({ name }) => name.zh === topic.zh || name.en === topic.en))
      return wrong([{ field: 'topic', reason: 'not_an_option', label: columnTitle('topic', language) }]);
    const sized = v.safeParse(ItemContent, content);
    if (!sized.success) return wrong(sized.issues.slice(0, 1).map((issue) => tooLong(issue, language)));
    const places = checkItem(content);
    return places.length > 0 ? wrong(presentFaults(places, language)) : { number, name: '', read };
  });
}

/** A text that is too long, or too many options. */
function tooLong(issue: v.GenericIssue, language: Language): FieldFault {
  const [fault] = presentFaults([{ field: v.getDotPath(issue) ?? '', reason: 'too_long' }], language);
  const { requirement } = issue;
  const limit = typeof requirement === 'number' ? requirement : '';
  return { ...(fault ?? { field: 'content', reason: 'too_long' }), limit };
}
