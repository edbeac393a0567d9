import { inTransaction } from '../../db/transaction.ts';
import type { Database } from '../../db/database.ts';
import type { FanOut } from '../../ports/fan-out/fan-out.ts';
import { appendEvents } from './commands-log.ts';

/** Ends a poll whose time is over. Of several processes that see it, one does. */
export function closePollInTime(
  { db, fanOut, clock }: { db: Database; fanOut: FanOut; clock: () => Date },
  broadcastId: number,
  pollId: number,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const closed = await transaction
      .updateTable('live_poll')
      .set({ state: 'closed' })
      .where('id', '=', pollId)
      .where('state', '=', 'open')
      .where('closes_at', '<=', clock())
      .returning('id')
      .executeTakeFirst();
    if (!closed) return;
    const place = { db: transaction, fanOut, broadcastId, now: clock() };
    await appendEvents(place, [{ kind: 'poll_result', body: { id: pollId, counts: null, voters: null } }]);
  });
}
