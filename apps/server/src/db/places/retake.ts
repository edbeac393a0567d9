import type { DatabaseTransaction } from '../transaction.ts';
import { holdPlaces, type HoldOutcome, type StockKind, type Wish } from './hold.ts';

const allKinds: readonly StockKind[] = ['fee', 'branch', 'extra', 'room_night', 'discount'];

/** Takes again what a registration held before its time ran out: all of it or nothing. For payments that come late. */
export async function retakePlaces(
  transaction: DatabaseTransaction,
  registrationId: number,
  until: Date,
): Promise<HoldOutcome> {
  const claims = await transaction
    .selectFrom('claim')
    .innerJoin('stock', 'stock.id', 'claim.stock_id')
    .leftJoin('room_night', 'room_night.stock_id', 'claim.stock_id')
    .leftJoin('room_type', 'room_type.id', 'room_night.room_type_id')
    .select([
      'claim.stock_id',
      'stock.kind',
      'claim.amount',
      'claim.part',
      'claim.gender',
      'claim.mate_id',
      'room_type.beds',
    ])
    .where('claim.registration_id', '=', registrationId)
    .where('claim.state', '=', 'held')
    .where('claim.offered', '=', false)
    .execute();
  const wishes = claims.map(({ stock_id, mate_id, part, beds, ...claim }): Wish => ({
    ...claim,
    stockId: stock_id,
    mateId: mate_id,
    ...(part === null ? {} : { part }),
    ...(beds === null ? {} : { beds }),
  }));
  return holdPlaces(transaction, { registrationId, kinds: allKinds, wishes, until });
}
