import type { BillProvider } from '@meetingapp/contract/orders-bills.ts';
import { billReady, reconcile } from '@meetingapp/domain/orders/reconcile.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../db/transaction.ts';
import { shanghaiInstant } from '../../ports/payment/alipay/zone.ts';
import type { BillRow, PaymentProvider } from '../../ports/payment/provider.ts';
import type { PaymentPort } from '../../ports/ports.ts';
import { askProviders } from './commands-ask.ts';
import { knownMovements, unheardOrders } from './queries-bills.ts';

export type BillFault = 'bill_not_ready' | 'bill_unreachable' | 'bill_untrusted';
interface BillOf {
  provider: BillProvider;
  day: string;
  now: Date;
}
type Outcome = { ok: true; findings: number } | { ok: false; reason: BillFault };

/** Fetches the bill of a day and puts each line beside what we know; what could not be fetched says why. */
export async function fetchBill(db: Database, payment: PaymentPort, wish: BillOf): Promise<Outcome> {
  const port = payment.providers.get(wish.provider);
  const read = port ? await readBill(port, wish) : ({ ok: false, reason: 'bill_unreachable' } as const);
  if (!read.ok) {
    await keepFault(db, wish, read.reason);
    return read;
  }
  // A notice that never came: the provider is asked before anybody is told that money is missing here.
  const paid = read.rows.filter(({ kind }) => kind === 'payment').map(({ outTradeNo }) => outTradeNo);
  for (const orderId of await unheardOrders(db, paid)) await askProviders(db, payment, orderId, wish.now);
  const findings = await inTransaction(db, (transaction) => keepBill(transaction, wish, read.rows));
  return { ok: true, findings };
}

type Read = { ok: true; rows: BillRow[] } | { ok: false; reason: BillFault };

async function readBill({ bill }: PaymentProvider, { day, now }: BillOf): Promise<Read> {
  const answer = bill === null ? null : await bill(day);
  if (answer === null) return { ok: false, reason: 'bill_unreachable' };
  if (answer.ok) return answer;
  if (answer.reason === 'not_found')
    return billReady(day, now) ? { ok: true, rows: [] } : { ok: false, reason: 'bill_not_ready' };
  return { ok: false, reason: answer.reason === 'untrusted' ? 'bill_untrusted' : 'bill_unreachable' };
}

/** A bill that was fetched before stays as it was. */
async function keepFault(db: Database, { provider, day, now }: BillOf, fault: BillFault): Promise<void> {
  await db
    .insertInto('bill')
    .values({ provider, day, state: 'failed', fault, fetched_at: now })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'day']).doUpdateSet({ fault, fetched_at: now }).where('bill.state', '=', 'failed'),
    )
    .execute();
}

async function keepBill(
  transaction: DatabaseTransaction,
  { provider, day, now }: BillOf,
  rows: readonly BillRow[],
): Promise<number> {
  const fetched = { state: 'fetched', fault: '', fetched_at: now } as const;
  const { id } = await transaction
    .insertInto('bill')
    .values({ provider, day, ...fetched })
    .onConflict((conflict) => conflict.columns(['provider', 'day']).doUpdateSet(fetched))
    .returning('id')
    .executeTakeFirstOrThrow();
  const billed = rows.map((row) => ({ ...row, number: row.kind === 'refund' ? row.outRefundNo : row.outTradeNo }));
  const numbers = billed.map(({ number }) => number);
  const lines = reconcile(billed, await knownMovements(transaction, { provider, day, numbers }));
  const resolved = await takeLines(transaction, id);
  const values = lines.map(({ fate, billed: theirs, own }, position) => {
    const one = theirs ?? own;
    const line = {
      bill_id: id,
      position,
      kind: one?.kind ?? ('payment' as const),
      number: one?.number ?? '',
      provider_number: theirs ? theirs.refundNumber || theirs.providerNumber : '',
      at: theirs ? shanghaiInstant(theirs.at) : (own?.at ?? null),
      ours: own?.amount ?? null,
      theirs: theirs?.amount ?? null,
      fee: theirs?.fee ?? 0,
      fate,
      order_id: own?.orderId ?? null,
      conference_id: own?.conferenceId ?? null,
    };
    return { ...line, ...resolved.get(keyOf(line)) };
  });
  for (let from = 0; from < values.length; from += CHUNK)
    await transaction
      .insertInto('bill_line')
      .values(values.slice(from, from + CHUNK))
      .execute();
  return values.filter(({ fate }) => fate !== 'matched').length;
}

const CHUNK = 500;

interface Same {
  kind: string;
  number: string;
  fate: string;
  ours: number | null;
  theirs: number | null;
}
const keyOf = ({ kind, number, fate, ours, theirs }: Same) => [kind, number, fate, ours, theirs].join(' ');

/** Removes what was there, and gives what staff noted on it, to stay where the finding is the same. */
async function takeLines(transaction: DatabaseTransaction, billId: number) {
  const rows = await transaction.deleteFrom('bill_line').where('bill_id', '=', billId).returningAll().execute();
  return new Map(
    rows
      .filter((row) => row.resolved_at !== null)
      .map((row) => [keyOf(row), { note: row.note, resolved_at: row.resolved_at, resolved_by: row.resolved_by }]),
  );
}

/** Notes how a finding was cleared up; an empty note opens it again. */
export async function resolveLine(
  db: Database,
  { lineId, note, staffId, now }: { lineId: number; note: string; staffId: number; now: Date },
): Promise<void> {
  const done = note !== '';
  await db
    .updateTable('bill_line')
    .set({ note, resolved_at: done ? now : null, resolved_by: done ? staffId : null })
    .where('id', '=', lineId)
    .execute();
}
