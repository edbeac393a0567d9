import { nextMomentOf } from '@meetingapp/domain/live/room-clock.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { addJob } from '../../jobs/queue.ts';
import { lockClockedRoom } from './queries-clock.ts';

/** What lies further ahead, the minute's round finds in time. */
const AHEAD_MS = 90_000;

/** Sees to it that the room is asked again at the moment when something happens in it by the clock. */
export function scheduleRoom({ db, now }: { db: Database; now: Date }, roomId: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const room = await lockClockedRoom(transaction, roomId);
    const next = room && nextMomentOf(room, now);
    if (!next || next.getTime() - now.getTime() > AHEAD_MS) return;
    await addJob(transaction, 'live.room', { roomId }, { key: `live.room:${roomId}`, runAt: next });
  });
}
