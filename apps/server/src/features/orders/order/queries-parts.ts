import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';

/** The parts of a shared order, in lock order. */
export const partsOf = (db: Database, sharedId: number) =>
  db
    .selectFrom('shared_part')
    .innerJoin('orders', 'orders.id', 'shared_part.order_id')
    .innerJoin('registration', 'registration.id', 'orders.registration_id')
    .select([
      'shared_part.order_id',
      'shared_part.amount',
      'orders.registration_id',
      'orders.state',
      'orders.total',
      'orders.refunded',
      'orders.hold_until',
      'registration.name',
    ])
    .where('shared_id', '=', sharedId)
    .orderBy('orders.registration_id')
    .orderBy('orders.id')
    .execute();
export type PartRow = Awaited<ReturnType<typeof partsOf>>[number];

/** Locks all limited stocks that these registrations hold, in one order. */
export async function lockHeldStocks(transaction: DatabaseTransaction, registrationIds: readonly number[]) {
  await transaction
    .selectFrom('stock')
    .select('id')
    .where('size', 'is not', null)
    .where('id', 'in', (held) =>
      held
        .selectFrom('claim')
        .select('stock_id')
        .where('registration_id', 'in', [...registrationIds])
        .where('state', '=', 'held'),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}
