import { sql, type RawBuilder, type Updateable, type UpdateObject } from 'kysely';
import type { OrderState } from '@meetingapp/contract/orders/order.ts';
import type { RegistrationState } from '@meetingapp/contract/registration/wizard.ts';
import { orderStates } from '@meetingapp/domain/orders/states.ts';
import type { RegistrationHistoryEvent } from '@meetingapp/domain/registration/history-events.ts';
import { registrationStates } from '@meetingapp/domain/registration/states.ts';
import type { Schema } from '../schema/schema.ts';
import type { Database } from '../connection/database.ts';
import type { DatabaseTransaction } from '../connection/transaction.ts';
import { writeTogether, type Write } from '../connection/write-together.ts';

interface Movement<State, Event extends string, Change> {
  id: number;
  event: Event;
  from: State;
  to: State;
  /** 'account:1', 'staff:1' or 'system'. */
  actor: string;
  now: Date;
  why?: string;
  /** Other columns to change in the same statement. */
  change?: Change;
}

/** Only transitions of the domain's tables are allowed: any other one is a programming error and rolls back the transaction. */
function mustLead(ways: Readonly<Partial<Record<string, string>>>, from: string, to: string): void {
  if (from !== to && !Object.values(ways).includes(to)) throw new Error(`no way leads from ${from} to ${to}`);
}

type RegistrationMove = Movement<RegistrationState, RegistrationHistoryEvent, Updateable<Schema['registration']>>;
type OrderMove = Movement<OrderState, string, Updateable<Schema['orders']>> & {
  /** Fen that this event starts to refund, or has refunded. */
  amount?: number;
};

/**
 * Returns the writes that change the state of a registration and record actor, time, from, to and reason; to be sent together with the
 * related writes in a transaction.
 */
export function registrationMove(db: Database, move: RegistrationMove): Write[] {
  const { id, event, from, to, actor, now, why = '', change = {} } = move;
  mustLead(registrationStates[from], from, to);
  return [
    db
      .updateTable('registration')
      .set({ ...change, state: to, updated_at: now })
      .where('id', '=', id),
    db
      .insertInto('registration_event')
      .values({ registration_id: id, at: now, actor, event, from_state: from, to_state: to, why }),
  ];
}

/** The same for an order. */
export function orderMove(db: Database, move: OrderMove): Write[] {
  const { id, event, from, to, actor, now, amount = null, why = '', change = {} } = move;
  mustLead(orderStates[from], from, to);
  return [
    db
      .updateTable('orders')
      .set({ ...change, state: to })
      .where('id', '=', id),
    db
      .insertInto('order_event')
      .values({ order_id: id, at: now, actor, event, from_state: from, to_state: to, why, amount }),
  ];
}

export const recordRegistration = (transaction: DatabaseTransaction, move: RegistrationMove): Promise<void> =>
  writeTogether(transaction, registrationMove(transaction, move));

export const recordOrder = (transaction: DatabaseTransaction, move: OrderMove): Promise<void> =>
  writeTogether(transaction, orderMove(transaction, move));

/** What rows that move alike have in common. */
type Alike<Move extends { id: number }, Change> = Omit<Move, 'id' | 'change'> & { change?: Change };

/** Records that several registrations moved alike. */
export async function recordRegistrations(
  transaction: DatabaseTransaction,
  ids: readonly number[],
  move: Alike<RegistrationMove, UpdateObject<Schema, 'registration'>>,
): Promise<void> {
  if (ids.length === 0) return;
  const { event, from, to, actor, now, why = '', change = {} } = move;
  mustLead(registrationStates[from], from, to);
  const moved = { at: now, actor, event, from_state: from, to_state: to, why };
  await writeTogether(transaction, [
    transaction
      .updateTable('registration')
      .set({ ...change, state: to, updated_at: now })
      .where('id', 'in', [...ids]),
    transaction.insertInto('registration_event').values(ids.map((id) => ({ ...moved, registration_id: id }))),
  ]);
}

/** The same for orders. */
export async function recordOrders(
  transaction: DatabaseTransaction,
  ids: readonly number[],
  move: Alike<OrderMove, UpdateObject<Schema, 'orders'>>,
): Promise<void> {
  if (ids.length === 0) return;
  const { event, from, to, actor, now, amount = null, why = '', change = {} } = move;
  mustLead(orderStates[from], from, to);
  const moved = { at: now, actor, event, from_state: from, to_state: to, why, amount };
  await writeTogether(transaction, [
    transaction
      .updateTable('orders')
      .set({ ...change, state: to })
      .where('id', 'in', [...ids]),
    transaction.insertInto('order_event').values(ids.map((id) => ({ ...moved, order_id: id }))),
  ]);
}

/** How the rows of a list move. */
interface ListMove<State, Event extends string> {
  event: Event;
  from: State;
  to: State;
  /** Further columns, for example `sql`hold_until = one.until``. */
  change: RawBuilder<unknown>;
}

/**
 * The writes of `registrationMove` for several registrations: those of `one`, another part of the statement with the columns
 * `registration_id`, `actor` and `now`.
 */
export function registrationMoves({
  event,
  from,
  to,
  change,
}: ListMove<RegistrationState, RegistrationHistoryEvent>): Write[] {
  mustLead(registrationStates[from], from, to);
  return [
    sql`update registration set state = ${to}, updated_at = one.now, ${change} from one where registration.id = one.registration_id`,
    sql`insert into registration_event (registration_id, at, actor, event, from_state, to_state)
      select registration_id, now, actor, ${event}, ${from}, ${to} from one`,
  ];
}

/** The same for orders: `one` has the columns `order_id`, `actor` and `now`. */
export function orderMoves({ event, from, to, change }: ListMove<OrderState, string>): Write[] {
  mustLead(orderStates[from], from, to);
  return [
    sql`update orders set state = ${to}, ${change} from one where orders.id = one.order_id`,
    sql`insert into order_event (order_id, at, actor, event, from_state, to_state)
      select order_id, now, actor, ${event}, ${from}, ${to} from one`,
  ];
}
