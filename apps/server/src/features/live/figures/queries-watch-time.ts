import type { Stretch } from '@meetingapp/domain/live/watching.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

export interface WatchedStretch extends Stretch {
  broadcastId: number | null;
  videoId: number | null;
  checksAsked: number;
  checksAnswered: number;
}

/** Watched stretches of a person in a conference, as recorded; overlaps are not merged. Credits are computed from them. */
export async function watchedBy(db: Database, conferenceId: number, accountId: number): Promise<WatchedStretch[]> {
  const rows = await db
    .selectFrom('watch_interval')
    .select(['broadcast_id', 'video_id', 'began_at', 'until_at', 'checks_asked', 'checks_answered'])
    .where('conference_id', '=', conferenceId)
    .where('account_id', '=', accountId)
    .orderBy('began_at')
    .execute();
  return rows.map((row) => ({
    from: row.began_at.getTime(),
    to: row.until_at.getTime(),
    broadcastId: row.broadcast_id,
    videoId: row.video_id,
    checksAsked: row.checks_asked,
    checksAnswered: row.checks_answered,
  }));
}

/** Total watch time of a broadcast in milliseconds; overlapping tabs of a person count once. */
export async function watchedTogether(
  db: Database,
  broadcastId: number,
): Promise<{ people: number; milliseconds: number }> {
  const { rows } = await sql<{ people: number; milliseconds: number }>`
    with person as (
      select account_id, range_agg(tstzrange(began_at, until_at)) as stretches from watch_interval
      where broadcast_id = ${broadcastId} and until_at > began_at group by account_id
    )
    select count(distinct account_id)::int as people,
      coalesce(sum(extract(epoch from upper(stretch) - lower(stretch))) * 1000, 0)::float8 as milliseconds
    from person, unnest(stretches) as stretch`.execute(db);
  return rows[0] ?? { people: 0, milliseconds: 0 };
}
