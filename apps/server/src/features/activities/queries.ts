import { sql } from 'kysely';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/connection/database.ts';

export interface CardRow {
  id: number;
  conference_id: number;
  kind: 'places' | 'stamps';
  title: Bilingual;
  place: Bilingual;
  starts_at: Date;
  ends_at: Date;
  state: 'draft' | 'published' | 'running' | 'ended';
  points: number;
  /** Null: unlimited. */
  size: number | null;
  taken: number;
  waiting: number;
  checked_in: number;
}

/** Activities of a conference, or one, with how many take part. A held place counts until it lapses. */
const cards = (condition: ReturnType<typeof sql>) => sql<CardRow>`
  select activity.id, activity.conference_id, activity.kind, activity.title, activity.place, activity.starts_at,
    activity.ends_at, activity.state, activity.points, slots.size, entries.taken, entries.waiting, entries.checked_in
  from activity
  cross join lateral (
    select case when bool_or(size is null) then null else coalesce(sum(size), 0)::int end as size
    from activity_slot where activity_id = activity.id
  ) as slots
  cross join lateral (
    select (count(*) filter (where state = 'joined' or held_until > clock_timestamp()))::int as taken,
      (count(*) filter (where state = 'waiting'))::int as waiting,
      (count(*) filter (where state = 'joined' and checked_in_at is not null))::int as checked_in
    from activity_entry where activity_id = activity.id and state <> 'left'
  ) as entries
  where ${condition} order by activity.starts_at, activity.id`;

export const cardsOf = async (db: Database, conferenceId: number): Promise<CardRow[]> =>
  (await cards(sql`activity.conference_id = ${conferenceId}`).execute(db)).rows;

export const cardOf = async (db: Database, id: number): Promise<CardRow | undefined> =>
  (await cards(sql`activity.id = ${id}`).execute(db)).rows[0];

/** An activity with its conference; drafts included. */
export const findActivity = (db: Database, id: number) =>
  db
    .selectFrom('activity')
    .innerJoin('conference', 'conference.id', 'activity.conference_id')
    .leftJoin('stamp', 'stamp.id', 'activity.stamp_id')
    .selectAll('activity')
    .select([
      'conference.zone',
      'conference.title as conference',
      'conference.state as conference_state',
      'stamp.name as stamp',
    ])
    .where('activity.id', '=', id)
    .executeTakeFirst();
export type ActivityRow = NonNullable<Awaited<ReturnType<typeof findActivity>>>;

export interface SlotRow {
  id: number;
  activity_id: number;
  name: Bilingual;
  starts_at: Date;
  ends_at: Date;
  size: number | null;
  taken: number;
  waiting: number;
}

/** Slots of an activity, with what others than this registration have taken and wait for. */
export async function slotsOf(db: Database, activityId: number, butOf: number): Promise<SlotRow[]> {
  const { rows } = await sql<SlotRow>`
    select slot.id, slot.activity_id, slot.name, slot.starts_at, slot.ends_at, slot.size,
      (count(entry.id) filter (where entry.state = 'joined' or entry.held_until > clock_timestamp()))::int as taken,
      (count(entry.id) filter (where entry.state = 'waiting'))::int as waiting
    from activity_slot as slot
    left join activity_entry as entry on entry.slot_id = slot.id and entry.state <> 'left' and entry.registration_id <> ${butOf}
    where slot.activity_id = ${activityId} group by slot.id order by slot.position, slot.id`.execute(db);
  return rows;
}

/** What a person plans at a conference, as it was released: sessions, by themselves or for one of their talks. */
export async function plannedSpans(db: Database, accountId: number, conferenceId: number) {
  const { rows } = await sql<{ title: Bilingual; from: Date; to: Date }>`
    select distinct on (session ->> 'id') session -> 'title' as title, (session ->> 'from')::timestamptz as "from",
      (session ->> 'to')::timestamptz as "to"
    from favourite
    join lateral (
      select document from programme_release where conference_id = favourite.conference_id order by number desc limit 1
    ) as released on true
    cross join lateral json_array_elements(released.document -> 'sessions') as session
    where favourite.account_id = ${accountId} and favourite.conference_id = ${conferenceId}
      and ((favourite.item = 'session' and (session ->> 'id')::bigint = favourite.item_id)
        or (favourite.item = 'talk' and exists (
          select from json_array_elements(session -> 'talks') as talk where (talk ->> 'id')::bigint = favourite.item_id)))
    order by session ->> 'id'`.execute(db);
  return rows;
}

/** Stamps of a conference in the organiser's order. */
export const stampsOf = (db: Database, conferenceId: number) =>
  db
    .selectFrom('stamp')
    .selectAll()
    .select((by) =>
      by
        .selectFrom('stamp_given')
        .whereRef('stamp_id', '=', 'stamp.id')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('given'),
    )
    .where('conference_id', '=', conferenceId)
    .orderBy('position')
    .orderBy('id')
    .execute();
export type StampRow = Awaited<ReturnType<typeof stampsOf>>[number];

/** Ids of the stamps that a registration has. */
export async function gotStamps(db: Database, registrationId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('stamp_given')
    .select('stamp_id')
    .where('registration_id', '=', registrationId)
    .execute();
  return new Set(rows.map(({ stamp_id }) => stamp_id));
}

/** What a registration has collected: stamps, and points of stamps and of activities in which it took part. */
export async function collectedBy(db: Database, registrationId: number): Promise<{ stamps: number; points: number }> {
  const { rows } = await sql<{ stamps: number; points: number }>`
    select (select count(*)::int from stamp_given where registration_id = ${registrationId}) as stamps,
      (coalesce((select sum(stamp.points) from stamp_given join stamp on stamp.id = stamp_id
          where registration_id = ${registrationId}), 0)
        + coalesce((select sum(activity.points) from activity_entry join activity on activity.id = activity_id
          where registration_id = ${registrationId} and activity_entry.state = 'joined' and checked_in_at is not null), 0)
      )::int as points`.execute(db);
  return rows[0] ?? { stamps: 0, points: 0 };
}

/** What an activity may refer to. */
export async function choicesOf(db: Database, conferenceId: number) {
  const [forms, points, sessions] = await Promise.all([
    db
      .selectFrom('conference_form')
      .select(['id', 'title as name'])
      .where('conference_id', '=', conferenceId)
      .where('purpose', '=', 'activity')
      .where('closed_at', 'is', null)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('checkin_point')
      .select(['id', 'name'])
      .where('conference_id', '=', conferenceId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('programme_session')
      .select(['id', 'title as name'])
      .where('conference_id', '=', conferenceId)
      .orderBy('starts_at')
      .orderBy('id')
      .execute(),
  ]);
  return { forms, points, sessions };
}

export const zoneOf = async (db: Database, conferenceId: number): Promise<string> =>
  (await db.selectFrom('conference').select('zone').where('id', '=', conferenceId).executeTakeFirst())?.zone ?? 'UTC';
