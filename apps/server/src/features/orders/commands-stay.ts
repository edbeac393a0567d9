import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/transaction.ts';

/** The stay of a registration becomes final with its payment. */
export async function confirmStay(transaction: DatabaseTransaction, registrationId: number): Promise<void> {
  await finalStay(transaction, registrationId).execute();
}

export const finalStay = (transaction: DatabaseTransaction, registrationId: number) =>
  transaction
    .updateTable('hotel_booking')
    .set({ state: 'confirmed' })
    .where('registration_id', '=', registrationId)
    // As the index says it, or the statement is planned anew each time.
    .where('state', '=', sql.lit('held'));

/** The stay ends with the registration. */
export async function releaseStay(transaction: DatabaseTransaction, registrationId: number): Promise<void> {
  await transaction
    .updateTable('hotel_booking')
    .set({ state: 'released' })
    .where('registration_id', '=', registrationId)
    .where('state', '<>', 'released')
    .execute();
}
