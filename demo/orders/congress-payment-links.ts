import { sql } from 'kysely';
import type { Database } from '@meetingapp/server/db/connection/database.ts';

/** Inserts two orders whose payment somebody else was asked for: one is still open, of the order held longest, and one was paid by its link. */
export async function seedPaymentLinks(db: Database, conferenceId: number, now: Date): Promise<void> {
  const orders = db
    .selectFrom('orders')
    .select(['id', 'created_at'])
    .where('conference_id', '=', conferenceId)
    .where('kind', '=', 'registration')
    .where('total', '>', 0)
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('shared_part').select('order_id').whereRef('shared_part.order_id', '=', 'orders.id'),
        ),
      ),
    )
    .limit(1);
  const open = await orders
    .where('state', '=', 'open')
    .where('hold_until', '>', now)
    .orderBy('hold_until', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  const paid = await orders
    .where('state', '=', 'paid')
    .where((where) =>
      where.exists(
        where
          .selectFrom('payment')
          .select('payment.id')
          .whereRef('payment.order_id', '=', 'orders.id')
          .where('payment.state', '=', 'succeeded')
          .where('payment.provider', '=', 'alipay'),
      ),
    )
    .orderBy(sql`created_at`, 'desc')
    .orderBy('id')
    .executeTakeFirst();
  const links = [open, paid].flatMap((order) => (order ? [{ order_id: order.id, made_at: order.created_at }] : []));
  if (links.length > 0) await db.insertInto('payment_link').values(links).execute();
}
