import { sql } from 'kysely';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';

/** What messages to participants say about a meeting. */
export interface NotifiedMeeting {
  id: number;
  conference_id: number;
  title: Bilingual;
  starts_at: Date;
  ends_at: Date;
  place: Bilingual;
  link: string;
  zone: string;
}

/** Who belongs to a meeting: who has entered, and its host. */
const belonging = sql`
  select meeting_id, account_id, declined_at from department_person
  union
  select meeting.id, identity.account_id, null from department_meeting as meeting
  join identity on identity.value = meeting.host_address and kind in ('phone', 'email') and verified_at is not null
  where not exists (select from department_person as own where own.meeting_id = meeting.id and own.account_id = identity.account_id)`;

/** Accounts of the people of a meeting, the host included. */
export async function participantsOf(db: Database, meetingId: number): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select distinct account_id from (${belonging}) as belonging where meeting_id = ${meetingId}
    order by account_id`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** A person whom a meeting that begins soon has not reminded yet. */
export interface RemindedRow extends NotifiedMeeting {
  account_id: number;
  title: Bilingual;
  event: string;
}

/** People who did not decline, of meetings that begin within the minutes that the conference has set. */
export async function peopleToRemind(db: Database, now: Date): Promise<RemindedRow[]> {
  const { rows } = await sql<RemindedRow>`
    select meeting.id, meeting.conference_id, meeting.title, meeting.starts_at, meeting.ends_at, meeting.place, meeting.link,
      conference.zone, belonging.account_id, due.event
    from department_meeting as meeting
    join conference on conference.id = meeting.conference_id and conference.state not in ('draft', 'stopped')
    left join department_rules as rules on rules.conference_id = meeting.conference_id
    join (${belonging}) as belonging on belonging.meeting_id = meeting.id and belonging.declined_at is null
    cross join lateral (
      select 'department/remind/' || meeting.id || '/' || extract(epoch from meeting.starts_at)::bigint as event) as due
    where meeting.starts_at > ${now}
      and meeting.starts_at <= ${now}::timestamptz + make_interval(mins => coalesce(rules.remind_minutes, 60))
      and coalesce(rules.remind_minutes, 60) > 0
      and not exists (select from notification
        where notification.account_id = belonging.account_id and notification.event = due.event)
    order by meeting.id, belonging.account_id`.execute(db);
  return rows;
}
