import { sql } from 'kysely';
import { compiled, sendTogether } from '../../../db/connection/compiled.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { withoutScans } from '../../../db/connection/without-scans.ts';
import type { RegistrationRow } from './queries.ts';

/** The statement of `lockOwn`. */
export const lockingOwn = compiled((db, { id, accountId }: { id: number; accountId: number }) =>
  db.selectFrom('registration').selectAll().where('id', '=', id).where('account_id', '=', accountId).forNoKeyUpdate(),
);

/**
 * Locks a registration of this account until the end of the transaction, so that changes are serialized. The lock does not block rows
 * that merely refer to it, such as the bed of a person who wants to share: that transaction waits for a stock that this one may hold,
 * or the reverse.
 */
export async function lockOwn(
  transaction: DatabaseTransaction,
  id: number,
  accountId: number,
): Promise<RegistrationRow | undefined> {
  const [row] = await lockingOwn(transaction, { id, accountId });
  return row;
}

/**
 * Locks those of the registrations that no other transaction has locked, by id and in the order of ids. It waits for nobody, so that a
 * group does not wait for one of its members. From then on the transaction finds rows by their indexes.
 */
export async function lockFree(
  transaction: DatabaseTransaction,
  ids: readonly number[],
): Promise<Map<number, RegistrationRow>> {
  const [, rows] = await sendTogether(transaction, withoutScans, free.with({ ids }));
  return new Map(rows.map((row) => [row.id, row]));
}

const free = compiled((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('registration')
    .selectAll()
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked(),
);

/** As `lockOwn`, for staff: any registration of their conference. */
export function lockOfConference(
  transaction: DatabaseTransaction,
  id: number,
  conferenceId: number,
): Promise<RegistrationRow | undefined> {
  return transaction
    .selectFrom('registration')
    .selectAll()
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** A draft of the same person by the same account. */
export function findDraft(
  transaction: DatabaseTransaction,
  conferenceId: number,
  accountId: number,
  personKey: string,
): Promise<RegistrationRow | undefined> {
  return (
    transaction
      .selectFrom('registration')
      .selectAll()
      .where('conference_id', '=', conferenceId)
      .where('account_id', '=', accountId)
      .where('person_key', '=', personKey)
      // A literal here and below, as in the partial index; otherwise the statement is planned again each time.
      .where('state', '=', sql.lit('draft'))
      .forNoKeyUpdate()
      .executeTakeFirst()
  );
}

/** Another live registration of this person in this conference and branch. */
export function findLive(
  transaction: DatabaseTransaction,
  conferenceId: number,
  branchId: number | null,
  personKey: string,
  butNot: number,
) {
  return (
    transaction
      .selectFrom('registration')
      .select(['id', 'account_id', 'state'])
      .where('conference_id', '=', conferenceId)
      // Written as in the index; otherwise the whole conference would be read.
      .where(sql`coalesce(branch_id, 0)`, '=', branchId ?? 0)
      .where('person_key', '=', personKey)
      .where('person_key', '<>', '')
      .where(sql<boolean>`state in ('submitted', 'approved', 'confirmed', 'attended')`)
      .where('id', '<>', butNot)
      .executeTakeFirst()
  );
}

/** Any registration of a conference, for the staff; locked in the same way. */
export function lockAtDesk(
  transaction: DatabaseTransaction,
  cid: number,
  id: number,
): Promise<RegistrationRow | undefined> {
  return transaction
    .selectFrom('registration')
    .selectAll()
    .where('id', '=', id)
    .where('conference_id', '=', cid)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Several registrations of a conference, locked in the order of ids; by id. */
export async function lockAllAtDesk(
  transaction: DatabaseTransaction,
  cid: number,
  ids: readonly number[],
): Promise<Map<number, RegistrationRow>> {
  const rows = await transaction
    .selectFrom('registration')
    .selectAll()
    .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
    .where('conference_id', '=', cid)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
