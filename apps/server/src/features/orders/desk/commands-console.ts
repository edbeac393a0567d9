import { refundFault } from '@meetingapp/domain/orders/refund-limit.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, inTransactionIfOk } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { addJob } from '../../../jobs/queue.ts';
import { recordRegistration } from '../../../db/rows/history.ts';
import { lockAtDesk } from '../../registration/record/queries-locked.ts';
import { notifyRefund } from '../refund/commands-notify.ts';
import { notify } from '../order/commands-notify.ts';
import { endOrder } from '../cancellation/commands.ts';
import { endConfirmed, giveBack, settleRefund } from '../refund/commands.ts';
import { lockOrder } from '../order/queries.ts';
import { moneyOrdersOf } from '../order/queries-paid.ts';
import { hasOpenProposal, isByHand, refundIn } from '../refund/queries.ts';

interface OrderIn {
  conferenceId: number;
  orderId: number;
  staffId: number;
  now: Date;
}

type Outcome<Reason extends string> = { ok: true } | { ok: false; reason: Reason };

/** Refunds an amount over one order, and ends the registration when requested. */
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
    tell,
  }: OrderIn & { amount: number; reason: string; end: boolean; tell: boolean },
) {
  type Reason = 'not_found' | 'order_state' | 'refund_too_large' | 'registration_locked';
  return inTransaction(db, async (transaction): Promise<Outcome<Reason>> => {
    const order = await lockOrder(transaction, orderId);
    if (order?.conference_id !== conferenceId) return { ok: false, reason: 'not_found' };
    const fault = refundFault([order], amount);
    if (fault) return { ok: false, reason: fault };
    const how = { actor: `staff:${staffId}`, now, why: reason };
    const id = order.registration_id;
    const row = await lockAtDesk(transaction, conferenceId, id);
    if (!row) return { ok: false, reason: 'not_found' };
    const orders = await moneyOrdersOf(transaction, id);
    if (end) {
      if (order.kind !== 'registration' || row.state !== 'confirmed')
        return { ok: false, reason: 'registration_locked' };
      await endConfirmed(transaction, id, how);
    } else {
      await recordRegistration(transaction, { id, event: 'refund_part', from: row.state, to: row.state, ...how });
    }
    await giveBack(transaction, [order], { actor: how.actor, now, amount, cause: 'staff', reason });
    if (tell) await notifyRefund(transaction, { row, orders, amount, reason, ends: end });
    return { ok: true };
  });
}

interface RefundIn {
  conferenceId: number;
  refundId: number;
  now: Date;
}

/** Under the same number, so that a provider that did pay since then says so instead of paying again. */
export function retryRefund(
  db: Database,
  { conferenceId, refundId }: RefundIn,
): Promise<Outcome<'not_found' | 'refund_state'>> {
  return inTransactionIfOk(db, async (transaction): Promise<Outcome<'not_found' | 'refund_state'>> => {
    const seen = await refundIn(transaction, conferenceId, refundId);
    if (!seen) return refused('not_found');
    await lockOrder(transaction, seen.order_id);
    const refund = await refundIn(transaction, conferenceId, refundId);
    if (refund?.state !== 'failed' || refund.replaced_by !== null || (await hasOpenProposal(transaction, refundId)))
      return refused('refund_state');
    await transaction
      .updateTable('refund')
      .set({ state: 'asked', settled_at: null })
      .where('id', '=', refundId)
      .execute();
    await addJob(transaction, 'orders.refund', { refundId }, { key: `orders.refund:${refundId}` });
    return { ok: true };
  });
}

/**
 * Confirms a refund by bank or at the desk that staff sent themselves; `reference` is its number. Fails with `not_found` or
 * `refund_state`. A refund through a provider is never confirmed by one person alone: see `proposeRefund`.
 */
export async function confirmRefund(
  db: Database,
  { conferenceId, refundId, reference, now }: RefundIn & { reference: string },
): Promise<Outcome<'not_found' | 'refund_state'>> {
  const refund = await refundIn(db, conferenceId, refundId);
  if (!refund) return { ok: false, reason: 'not_found' };
  if (!isByHand(refund.provider) || refund.state === 'done') return { ok: false, reason: 'refund_state' };
  await settleRefund(db, { outRefundNo: refund.out_refund_no, providerNumber: reference, state: 'succeeded' }, now);
  return { ok: true };
}

/** Ends an unpaid order and notifies its person. */
export function cancelByStaff(
  db: Database,
  { conferenceId, orderId, staffId, now, reason }: OrderIn & { reason: string },
): Promise<Outcome<'not_found' | 'order_state'>> {
  return inTransaction(db, async (transaction): Promise<Outcome<'not_found' | 'order_state'>> => {
    const order = await lockOrder(transaction, orderId);
    if (order?.conference_id !== conferenceId) return { ok: false, reason: 'not_found' };
    const ended = await endOrder(transaction, order, { actor: `staff:${staffId}`, now, why: reason });
    if (!ended.ok) return { ok: false, reason: 'order_state' };
    await notify(transaction, order, 'order_cancelled');
    return ended;
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
