import { href } from '@meetingapp/contract/paths.ts';
import { refundFault } from '@meetingapp/domain/orders/refund-limit.ts';
import { moveRegistration } from '@meetingapp/domain/registration/states.ts';
import type { Database } from '../../../db/connection/database.ts';
import { recordRegistration } from '../../../db/rows/history.ts';
import { notifyAccount } from '../../../db/rows/outbox.ts';
import { releasePlaces } from '../../../db/places/settle.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { findSetting } from '../../registration/configuration/queries.ts';
import { lockAtDesk } from '../../registration/record/queries-locked.ts';
import type { RegistrationRow } from '../../registration/record/queries.ts';
import { cancelOpenOrders } from '../../../db/rows/open-orders.ts';
import { dropChange } from '../order/commands-drop-change.ts';
import { giveBack } from '../refund/commands.ts';
import { releaseStay } from '../order/commands-stay.ts';
import { moneyOrdersOf } from '../order/queries-paid.ts';

export interface DeskMoney {
  cid: number;
  id: number;
  /** Fen to refund. */
  amount: number;
  reason: string;
  staffId: number;
  now: Date;
}

type Outcome =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'registration_locked' | 'order_state' | 'refund_too_large' };

/** Cancels a registration on behalf of its person: places and nights are free at once, the money follows. */
export function cancelAtDesk(db: Database, act: DeskMoney & { tell: boolean }): Promise<Outcome> {
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
    await cancelOpenOrders(transaction, id, { actor, now });
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
    if (tell) await tellCancelled(transaction, row, reason);
    return { ok: true };
  });
}

async function tellCancelled(transaction: DatabaseTransaction, row: RegistrationRow, reason: string): Promise<void> {
  const setting = await findSetting(transaction, row.conference_id);
  if (!setting) return;
  await notifyAccount(transaction, {
    accountId: row.account_id,
    conferenceId: row.conference_id,
    kind: 'registration',
    template: 'registration_cancelled',
    variables: { conference: setting.title, name: row.name, number: row.number, reason },
    link: href('signOrder', {}, { cid: row.conference_id }),
    registrationId: row.id,
    required: true,
  });
}

/** Refunds a part; the registration stays. */
export function refundAtDesk(db: Database, { cid, id, amount, reason, staffId, now }: DeskMoney): Promise<Outcome> {
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
    return { ok: true };
  });
}
