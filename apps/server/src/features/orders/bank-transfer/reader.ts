import { exponentOf } from '@meetingapp/domain/exponent.ts';
import { createHash } from 'node:crypto';
import { bankColumns, type BankColumns, type StatementTitles } from '@meetingapp/domain/orders/bank-columns.ts';
import { orderServer as en } from '@meetingapp/locales/en/orders/server.ts';
import { orderServer as zh } from '@meetingapp/locales/zh/orders/server.ts';
import { amountOf, dayOf, textOf } from '@meetingapp/sheets/values/cell-values.ts';
import type { Row } from '@meetingapp/sheets/values/fault.ts';
import type { BankRow } from '../../../db/schema/json-shapes.ts';
import type { UploadedFile } from '../../../http/calls/context.ts';
import { readBelowTitles, type Read } from '../order/reader-sheet.ts';

/** Rows searched for the titles: banks write some lines about the account above them. */
const TITLES_WITHIN = 30;

const named = (part: keyof StatementTitles) => [zh, en].flatMap(({ statement }) => statement[part].split('|'));
/** Titles in both languages, because a statement's language is independent of the uploader's. */
const titles: StatementTitles = {
  day: named('day'),
  amount: named('amount'),
  payer: named('payer'),
  remark: named('remark'),
  reference: named('reference'),
};

/** Reads a statement of an account in `currency`. */
export async function readStatement(file: UploadedFile, currency: string): Promise<Read<BankRow>> {
  const seen = new Map<string, number>();
  const read = await readBelowTitles(file, {
    titlesWithin: TITLES_WITHIN,
    columnsOf: (cells) => bankColumns(cells, titles),
    rowOf: (row, columns) => bankRow(row, columns, { seen, digits: exponentOf(currency) }),
  });
  if (!read.ok) return read;
  return { ok: true, rows: read.rows.filter((row) => row.amount !== 0 || row.payer !== '' || row.day !== null) };
}

interface Reading {
  /** How often a row of the same content was read. */
  seen: Map<string, number>;
  /** Decimals of the currency. */
  digits: number;
}

function bankRow({ number, cells }: Row, columns: BankColumns, { seen, digits }: Reading): BankRow {
  const text = (at: number | null) => (at === null ? '' : (textOf(cells[at] ?? null) ?? ''));
  const moment = cells[columns.day] ?? null;
  const day = moment?.kind === 'date' ? moment.day : (dayOf(moment) ?? dayOf(dayPart(text(columns.day))));
  const amount = amountOf(cells[columns.amount] ?? null, digits);
  const payer = text(columns.payer).slice(0, 200);
  const remark = columns.remarks.map(text).filter(Boolean).join(' ').slice(0, 500);
  const reference = text(columns.reference).slice(0, 80);
  // Two transfers may be identical in all the bank reports, so the ordinal is part of the key.
  const content = createHash('sha256')
    .update(JSON.stringify([day, amount, payer, remark]))
    .digest('hex')
    .slice(0, 24);
  const times = seen.get(content) ?? 0;
  seen.set(content, times + 1);
  const key = reference === '' ? `${content}-${times}` : reference;
  return { number, day, amount: amount ?? 0, payer, remark, key, fault: day === null || amount === null };
}

/** The day of `2027-04-15 09:31:00`. */
const dayPart = (text: string) => ({ kind: 'text', text: text.split(/[ T]/)[0] ?? '' }) as const;
