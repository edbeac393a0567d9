import { createHash } from 'node:crypto';
import { bankColumns, type BankColumns, type StatementTitles } from '@meetingapp/domain/orders/bank-columns.ts';
import { orderServer as en } from '@meetingapp/locales/en/orders-server.ts';
import { orderServer as zh } from '@meetingapp/locales/zh/orders-server.ts';
import { amountOf, dayOf, textOf } from '@meetingapp/sheets/cell-values.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import type { Row } from '@meetingapp/sheets/fault.ts';
import type { Database } from '../../db/database.ts';
import type { BankRow } from '../../db/json-shapes.ts';
import type { UploadedFile } from '../../http/context.ts';

/** Banks write some lines about the account before the titles. */
const TITLES_WITHIN = 30;
const MOST_ROWS = 5000;

const named = (part: keyof StatementTitles) => [zh, en].flatMap(({ statement }) => statement[part].split('|'));
/** A statement's language has nothing to do with that of who uploads it. */
const titles: StatementTitles = {
  day: named('day'),
  amount: named('amount'),
  payer: named('payer'),
  remark: named('remark'),
  reference: named('reference'),
};

type Read = { ok: true; rows: BankRow[] } | { ok: false; reason: 'sheet_unreadable' | 'sheet_columns' };

async function readStatement({ content }: UploadedFile): Promise<Read> {
  const rows: BankRow[] = [];
  const seen = new Map<string, number>();
  let columns: BankColumns | null = null;
  async function* once() {
    yield content;
  }
  for await (const item of readSheet(once(), { limits: { rows: MOST_ROWS + TITLES_WITHIN } })) {
    if ('fault' in item) {
      if (item.fault.row === null) return { ok: false, reason: 'sheet_unreadable' };
      continue;
    }
    if (columns) rows.push(bankRow(item.row, columns, seen));
    else if (item.row.number > TITLES_WITHIN) break;
    else
      columns = bankColumns(
        item.row.cells.map((cell) => textOf(cell) ?? ''),
        titles,
      );
  }
  if (!columns) return { ok: false, reason: 'sheet_columns' };
  return { ok: true, rows: rows.filter((row) => row.amount !== 0 || row.payer !== '' || row.day !== null) };
}

function bankRow({ number, cells }: Row, columns: BankColumns, seen: Map<string, number>): BankRow {
  const text = (at: number | null) => (at === null ? '' : (textOf(cells[at] ?? null) ?? ''));
  const moment = cells[columns.day] ?? null;
  const day = moment?.kind === 'date' ? moment.day : (dayOf(moment) ?? dayOf(dayPart(text(columns.day))));
  const amount = amountOf(cells[columns.amount] ?? null);
  const payer = text(columns.payer).slice(0, 200);
  const remark = columns.remarks.map(text).filter(Boolean).join(' ').slice(0, 500);
  const reference = text(columns.reference).slice(0, 80);
  // Two transfers may be alike in everything that the bank tells, so the how-manieth it is belongs to it.
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

interface KeepStatement {
  conferenceId: number;
  staffId: number;
  file: UploadedFile;
  now: Date;
}

/** Keeps what a statement says; nothing is booked by it. */
export async function keepStatement(
  db: Database,
  { conferenceId, staffId, file, now }: KeepStatement,
): Promise<{ ok: true; id: number } | Extract<Read, { ok: false }>> {
  const read = await readStatement(file);
  if (!read.ok) return read;
  const { id } = await db
    .insertInto('bank_statement')
    .values({
      conference_id: conferenceId,
      staff_id: staffId,
      name: file.name.slice(0, 200),
      rows: JSON.stringify(read.rows),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ok: true, id };
}
