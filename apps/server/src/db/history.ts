import type { Updateable } from 'kysely';
import type { OrderState } from '@meetingapp/contract/orders.ts';
import type { RegistrationState } from '@meetingapp/contract/registration.ts';
import { orderStates } from '@meetingapp/domain/orders/states.ts';
import { registrationStates } from '@meetingapp/domain/registration/states.ts';
import type { Schema } from './schema.ts';
import type { DatabaseTransaction } from './transaction.ts';

interface Movement<State, Change> {
  id: number;
  event: string;
  from: State;
  to: State;
  /** 'account:1', 'staff:1', 'system'. */
  actor: string;
  now: Date;
  why?: string;
  /** What else changes with it. */
  change?: Change;
}

/** The tables of the domain are the only ways: a movement beside them is a mistake of ours and undoes the transaction. */
function mustLead(ways: Readonly<Partial<Record<string, string>>>, from: string, to: string): void {
  if (from !== to && !Object.values(ways).includes(to)) throw new Error(`no way leads from ${from} to ${to}`);
}

/** Moves a registration and says who, when, from, to and why, in one breath. */
export async function recordRegistration(
  transaction: DatabaseTransaction,
  move: Movement<RegistrationState, Updateable<Schema['registration']>>,
): Promise<void> {
  const { id, event, from, to, actor, now, why = '', change = {} } = move;
  mustLead(registrationStates[from], from, to);
  await transaction
    .with('moved', (query) =>
      query
        .updateTable('registration')
        .set({ ...change, state: to, updated_at: now })
        .where('id', '=', id),
    )
    .insertInto('registration_event')
    .values({ registration_id: id, at: now, actor, event, from_state: from, to_state: to, why })
    .execute();
}

/** The same for an order. */
export async function recordOrder(
  transaction: DatabaseTransaction,
  move: Movement<OrderState, Updateable<Schema['orders']>>,
): Promise<void> {
  const { id, event, from, to, actor, now, why = '', change = {} } = move;
  mustLead(orderStates[from], from, to);
  await transaction
    .with('moved', (query) =>
      query
        .updateTable('orders')
        .set({ ...change, state: to })
        .where('id', '=', id),
    )
    .insertInto('order_event')
    .values({ order_id: id, at: now, actor, event, from_state: from, to_state: to, why })
    .execute();
}
