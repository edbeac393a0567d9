import type { Database } from '../../db/database.ts';

/** The newest invoice asked for or issued for a registration alone, also one that was refused or taken back since. */
export function findInvoice(db: Database, registrationId: number) {
  return db
    .selectFrom('invoice')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .where('shared_id', 'is', null)
    .where('state', 'not in', ['withdrawn', 'reissued'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
export type InvoiceOfRow = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;
