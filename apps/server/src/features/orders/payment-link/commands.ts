import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { lockPayable } from '../order/queries.ts';
import { openLink } from './queries.ts';

interface OwnOrder {
  orderId: number;
  /** The owner, or the contact who pays for the owner's group. */
  accountId: number;
  now: Date;
}

type MakeOutcome =
  | { ok: true; linkId: number }
  | { ok: false; reason: 'order_unknown' | 'order_state' | 'order_expired' };

/** The open link of an order that is still to be paid, made when there is none. Requests at the same moment get the same one. */
export function makePaymentLink(db: Database, { orderId, accountId, now }: OwnOrder): Promise<MakeOutcome> {
  return inTransactionIfOk(db, async (transaction): Promise<MakeOutcome> => {
    // The lock of the order keeps a second request waiting until the first link is there.
    const order = await lockPayable(transaction, orderId, accountId);
    if (!order) return refused('order_unknown');
    if (order.state === 'expired') return refused('order_expired');
    if (order.state !== 'open' || order.total === 0) return refused('order_state');
    if (order.hold_until === null || order.hold_until <= now) return refused('order_expired');
    return { ok: true, linkId: await openOrNewLink(transaction, orderId, now) };
  });
}

/** Id of the open link of an order, made when there is none. Requires the lock on the order. */
export async function openOrNewLink(transaction: DatabaseTransaction, orderId: number, now: Date): Promise<number> {
  const open = await openLink(transaction, orderId);
  if (open) return open.id;
  const { id } = await transaction
    .insertInto('payment_link')
    .values({ order_id: orderId, made_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends the open link of an order; false for another account's order. */
export function endPaymentLink(db: Database, { orderId, accountId, now }: OwnOrder): Promise<{ ok: boolean }> {
  return inTransactionIfOk(db, async (transaction) => {
    if (!(await lockPayable(transaction, orderId, accountId))) return { ok: false };
    await transaction
      .updateTable('payment_link')
      .set({ ended_at: now })
      .where('order_id', '=', orderId)
      .where('ended_at', 'is', null)
      .execute();
    return { ok: true };
  });
}
