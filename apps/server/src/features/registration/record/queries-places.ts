import type { PlaceRequest } from '../../../db/places/place-request.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { RegistrationRow } from './queries.ts';

/** The stocks that a registration's fee and branch take a place of. */
export async function placesOf(
  transaction: DatabaseTransaction,
  { fee_kind_id, branch_id }: Pick<RegistrationRow, 'fee_kind_id' | 'branch_id'>,
): Promise<PlaceRequest[]> {
  const stockOf = (table: 'fee_kind' | 'branch', id: number | null) =>
    id === null ? undefined : transaction.selectFrom(table).select('stock_id').where('id', '=', id).executeTakeFirst();
  const [fee, branch] = [await stockOf('fee_kind', fee_kind_id), await stockOf('branch', branch_id)];
  return [
    ...(fee ? [{ stockId: fee.stock_id, kind: 'fee' as const, amount: 1 }] : []),
    ...(branch ? [{ stockId: branch.stock_id, kind: 'branch' as const, amount: 1 }] : []),
  ];
}
