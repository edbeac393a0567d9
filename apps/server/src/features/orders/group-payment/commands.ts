import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { orderNumber } from '../../../db/rows/order-number.ts';
import { findOrder, lockOrder, type LockedOrder } from '../order/queries.ts';
import { registrationsOf, sharedOver } from './queries.ts';
import { partsOf } from '../order/queries-parts.ts';

type Reason = 'order_unknown' | 'order_state' | 'order_expired' | 'order_currencies';
export type ShareOutcome = { ok: true; sharedId: number; isNew: boolean } | { ok: false; reason: Reason };

interface Share {
  orderIds: readonly number[];
  accountId: number;
  now: Date;
}

/**
 * Combines open orders, so that one payment pays them all. Each stays the order of its person. An earlier combination with some of the
 * same people ends, so that nobody is charged twice.
 */
export function shareOrders(db: Database, { orderIds, accountId, now }: Share): Promise<ShareOutcome> {
  return inTransactionIfOk(db, async (transaction): Promise<ShareOutcome> => {
    const wanted = [...new Set(orderIds)];
    for (const id of wanted) if (!(await findOrder(transaction, id, accountId))) return refused('order_unknown');
    const locked = await lockOrders(transaction, wanted);
    const [first] = locked;
    if (!first || locked.some((one) => one.conference_id !== first.conference_id)) return refused('order_unknown');
    if (locked.some((one) => one.currency !== first.currency)) return refused('order_currencies');
    const fault = hindrance(locked, now);
    if (fault) return refused(fault);
    const before = await sharedOver(transaction, wanted);
    for (const earlier of before)
      if (earlier.account_id === accountId && (await isOf(transaction, earlier.id, wanted)))
        return { ok: true, sharedId: earlier.id, isNew: false };
    for (const { id } of before)
      await transaction.updateTable('shared_order').set({ ended_at: now }).where('id', '=', id).execute();
    const id = await insertShared(transaction, {
      conference_id: first.conference_id,
      account_id: accountId,
      currency: first.currency,
      total: locked.reduce((sum, one) => sum + one.total, 0),
      created_at: now,
    });
    await transaction
      .insertInto('shared_part')
      .values(locked.map((one) => ({ shared_id: id, order_id: one.id, amount: one.total })))
      .execute();
    return { ok: true, sharedId: id, isNew: true };
  });
}

interface NewShared {
  conference_id: number;
  account_id: number;
  currency: string;
  total: number;
  created_at: Date;
}

/** Returns the id of the new shared order; a number that is already there is replaced by another. */
async function insertShared(transaction: DatabaseTransaction, values: NewShared): Promise<number> {
  const made = await transaction
    .insertInto('shared_order')
    .values({ ...values, number: orderNumber(values.created_at) })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made ? made.id : insertShared(transaction, values);
}

/** Locks by registration in one order, so that concurrent payments for the same people do not deadlock. */
export async function lockOrders(
  transaction: DatabaseTransaction,
  orderIds: readonly number[],
): Promise<LockedOrder[]> {
  const locked: LockedOrder[] = [];
  for (const { id } of await registrationsOf(transaction, orderIds)) {
    const order = await lockOrder(transaction, id);
    if (order) locked.push(order as LockedOrder);
  }
  return locked;
}

/** Why these orders cannot be paid together now; null when they can. */
export function hindrance(orders: readonly LockedOrder[], now: Date): 'order_state' | 'order_expired' | null {
  if (orders.some((one) => one.kind !== 'registration' || one.total === 0)) return 'order_state';
  if (orders.some((one) => one.state !== 'open' && one.state !== 'expired')) return 'order_state';
  return orders.some((one) => one.state === 'expired' || one.hold_until === null || one.hold_until <= now)
    ? 'order_expired'
    : null;
}

async function isOf(transaction: DatabaseTransaction, sharedId: number, orderIds: readonly number[]): Promise<boolean> {
  const parts = await partsOf(transaction, sharedId);
  return parts.length === orderIds.length && parts.every((part) => orderIds.includes(part.order_id));
}
