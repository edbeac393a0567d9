import type { Database } from '../../db/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../db/transaction.ts';
import { orderNumber } from './commands-insert.ts';
import { findOrder, lockOrder, type LockedOrder } from './queries.ts';
import { partsOf, registrationsOf, sharedOver } from './queries-shared.ts';

type Reason = 'order_unknown' | 'order_state' | 'order_expired';
export type ShareOutcome = { ok: true; sharedId: number; isNew: boolean } | { ok: false; reason: Reason };
const no = (reason: Reason) => ({ ok: false, reason }) as const;

interface Share {
  orderIds: readonly number[];
  accountId: number;
  now: Date;
}

/**
 * Puts open orders together, so that one payment pays them all. Each stays the order of its person. An earlier one with some
 * of the same people makes way: nobody is asked for money twice.
 */
export function shareOrders(db: Database, { orderIds, accountId, now }: Share): Promise<ShareOutcome> {
  return inTransactionIfOk(db, async (transaction): Promise<ShareOutcome> => {
    const wanted = [...new Set(orderIds)];
    for (const id of wanted) if (!(await findOrder(transaction, id, accountId))) return no('order_unknown');
    const locked = await lockOrders(transaction, wanted);
    const [first] = locked;
    if (!first || locked.some((one) => one.conference_id !== first.conference_id)) return no('order_unknown');
    const fault = hindrance(locked, now);
    if (fault) return no(fault);
    const before = await sharedOver(transaction, wanted);
    for (const earlier of before)
      if (earlier.account_id === accountId && (await isOf(transaction, earlier.id, wanted)))
        return { ok: true, sharedId: earlier.id, isNew: false };
    for (const { id } of before)
      await transaction.updateTable('shared_order').set({ ended_at: now }).where('id', '=', id).execute();
    const { id } = await transaction
      .insertInto('shared_order')
      .values({
        number: orderNumber(now),
        conference_id: first.conference_id,
        account_id: accountId,
        currency: first.currency,
        total: locked.reduce((sum, one) => sum + one.total, 0),
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('shared_part')
      .values(locked.map((one) => ({ shared_id: id, order_id: one.id, amount: one.total })))
      .execute();
    return { ok: true, sharedId: id, isNew: true };
  });
}

/** Registration by registration in one order for everybody, so that two who pay for the same people never wait for each other. */
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

/** Why these cannot be paid together now. */
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
