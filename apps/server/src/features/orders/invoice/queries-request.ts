import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** Sum of an invoice's red letters, in fen. */
export const redTaken = sql<number>`coalesce((select sum(red.amount) from invoice_red red
  where red.invoice_id = invoice.id), 0)::bigint`;

/** The newest invoice requested or issued for a registration alone, including refused and reversed ones. */
export function findInvoice(db: Database, registrationId: number) {
  return db
    .selectFrom('invoice')
    .selectAll()
    .select(redTaken.as('red_amount'))
    .where('registration_id', '=', registrationId)
    .where('shared_id', 'is', null)
    .where('state', 'not in', ['withdrawn', 'reissued'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
export type InvoiceOfRow = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

/** The shared invoice that covers a registration. A mere request counts only while the shared order can still be paid, or was paid. */
export const sharedInvoiceOver = (db: Database, registrationId: number) =>
  db
    .selectFrom('invoice')
    .innerJoin('shared_order', 'shared_order.id', 'invoice.shared_id')
    .innerJoin('shared_part', 'shared_part.shared_id', 'invoice.shared_id')
    .innerJoin('orders', 'orders.id', 'shared_part.order_id')
    .select(['invoice.state', 'invoice.kind', 'invoice.title'])
    .where('orders.registration_id', '=', registrationId)
    .where(
      sql<boolean>`(invoice.state in ('issued', 'sent', 'partly_red') or invoice.state = 'asked' and (
        exists (select from payment where payment.shared_id = shared_order.id and payment.state = 'succeeded')
        or shared_order.ended_at is null and not exists (select from shared_part part
          join orders other on other.id = part.order_id where part.shared_id = shared_order.id and other.state <> 'open')))`,
    )
    .orderBy('invoice.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Separate invoices requested by or issued to single people. */
export const singleInvoices = (db: Database, registrationIds: readonly number[]) =>
  db
    .selectFrom('invoice')
    .select(['id', 'state'])
    .where('registration_id', 'in', [...registrationIds])
    .where('shared_id', 'is', null)
    .where('state', 'in', ['asked', 'issued', 'sent', 'partly_red'])
    .execute();
