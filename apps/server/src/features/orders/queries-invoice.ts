import type { Database } from '../../db/database.ts';

/** The invoice asked for or issued for a registration alone. */
export function findInvoice(db: Database, registrationId: number) {
  return db
    .selectFrom('invoice')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .where('shared_id', 'is', null)
    .where('state', 'in', ['asked', 'issued', 'sent'])
    .executeTakeFirst();
}
