import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** A meeting of a department with its conference. */
export const findMeeting = (db: Database, id: number) =>
  db
    .selectFrom('department_meeting as meeting')
    .innerJoin('conference', 'conference.id', 'meeting.conference_id')
    .select([
      'meeting.id',
      'meeting.conference_id',
      'meeting.title',
      'meeting.department',
      'meeting.starts_at',
      'meeting.ends_at',
      'meeting.place',
      'meeting.link',
      'meeting.host_address',
      'meeting.code',
      'meeting.materials',
      'meeting.minutes',
      'meeting.pictures',
      'meeting.version',
      'conference.zone',
    ])
    .where('meeting.id', '=', id)
    .where('conference.state', 'not in', ['draft', 'stopped'])
    .executeTakeFirst();
export type MeetingRow = NonNullable<Awaited<ReturnType<typeof findMeeting>>>;

/** True when the account has proved the host's address. */
export async function isHost(db: Database, { host_address }: MeetingRow, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('identity')
    .select('id')
    .where('account_id', '=', accountId)
    .where('value', '=', host_address)
    .where('kind', 'in', ['phone', 'email'])
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** People inside in the order in which they entered. */
export const peopleOf = (db: Database, meetingId: number) =>
  db
    .selectFrom('department_person')
    .select(['account_id', 'name', 'affiliation', 'entered_at', 'signed_at', 'declined_at'])
    .select(
      sql<boolean>`exists (select from identity join department_meeting as meeting on meeting.id = meeting_id
        where identity.account_id = department_person.account_id and identity.value = meeting.host_address
          and identity.verified_at is not null)`.as('host'),
    )
    .where('meeting_id', '=', meetingId)
    .orderBy('entered_at')
    .execute();

/** Tries of a key that still count. */
export async function triesSince(db: Database, meetingId: number, key: Buffer, since: Date) {
  return db
    .selectFrom('department_try')
    .select(['tries', 'since'])
    .where('meeting_id', '=', meetingId)
    .where('key', '=', key)
    .where('since', '>', since)
    .executeTakeFirst();
}

export const listMeetings = (db: Database, conferenceId: number) =>
  db
    .selectFrom('department_meeting')
    .select([
      'id',
      'version',
      'title',
      'department',
      'starts_at',
      'ends_at',
      'place',
      'link',
      'host_address',
      'code',
      'materials',
    ])
    .select(({ selectFrom }) => [
      selectFrom('department_person')
        .whereRef('meeting_id', '=', 'department_meeting.id')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('people'),
      selectFrom('department_person')
        .whereRef('meeting_id', '=', 'department_meeting.id')
        .where('signed_at', 'is not', null)
        .select(sql<number>`count(*)::int`.as('count'))
        .as('signed'),
    ])
    .where('conference_id', '=', conferenceId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
