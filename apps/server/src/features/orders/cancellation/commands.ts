import type { Database } from '../../../db/connection/database.ts';
import { recordOrder, recordRegistration } from '../../../db/rows/history.ts';
import { releasePlaces } from '../../../db/places/settle.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { latestOrderOf } from '../../registration/record/queries.ts';
import { dropChange } from '../order/commands-drop-change.ts';
import { releaseStay } from '../order/commands-stay.ts';
import { findOrder, lockOrder, type LockedOrder } from '../order/queries.ts';
import { openChangeOf } from '../../registration/record/queries-change.ts';

type Outcome = { ok: true } | { ok: false; reason: 'order_unknown' | 'order_state' };

/** Ends an unpaid order and its registration; its places and nights are free at once. */
export function cancelOrder(
  db: Database,
  { orderId, accountId, now }: { orderId: number; accountId: number; now: Date },
): Promise<Outcome> {
  return inTransaction(db, async (transaction): Promise<Outcome> => {
    const mine = await findOrder(transaction, orderId, accountId);
    const order = mine && (await lockOrder(transaction, mine.id));
    if (!order) return { ok: false, reason: 'order_unknown' };
    return endOrder(transaction, order, { actor: `account:${accountId}`, now });
  });
}

interface Ending {
  /** 'account:1', 'staff:1'. */
  actor: string;
  now: Date;
  why?: string;
}

/** Requires the lock on the order, and a caller who may end it. */
export async function endOrder(transaction: DatabaseTransaction, order: LockedOrder, by: Ending): Promise<Outcome> {
  if (order.kind === 'change') return endChange(transaction, order, by);
  // Only the latest order of a registration may cancel it.
  const newest = await latestOrderOf(transaction, order.registration_id);
  // An earlier order has paid for this registration; its places must not be released.
  if (order.registration_state === 'confirmed' || order.registration_state === 'attended')
    return { ok: false, reason: 'order_state' };
  if ((order.state !== 'open' && order.state !== 'expired') || newest?.id !== order.id)
    return { ok: false, reason: 'order_state' };
  await releasePlaces(transaction, order.registration_id);
  await releaseStay(transaction, order.registration_id);
  await recordOrder(transaction, { ...by, id: order.id, event: 'cancel', from: order.state, to: 'cancelled' });
  if (order.registration_state === 'approved') {
    const move = { id: order.registration_id, event: 'cancel', from: 'approved', to: 'cancelled' } as const;
    await recordRegistration(transaction, { ...by, ...move });
  }
  return { ok: true };
}

/** Drops an unpaid change; the registration stays as it was. */
async function endChange(transaction: DatabaseTransaction, order: LockedOrder, by: Ending): Promise<Outcome> {
  if (order.state !== 'open' && order.state !== 'expired') return { ok: false, reason: 'order_state' };
  const change = await openChangeOf(transaction, order.registration_id);
  if (change?.order_id === order.id) await dropChange(transaction, order.registration_id, by.now);
  await recordOrder(transaction, { ...by, id: order.id, event: 'cancel', from: order.state, to: 'cancelled' });
  return { ok: true };
}

/** Marks an order as expired when its time is over. False when it is not due. Its places were already free. */
export function expireOrder(db: Database, orderId: number, now: Date): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (!order || order.state !== 'open' || order.hold_until === null || order.hold_until > now) return false;
    await recordOrder(transaction, {
      id: order.id,
      event: 'expire',
      from: 'open',
      to: 'expired',
      actor: 'system',
      now,
    });
    return true;
  });
}
