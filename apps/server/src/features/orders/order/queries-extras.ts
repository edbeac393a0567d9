import type { RegisteredExtra } from '@meetingapp/contract/orders/order.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/**
 * The extras of a registration in the order in which they are offered, with count and price in fen: what was paid for them, or where they
 * are not paid yet, what they cost now.
 */
export async function extrasOf(db: Database, registrationId: number, language: Language): Promise<RegisteredExtra[]> {
  const rows = await db
    .selectFrom('registration_extra')
    .innerJoin('extra', 'extra.id', 'registration_extra.extra_id')
    .leftJoinLateral(
      (outer) =>
        outer
          .selectFrom('order_line')
          .innerJoin('orders', 'orders.id', 'order_line.order_id')
          .select(({ fn }) => [
            sql<number>`${fn.sum('order_line.quantity')}::int`.as('quantity'),
            sql<number>`${fn.sum('order_line.amount')}::int`.as('amount'),
          ])
          .whereRef('orders.registration_id', '=', 'registration_extra.registration_id')
          .where('orders.state', 'in', ['paid', 'partly_refunded'])
          .where('order_line.kind', '=', 'extra')
          // A line keeps the title under which it was sold.
          .whereRef('order_line.title', '=', 'extra.title')
          .as('paid'),
      (join) => join.onTrue(),
    )
    .select(['extra.title', 'extra.amount', 'registration_extra.quantity'])
    .select(['paid.quantity as paid_quantity', 'paid.amount as paid_amount'])
    .where('registration_extra.registration_id', '=', registrationId)
    .where('registration_extra.quantity', '>', 0)
    .orderBy('extra.position')
    .orderBy('extra.id')
    .execute();
  return rows.map(({ title, quantity, amount, paid_quantity, paid_amount }) => ({
    title: title[language],
    quantity,
    amount: paid_quantity === quantity && paid_amount !== null ? paid_amount : amount * quantity,
  }));
}
