import type { Database } from '../../../db/connection/database.ts';
import { saveBeats } from '../../../db/rows/watching.ts';

interface FilmBeat {
  accountId: number;
  video: { id: number; conference_id: number };
  player: string;
  playing: boolean;
  milliseconds: number;
  now: Date;
}

/** Saves the position in the film and the heartbeat; a player's last message, when it stops, still counts until now. */
export async function saveFilmBeat(db: Database, beat: FilmBeat): Promise<void> {
  const { accountId, video, player, milliseconds, now } = beat;
  await db
    .insertInto('video_position')
    .values({ account_id: accountId, video_id: video.id, milliseconds, at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'video_id']).doUpdateSet({ milliseconds, at: now }))
    .execute();
  const { id: videoId, conference_id: conferenceId } = video;
  await saveBeats(db, [
    { accountId, conferenceId, broadcastId: null, videoId, player, at: now, playing: beat.playing },
  ]);
}
