import type { HotelDraft, RoomTypeDraft } from '@meetingapp/contract/hotel/console.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { removeStocks } from '../../../db/places/stock.ts';
import { isChangedMeanwhile } from '../../../http/calls/changed-meanwhile.ts';
import { hotelDraftOf, isGiven, lockedHotel, typeDraftOf, typeOf } from './queries.ts';

type SavedHotel = { ok: true; hotelId: number } | { ok: false; reason: 'not_found' | 'changed_meanwhile' };

/** `seen`: the hotel as the user read it; null skips the check. */
export const saveHotel = (db: Database, cid: number, draft: HotelDraft, seen: HotelDraft | null): Promise<SavedHotel> =>
  inTransactionIfOk(db, async (transaction): Promise<SavedHotel> => {
    if (draft.id !== null && seen !== null) {
      const now = await lockedHotel(transaction, cid, draft.id);
      if (now && isChangedMeanwhile(hotelDraftOf(now), seen, draft)) return refused('changed_meanwhile');
    }
    const hotelId = await writeHotel(transaction, cid, draft);
    return hotelId === null ? refused('not_found') : { ok: true, hotelId };
  });

/** Returns the id of the hotel; null when it belongs to another conference. */
async function writeHotel(db: Database, cid: number, draft: HotelDraft): Promise<number | null> {
  const values = {
    name: JSON.stringify(draft.name),
    address: JSON.stringify(draft.address),
    distance: JSON.stringify(draft.distance),
    stars: draft.stars,
    release_at: draft.releaseAt === null ? null : new Date(draft.releaseAt),
    release_first_at: draft.releaseFirstAt === null ? null : new Date(draft.releaseFirstAt),
    release_first_percent: draft.releaseFirstPercent,
  };
  const row =
    draft.id === null
      ? await db
          .insertInto('hotel')
          .values({
            ...values,
            conference_id: cid,
            position: sql<number>`(select coalesce(max(position) + 1, 0) from hotel where conference_id = ${cid})`,
          })
          .returning('id')
          .executeTakeFirst()
      : await db
          .updateTable('hotel')
          .set((column) => ({
            ...values,
            // A moved date is due again.
            first_released_at: column
              .case()
              .when('release_first_at', 'is not distinct from', values.release_first_at)
              .then(column.ref('first_released_at'))
              .end(),
            last_released_at: column
              .case()
              .when('release_at', 'is not distinct from', values.release_at)
              .then(column.ref('last_released_at'))
              .end(),
          }))
          .where('id', '=', draft.id)
          .where('conference_id', '=', cid)
          .returning('id')
          .executeTakeFirst();
  return row?.id ?? null;
}

type SavedType =
  | { ok: true; roomTypeId: number }
  | { ok: false; reason: 'not_found' | 'beds_in_use' | 'room_type_booked' | 'changed_meanwhile' };

/**
 * The beds per room are fixed once anybody has a stay: the rooms were counted with that number. The hotel is fixed once anybody ever
 * had one: their order and room number name it. A type that moves comes last in its new hotel.
 */
export function saveType(
  db: Database,
  cid: number,
  draft: RoomTypeDraft,
  seen: RoomTypeDraft | null,
): Promise<SavedType> {
  return inTransactionIfOk(db, async (transaction): Promise<SavedType> => {
    const values = {
      name: JSON.stringify(draft.name),
      beds: draft.beds,
      sells_beds: draft.sellsBeds,
      breakfast: draft.breakfast,
      open: draft.open,
    };
    const hotel = await transaction
      .selectFrom('hotel')
      .select('id')
      .where('id', '=', draft.hotelId)
      .where('conference_id', '=', cid)
      .forUpdate()
      .executeTakeFirst();
    if (!hotel) return { ok: false, reason: 'not_found' };
    const position = sql<number>`(select coalesce(max(position) + 1, 0) from room_type where hotel_id = ${hotel.id})`;
    if (draft.id === null) {
      const { id } = await transaction
        .insertInto('room_type')
        .values({ ...values, hotel_id: hotel.id, position })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { ok: true, roomTypeId: id };
    }
    // Two saves of one type may name different hotels: the type itself is locked too.
    await transaction.selectFrom('room_type').select('id').where('id', '=', draft.id).forUpdate().execute();
    const type = await typeOf(transaction, cid, draft.id);
    if (!type) return { ok: false, reason: 'not_found' };
    if (isChangedMeanwhile(typeDraftOf(type), seen ?? undefined, draft)) return refused('changed_meanwhile');
    const moves = type.hotel_id !== hotel.id;
    if (moves && (await isUsed(transaction, [type.id], 'ever'))) return { ok: false, reason: 'room_type_booked' };
    if (type.beds !== draft.beds && (await isUsed(transaction, [type.id], 'live')))
      return { ok: false, reason: 'beds_in_use' };
    await transaction
      .updateTable('room_type')
      .set({ ...values, ...(moves ? { hotel_id: hotel.id, position } : {}) })
      .where('id', '=', type.id)
      .execute();
    return { ok: true, roomTypeId: type.id };
  });
}

async function isUsed(db: Database, typeIds: readonly number[], which: 'live' | 'ever'): Promise<boolean> {
  if (typeIds.length === 0) return false;
  const row = await db
    .selectFrom('hotel_booking')
    .select('id')
    .where('room_type_id', 'in', typeIds)
    .where((where) => (which === 'live' ? where('state', '<>', 'released') : where.lit(true)))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined || (which === 'ever' && (await isGiven(db, typeIds)));
}

type Removed = { ok: true } | { ok: false; reason: 'not_found' | 'hotel_in_use' };

/** Removes only what was never booked; anything else is closed instead. */
export function removeInventory(
  db: Database,
  cid: number,
  { hotelId, roomTypeId }: { hotelId: number; roomTypeId: number | null },
): Promise<Removed> {
  return inTransactionIfOk(db, async (transaction): Promise<Removed> => {
    const hotel = await transaction
      .selectFrom('hotel')
      .select('id')
      .where('id', '=', hotelId)
      .where('conference_id', '=', cid)
      .forUpdate()
      .executeTakeFirst();
    if (!hotel) return { ok: false, reason: 'not_found' };
    const types = await transaction
      .selectFrom('room_type')
      .select('id')
      .where('hotel_id', '=', hotelId)
      .where((where) => (roomTypeId === null ? where.lit(true) : where('id', '=', roomTypeId)))
      .forUpdate()
      .execute();
    if (roomTypeId !== null && types.length === 0) return { ok: false, reason: 'not_found' };
    const ids = types.map(({ id }) => id);
    if (await isUsed(transaction, ids, 'ever')) return { ok: false, reason: 'hotel_in_use' };
    if (ids.length > 0) {
      const nights = await transaction
        .deleteFrom('room_night')
        .where('room_type_id', 'in', ids)
        .returning('stock_id')
        .execute();
      await removeStocks(
        transaction,
        nights.map((night) => night.stock_id),
      );
      await transaction.deleteFrom('room_type').where('id', 'in', ids).execute();
    }
    if (roomTypeId === null) await transaction.deleteFrom('hotel').where('id', '=', hotelId).execute();
    return { ok: true };
  });
}
