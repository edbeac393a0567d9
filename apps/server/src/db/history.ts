import type { Updateable } from 'kysely';
import type { OrderState } from '@meetingapp/contract/orders.ts';
import type { RegistrationState } from '@meetingapp/contract/registration.ts';
import { orderStates } from '@meetingapp/domain/orders/states.ts';
import { registrationStates } from '@meetingapp/domain/registration/states.ts';
import type { Schema } from './schema.ts';
import type { DatabaseTransaction } from './transaction.ts';
import { writeTogether, type Write } from './write-together.ts';

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

type RegistrationMove = Movement<RegistrationState, Updateable<Schema['registration']>>;
type OrderMove = Movement<OrderState, Updateable<Schema['orders']>>;

/** Moves a registration and says who, when, from, to and why; to be written together with what else belongs to it. */
export function registrationMove(transaction: DatabaseTransaction, move: RegistrationMove): Write[] {
  const { id, event, from, to, actor, now, why = '', change = {} } = move;
  mustLead(registrationStates[from], from, to);
  return [
    transaction
      .updateTable('registration')
      .set({ ...change, state: to, updated_at: now })
      .where('id', '=', id),
    transaction
      .insertInto('registration_event')
      .values({ registration_id: id, at: now, actor, event, from_state: from, to_state: to, why }),
  ];
}

/** The same for an order. */
export function orderMove(transaction: DatabaseTransaction, move: OrderMove): Write[] {
  const { id, event, from, to, actor, now, why = '', change = {} } = move;
  mustLead(orderStates[from], from, to);
  return [
    transaction
      .updateTable('orders')
      .set({ ...change, state: to })
      .where('id', '=', id),
    transaction
      .insertInto('order_event')
      .values({ order_id: id, at: now, actor, event, from_state: from, to_state: to, why }),
  ];
}

export const recordRegistration = (transaction: DatabaseTransaction, move: RegistrationMove): Promise<void> =>
  writeTogether(transaction, registrationMove(transaction, move));

export const recordOrder = (transaction: DatabaseTransaction, move: OrderMove): Promise<void> =>
  writeTogether(transaction, orderMove(transaction, move));
