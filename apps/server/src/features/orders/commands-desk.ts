import { refundFault } from '@meetingapp/domain/orders/refund-limit.ts';
import { moveRegistration } from '@meetingapp/domain/registration/states.ts';
import type { Database } from '../../db/database.ts';
import { recordOrder, recordRegistration } from '../../db/history.ts';
import { queueMessage } from '../../db/outbox.ts';
import { releasePlaces } from '../../db/places/settle.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../db/transaction.ts';
import { contactOf } from '../accounts/queries-contact.ts';
import { findSetting } from '../registration/queries-configuration.ts';
import { lockAtDesk } from '../registration/queries-locked.ts';
import type { RegistrationRow } from '../registration/queries.ts';
import { dropChange } from './commands-apply.ts';
import { giveBack } from './commands-refund.ts';
import { releaseStay } from './commands-stay.ts';
import { moneyOrdersOf } from './queries-change.ts';

export interface DeskMoney {
  cid: number;
  id: number;
  /** Fen that go back. */
  amount: number;
  reason: string;
  staffId: number;
  now: Date;
}

type Outcome =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'registration_locked' | 'order_state' | 'refund_too_large' };
const no = <R extends string>(reason: R) => ({ ok: false, reason }) as const;

/** Ends a registration for its person: places and nights are free at once, the money follows. */
export function cancelAtDesk(db: Database, act: DeskMoney & { tell: boolean }): Promise<Outcome> {
  const { cid, id, amount, reason, staffId, now, tell } = act;
  return inTransactionIfOk(db, async (transaction): Promise<Outcome> => {
    const row = await lockAtDesk(transaction, cid, id);
    if (!row) return no('not_found');
    const move = moveRegistration(row.state, 'cancel');
    if (!move.ok) return no('registration_locked');
    const orders = await moneyOrdersOf(transaction, id);
    const fault = refundFault(orders, amount);
    if (fault) return no(fault);
    const actor = `staff:${staffId}`;
    await endOpenOrders(transaction, id, actor, now);
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
    await giveBack(transaction, orders, { amount, reason, actor, now, why: reason });
    if (tell) await tellCancelled(transaction, row, reason);
    return { ok: true };
  });
}

/** What is not paid yet can no longer be paid; a payment that comes all the same goes back by itself. */
async function endOpenOrders(transaction: DatabaseTransaction, id: number, actor: string, now: Date): Promise<void> {
  const open = await transaction
    .selectFrom('orders')
    .select('id')
    .where('registration_id', '=', id)
    .where('state', '=', 'open')
    .execute();
  for (const order of open)
    await recordOrder(transaction, { id: order.id, event: 'cancel', from: 'open', to: 'cancelled', actor, now });
}

async function tellCancelled(transaction: DatabaseTransaction, row: RegistrationRow, reason: string): Promise<void> {
  const contact = await contactOf(transaction, row.account_id);
  const setting = await findSetting(transaction, row.conference_id);
  if (!contact || !setting) return;
  const variables = { conference: setting.title[contact.language], name: row.name, number: row.number, reason };
  await queueMessage(transaction, {
    ...contact,
    template: 'registration_cancelled',
    variables,
    registrationId: row.id,
  });
}

/** Gives a part back; the registration stays. */
export function refundAtDesk(db: Database, { cid, id, amount, reason, staffId, now }: DeskMoney): Promise<Outcome> {
  return inTransactionIfOk(db, async (transaction): Promise<Outcome> => {
    const row = await lockAtDesk(transaction, cid, id);
    if (!row) return no('not_found');
    const orders = await moneyOrdersOf(transaction, id);
    const fault = refundFault(orders, amount);
    if (fault) return no(fault);
    const actor = `staff:${staffId}`;
    await giveBack(transaction, orders, { amount, reason, actor, now, why: reason });
    const still = { from: row.state, to: row.state };
    await recordRegistration(transaction, { id, event: 'refund_part', ...still, actor, now, why: reason });
    return { ok: true };
  });
}
