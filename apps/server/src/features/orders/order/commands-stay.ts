import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';

/** Makes the stay of a registration final, with its payment. */
export async function confirmStay(transaction: DatabaseTransaction, registrationId: number): Promise<void> {
  await finalStay(transaction, registrationId).execute();
}

export const finalStay = (db: Database, registrationId: number) =>
  db
    .updateTable('hotel_booking')
    .set({ state: 'confirmed' })
    .where('registration_id', '=', registrationId)
    // A literal, as in the index condition; otherwise the statement is planned again each time.
    .where('state', '=', sql.lit('held'));

/** Releases the stays of registrations, with them. */
export async function releaseStay(transaction: DatabaseTransaction, ...registrationIds: number[]): Promise<void> {
  await transaction
    .updateTable('hotel_booking')
    .set({ state: 'released' })
    .where('registration_id', '=', sql<number>`any (${registrationIds}::bigint[])`)
    .where('state', '<>', 'released')
    .execute();
}
