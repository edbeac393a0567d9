import { moveRegistration } from '@meetingapp/domain/registration/states.ts';
import type { Database } from '../../db/database.ts';
import { recordOrder, recordRegistration } from '../../db/history.ts';
import { releasePlaces } from '../../db/places/settle.ts';
import { inTransaction } from '../../db/transaction.ts';
import { latestOrderOf } from './queries.ts';
import { lockOwn } from './queries-locked.ts';

type Outcome = { ok: true } | { ok: false; reason: 'registration_unknown' | 'registration_locked' };

/** Ends an unpaid registration and its open order; places and nights are free in the same moment. One with money goes through its order. */
export function cancelRegistration(
  db: Database,
  { regId, accountId, now }: { regId: number; accountId: number; now: Date },
): Promise<Outcome> {
  return inTransaction(db, async (transaction): Promise<Outcome> => {
    const row = await lockOwn(transaction, regId, accountId);
    if (!row) return { ok: false, reason: 'registration_unknown' };
    const order = await latestOrderOf(transaction, regId);
    const unpaid = order === undefined || ['open', 'expired', 'cancelled'].includes(order.state);
    const move = moveRegistration(row.state, 'cancel');
    if (!move.ok || !unpaid) return { ok: false, reason: 'registration_locked' };
    if (order?.state === 'open')
      await recordOrder(transaction, {
        id: order.id,
        event: 'cancel',
        from: 'open',
        to: 'cancelled',
        actor: `account:${accountId}`,
        now,
      });
    await releasePlaces(transaction, regId);
    await transaction
      .updateTable('hotel_booking')
      .set({ state: 'released' })
      .where('registration_id', '=', regId)
      .where('state', '<>', 'released')
      .execute();
    await recordRegistration(transaction, {
      id: regId,
      event: 'cancel',
      from: row.state,
      to: move.state,
      actor: `account:${accountId}`,
      now,
    });
    return { ok: true };
  });
}
