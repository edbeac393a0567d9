import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { recordOrder, recordRegistration } from '../../db/history.ts';
import type { BankRow, TaskRefusal } from '../../db/json-shapes.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../db/transaction.ts';
import { settlePayment } from './commands-settle.ts';
import { lockOrders } from './commands-shared.ts';
import type { LockedOrder } from './queries.ts';
import { bankPaymentIn, findBooking, hasRefund, type BookingRow } from './queries-bank.ts';
import { paidOrdersOf } from './queries-change.ts';
import { partsOf } from './queries-shared.ts';

const AGAIN_DAYS = 5;

interface Booking {
  societyId: number;
  conferenceId: number;
  staffId: number;
  statementId: number;
  row: BankRow;
  paymentId: number;
  now: Date;
}

/** Books a row for the payment that it is: the row once in a society, the payment once at all. Null: done. */
export async function bookRow(transaction: DatabaseTransaction, wish: Booking): Promise<TaskRefusal | null> {
  const { societyId, conferenceId, row, now } = wish;
  const payment = await bankPaymentIn(transaction, conferenceId, wish.paymentId);
  if (!payment) return { refused: 'not_found' };
  if (row.fault || payment.amount !== row.amount) return { refused: 'bank_amount_differs' };
  if (payment.state === 'succeeded' || payment.state === 'failed') return { refused: 'order_state' };
  const booked = await transaction
    .insertInto('bank_booking')
    .values({
      society_id: societyId,
      conference_id: conferenceId,
      statement_id: wish.statementId,
      key: row.key,
      payment_id: payment.id,
      payer: row.payer,
      remark: row.remark,
      staff_id: wish.staffId,
      at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!booked) return { refused: 'bank_row_booked' };
  const facts = {
    outTradeNo: payment.out_trade_no,
    providerNumber: `${societyId}-${row.key}`,
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

/** Takes a wrong match back, where nothing was built on it: the order waits again, for its own transfer. */
export function undoBooking(db: Database, wish: Undo): Promise<Outcome> {
  return inTransactionIfOk(db, async (transaction): Promise<Outcome> => {
    const shown = await findBooking(transaction, wish.conferenceId, wish.bookingId);
    if (!shown) return { ok: false, reason: 'not_found' };
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
    // All or nobody: of several people who were paid for together one may have gone on already.
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

/** What it paid of each order. */
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

/** The order is open once more, and its places are held for some days. */
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
    change: { ...change, paid_at: null },
  });
  const registration = { id: order.registration_id, from: 'confirmed', to: 'approved' } as const;
  await recordRegistration(transaction, { ...by, ...registration, change });
  await transaction
    .updateTable('claim')
    .set({ state: 'held', held_until: until })
    .where('registration_id', '=', order.registration_id)
    .where('state', '=', 'confirmed')
    .execute();
  await transaction
    .updateTable('hotel_booking')
    .set({ state: 'held' })
    .where('registration_id', '=', order.registration_id)
    .where('state', '=', 'confirmed')
    .execute();
}

/** The ledger takes back what an order had of it. */
async function takeBack(
  transaction: DatabaseTransaction,
  { payment_id }: BookingRow,
  { id, conference_id, currency }: LockedOrder,
  { amount, now }: { amount: number; now: Date },
): Promise<void> {
  await transaction
    .insertInto('ledger')
    .values({ at: now, conference_id, order_id: id, payment_id, kind: 'undone', amount: -amount, currency })
    .execute();
}

/** A new attempt under the old reference waits for the transfer that is meant for it. */
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
      instructions: instructions === null ? null : JSON.stringify(instructions),
      created_at: now,
    })
    .execute();
}
