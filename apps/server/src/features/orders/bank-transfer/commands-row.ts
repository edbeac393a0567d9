import type { BankRow } from '../../../db/schema/json-shapes.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { sql } from 'kysely';

/**
 * Takes an amount in fen from what is left of a row of a statement, and locks the row until the end of the transaction. False when less
 * is left; the row is the same in every statement and every conference of the society, in its currency.
 */
export async function takeFromRow(
  transaction: DatabaseTransaction,
  societyId: number,
  { key, amount: whole, currency }: Pick<BankRow, 'key' | 'amount'> & { currency: string },
  amount: number,
): Promise<boolean> {
  if (amount <= 0 || amount > whole) return false;
  const { rows } = await sql`
    insert into bank_row (society_id, currency, key, amount, taken)
      values (${societyId}, ${currency}, ${key}, ${whole}, ${amount})
    on conflict on constraint bank_row_key do update set taken = bank_row.taken + excluded.taken
      where bank_row.taken + excluded.taken <= bank_row.amount
    returning id`.execute(transaction);
  return rows.length > 0;
}

/** The amount of an undone booking can be given to another order. */
export async function giveBackToRow(
  transaction: DatabaseTransaction,
  {
    society_id,
    currency,
    key,
    amount,
    undone_at,
  }: { society_id: number; currency: string; key: string; amount: number; undone_at: Date | null },
): Promise<void> {
  if (undone_at !== null) return;
  await transaction
    .updateTable('bank_row')
    .set((column) => ({ taken: column('taken', '-', amount) }))
    .where('society_id', '=', society_id)
    .where('currency', '=', currency)
    .where('key', '=', key)
    .execute();
}

interface BookedRow {
  societyId: number;
  conferenceId: number;
  statementId: number;
  staffId: number;
  row: BankRow;
  now: Date;
}

/** Records the payment for which a row was booked. False when that payment has a booking. */
export async function recordBooking(
  transaction: DatabaseTransaction,
  { societyId, conferenceId, statementId, staffId, row, now }: BookedRow,
  paymentId: number,
): Promise<boolean> {
  const booked = await transaction
    .insertInto('bank_booking')
    .values({
      society_id: societyId,
      conference_id: conferenceId,
      statement_id: statementId,
      key: row.key,
      payment_id: paymentId,
      payer: row.payer,
      remark: row.remark,
      staff_id: staffId,
      at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return booked !== undefined;
}
