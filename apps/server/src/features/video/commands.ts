import type { Database } from '../../db/database.ts';
import { videoToWatch } from './queries-watch.ts';

interface Place {
  vid: number;
  accountId: number;
  milliseconds: number;
  now: Date;
}

/** Remembers where somebody stopped. False: there is no such film for the public. */
export async function keepPosition(db: Database, { vid, accountId, milliseconds, now }: Place): Promise<boolean> {
  const film = await videoToWatch(db, vid);
  if (!film) return false;
  // Nobody is further than its end.
  const where = Math.min(milliseconds, film.milliseconds ?? milliseconds);
  await db
    .insertInto('video_position')
    .values({ account_id: accountId, video_id: vid, milliseconds: where, at: now })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'video_id']).doUpdateSet({ milliseconds: where, at: now }),
    )
    .execute();
  return true;
}
