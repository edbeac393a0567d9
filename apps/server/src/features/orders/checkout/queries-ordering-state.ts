import { sql, type RawBuilder } from 'kysely';
import type { OrderState } from '@meetingapp/contract/orders/order.ts';
import type { HeldClaim } from '../../../db/places/hold.ts';
import { compiled, sendTogether } from '../../../db/connection/compiled.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { RegistrationRow } from '../../registration/record/queries.ts';
import { lockingOwn } from '../../registration/record/queries-locked.ts';

/** State of a registration when its order is created. */
export interface OrderingState {
  /** Version of the conference's configuration; empty when it has none. */
  version: string;
  /** Its live order, or one that was due unpaid and is not yet marked as expired. */
  open: { id: number; state: OrderState; holdUntil: Date | null } | null;
  /** Its held claims, lapsed ones included, without mere offers from a waiting list. */
  held: HeldClaim[];
  hasStay: boolean;
  hasExtras: boolean;
  /** True when it is on a waiting list or has an offer from one. */
  waits: boolean;
}

interface OrderingStateRow extends Omit<OrderingState, 'open' | 'held' | 'version'> {
  version: string | null;
  open: { id: number; state: OrderState; holdUntil: string | null } | null;
  held: (Omit<HeldClaim, 'heldUntil'> & { heldUntil: string | null })[] | null;
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** The columns of `OrderingStateRow` for a registration. States are literals, so that the partial indexes apply. Of several
 * registrations `exists` would read all rows of its table once, to look each of them up. */
const stateOf = (id: number | RawBuilder<number>) => sql`
  (select version from configuration join registration using (conference_id) where registration.id = ${id}) as version,
  (select jsonb_build_object('id', orders.id, 'state', state, 'holdUntil', hold_until) from orders
    where registration_id = ${id} and kind = 'registration' and state in ('open', 'paid', 'partly_refunded')) as open,
  (select jsonb_agg(jsonb_build_object('stockId', stock_id, 'amount', amount, 'part', part, 'gender', gender,
      'mateId', mate_id, 'heldUntil', held_until)) from claim
    where registration_id = ${id} and state = 'held' and not offered) as held,
  (select true from hotel_booking where registration_id = ${id} and state <> 'released' limit 1) is not null as "hasStay",
  (select true from registration_extra where registration_id = ${id} limit 1) is not null as "hasExtras",
  (select true from waiting_entry where registration_id = ${id} and state in ('waiting', 'offered') limit 1) is not null as waits
`;

const orderingState = compiled((_db, { id }: { id: number }) => sql<OrderingStateRow>`select ${stateOf(id)}`);

const orderingStates = compiled(
  (_db, { ids }: { ids: string }) => sql<OrderingStateRow & { id: number }>`
    select one.id, ${stateOf(sql<number>`one.id`)} from jsonb_to_recordset(${ids}::jsonb) as one (id bigint)
  `,
);

/**
 * Locks a registration of this account and reads its state under the lock. Both questions are sent together; the second one is asked
 * when the lock is there, and its answer means nothing when there is no such registration.
 */
export async function lockToOrder(
  transaction: DatabaseTransaction,
  id: number,
  accountId: number,
): Promise<{ row: RegistrationRow | undefined; standing: OrderingState }> {
  const [[row], [standing]] = await sendTogether(
    transaction,
    lockingOwn.with({ id, accountId }),
    orderingState.with({ id }),
  );
  if (!standing) throw new Error('a question without tables has one answer');
  return { row, standing: presentState(standing) };
}

/** The same, for staff who have locked the registration. */
export async function readOrderingState(transaction: DatabaseTransaction, id: number): Promise<OrderingState> {
  const [standing] = await orderingState(transaction, { id });
  if (!standing) throw new Error('a question without tables has one answer');
  return presentState(standing);
}

/** The states of several registrations that are locked (`lockFree`), by id, in one query. */
export async function readOrderingStates(
  transaction: DatabaseTransaction,
  ids: readonly number[],
): Promise<Map<number, OrderingState>> {
  const rows = await orderingStates(transaction, { ids: JSON.stringify(ids.map((id) => ({ id }))) });
  return new Map(rows.map(({ id, ...row }) => [id, presentState(row)]));
}

const presentState = (row: OrderingStateRow): OrderingState => ({
  ...row,
  version: row.version ?? '',
  open: row.open && { ...row.open, holdUntil: instant(row.open.holdUntil) },
  held: (row.held ?? []).map((claim) => ({ ...claim, heldUntil: instant(claim.heldUntil) })),
});
