import type { BillProvider } from '@meetingapp/contract/orders/reconciliation.ts';
import { billReady, reconcile } from '@meetingapp/domain/orders/reconcile.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { shanghaiInstant } from '../../../ports/payment/alipay/zone.ts';
import type { BillRow, PaymentProvider } from '../../../ports/payment/provider.ts';
import type { PaymentPort } from '../../../ports/ports.ts';
import { syncWithProviders } from '../settlement/commands-sync.ts';
import { knownMovements, unheardOrders } from './queries.ts';

export type BillFault = 'bill_not_ready' | 'bill_unreachable' | 'bill_untrusted';
interface BillOf {
  provider: BillProvider;
  day: string;
  now: Date;
}
type Outcome = { ok: true; findings: number } | { ok: false; reason: BillFault };

/** Fetches the bill of a day and compares each line with the stored movements. A failed fetch is stored with its reason. */
export async function fetchBill(db: Database, payment: PaymentPort, wish: BillOf): Promise<Outcome> {
  const port = payment.providers.get(wish.provider);
  const read = port ? await readBill(port, wish) : ({ ok: false, reason: 'bill_unreachable' } as const);
  if (!read.ok) {
    await saveFault(db, wish, read.reason);
    return read;
  }
  // Payments without a notice: the provider is asked before they are reported as missing.
  const paid = read.rows.filter(({ kind }) => kind === 'payment').map(({ outTradeNo }) => outTradeNo);
  for (const orderId of await unheardOrders(db, paid)) await syncWithProviders(db, payment, orderId, wish.now);
  const findings = await inTransaction(db, (transaction) => saveBill(transaction, wish, read.rows));
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

/** A bill fetched earlier stays unchanged. */
async function saveFault(db: Database, { provider, day, now }: BillOf, fault: BillFault): Promise<void> {
  await db
    .insertInto('bill')
    .values({ provider, day, state: 'failed', fault, fetched_at: now })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'day']).doUpdateSet({ fault, fetched_at: now }).where('bill.state', '=', 'failed'),
    )
    .execute();
}

async function saveBill(
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

/** Deletes the earlier lines and returns the staff's notes, which are kept for identical findings. */
async function takeLines(transaction: DatabaseTransaction, billId: number) {
  const rows = await transaction.deleteFrom('bill_line').where('bill_id', '=', billId).returningAll().execute();
  return new Map(
    rows
      .filter((row) => row.resolved_at !== null)
      .map((row) => [keyOf(row), { note: row.note, resolved_at: row.resolved_at, resolved_by: row.resolved_by }]),
  );
}

/** Records how a finding was resolved; an empty note reopens it. */
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
