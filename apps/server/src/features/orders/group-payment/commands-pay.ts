import { randomBytes } from 'node:crypto';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { PaymentOffer } from '../../../ports/ports.ts';
import type { PaymentProvider } from '../../../ports/payment/provider.ts';
import { waitForBank, type Attempt } from '../payment/commands-attempt.ts';
import { createAtProvider, type AskProvider, type StartOutcome } from '../payment/commands.ts';
import { hindrance, lockOrders } from './commands.ts';
import { findShared, sharedPayments } from './queries.ts';
import { partsOf } from '../order/queries-parts.ts';

export type StartShared = AskProvider & { sharedId: number };

/** Starts one attempt to pay for all of them. Idempotent: with the same method, returns the running attempt. */
export async function startShared(db: Database, offer: PaymentOffer, wish: StartShared): Promise<StartOutcome> {
  const provider = offer.forMethod(wish.method);
  if (!provider) return { ok: false, reason: 'payment_method_missing' };
  const attempt = await inTransaction(db, (transaction) => begin(transaction, provider, wish));
  return attempt.ok ? createAtProvider(db, provider, wish, attempt) : attempt;
}

async function begin(
  transaction: DatabaseTransaction,
  provider: PaymentProvider,
  { sharedId, accountId, method, now }: StartShared,
): Promise<Attempt> {
  const parts = await partsOf(transaction, sharedId);
  const locked = await lockOrders(
    transaction,
    parts.map((part) => part.order_id),
  );
  // Read under the locks: a concurrent new combination of these orders waits for them.
  const shared = await findShared(transaction, sharedId, accountId);
  const [first] = locked;
  if (!shared || !first) return { ok: false, reason: 'order_unknown' };
  const payments = await sharedPayments(transaction, sharedId);
  const fault = hindrance(locked, now);
  if (shared.ended_at !== null || payments.some((one) => one.state === 'succeeded'))
    return { ok: false, reason: 'order_state' };
  if (fault) return { ok: false, reason: fault };
  let until = locked
    .map((one) => one.hold_until ?? now)
    .reduce((one, other) => (other < one ? other : one), first.hold_until ?? now);
  const running = payments.find((one) => one.method === method && (one.state === 'created' || one.state === 'pending'));
  if (running) return { ok: true, row: running, until };
  const row = await transaction
    .insertInto('payment')
    .values({
      order_id: first.id,
      shared_id: sharedId,
      provider: provider.id,
      method,
      out_trade_no: `P${randomBytes(12).toString('hex')}`,
      amount: shared.total,
      currency: shared.currency,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (provider.settledBy === 'staff') for (const order of locked) until = await waitForBank(transaction, order, now);
  return { ok: true, row, until };
}
