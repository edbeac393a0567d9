import { mayIssue, redLetter, type InvoiceMoney } from '@meetingapp/domain/orders/invoice-money.ts';
import { moveInvoice, type InvoiceState } from '@meetingapp/domain/orders/states.ts';
import type { Database } from '../../db/database.ts';
import { inTransactionIfOk, isTaken, type DatabaseTransaction } from '../../db/transaction.ts';
import { knownNumbers, lockInvoiceIn, type InvoiceInRow } from './queries-invoices.ts';

interface InvoiceAct {
  conferenceId: number;
  invoiceId: number;
  now: Date;
}
type Refused<Reason extends string> = { ok: false; reason: Reason };
type Common = 'not_found' | 'invoice_state';
const no = <R extends string>(reason: R) => ({ ok: false, reason }) as const;

const stateOf = ({ state }: InvoiceInRow) => state as InvoiceState;
const moneyOf = ({ amount, red_amount, kept }: InvoiceInRow): InvoiceMoney => ({
  amount: amount ?? 0,
  redAmount: red_amount,
  kept,
});

/** A number is an invoice's or a red letter's own, whatever the conference. */
const isUsed = async (transaction: DatabaseTransaction, number: string) =>
  (await knownNumbers(transaction, [number])).size > 0;
/** Two may note it at the same moment. */
async function unlessTaken<T>(work: () => Promise<T>): Promise<T | Refused<'invoice_number_used'>> {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error, 'invoice_number') || isTaken(error, 'invoice_red_number')) return no('invoice_number_used');
    throw error;
  }
}

export interface IssueWish extends InvoiceAct {
  number: string;
  code: string;
  day: string;
  amount: number;
}
type Issued = { ok: true } | Refused<Common | 'invoice_amount' | 'invoice_number_used'>;

/** Notes the number that the tax office gave. */
export async function issueInvoice(transaction: DatabaseTransaction, wish: IssueWish): Promise<Issued> {
  const row = await lockInvoiceIn(transaction, wish.conferenceId, wish.invoiceId);
  if (!row) return no('not_found');
  const move = moveInvoice(stateOf(row), 'issue');
  if (!move.ok) return no('invoice_state');
  if (!mayIssue(wish.amount, row.net)) return no('invoice_amount');
  const { number, code, day, amount, now } = wish;
  if (await isUsed(transaction, number)) return no('invoice_number_used');
  await transaction
    .updateTable('invoice')
    .set({ state: move.state, number, code, issued_on: day, amount, updated_at: now })
    .where('id', '=', row.id)
    .execute();
  return { ok: true };
}

export const issueByStaff = (db: Database, wish: IssueWish): Promise<Issued> =>
  unlessTaken(() => inTransactionIfOk(db, (transaction) => issueInvoice(transaction, wish)));

type RedWish = InvoiceAct & { number: string; day: string; amount: number; reason: string };
type Reddened = { ok: true } | Refused<Common | 'invoice_red_amount' | 'invoice_number_used'>;

/** Takes off an invoice what went back, or all that stands of it; each red letter is a row of its own. */
export async function redInvoice(transaction: DatabaseTransaction, wish: RedWish): Promise<Reddened> {
  const row = await lockInvoiceIn(transaction, wish.conferenceId, wish.invoiceId);
  if (!row) return no('not_found');
  if (!moveInvoice(stateOf(row), 'red_letter').ok) return no('invoice_state');
  const { number, day, amount, reason, now } = wish;
  const red = redLetter(moneyOf(row), amount);
  if (!red.ok) return no('invoice_red_amount');
  const move = moveInvoice(stateOf(row), red.event);
  if (!move.ok) return no('invoice_state');
  if (await isUsed(transaction, number)) return no('invoice_number_used');
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
