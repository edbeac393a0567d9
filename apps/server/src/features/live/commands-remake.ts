import type { Database } from '../../db/database.ts';
import { addJob } from '../../jobs/queue.ts';

/** Has the replay of a broadcast that has ended joined again. */
export async function askReplay(
  db: Database,
  conferenceId: number,
  broadcastId: number,
): Promise<'done' | 'not_found' | 'broadcast_state'> {
  const row = await db
    .selectFrom('broadcast')
    .select('state')
    .where('id', '=', broadcastId)
    .where('conference_id', '=', conferenceId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return 'not_found';
  if (row.state !== 'ended') return 'broadcast_state';
  await addJob(db, 'live.replay', { broadcastId }, { key: `live.replay:${broadcastId}` });
  return 'done';
}
