import type { DatabaseTransaction } from '../connection/transaction.ts';
import { holdPlaces } from './hold.ts';
import type { HoldOutcome, PlaceRequest, StockKind } from './place-request.ts';
import { confirmPlaces } from './settle.ts';

/** Milliseconds that a retaken place is held; it is confirmed in the same transaction. */
const RETAKE_MS = 60_000;

const allKinds: readonly StockKind[] = ['fee', 'branch', 'extra', 'room_night', 'discount'];

/** Claims again what a registration held before its hold lapsed: all or nothing. For payments that arrive late. */
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
  const wishes = claims.map(({ stock_id, mate_id, part, beds, ...claim }): PlaceRequest => ({
    ...claim,
    stockId: stock_id,
    mateId: mate_id,
    ...(part === null ? {} : { part }),
    ...(beds === null ? {} : { beds }),
  }));
  return holdPlaces(transaction, { registrationId, kinds: allKinds, wishes, until });
}

/**
 * Confirms everything a registration holds; lapsed holds are claimed again first. On failure `short` names the stock that is full, or
 * is null when nothing was held.
 */
export async function confirmOrRetake(
  transaction: DatabaseTransaction,
  registrationId: number,
  now: Date,
): Promise<{ ok: true } | { ok: false; short: PlaceRequest | null }> {
  if (await confirmPlaces(transaction, registrationId)) return { ok: true };
  const again = await retakePlaces(transaction, registrationId, new Date(now.getTime() + RETAKE_MS));
  if (!again.ok) return again;
  return (await confirmPlaces(transaction, registrationId)) ? { ok: true } : { ok: false, short: null };
}
