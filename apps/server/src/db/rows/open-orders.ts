import { sql } from 'kysely';
import { recordOrders } from './history.ts';
import type { DatabaseTransaction } from '../connection/transaction.ts';

interface Cancelling {
  /** 'account:1', 'staff:1', 'system'. */
  actor: string;
  now: Date;
}

/**
 * Cancels every open order of registrations, changes included; a later payment for one is refunded automatically. Returns the order
 * ids, so that the caller can close their attempts at the providers. Requires the lock on the registrations.
 */
export async function cancelOpenOrders(
  transaction: DatabaseTransaction,
  registrationIds: readonly number[],
  by: Cancelling,
): Promise<number[]> {
  const open = await transaction
    .selectFrom('orders')
    .select('id')
    .where('registration_id', '=', sql<number>`any (${[...registrationIds]}::bigint[])`)
    .where('state', '=', 'open')
    .orderBy('id')
    .execute();
  const ids = open.map(({ id }) => id);
  await recordOrders(transaction, ids, { ...by, event: 'cancel', from: 'open', to: 'cancelled' });
  return ids;
}
