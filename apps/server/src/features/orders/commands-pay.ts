import { randomBytes } from 'node:crypto';
import type { PayInstructions, PayMethod } from '@meetingapp/contract/orders.ts';
import type { Database } from '../../db/database.ts';
import { retakePlaces } from '../../db/places/retake.ts';
import { inTransaction, type DatabaseTransaction } from '../../db/transaction.ts';
import type { PaymentPort } from '../../ports/ports.ts';
import type { PaymentProvider } from '../../ports/payment/provider.ts';
import { lockOrder, paymentsOf, type PaymentRow } from './queries.ts';
import { presentInstructions } from './present-payment.ts';

/** A bank takes days; the places wait for it. */
const BANK_DAYS = 5;

export interface StartPayment {
  orderId: number;
  accountId: number;
  method: PayMethod;
  openid: string | null;
  address: string;
  /** Where a cashier on another site sends the browser back to: absolute. */
  returnUrl: string;
  /** What the payer reads in the cashier. */
  description: string;
  now: Date;
}

type Reason = 'order_unknown' | 'order_state' | 'order_expired' | 'payment_method_missing' | 'payment_unreachable';
export type StartOutcome =
  | { ok: true; paymentId: number; instructions: PayInstructions }
  | { ok: false; reason: Reason };

/**
 * Starts an attempt to pay. Asked again for the same way to pay, the running attempt is given again, so that a second tap, a
 * second tab or a lost answer never makes a second payment.
 */
export async function startPayment(db: Database, payment: PaymentPort, wish: StartPayment): Promise<StartOutcome> {
  const provider = payment.forMethod(wish.method);
  if (!provider) return { ok: false, reason: 'payment_method_missing' };
  const attempt = await inTransaction(db, (transaction) => beginAttempt(transaction, provider, wish));
  return attempt.ok ? createAtProvider(db, provider, wish, attempt) : attempt;
}

/** Tells the provider of an attempt, and keeps how the person pays. */
export async function createAtProvider(
  db: Database,
  provider: PaymentProvider,
  wish: Omit<StartPayment, 'orderId'>,
  attempt: Extract<Attempt, { ok: true }>,
): Promise<StartOutcome> {
  if (attempt.row.instructions)
    return {
      ok: true,
      paymentId: attempt.row.id,
      instructions: attempt.row.instructions as unknown as PayInstructions,
    };
  const created = await provider.create({
    method: wish.method,
    outTradeNo: attempt.row.out_trade_no,
    amount: attempt.row.amount,
    currency: 'CNY',
    description: wish.description,
    expiresAt: attempt.until,
    openid: wish.openid,
    ip: wish.address,
    returnUrl: wish.returnUrl,
  });
  if (!created.ok) return { ok: false, reason: 'payment_unreachable' };
  const instructions = presentInstructions(wish.method, created.start);
  await db
    .updateTable('payment')
    .set({ state: 'pending', instructions: JSON.stringify(instructions) })
    .where('id', '=', attempt.row.id)
    .where('state', '=', 'created')
    .execute();
  return { ok: true, paymentId: attempt.row.id, instructions };
}

export type Attempt = { ok: true; row: PaymentRow; until: Date } | { ok: false; reason: Reason };

async function beginAttempt(
  transaction: DatabaseTransaction,
  provider: PaymentProvider,
  wish: StartPayment,
): Promise<Attempt> {
  const order = await lockOrder(transaction, wish.orderId);
  if (order?.account_id !== wish.accountId) return { ok: false, reason: 'order_unknown' };
  if (order.state === 'expired') return { ok: false, reason: 'order_expired' };
  if (order.state !== 'open' || order.total === 0) return { ok: false, reason: 'order_state' };
  const until = order.hold_until;
  if (until === null || until <= wish.now) return { ok: false, reason: 'order_expired' };
  const payments = await paymentsOf(transaction, order.id);
  const running = payments.find(
    (one) =>
      one.shared_id === null && one.method === wish.method && (one.state === 'created' || one.state === 'pending'),
  );
  if (running) return { ok: true, row: running, until };
  const row = await transaction
    .insertInto('payment')
    .values({
      order_id: order.id,
      provider: provider.id,
      method: wish.method,
      out_trade_no: `P${randomBytes(12).toString('hex')}`,
      amount: order.total,
      currency: order.currency,
      created_at: wish.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (provider.settledBy !== 'staff') return { ok: true, row, until };
  return { ok: true, row, until: await waitForBank(transaction, order, wish.now) };
}

/** A transfer keeps the places for days instead of minutes. */
export async function waitForBank(
  transaction: DatabaseTransaction,
  order: { id: number; registration_id: number },
  now: Date,
): Promise<Date> {
  const until = new Date(now.getTime() + BANK_DAYS * 86_400_000);
  // Everything is still held by this registration, so that nothing can be short.
  await retakePlaces(transaction, order.registration_id, until);
  await transaction.updateTable('orders').set({ hold_until: until }).where('id', '=', order.id).execute();
  await transaction
    .updateTable('registration')
    .set({ hold_until: until })
    .where('id', '=', order.registration_id)
    .execute();
  return until;
}
