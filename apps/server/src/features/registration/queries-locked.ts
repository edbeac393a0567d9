import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/transaction.ts';
import type { RegistrationRow } from './queries.ts';

/**
 * One's own registration, locked until the end of the transaction: no two changes at once. Not against rows that merely name it,
 * such as the bed of somebody who wishes to share: that one waits for a stock which we may hold, or the reverse.
 */
export function lockOwn(
  transaction: DatabaseTransaction,
  id: number,
  accountId: number,
): Promise<RegistrationRow | undefined> {
  return transaction
    .selectFrom('registration')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** As `lockOwn`, for staff: anybody's registration of their conference. */
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

/** An unfinished registration of the same person by the same account. */
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
      // Here as below: as the index says it, or the statement is planned anew each time.
      .where('state', '=', sql.lit('draft'))
      .forNoKeyUpdate()
      .executeTakeFirst()
  );
}

/** Another registration that already stands for this person in this conference and branch. */
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
      // As the index says it, or everybody of the conference would be read.
      .where(sql`coalesce(branch_id, 0)`, '=', branchId ?? 0)
      .where('person_key', '=', personKey)
      .where('person_key', '<>', '')
      .where(sql<boolean>`state in ('submitted', 'approved', 'confirmed', 'attended')`)
      .where('id', '<>', butNot)
      .executeTakeFirst()
  );
}

/** A registration of a conference, whoever's it is, for the staff; locked in the same manner. */
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
