import { mayDate, mayIssue, redLetter, type InvoiceMoney } from '@meetingapp/domain/orders/invoice-money.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { moveInvoice, type InvoiceState } from '@meetingapp/domain/orders/states.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, isTaken, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { findPlace } from '../../registration/list/queries.ts';
import { knownNumbers, lockInvoiceIn, type InvoiceInRow } from './queries.ts';

interface InvoiceAct {
  conferenceId: number;
  invoiceId: number;
  now: Date;
}
type Refused<Reason extends string> = { ok: false; reason: Reason };
type Common = 'not_found' | 'invoice_state' | 'invoice_day';

const stateOf = ({ state }: InvoiceInRow) => state as InvoiceState;
const moneyOf = ({ amount, red_amount, kept }: InvoiceInRow): InvoiceMoney => ({
  amount: amount ?? 0,
  redAmount: red_amount,
  kept,
});

/** A number is unique among invoices and red letters of all conferences. */
const isUsed = async (transaction: DatabaseTransaction, number: string) =>
  (await knownNumbers(transaction, [number])).size > 0;
/** Whether a document of this day may exist by now, where the conference takes place. */
async function isDated(transaction: DatabaseTransaction, { conferenceId, day, now }: InvoiceAct & { day: string }) {
  const { zone } = await findPlace(transaction, conferenceId);
  return mayDate(day, dayIn(zone, now));
}
/** Two people may record it concurrently: the unique index refuses the second. */
async function unlessTaken<T>(work: () => Promise<T>): Promise<T | Refused<'invoice_number_used'>> {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error, 'invoice_number') || isTaken(error, 'invoice_red_number')) return refused('invoice_number_used');
    throw error;
  }
}

export interface IssueInput extends InvoiceAct {
  number: string;
  code: string;
  day: string;
  amount: number;
}
type Issued = { ok: true } | Refused<Common | 'invoice_amount' | 'invoice_number_used'>;

/** Records the number that the tax office issued. */
export async function issueInvoice(transaction: DatabaseTransaction, wish: IssueInput): Promise<Issued> {
  const row = await lockInvoiceIn(transaction, wish.conferenceId, wish.invoiceId);
  if (!row) return refused('not_found');
  const move = moveInvoice(stateOf(row), 'issue');
  if (!move.ok) return refused('invoice_state');
  if (!mayIssue(wish.amount, row.net)) return refused('invoice_amount');
  if (!(await isDated(transaction, wish))) return refused('invoice_day');
  const { number, code, day, amount, now } = wish;
  if (await isUsed(transaction, number)) return refused('invoice_number_used');
  await transaction
    .updateTable('invoice')
    .set({ state: move.state, number, code, issued_on: day, amount, updated_at: now })
    .where('id', '=', row.id)
    .execute();
  return { ok: true };
}

export const issueByStaff = (db: Database, wish: IssueInput): Promise<Issued> =>
  unlessTaken(() => inTransactionIfOk(db, (transaction) => issueInvoice(transaction, wish)));

type RedWish = InvoiceAct & { number: string; day: string; amount: number; reason: string };
type Reddened = { ok: true } | Refused<Common | 'invoice_red_amount' | 'invoice_number_used'>;

/** Takes a refunded amount, or all of the rest, off an invoice; each red letter is a separate row. */
export async function redInvoice(transaction: DatabaseTransaction, wish: RedWish): Promise<Reddened> {
  const row = await lockInvoiceIn(transaction, wish.conferenceId, wish.invoiceId);
  if (!row) return refused('not_found');
  if (!moveInvoice(stateOf(row), 'red_letter').ok) return refused('invoice_state');
  if (!(await isDated(transaction, wish))) return refused('invoice_day');
  const { number, day, amount, reason, now } = wish;
  const red = redLetter(moneyOf(row), amount);
  if (!red.ok) return refused('invoice_red_amount');
  const move = moveInvoice(stateOf(row), red.event);
  if (!move.ok) return refused('invoice_state');
  if (await isUsed(transaction, number)) return refused('invoice_number_used');
  await transaction
    .insertInto('invoice_red')
    .values({ invoice_id: row.id, number, issued_on: day, amount, reason, created_at: now })
    .execute();
  await transaction
    .updateTable('invoice')
    .set({ state: move.state, updated_at: now })
    .where('id', '=', row.id)
    .execute();
  return { ok: true };
}

export const redByStaff = (db: Database, wish: RedWish): Promise<Reddened> =>
  unlessTaken(() => inTransactionIfOk(db, (transaction) => redInvoice(transaction, wish)));
