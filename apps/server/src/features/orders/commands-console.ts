import { refundFault } from '@meetingapp/domain/orders/refund-limit.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { addJob } from '../../jobs/queue.ts';
import { endOrder } from './commands-end.ts';
import { endConfirmed, giveBack, settleRefund } from './commands-refund.ts';
import { lockOrder } from './queries.ts';
import { isByHand, refundIn } from './queries-console.ts';

interface OrderIn {
  conferenceId: number;
  orderId: number;
  staffId: number;
  now: Date;
}

type Outcome<Reason extends string> = { ok: true } | { ok: false; reason: Reason };

/** Gives back over one order, and ends the registration where that was asked for. */
export function refundByStaff(
  db: Database,
  {
    conferenceId,
    orderId,
    staffId,
    now,
    amount,
    reason,
    end,
  }: OrderIn & { amount: number; reason: string; end: boolean },
) {
  type Reason = 'not_found' | 'order_state' | 'refund_too_large' | 'registration_locked';
  return inTransaction(db, async (transaction): Promise<Outcome<Reason>> => {
    const order = await lockOrder(transaction, orderId);
    if (order?.conference_id !== conferenceId) return { ok: false, reason: 'not_found' };
    const fault = refundFault([order], amount);
    if (fault) return { ok: false, reason: fault };
    const how = { actor: `staff:${staffId}`, now, why: reason };
    if (end) {
      if (order.kind !== 'registration' || order.registration_state !== 'confirmed')
        return { ok: false, reason: 'registration_locked' };
      await endConfirmed(transaction, order.registration_id, how);
    }
    await giveBack(transaction, [order], { ...how, amount, reason });
    return { ok: true };
  });
}

interface RefundIn {
  conferenceId: number;
  refundId: number;
  now: Date;
}

/** Under the same number, so that a provider that did pay meanwhile says so instead of paying again. */
export async function retryRefund(
  db: Database,
  { conferenceId, refundId }: RefundIn,
): Promise<Outcome<'not_found' | 'refund_state'>> {
  const refund = await refundIn(db, conferenceId, refundId);
  if (!refund) return { ok: false, reason: 'not_found' };
  const asked = await db
    .updateTable('refund')
    .set({ state: 'asked', settled_at: null })
    .where('id', '=', refundId)
    .where('state', '=', 'failed')
    .returning('id')
    .executeTakeFirst();
  if (!asked) return { ok: false, reason: 'refund_state' };
  await addJob(db, 'orders.refund', { refundId }, { key: `orders.refund:${refundId}` });
  return { ok: true };
}

/** What providers do by themselves is not for staff to confirm while it is under way. */
export async function confirmRefund(
  db: Database,
  { conferenceId, refundId, reference, now }: RefundIn & { reference: string },
): Promise<Outcome<'not_found' | 'refund_state'>> {
  const refund = await refundIn(db, conferenceId, refundId);
  if (!refund) return { ok: false, reason: 'not_found' };
  const byHand = isByHand(refund.provider) ? refund.state !== 'done' : refund.state === 'failed';
  if (!byHand) return { ok: false, reason: 'refund_state' };
  await settleRefund(db, { outRefundNo: refund.out_refund_no, providerNumber: reference, state: 'succeeded' }, now);
  return { ok: true };
}

export function cancelByStaff(
  db: Database,
  { conferenceId, orderId, staffId, now, reason }: OrderIn & { reason: string },
): Promise<Outcome<'not_found' | 'order_state'>> {
  return inTransaction(db, async (transaction): Promise<Outcome<'not_found' | 'order_state'>> => {
    const order = await lockOrder(transaction, orderId);
    if (order?.conference_id !== conferenceId) return { ok: false, reason: 'not_found' };
    const ended = await endOrder(transaction, order, { actor: `staff:${staffId}`, now, why: reason });
    return ended.ok ? ended : { ok: false, reason: 'order_state' };
  });
}

export async function saveNote(db: Database, conferenceId: number, orderId: number, note: string): Promise<boolean> {
  const row = await db
    .updateTable('orders')
    .set({ note })
    .where('id', '=', orderId)
    .where('conference_id', '=', conferenceId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
