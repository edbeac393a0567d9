import { moveRegistration } from '@meetingapp/domain/registration/states.ts';
import type { Database } from '../../../db/connection/database.ts';
import { recordRegistration } from '../../../db/rows/history.ts';
import { cancelOpenOrders } from '../../../db/rows/open-orders.ts';
import { releasePlaces } from '../../../db/places/settle.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { latestOrderOf } from '../record/queries.ts';
import { lockOwn } from '../record/queries-locked.ts';

type Outcome = { ok: true } | { ok: false; reason: 'registration_unknown' | 'registration_locked' };

/**
 * Cancels an unpaid registration with its open order; places and nights are free at once. A paid one is cancelled through its order.
 */
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
    await cancelOpenOrders(transaction, [regId], { actor: `account:${accountId}`, now });
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
