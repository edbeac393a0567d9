import type { Entrance } from '@meetingapp/contract/live/entrance.ts';
import { sql } from 'kysely';
import type { StoredChapter } from '../../../db/schema/json-shapes.ts';
import type { Database } from '../../../db/connection/database.ts';

interface Row {
  session: number;
  lid: number | null;
  from: Date;
  to: Date;
  state: Entrance['state'];
  vid: number | null;
  chapters: StoredChapter[] | null;
}

/** Where the sessions of a conference can be watched: their broadcasts with replays, and imported films. */
export async function entrancesOf(db: Database, conferenceId: number): Promise<Entrance[]> {
  const { rows } = await sql<Row>`
    select broadcast.session_id as session, broadcast.id as lid, starts_at as "from", ends_at as "to", broadcast.state,
      video.id as vid, video.chapters
    from broadcast
      left join video on video.broadcast_id = broadcast.id and video.state = 'published' and video.removed_at is null
    where broadcast.conference_id = ${conferenceId} and broadcast.session_id is not null and broadcast.removed_at is null
    union all
    select session_id, null, starts_at, ends_at, 'ended', video.id, chapters
    from video join programme_session on programme_session.id = session_id
    where video.conference_id = ${conferenceId} and broadcast_id is null and video.state = 'published'
      and video.removed_at is null
    order by 1, 3, 2, 6
  `.execute(db);
  return rows.map(({ from, to, chapters, ...row }) => ({
    ...row,
    startsAt: from.toISOString(),
    endsAt: to.toISOString(),
    talks: Object.fromEntries(
      (chapters ?? []).flatMap(({ talkId, at }) => (talkId === null ? [] : [[talkId, at] as const])),
    ),
  }));
}
