import { sql } from 'kysely';
import type { Database } from '../connection/database.ts';
import type { DatabaseTransaction } from '../connection/transaction.ts';
import type { Write } from '../connection/write-together.ts';

/**
 * What a movement of money belongs to. `amount` is in the smallest unit of the currency (fen) and always positive; the kind of the row
 * gives the sign.
 */
export interface MoneyMovement {
  conferenceId: number;
  orderId: number;
  paymentId: number;
  amount: number;
  currency: string;
  now: Date;
}

const row = ({ conferenceId, orderId, paymentId, currency, now }: MoneyMovement) => ({
  at: now,
  conference_id: conferenceId,
  order_id: orderId,
  payment_id: paymentId,
  currency,
});

/**
 * Books the amount an order received by a payment. Returns a statement to run together with the related writes. The database refuses a
 * second booking.
 */
export const paymentBooked = (db: Database, movement: MoneyMovement): Write =>
  db.insertInto('ledger').values({ ...row(movement), kind: 'payment', amount: movement.amount });

/**
 * As `paymentBooked` for several payments: those of `one`, another part of the statement with the columns `conference_id`, `order_id`,
 * `payment_id`, `amount`, `currency` and `now`.
 */
export const paymentsBooked = (): Write => sql`
  insert into ledger (at, conference_id, order_id, payment_id, currency, kind, amount)
  select now, conference_id, order_id, payment_id, currency, 'payment', amount from one`;

/** Books several payments; the database refuses a second booking of one. */
export async function bookPayments(
  transaction: DatabaseTransaction,
  movements: readonly MoneyMovement[],
): Promise<void> {
  if (movements.length === 0) return;
  await transaction
    .insertInto('ledger')
    .values(movements.map((movement) => ({ ...row(movement), kind: 'payment' as const, amount: movement.amount })))
    .execute();
}

/** Books a refund of a payment. The database refuses a second row of the same refund. */
export async function bookRefund(
  transaction: DatabaseTransaction,
  { refundId, ...movement }: MoneyMovement & { refundId: number },
): Promise<void> {
  await transaction
    .insertInto('ledger')
    .values({ ...row(movement), refund_id: refundId, kind: 'refund', amount: -movement.amount })
    .execute();
}

/** Reverses a bank transfer that was booked for the wrong order. */
export async function bookUndone(transaction: DatabaseTransaction, movement: MoneyMovement): Promise<void> {
  await transaction
    .insertInto('ledger')
    .values({ ...row(movement), kind: 'undone', amount: -movement.amount })
    .execute();
}
