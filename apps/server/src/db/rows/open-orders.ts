import { recordOrder } from './history.ts';
import type { DatabaseTransaction } from '../connection/transaction.ts';

interface Cancelling {
  /** 'account:1', 'staff:1', 'system'. */
  actor: string;
  now: Date;
}

/**
 * Cancels every open order of a registration, changes included; a later payment for one is refunded automatically. Returns the order
 * ids, so that the caller can close their attempts at the providers. Requires the lock on the registration.
 */
export async function cancelOpenOrders(
  transaction: DatabaseTransaction,
  registrationId: number,
  by: Cancelling,
): Promise<number[]> {
  const open = await transaction
    .selectFrom('orders')
    .select('id')
    .where('registration_id', '=', registrationId)
    .where('state', '=', 'open')
    .orderBy('id')
    .execute();
  for (const { id } of open)
    await recordOrder(transaction, { ...by, id, event: 'cancel', from: 'open', to: 'cancelled' });
  return open.map(({ id }) => id);
}
