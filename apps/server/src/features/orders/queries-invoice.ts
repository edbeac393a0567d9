import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** What all red letters of an invoice took off it. */
export const redTaken = sql<number>`coalesce((select sum(red.amount) from invoice_red red
  where red.invoice_id = invoice.id), 0)::bigint`;

/** The newest invoice asked for or issued for a registration alone, also one that was refused or taken back since. */
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
