import { randomBytes } from 'node:crypto';
import type { Database } from '../../../db/connection/database.ts';
import { recordOrder, recordRegistration } from '../../../db/rows/history.ts';
import { bookUndone } from '../../../db/ledger/ledger.ts';
import { holdConfirmed } from '../../../db/places/settle.ts';
import type { BankRow, TaskRefusal } from '../../../db/schema/json-shapes.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { settlePayment } from '../settlement/commands.ts';
import { lockOrders } from '../group-payment/commands.ts';
import type { LockedOrder } from '../order/queries.ts';
import { bankPaymentIn, findBooking, hasRefund, type BookingRow } from './queries.ts';
import { holdStatement } from './queries-statement.ts';
import { partsOf } from '../order/queries-parts.ts';
import { paidOrdersOf } from '../order/queries-paid.ts';
import { giveBackToRow, recordBooking, takeFromRow } from './commands-row.ts';

const AGAIN_DAYS = 5;

interface Booking {
  societyId: number;
  conferenceId: number;
  staffId: number;
  statementId: number;
  /** Of the statement as it was read. */
  version: number;
  /** Of the row. */
  currency: string;
  row: BankRow;
  paymentId: number;
  now: Date;
}

/** Books a statement row for its payment: each row once in a society, each payment once at all. Null on success. */
export async function bookRow(transaction: DatabaseTransaction, wish: Booking): Promise<TaskRefusal | null> {
  const { societyId, conferenceId, row, currency, now } = wish;
  if (!(await holdStatement(transaction, wish.statementId, wish.version))) return { refused: 'statement_changed' };
  const payment = await bankPaymentIn(transaction, conferenceId, wish.paymentId);
  if (!payment) return { refused: 'not_found' };
  if (row.fault || payment.amount !== row.amount || payment.currency !== wish.currency)
    return { refused: 'bank_amount_differs' };
  if (payment.state === 'succeeded' || payment.state === 'failed') return { refused: 'order_state' };
  if (!(await takeFromRow(transaction, societyId, { ...row, currency }, payment.amount)))
    return { refused: 'bank_row_booked' };
  if (!(await recordBooking(transaction, wish, payment.id))) return { refused: 'bank_row_booked' };
  const facts = {
    outTradeNo: payment.out_trade_no,
    providerNumber: `${societyId}-${currency}-${row.key}`,
    amount: row.amount,
    currency: payment.currency,
    merchant: '',
    state: 'succeeded',
    at: now,
  } as const;
  const verdict = await settlePayment(transaction, 'bank', facts, now);
  return verdict === 'already_applied' ? { refused: 'order_state' } : null;
}

interface Undo {
  conferenceId: number;
  bookingId: number;
  staffId: number;
  reason: string;
  now: Date;
}
type Outcome = { ok: true } | { ok: false; reason: 'not_found' | 'booking_final' };

/** Undoes a wrong match, unless anything was built on it since then: the order waits again for its own transfer. */
export function undoBooking(db: Database, wish: Undo): Promise<Outcome> {
  return inTransactionIfOk(db, async (transaction): Promise<Outcome> => {
    const shown = await findBooking(transaction, wish.conferenceId, wish.bookingId);
    if (!shown) return { ok: false, reason: 'not_found' };
    // The row first, as when it is booked.
    await giveBackToRow(transaction, shown);
    const paid = await paidBy(transaction, shown);
    const orders = await lockOrders(transaction, [...paid.keys()]);
    const ended = await transaction
      .updateTable('bank_booking')
      .set({ undone_at: wish.now })
      .where('id', '=', shown.id)
      .where('undone_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!ended) return { ok: false, reason: 'booking_final' };
    // All or none: of several people paid for together, one may have changed something since.
    for (const order of orders)
      if (!(await isUntouched(transaction, order))) return { ok: false, reason: 'booking_final' };
    for (const order of orders) {
      await reopen(transaction, order, wish);
      await takeBack(transaction, shown, order, { amount: paid.get(order.id) ?? 0, now: wish.now });
    }
    await waitAgain(transaction, shown, wish.now);
    return { ok: true };
  });
}

/** The amount that a booking paid of each order, in fen. */
async function paidBy(transaction: DatabaseTransaction, booking: BookingRow): Promise<Map<number, number>> {
  if (booking.shared_id === null) return new Map([[booking.order_id, booking.amount]]);
  const parts = await partsOf(transaction, booking.shared_id);
  return new Map(parts.map((part) => [part.order_id, part.amount]));
}

async function isUntouched(transaction: DatabaseTransaction, order: LockedOrder): Promise<boolean> {
  const paid = await paidOrdersOf(transaction, order.registration_id);
  return (
    order.kind === 'registration' &&
    order.state === 'paid' &&
    order.registration_state === 'confirmed' &&
    paid.length === 1 &&
    !(await hasRefund(transaction, order.id))
  );
}

/** Reopens the order and holds its places for some days. */
async function reopen(
  transaction: DatabaseTransaction,
  order: LockedOrder,
  { staffId, reason: why, now }: Undo,
): Promise<void> {
  const until = new Date(now.getTime() + AGAIN_DAYS * 86_400_000);
  const by = { event: 'undo_pay', actor: `staff:${staffId}`, now, why } as const;
  const change = { hold_until: until };
  await recordOrder(transaction, {
    ...by,
    id: order.id,
    from: 'paid',
    to: 'open',
    change: { ...change, paid_at: null, kept_payment_id: null },
  });
  const registration = { id: order.registration_id, from: 'confirmed', to: 'approved' } as const;
  await recordRegistration(transaction, { ...by, ...registration, change });
  await holdConfirmed(transaction, order.registration_id, until);
  await transaction
    .updateTable('hotel_booking')
    .set({ state: 'held' })
    .where('registration_id', '=', order.registration_id)
    .where('state', '=', 'confirmed')
    .execute();
}

/** Reverses the booking in the ledger. */
async function takeBack(
  transaction: DatabaseTransaction,
  { payment_id }: BookingRow,
  { id, conference_id, currency }: LockedOrder,
  { amount, now }: { amount: number; now: Date },
): Promise<void> {
  const paid = { conferenceId: conference_id, orderId: id, paymentId: payment_id };
  await bookUndone(transaction, { ...paid, amount, currency, now });
}

/**
 * Starts a new attempt under the old reference, which waits for the transfer that belongs to it. A person who never chose bank transfer
 * has no reference, and pays in any way.
 */
async function waitAgain(
  transaction: DatabaseTransaction,
  { payment_id, order_id, shared_id, amount, currency, instructions }: BookingRow,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('payment')
    .set({ state: 'failed', provider_number: null })
    .where('id', '=', payment_id)
    .execute();
  if (instructions === null) return;
  await transaction
    .insertInto('payment')
    .values({
      order_id,
      shared_id,
      provider: 'bank',
      method: 'bank_transfer',
      out_trade_no: `P${randomBytes(12).toString('hex')}`,
      amount,
      currency,
      state: 'pending',
      instructions: JSON.stringify(instructions),
      created_at: now,
    })
    .execute();
}
