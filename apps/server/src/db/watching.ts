import { BEAT_SECONDS } from '@meetingapp/contract/live-socket.ts';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** A player said that its picture runs. Exactly one of broadcast and film. */
export interface Beat {
  accountId: number;
  conferenceId: number;
  broadcastId: number | null;
  videoId: number | null;
  /** One opened player; random. */
  player: string;
  /** It runs; a player that stopped says so once, and what it showed until then counts. */
  playing: boolean;
  /** The server's clock. */
  at: Date;
}

/** A beat that comes later than this after the one before begins anew: what lies between was not watched. */
const LONGEST_GAP_SECONDS = BEAT_SECONDS * 2.5;

/**
 * Notes that pictures run: a player's stretch goes on to now, or begins. It never goes on by more than the time since the beat
 * before, so beats that come faster give nobody more.
 */
export async function keepBeats(db: Database, beats: readonly Beat[]): Promise<void> {
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

/** A player was asked whether somebody is there, or somebody answered; it belongs to the newest stretch of that player. */
export async function keepCheck(
  db: Database,
  { accountId, player, answered }: { accountId: number; player: string; answered: boolean },
): Promise<void> {
  await sql`
    update watch_interval set
      checks_asked = checks_asked + ${answered ? 0 : 1}, checks_answered = checks_answered + ${answered ? 1 : 0}
    where id = (select id from watch_interval where account_id = ${accountId} and player = ${player}
      order by began_at desc limit 1)`.execute(db);
}
