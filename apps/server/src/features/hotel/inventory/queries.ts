import type { HotelDraft, RoomTypeDraft } from '@meetingapp/contract/hotel/console.ts';
import type { RoomClaim } from '@meetingapp/domain/hotel/rooms.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { asRoomClaim } from '../../../db/places/room-claim.ts';
import type { LiveClaim } from '../../../db/places/taken.ts';
import { hotelColumns, roomTypeColumns, type HotelRow, type RoomTypeRow } from '../stay/queries.ts';

export const conferenceOf = (db: Database, cid: number) =>
  db
    .selectFrom('conference')
    .select(['id', 'currency', 'currencies', 'zone', 'starts_on', 'ends_on', 'refund_policy', 'hold_minutes'])
    .where('id', '=', cid)
    .executeTakeFirst();
export type ConferenceRow = NonNullable<Awaited<ReturnType<typeof conferenceOf>>>;

/** A hotel of this conference, locked until the transaction ends; undefined for any other. */
export const lockedHotel = (db: Database, cid: number, id: number) =>
  db
    .selectFrom('hotel')
    .select(hotelColumns)
    .where('id', '=', id)
    .where('conference_id', '=', cid)
    .forUpdate()
    .executeTakeFirst();

/** A room type of this conference; undefined for any other. */
export const typeOf = (db: Database, cid: number, roomTypeId: number) =>
  db
    .selectFrom('room_type')
    .innerJoin('hotel', 'hotel.id', 'room_type.hotel_id')
    .select(roomTypeColumns)
    .where('room_type.id', '=', roomTypeId)
    .where('hotel.conference_id', '=', cid)
    .executeTakeFirst();
export type TypeRow = NonNullable<Awaited<ReturnType<typeof typeOf>>>;

/** Room types of a conference that were ever booked or given to a speaker, also by a stay that was cancelled since. */
export async function bookedTypes(db: Database, cid: number): Promise<ReadonlySet<number>> {
  const booked = await db
    .selectFrom('hotel_booking')
    .innerJoin('room_type', 'room_type.id', 'hotel_booking.room_type_id')
    .innerJoin('hotel', 'hotel.id', 'room_type.hotel_id')
    .select('room_type_id')
    .distinct()
    .where('hotel.conference_id', '=', cid)
    .execute();
  const given = await db
    .selectFrom('claim')
    .innerJoin('expert', 'expert.id', 'claim.expert_id')
    .innerJoin('room_night', 'room_night.stock_id', 'claim.stock_id')
    .select('room_type_id')
    .distinct()
    .where('expert.conference_id', '=', cid)
    .execute();
  return new Set([...booked, ...given].map(({ room_type_id }) => room_type_id));
}

/** True when a speaker has, or ever had, a room of one of these types. */
export async function isGiven(db: Database, typeIds: readonly number[]): Promise<boolean> {
  const row = await db
    .selectFrom('room_night')
    .innerJoin('claim', 'claim.stock_id', 'room_night.stock_id')
    .select('room_night.id')
    .where('room_type_id', 'in', [...typeIds])
    .where('claim.expert_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const nightsOfType = (db: Database, roomTypeId: number) =>
  db
    .selectFrom('room_night')
    .innerJoin('stock', 'stock.id', 'room_night.stock_id')
    .select([
      'room_night.id',
      'room_night.stock_id',
      'night',
      'room_amount',
      'bed_amount',
      'prices',
      'closed',
      'stock.size',
    ])
    .where('room_type_id', '=', roomTypeId)
    .orderBy('night')
    .execute();

/** Live claims on these nights, and whether each is final. */
export interface NightClaim {
  stockId: number;
  confirmed: boolean;
  /** A room that the organiser gives to a speaker. */
  speaker: boolean;
  claim: RoomClaim;
}

export async function nightClaims(db: Database, stockIds: readonly number[]): Promise<NightClaim[]> {
  if (stockIds.length === 0) return [];
  const { rows } = await sql<Omit<LiveClaim, 'amount'> & { confirmed: boolean; speaker: boolean }>`
    select stock_id as "stockId", coalesce(registration_id, 0) as "registrationId", part, gender, mate_id as "mateId",
      state = 'confirmed' as confirmed, expert_id is not null as speaker from claim
    where stock_id = any(${[...stockIds]}::bigint[]) and state <> 'released'
      and (state = 'confirmed' or held_until > clock_timestamp())
  `.execute(db);
  return rows.map((row) => ({ ...row, claim: asRoomClaim(row) }));
}

/** A hotel as staff edit it. */
export const hotelDraftOf = (hotel: HotelRow): HotelDraft => ({
  id: hotel.id,
  name: hotel.name,
  address: hotel.address,
  distance: hotel.distance,
  stars: hotel.stars,
  releaseAt: hotel.release_at?.toISOString() ?? null,
  releaseFirstAt: hotel.release_first_at?.toISOString() ?? null,
  releaseFirstPercent: hotel.release_first_percent,
});

/** A room type as staff edit it. */
export const typeDraftOf = (type: Omit<RoomTypeRow, 'release_at'>): RoomTypeDraft => ({
  id: type.id,
  hotelId: type.hotel_id,
  name: type.name,
  beds: type.beds,
  sellsBeds: type.sells_beds,
  breakfast: type.breakfast,
  open: type.open,
});
