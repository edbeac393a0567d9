import { sql } from 'kysely';
import { closedRules, type DepartmentRules } from '@meetingapp/domain/exhibition/department-rules.ts';
import type { Database } from '../../../db/connection/database.ts';

/** What departments may make themselves at a conference. */
export async function rulesOf(db: Database, conferenceId: number): Promise<DepartmentRules> {
  const row = await db
    .selectFrom('department_rules')
    .selectAll()
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  if (!row) return closedRules;
  return {
    open: row.open,
    perPerson: row.per_person,
    firstDay: row.first_day,
    lastDay: row.last_day,
    remindMinutes: row.remind_minutes,
  };
}

/** Meetings that a person made at a conference. */
export async function countMade(db: Database, conferenceId: number, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('department_meeting')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('conference_id', '=', conferenceId)
    .where('made_by', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Meetings that a person hosts or has entered, the next first. */
export const meetingsOf = (db: Database, conferenceId: number, accountId: number) =>
  db
    .selectFrom('department_meeting as meeting')
    .select(['meeting.id', 'meeting.title', 'meeting.department', 'meeting.starts_at', 'meeting.ends_at'])
    .select(
      sql<boolean>`exists (select from identity where account_id = ${accountId} and value = meeting.host_address
        and kind in ('phone', 'email') and verified_at is not null)`.as('host'),
    )
    .where('conference_id', '=', conferenceId)
    .where(
      sql<boolean>`(exists (select from department_person where meeting_id = meeting.id and account_id = ${accountId})
        or exists (select from identity where account_id = ${accountId} and value = meeting.host_address
          and kind in ('phone', 'email') and verified_at is not null))`,
    )
    .orderBy('meeting.starts_at', 'desc')
    .execute();

/** An address that the person has proved: the phone number, else the e-mail address; undefined without either. */
export async function provedAddress(db: Database, accountId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity')
    .select('value')
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['phone', 'email'])
    .where('verified_at', 'is not', null)
    .orderBy('kind', 'desc')
    .executeTakeFirst();
  return row?.value;
}
