import { BEAT_SECONDS } from '@meetingapp/contract/live/socket.ts';
import { sql } from 'kysely';
import type { Database } from '../connection/database.ts';

/** A heartbeat of a player that is playing. Exactly one of broadcast and film is set. */
export interface Beat {
  accountId: number;
  conferenceId: number;
  broadcastId: number | null;
  videoId: number | null;
  /** One opened player; random. */
  player: string;
  /** True while it plays. A player that stopped sends false once, and the time until then counts. */
  playing: boolean;
  /** The server's clock. */
  at: Date;
}

/** Seconds after which the next beat starts a new interval: the time between was not watched. */
const LONGEST_GAP_SECONDS = BEAT_SECONDS * 2.5;

/**
 * Saves heartbeats: extends the player's watch interval to now, or starts one. An interval grows by no more than the time since the
 * previous beat, so faster beats gain nothing.
 */
export async function saveBeats(db: Database, beats: readonly Beat[]): Promise<void> {
  if (beats.length === 0) return;
  const column = <K extends keyof Beat>(key: K): Beat[K][] => beats.map((beat) => beat[key]);
  await sql`
    with beat as (
      select distinct on (account_id, player, broadcast_id, video_id) * from unnest(
        ${column('accountId')}::bigint[], ${column('conferenceId')}::bigint[], ${column('broadcastId')}::bigint[],
        ${column('videoId')}::bigint[], ${column('player')}::text[], ${column('playing')}::boolean[], ${column('at')}::timestamptz[]
      ) as told (account_id, conference_id, broadcast_id, video_id, player, playing, at)
      order by account_id, player, broadcast_id, video_id, at desc
    ), gone_on as (
      update watch_interval set until_at = greatest(until_at, beat.at) from beat
      where watch_interval.account_id = beat.account_id and watch_interval.player = beat.player
        and watch_interval.broadcast_id is not distinct from beat.broadcast_id
        and watch_interval.video_id is not distinct from beat.video_id
        and until_at >= beat.at - make_interval(secs => ${LONGEST_GAP_SECONDS})
      returning watch_interval.account_id, watch_interval.player, watch_interval.broadcast_id, watch_interval.video_id
    )
    insert into watch_interval (account_id, conference_id, broadcast_id, video_id, player, began_at, until_at)
    select account_id, conference_id, broadcast_id, video_id, player, at, at from beat
    where playing and not exists (
      select from gone_on where gone_on.account_id = beat.account_id and gone_on.player = beat.player
        and gone_on.broadcast_id is not distinct from beat.broadcast_id and gone_on.video_id is not distinct from beat.video_id)
    on conflict do nothing`.execute(db);
}

/** Counts a presence check that was asked or answered, in the newest watch interval of that player. */
export async function savePresenceCheck(
  db: Database,
  { accountId, player, answered }: { accountId: number; player: string; answered: boolean },
): Promise<void> {
  await sql`
    update watch_interval set
      checks_asked = checks_asked + ${answered ? 0 : 1}, checks_answered = checks_answered + ${answered ? 1 : 0}
    where id = (select id from watch_interval where account_id = ${accountId} and player = ${player}
      order by began_at desc limit 1)`.execute(db);
}
