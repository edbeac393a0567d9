import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** A broadcast of this conference, removed ones included: their watch figures remain. */
export const broadcastWithFigures = (db: Database, conferenceId: number, id: number) =>
  db
    .selectFrom('broadcast')
    .innerJoin('conference', 'conference.id', 'broadcast.conference_id')
    .leftJoin('video', (join) =>
      join
        .onRef('video.broadcast_id', '=', 'broadcast.id')
        .on('video.state', '=', 'published')
        .on('video.removed_at', 'is', null),
    )
    .select(['broadcast.title', 'broadcast.state', 'broadcast.starts_at', 'broadcast.ends_at', 'broadcast.likes'])
    .select(['conference.zone', 'video.id as video_id'])
    .where('broadcast.id', '=', id)
    .where('broadcast.conference_id', '=', conferenceId)
    .executeTakeFirst();

export interface MinuteRow {
  minute: Date;
  viewers: number;
}

/** Viewers by minute, summed over all processes; minutes without viewers are left out. */
export async function viewersByMinute(db: Database, broadcastId: number): Promise<MinuteRow[]> {
  const { rows } = await sql<MinuteRow>`
    select minute, sum(viewers)::int as viewers from live_figure
    where broadcast_id = ${broadcastId} group by minute order by minute`.execute(db);
  return rows;
}

/** Number of people present and of messages; removed messages do not count. */
export async function countsOf(db: Database, broadcastId: number) {
  const { rows } = await sql<{ people: number; messages: number; questions: number }>`
    select (select count(*)::int from live_viewer where broadcast_id = ${broadcastId}) as people,
      count(*) filter (where kind = 'message')::int as messages, count(*) filter (where kind = 'question')::int as questions
    from live_event where broadcast_id = ${broadcastId} and kind in ('message', 'question')`.execute(db);
  return rows[0] ?? { people: 0, messages: 0, questions: 0 };
}

const MOST_REGIONS = 40;

/** Viewers by province, as given in their registration form. */
export async function regionsOf(db: Database, broadcastId: number): Promise<{ province: string; people: number }[]> {
  const { rows } = await sql<{ province: string; people: number }>`
    select coalesce(nullif(split_part(home.province, ',', 1), ''), '') as province, count(*)::int as people
    from live_viewer
    join broadcast on broadcast.id = live_viewer.broadcast_id
    left join lateral (
      select registration.answers ->> form_field.code as province from registration
      join form_field on form_field.form_version_id = registration.form_version_id and form_field.kind = 'P'
      where registration.conference_id = broadcast.conference_id and registration.account_id = live_viewer.account_id
        and registration.state in ('submitted', 'approved', 'confirmed', 'attended')
      order by registration.id desc limit 1
    ) as home on true
    where live_viewer.broadcast_id = ${broadcastId}
    group by 1 order by people desc, province limit ${MOST_REGIONS}`.execute(db);
  return rows;
}

/** Viewers by minute, summed over all broadcasts of a conference, since a moment. */
export async function viewersTogether(db: Database, conferenceId: number, since: Date): Promise<MinuteRow[]> {
  const { rows } = await sql<MinuteRow>`
    select minute, sum(viewers)::int as viewers from live_figure
    join broadcast on broadcast.id = live_figure.broadcast_id
    where broadcast.conference_id = ${conferenceId} and minute >= ${since} group by minute order by minute`.execute(db);
  return rows;
}

export interface WatchedRow {
  broadcastId: number;
  title: { zh: string; en: string };
  startsAt: Date;
  peak: number;
  peakAt: Date;
  people: number;
}

/** Broadcasts watched since then, newest first, each with the time of its peak. */
export async function watchedBroadcasts(db: Database, conferenceId: number, since: Date): Promise<WatchedRow[]> {
  const { rows } = await sql<WatchedRow>`
    with together as (
      select broadcast_id, minute, sum(viewers)::int as viewers from live_figure
      join broadcast on broadcast.id = live_figure.broadcast_id
      where broadcast.conference_id = ${conferenceId} and minute >= ${since} group by broadcast_id, minute
    ), peaks as (
      select distinct on (broadcast_id) broadcast_id, viewers, minute from together
      where viewers > 0 order by broadcast_id, viewers desc, minute
    )
    select broadcast.id as "broadcastId", broadcast.title, broadcast.starts_at as "startsAt", peaks.viewers as peak,
      peaks.minute as "peakAt", (select count(*)::int from live_viewer where broadcast_id = broadcast.id) as people
    from peaks join broadcast on broadcast.id = peaks.broadcast_id
    order by broadcast.starts_at desc, broadcast.id desc limit 200`.execute(db);
  return rows;
}

/** Milliseconds for which a figure counts as current: processes write one per minute. */
const FRESH_MS = 150_000;

/** Viewers of each of these now, over all processes: the figures of the newest minute that was written. */
export async function viewersOf(db: Database, ids: readonly number[], now: Date): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('live_figure')
    .select(['broadcast_id', sql<number>`sum(viewers)::int`.as('viewers')])
    .distinctOn('broadcast_id')
    .where('broadcast_id', 'in', ids)
    .where('minute', '>', new Date(now.getTime() - FRESH_MS))
    .groupBy(['broadcast_id', 'minute'])
    .orderBy('broadcast_id')
    .orderBy('minute', 'desc')
    .execute();
  return new Map(rows.map(({ broadcast_id, viewers }) => [broadcast_id, viewers]));
}
