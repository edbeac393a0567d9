import { sql } from 'kysely';
import { compiled } from '../connection/compiled.ts';
import type { Database } from '../connection/database.ts';
import { codeOf, type DatabaseTransaction } from '../connection/transaction.ts';

/**
 * Confirms the held claims of a registration. Returns false and changes nothing when a hold has lapsed or nothing is held: the caller
 * then claims the places again or refunds the money.
 */
export async function confirmPlaces(transaction: DatabaseTransaction, registrationId: number): Promise<boolean> {
  const [row] = await confirming(transaction, { registrationId });
  return row?.confirmed === true;
}

const confirming = compiled(
  (_db, { registrationId }: { registrationId: number }) =>
    sql<{ confirmed: boolean }>`select confirm_claims(${registrationId}::bigint) as confirmed`,
);

/** As `confirmPlaces` for several registrations; where that returns false for one of them it fails as `confirmOrUndo`. */
export async function confirmTogether(
  transaction: DatabaseTransaction,
  registrationIds: readonly number[],
): Promise<void> {
  if (registrationIds.length > 0) await confirmAllOrUndo(transaction, { registrationIds });
}

/** As `confirmOrUndo` for several registrations: all, or none. */
export const confirmAllOrUndo = compiled(
  (_db, { registrationIds }: { registrationIds: readonly number[] }) =>
    sql<{ confirmed: null }>`select confirm_all_claims(${registrationIds}::bigint[]) as confirmed`,
);

/**
 * As `confirmPlaces`, but where that returns false it fails, so that the commit can be sent together with it: the transaction is then
 * rolled back, and `isLapsed` is true for the error.
 */
export const confirmOrUndo = compiled(
  (_db, { registrationId }: { registrationId: number }) =>
    sql<{ confirmed: null }>`select confirm_claims_or_fail(${registrationId}::bigint) as confirmed`,
);

/** True when `confirmOrUndo` found that a hold has lapsed or nothing is held. */
export const isLapsed = (error: unknown): boolean => codeOf(error) === 'MA001';

/** Releases all claims of registrations, at once. Needs no lock: a release can never overbook. */
export async function releasePlaces(transaction: DatabaseTransaction, ...registrationIds: number[]): Promise<void> {
  await transaction
    .updateTable('claim')
    .set({ state: 'released', held_until: null })
    .where('registration_id', '=', anyOf(registrationIds))
    .where('state', '<>', 'released')
    .execute();
  await endWaiting(transaction, ...registrationIds);
}

const anyOf = (ids: readonly number[]) => sql<number>`any (${[...ids]}::bigint[])`;

/** Releases what a registration holds; confirmed and offered claims stay. */
export async function releaseHeld(transaction: DatabaseTransaction, registrationId: number): Promise<void> {
  await transaction
    .updateTable('claim')
    .set({ state: 'released', held_until: null })
    .where('registration_id', '=', registrationId)
    .where('state', '=', 'held')
    .where('offered', '=', false)
    .execute();
}

/** Releases single claims of a registration by id; claims of other registrations are ignored. */
export async function releaseClaims(
  transaction: DatabaseTransaction,
  registrationId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable('claim')
    .set({ state: 'released', held_until: null })
    .where('id', 'in', [...ids])
    .where('registration_id', '=', registrationId)
    .where('state', '<>', 'released')
    .execute();
}

/** Turns confirmed claims into holds until a time, because a payment was reversed. Frees no place. */
export async function holdConfirmed(
  transaction: DatabaseTransaction,
  registrationId: number,
  until: Date,
): Promise<void> {
  await transaction
    .updateTable('claim')
    .set({ state: 'held', held_until: until })
    .where('registration_id', '=', registrationId)
    .where('state', '=', 'confirmed')
    .execute();
}

/** Ends all waiting of registrations that have chosen or have given everything up; their offers go to the next entry. */
export async function endWaiting(transaction: DatabaseTransaction, ...registrationIds: number[]): Promise<void> {
  const ended = await transaction
    .updateTable('waiting_entry')
    .set({ state: 'left', ended_at: sql<Date>`clock_timestamp()` })
    .where('registration_id', '=', anyOf(registrationIds))
    .where(sql<boolean>`state in ('waiting', 'offered')`)
    .returning('registration_id')
    .execute();
  if (ended.length === 0) return;
  await transaction
    .updateTable('claim')
    .set({ state: 'released', held_until: null })
    .where('registration_id', '=', anyOf(ended.map(({ registration_id: id }) => id)))
    .where('state', '=', 'held')
    .where('offered', '=', true)
    .execute();
}

/**
 * Marks holds that lapsed before an instant as released. They were free already; this keeps the index of live claims small. Later ones
 * leave the counts, so that stocks that nobody asks for stay as fast to count as others.
 */
export async function releaseLapsed(db: Database, before: Date): Promise<void> {
  await sql`
    select fold_counts(array(
      select distinct stock_id from claim where state = 'held' and not lapsed and held_until <= clock_timestamp()
    ), clock_timestamp())
  `.execute(db);
  // In order, and without those that a hold or a settlement is just changing: this would wait for them while they wait for it.
  await sql`
    update claim set state = 'released', held_until = null where id in (
      select id from claim where state = 'held' and held_until < ${before} order by id for update skip locked)
  `.execute(db);
}
