import { sql } from 'kysely';
import { ownFirst } from '../../db/rows/own-registration.ts';
import type { Database } from '../../db/connection/database.ts';
import type { DutyQuery } from '../../db/rows/duties.ts';

export const setsOf = (db: Database, conferenceId: number) =>
  db
    .selectFrom('credit_rule_set')
    .select(['id', 'code', 'title', 'version'])
    .where('conference_id', '=', conferenceId)
    .orderBy('position')
    .orderBy('id')
    .execute();
export type SetRow = Awaited<ReturnType<typeof setsOf>>[number];

export const versionsOf = (db: Database, setIds: readonly number[]) =>
  db
    .selectFrom('credit_rule_version as version')
    .leftJoin('staff_member', 'staff_member.id', 'version.published_by')
    .selectAll('version')
    .select('staff_member.name as by')
    .where('version.rule_set_id', 'in', setIds.length > 0 ? setIds : [0])
    .orderBy('version.number', 'desc')
    .execute();
export type VersionRow = Awaited<ReturnType<typeof versionsOf>>[number];

export const examplesOf = (db: Database, setIds: readonly number[]) =>
  db
    .selectFrom('credit_example')
    .selectAll()
    .where('rule_set_id', 'in', setIds.length > 0 ? setIds : [0])
    .orderBy('id')
    .execute();
export type ExampleRow = Awaited<ReturnType<typeof examplesOf>>[number];

/** A set of the conference, locked: changes of its versions and examples are serialized. */
export const lockSet = (db: Database, conferenceId: number, setId: number) =>
  db
    .selectFrom('credit_rule_set')
    .select(['id', 'code', 'title', 'version'])
    .where('conference_id', '=', conferenceId)
    .where('id', '=', setId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const findSet = (db: Database, conferenceId: number, setId: number) =>
  db
    .selectFrom('credit_rule_set')
    .select(['id', 'code', 'title', 'version'])
    .where('conference_id', '=', conferenceId)
    .where('id', '=', setId)
    .executeTakeFirst();

interface PersonRow {
  account_id: number;
  number: string | null;
  name: string;
  affiliation: string;
  rows: number;
}

const MOST_PEOPLE = 50;

/** People with evidence in a conference: all of the accounts given, or those that the words find, at most 50. */
export async function peopleWithEvidence(
  db: Database,
  conferenceId: number,
  { words = '', accountIds }: { words?: string; accountIds?: readonly number[] },
): Promise<PersonRow[]> {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<PersonRow>`
    with present as (
      select account_id, count(*)::int as rows from (
        select account_id from evidence where conference_id = ${conferenceId}
        union all select account_id from watch_interval where conference_id = ${conferenceId}
        union all select registration.account_id from attendance join registration on registration.id = registration_id
          where attendance.conference_id = ${conferenceId}
        union all select attempt.account_id from exam_attempt as attempt join exam on exam.id = exam_id
          where exam.conference_id = ${conferenceId} and attempt.passed
      ) as any_kind group by account_id
    )
    select present.account_id, registered.number, coalesce(nullif(registered.name, ''), account.name) as name,
      coalesce(registered.answers ->> 'company', '') as affiliation, present.rows
    from present join account on account.id = present.account_id
    left join lateral (
      select number, name, answers from registration
      where registration.account_id = present.account_id and conference_id = ${conferenceId}
        and state not in ('cancelled', 'gone', 'refused')
      order by ${ownFirst('registration')}, id limit 1
    ) as registered on true
    where (${accountIds === undefined} or present.account_id = any(${accountIds ?? []}::bigint[]))
      and (registered.number = ${words} or coalesce(nullif(registered.name, ''), account.name) ilike ${like})
    order by name, account_id limit ${accountIds ? accountIds.length : MOST_PEOPLE}`.execute(db);
  return rows;
}

/** Up to `limit` accounts with evidence after an id. */
export async function accountsWithEvidence(
  db: Database,
  conferenceId: number,
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select account_id from (
      select account_id from evidence where conference_id = ${conferenceId} and account_id > ${after}
      union select account_id from watch_interval where conference_id = ${conferenceId} and account_id > ${after}
      union select registration.account_id from attendance join registration on registration.id = registration_id
        where attendance.conference_id = ${conferenceId} and registration.account_id > ${after}
      union select attempt.account_id from exam_attempt as attempt join exam on exam.id = exam_id
        where exam.conference_id = ${conferenceId} and attempt.passed and attempt.account_id > ${after}
    ) as any_kind order by account_id limit ${limit}`.execute(db);
  return rows.map((row) => row.account_id);
}

/** True when the account has evidence or a registration in the conference. */
export async function takesPart(db: Database, conferenceId: number, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from registration where conference_id = ${conferenceId} and account_id = ${accountId}
    union all select 1 from evidence where conference_id = ${conferenceId} and account_id = ${accountId}
    union all select 1 from watch_interval where conference_id = ${conferenceId} and account_id = ${accountId}
    limit 1`.execute(db);
  return rows.length > 0;
}

export const openReviews = async (db: Database, conferenceId: number): Promise<number> =>
  (
    await db
      .selectFrom('credit_review')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('conference_id', '=', conferenceId)
      .where('answered_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).count;

const MOST_REVIEWS = 200;

export const reviewsToAnswer = (db: Database, conferenceId: number) =>
  db
    .selectFrom('credit_review')
    .select(['id', 'account_id', 'text', 'answer', 'created_at'])
    .where('conference_id', '=', conferenceId)
    .orderBy('answered_at', (order) => order.desc().nullsFirst())
    .orderBy('id')
    .limit(MOST_REVIEWS)
    .execute();

export const findSession = (db: Database, conferenceId: number, sessionId: number) =>
  db
    .selectFrom('programme_session')
    .select(['id', 'hall_id'])
    .where('conference_id', '=', conferenceId)
    .where('id', '=', sessionId)
    .executeTakeFirst();

/** Questions about credits that staff have to answer. */
export const creditReviewDuty: DutyQuery = (conferenceId) => sql`
  select 'credit_review' as kind, count(*)::int as count, min(created_at) as since
  from credit_review where conference_id = ${conferenceId} and answered_at is null`;
