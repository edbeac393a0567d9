import { orderServer as en } from '@meetingapp/locales/en/orders/server.ts';
import { orderServer as zh } from '@meetingapp/locales/zh/orders/server.ts';
import { amountOf, dayOf, textOf } from '@meetingapp/sheets/values/cell-values.ts';
import type { Row } from '@meetingapp/sheets/values/fault.ts';
import type { InvoiceResultRow } from '../../../db/schema/json-shapes.ts';
import type { UploadedFile } from '../../../http/calls/context.ts';
import { readBelowTitles, type Read } from '../order/reader-sheet.ts';

/** Rows searched for the titles: the tax office writes some help lines above them. */
const TITLES_WITHIN = 10;

type Part = keyof typeof zh.invoiceResult;
const parts = Object.keys(zh.invoiceResult) as Part[];
/** Titles in both languages, because the file's language is independent of the uploader's. */
const titles = Object.fromEntries(
  parts.map((part) => [part, [zh, en].flatMap(({ invoiceResult }) => invoiceResult[part].split('|'))]),
) as Record<Part, string[]>;
type Columns = Record<Part, number>;

/** Column index of each part, by the first of its titles that occurs. Null when number, day or amount is missing. */
function columnsOf(cells: readonly string[]): Columns | null {
  const plain = cells.map((cell) => cell.normalize('NFKC').replace(/\s/g, ''));
  const at = (part: Part) => titles[part].map((title) => plain.indexOf(title)).find((index) => index !== -1) ?? -1;
  const columns = Object.fromEntries(parts.map((part) => [part, at(part)])) as Columns;
  return columns.number === -1 || columns.day === -1 || columns.amount === -1 ? null : columns;
}

export async function readResult(file: UploadedFile): Promise<Read<InvoiceResultRow>> {
  const read = await readBelowTitles(file, { titlesWithin: TITLES_WITHIN, columnsOf, rowOf: resultRow });
  if (!read.ok) return read;
  const rows = read.rows.filter(({ number, title, amount }) => number !== '' || title !== '' || amount !== null);
  return { ok: true, rows };
}

function resultRow({ number: row, cells }: Row, columns: Columns): InvoiceResultRow {
  const cell = (part: Part) => cells[columns[part]] ?? null;
  const text = (part: Part) => (textOf(cell(part)) ?? '').trim();
  const moment = cell('day');
  // The day of `2027-04-15 09:31:00`.
  const day = moment?.kind === 'date' ? moment.day : dayOf({ kind: 'text', text: text('day').split(/[ T]/)[0] ?? '' });
  return {
    row,
    serial: text('serial').slice(0, 40),
    number: text('number').slice(0, 40),
    day,
    amount: amountOf(cell('amount')),
    title: text('title').slice(0, 200),
    remark: text('remark').slice(0, 500),
  };
}
