import type { OrderState } from '@meetingapp/contract/orders.ts';
import type { RegistrationState } from '@meetingapp/contract/registration.ts';
import type { DatabaseTransaction } from './transaction.ts';

interface Movement<State> {
  id: number;
  event: string;
  from: State;
  to: State;
  /** 'account:1', 'staff:1', 'system'. */
  actor: string;
  now: Date;
  why?: string;
}

/** Moves a registration and says who, when, from, to and why, in one breath. */
export async function recordRegistration(
  transaction: DatabaseTransaction,
  move: Movement<RegistrationState>,
): Promise<void> {
  const { id, event, from, to, actor, now, why = '' } = move;
  if (from !== to)
    await transaction.updateTable('registration').set({ state: to, updated_at: now }).where('id', '=', id).execute();
  await transaction
    .insertInto('registration_event')
    .values({ registration_id: id, at: now, actor, event, from_state: from, to_state: to, why })
    .execute();
}

/** The same for an order. */
export async function recordOrder(transaction: DatabaseTransaction, move: Movement<OrderState>): Promise<void> {
  const { id, event, from, to, actor, now, why = '' } = move;
  if (from !== to) await transaction.updateTable('orders').set({ state: to }).where('id', '=', id).execute();
  await transaction
    .insertInto('order_event')
    .values({ order_id: id, at: now, actor, event, from_state: from, to_state: to, why })
    .execute();
}
