import type { Database } from '../../db/database.ts';
import { keepBeats } from '../../db/watching.ts';

interface FilmBeat {
  accountId: number;
  video: { id: number; conference_id: number };
  player: string;
  playing: boolean;
  milliseconds: number;
  now: Date;
}

/** Where the person is in the film, and that it runs; the last thing that a stopped player says still counts up to now. */
export async function keepFilmBeat(db: Database, beat: FilmBeat): Promise<void> {
  const { accountId, video, player, milliseconds, now } = beat;
  await db
    .insertInto('video_position')
    .values({ account_id: accountId, video_id: video.id, milliseconds, at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'video_id']).doUpdateSet({ milliseconds, at: now }))
    .execute();
  const { id: videoId, conference_id: conferenceId } = video;
  await keepBeats(db, [
    { accountId, conferenceId, broadcastId: null, videoId, player, at: now, playing: beat.playing },
  ]);
}
