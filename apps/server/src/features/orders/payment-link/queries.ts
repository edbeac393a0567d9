import type { Database } from '../../../db/connection/database.ts';

/** The open link of an order. */
export const openLink = (db: Database, orderId: number) =>
  db
    .selectFrom('payment_link')
    .select('id')
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** The order of a link that was not ended, with the account that owns it. */
export const linkedOrder = (db: Database, linkId: number) =>
  db
    .selectFrom('payment_link')
    .innerJoin('orders', 'orders.id', 'payment_link.order_id')
    .select(['orders.id', 'orders.account_id'])
    .where('payment_link.id', '=', linkId)
    .where('payment_link.ended_at', 'is', null)
    .executeTakeFirst();
