import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { DatabaseTransaction } from '../transaction.ts';

/**
 * Makes what a registration holds its own for good. False when a hold has lapsed meanwhile or nothing is held any more, and
 * then nothing changed: the caller takes the places anew or gives the money back.
 */
export async function confirmPlaces(transaction: DatabaseTransaction, registrationId: number): Promise<boolean> {
  const { rows } = await sql<{
    confirmed: boolean;
  }>`select confirm_claims(${registrationId}::bigint) as confirmed`.execute(transaction);
  return rows[0]?.confirmed === true;
}

/** Gives back everything a registration has, at once free for others. Needs no lock: giving back never makes too few. */
export async function releasePlaces(transaction: DatabaseTransaction, registrationId: number): Promise<void> {
  await transaction
    .updateTable('claim')
    .set({ state: 'released', held_until: null })
    .where('registration_id', '=', registrationId)
    .where('state', '<>', 'released')
    .execute();
  await endWaiting(transaction, registrationId);
}

/** Whoever has chosen, or gives everything up, waits for nothing any more; what was offered goes to the next. */
export async function endWaiting(transaction: DatabaseTransaction, registrationId: number): Promise<void> {
  const ended = await transaction
    .updateTable('waiting_entry')
    .set({ state: 'left', ended_at: sql<Date>`clock_timestamp()` })
    .where('registration_id', '=', registrationId)
    .where(sql<boolean>`state in ('waiting', 'offered')`)
    .returning('id')
    .execute();
  if (ended.length === 0) return;
  await transaction
    .updateTable('claim')
    .set({ state: 'released', held_until: null })
    .where('registration_id', '=', registrationId)
    .where('state', '=', 'held')
    .where('offered', '=', true)
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
