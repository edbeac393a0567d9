import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { DatabaseTransaction } from '../transaction.ts';
import { lockStocks } from './lock.ts';

/**
 * Makes what a registration holds its own for good. False when a hold has lapsed meanwhile or nothing is held any more, and
 * then nothing changed: the caller takes the places anew or gives the money back. Looks at the clock under the lock, so that nobody else can have
 * been given a lapsed place in between.
 */
export async function confirmPlaces(transaction: DatabaseTransaction, registrationId: number): Promise<boolean> {
  const claims = await transaction
    .selectFrom('claim')
    .select(['id', 'stock_id'])
    .where('registration_id', '=', registrationId)
    .where('state', '=', 'held')
    .execute();
  if (claims.length === 0) return false;
  await lockStocks(transaction, claims.map((claim) => claim.stock_id));
  const { rows } = await sql<{ id: number }>`
    select id from claim where registration_id = ${registrationId} and state = 'held' and held_until <= clock_timestamp()
  `.execute(transaction);
  if (rows.length > 0) return false;
  await transaction
    .updateTable('claim')
    .set({ state: 'confirmed', held_until: null })
    .where('registration_id', '=', registrationId)
    .where('state', '=', 'held')
    .execute();
  return true;
}

/** Gives back everything a registration has, at once free for others. Needs no lock: giving back never makes too few. */
export async function releasePlaces(transaction: DatabaseTransaction, registrationId: number): Promise<void> {
  await transaction
    .updateTable('claim')
    .set({ state: 'released', held_until: null })
    .where('registration_id', '=', registrationId)
    .where('state', '<>', 'released')
    .execute();
}

/** Marks holds whose time was over before an instant as given back; they were free already, this keeps the index of live ones small. */
export async function releaseLapsed(db: Database, before: Date): Promise<void> {
  await db
    .updateTable('claim')
    .set({ state: 'released', held_until: null })
    .where('state', '=', 'held')
    .where('held_until', '<', before)
    .execute();
}
