import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';

interface OfAccount {
  conferenceId: number;
  accountId: number;
}

/** Registrations of an account in a conference that were not cancelled, the oldest first. */
export async function ownRegistrationIds(db: Database, { conferenceId, accountId }: OfAccount): Promise<number[]> {
  const rows = await db
    .selectFrom('registration')
    .select('id')
    .where('account_id', '=', accountId)
    .where('conference_id', '=', conferenceId)
    .where('state', 'not in', ['cancelled', 'refused'])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Number of invoices by outcome, and the registration of the newest; undefined: none was requested. */
export async function invoicesOf(db: Database, registrationIds: readonly number[]) {
  const { rows } = await sql<{ reg_id: number; asked: number; issued: number; refused: number }>`
    select (array_agg(registration_id order by id desc))[1] as reg_id,
      count(*) filter (where state = 'asked')::int as asked,
      count(*) filter (where state in ('issued', 'sent', 'partly_red', 'reissued'))::int as issued,
      count(*) filter (where state = 'refused')::int as refused
    from invoice where registration_id = any(${registrationIds}::bigint[]) and state not in ('withdrawn', 'red_letter')
    having count(*) > 0`.execute(db);
  return rows[0];
}

/** Questions and comments of an account, and how many have an answer. */
export async function questionsOf(db: Database, { conferenceId, accountId }: OfAccount) {
  const { rows } = await sql<{ asked: number; answered: number }>`
    select count(*)::int as asked, count(answered_at)::int as answered from comment
    where account_id = ${accountId} and conference_id = ${conferenceId} and state <> 'removed'`.execute(db);
  return rows[0] ?? { asked: 0, answered: 0 };
}
