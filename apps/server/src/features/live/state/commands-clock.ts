import { nextMomentOf } from '@meetingapp/domain/live/room-clock.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { addJob } from '../../../jobs/queue.ts';
import { lockClockedRoom } from './queries.ts';

/** Milliseconds scheduled ahead; the job that runs every minute finds anything later in time. */
const AHEAD_MS = 90_000;

/** Schedules a job for the moment of the room's next change by the clock. */
export function scheduleRoom({ db, now }: { db: Database; now: Date }, roomId: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const room = await lockClockedRoom(transaction, roomId);
    const next = room && nextMomentOf(room, now);
    if (!next || next.getTime() - now.getTime() > AHEAD_MS) return;
    await addJob(transaction, 'live.room', { roomId }, { key: `live.room:${roomId}`, runAt: next });
  });
}
