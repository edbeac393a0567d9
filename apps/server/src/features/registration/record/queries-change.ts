import type { Database } from '../../../db/connection/database.ts';

const columns = [
  'id',
  'registration_id',
  'order_id',
  'kind',
  'state',
  'fee_kind_id',
  'branch_id',
  'stay',
  'extras',
  'releases',
  'after',
] as const;

/** The registration's change that waits for payment. */
export function openChangeOf(db: Database, registrationId: number) {
  return db
    .selectFrom('registration_change')
    .select(columns)
    .where('registration_id', '=', registrationId)
    .where('state', '=', 'open')
    .executeTakeFirst();
}
export type ChangeRow = NonNullable<Awaited<ReturnType<typeof openChangeOf>>>;
