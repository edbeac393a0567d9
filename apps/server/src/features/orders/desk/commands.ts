import { refundFault } from '@meetingapp/domain/orders/refund-limit.ts';
import { moveRegistration } from '@meetingapp/domain/registration/states.ts';
import type { Database } from '../../../db/connection/database.ts';
import { recordRegistration } from '../../../db/rows/history.ts';
import { releasePlaces } from '../../../db/places/settle.ts';
import { inTransactionIfOk } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { lockAtDesk } from '../../registration/record/queries-locked.ts';
import { cancelOpenOrders } from '../../../db/rows/open-orders.ts';
import { dropChange } from '../order/commands-drop-change.ts';
import { giveBack } from '../refund/commands.ts';
import { notifyRefund } from '../refund/commands-notify.ts';
import { releaseStay } from '../order/commands-stay.ts';
import { moneyOrdersOf } from '../order/queries-paid.ts';

export interface DeskMoney {
  cid: number;
  id: number;
  /** Fen to refund. */
  amount: number;
  reason: string;
  /** True when the person is notified. */
  tell: boolean;
  staffId: number;
  now: Date;
}

type Outcome =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'registration_locked' | 'order_state' | 'refund_too_large' };

/** Cancels a registration on behalf of its person: places and nights are free at once, the money follows. */
export function cancelAtDesk(db: Database, act: DeskMoney): Promise<Outcome> {
  const { cid, id, amount, reason, staffId, now, tell } = act;
  return inTransactionIfOk(db, async (transaction): Promise<Outcome> => {
    const row = await lockAtDesk(transaction, cid, id);
    if (!row) return refused('not_found');
    const move = moveRegistration(row.state, 'cancel');
    if (!move.ok) return refused('registration_locked');
    const orders = await moneyOrdersOf(transaction, id);
    const fault = refundFault(orders, amount);
    if (fault) return refused(fault);
    const actor = `staff:${staffId}`;
    await cancelOpenOrders(transaction, [id], { actor, now });
    await dropChange(transaction, id, now);
    await releasePlaces(transaction, id);
    await releaseStay(transaction, id);
    const change = { hold_until: null };
    const event = amount > 0 ? 'refund' : 'cancel';
    await recordRegistration(transaction, {
      id,
      event,
      from: row.state,
      to: move.state,
      actor,
      now,
      why: reason,
      change,
    });
    await giveBack(transaction, orders, { amount, cause: 'staff', reason, actor, now });
    if (tell) await notifyRefund(transaction, { row, orders, amount, reason, ends: true });
    return { ok: true };
  });
}

/** Refunds a part; the registration stays. */
export function refundAtDesk(db: Database, act: DeskMoney): Promise<Outcome> {
  const { cid, id, amount, reason, tell, staffId, now } = act;
  return inTransactionIfOk(db, async (transaction): Promise<Outcome> => {
    const row = await lockAtDesk(transaction, cid, id);
    if (!row) return refused('not_found');
    const orders = await moneyOrdersOf(transaction, id);
    const fault = refundFault(orders, amount);
    if (fault) return refused(fault);
    const actor = `staff:${staffId}`;
    await giveBack(transaction, orders, { amount, cause: 'staff', reason, actor, now });
    const still = { from: row.state, to: row.state };
    await recordRegistration(transaction, { id, event: 'refund_part', ...still, actor, now, why: reason });
    if (tell) await notifyRefund(transaction, { row, orders, amount, reason, ends: false });
    return { ok: true };
  });
}
