import type { Database } from '../../../db/connection/database.ts';
import type { ProviderId } from '../../../ports/payment/provider.ts';

/** Rows per run; the rest follow a minute later. */
const BATCH = 500;

/** Open orders whose time is over, oldest first. */
export async function ordersDue(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'open')
    .where('hold_until', '<=', now)
    .orderBy('hold_until')
    .limit(BATCH)
    .execute();
  return rows.map((row) => row.id);
}

/** Open orders with an attempt begun before an instant and no notice. Bank transfers are excluded: staff check those. */
export async function ordersUnheardOf(db: Database, begunBefore: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .select('orders.id')
    .distinct()
    .where('payment.state', '=', 'pending')
    .where('payment.provider', '<>', 'bank' satisfies ProviderId)
    .where('payment.created_at', '<', begunBefore)
    .where('orders.state', '=', 'open')
    .limit(BATCH)
    .execute();
  return rows.map((row) => row.id);
}
