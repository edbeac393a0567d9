import type { DatabaseTransaction } from '../connection/transaction.ts';

/** Writes into a registration's beds on these nights whom they name as room-mate. Their stocks must be locked. */
export async function nameMate(
  transaction: DatabaseTransaction,
  registrationId: number,
  mateId: number,
  stockIds: readonly number[],
): Promise<void> {
  await transaction
    .updateTable('claim')
    .set({ mate_id: mateId })
    .where('registration_id', '=', registrationId)
    .where('stock_id', 'in', [0, ...stockIds])
    .where('part', '=', 'bed')
    .where('state', '<>', 'released')
    .execute();
}

/** Parts a registration from all its room-mates on these nights: it names nobody, and nobody names it. Their stocks must be locked. */
export async function partMates(
  transaction: DatabaseTransaction,
  registrationId: number,
  stockIds: readonly number[],
): Promise<void> {
  await transaction
    .updateTable('claim')
    .set({ mate_id: null })
    .where((where) => where.or([where('registration_id', '=', registrationId), where('mate_id', '=', registrationId)]))
    .where('stock_id', 'in', [0, ...stockIds])
    .where('part', '=', 'bed')
    .where('state', '<>', 'released')
    .execute();
}
