import type { DatabaseTransaction } from '../connection/transaction.ts';

interface Offered {
  stockId: number;
  registrationId: number;
}

/**
 * Holds a place for the next person on the waiting list until `until` (UTC). Requires the lock on the stock and a caller that has
 * checked for room.
 */
export async function offerPlace(
  transaction: DatabaseTransaction,
  { stockId, registrationId, amount, until }: Offered & { amount: number; until: Date },
): Promise<void> {
  await transaction
    .insertInto('claim')
    .values({ stock_id: stockId, registration_id: registrationId, amount, held_until: until, offered: true })
    .execute();
}

const offersOf = (transaction: DatabaseTransaction, { stockId, registrationId }: Offered) =>
  transaction
    .updateTable('claim')
    .where('registration_id', '=', registrationId)
    .where('stock_id', '=', stockId)
    .where('offered', '=', true)
    .where('state', '=', 'held');

/** Withdraws an offer; the place is free at once for the next person. Does nothing without an offer. */
export async function withdrawOffer(transaction: DatabaseTransaction, offered: Offered): Promise<void> {
  await offersOf(transaction, offered).set({ state: 'released', held_until: null }).execute();
}

/**
 * Turns an offer into the person's choice and releases what they held of the same kind. Returns the time (UTC) until which the claim
 * is held, unchanged; null when the offer has lapsed by the database's clock, and then nothing changes.
 */
export async function acceptPlace(
  transaction: DatabaseTransaction,
  offered: Offered,
  insteadOf: 'fee' | 'branch' | null,
): Promise<Date | null> {
  const taken = await offersOf(transaction, offered)
    .set({ offered: false })
    .where((where) => where('held_until', '>', where.fn<Date>('clock_timestamp')))
    .where('lapsed', '=', false)
    .returning('held_until')
    .executeTakeFirst();
  if (taken && insteadOf !== null)
    await transaction
      .updateTable('claim')
      .set({ state: 'released', held_until: null })
      .where('registration_id', '=', offered.registrationId)
      .where('state', '=', 'held')
      .where('offered', '=', false)
      .where('stock_id', '<>', offered.stockId)
      .where('stock_id', 'in', (query) => query.selectFrom('stock').select('id').where('kind', '=', insteadOf))
      .execute();
  return taken?.held_until ?? null;
}
