import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { both, json, nothing } from '../support/bilingual.ts';
import { buildStock } from '../conference/conferences.ts';

export interface HotelInput {
  name?: Bilingual;
  address?: Bilingual;
  distance?: Bilingual;
  stars?: number;
  /** Release date, after which unsold nights return to the hotel. */
  releaseAt?: Date | null;
  /** An earlier release date, with the percent of the unsold nights returned then. */
  releaseFirst?: { at: Date; percent: number };
  position?: number;
}

export async function buildHotel(db: Database, conferenceId: number, wish: HotelInput = {}): Promise<number> {
  const row = await db
    .insertInto('hotel')
    .values({
      conference_id: conferenceId,
      name: json(wish.name ?? both('湖滨酒店', 'Lakeside Hotel')),
      address: json(wish.address ?? nothing),
      distance: json(wish.distance ?? nothing),
      stars: wish.stars ?? 4,
      release_at: wish.releaseAt ?? null,
      release_first_at: wish.releaseFirst?.at ?? null,
      release_first_percent: wish.releaseFirst?.percent ?? 0,
      position: wish.position ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface RoomTypeInput {
  name?: Bilingual;
  beds?: number;
  /** Beds are sold one by one, and shared by people of one gender. */
  sellsBeds?: boolean;
  breakfast?: boolean;
  open?: boolean;
  position?: number;
  nights?: string[];
  /** Rooms of each night; an array gives them night by night. */
  rooms?: number | number[];
  /** Fen for the whole room per night. */
  roomAmount?: number;
  /** Fen for one bed per night; by default an equal part of the room. */
  bedAmount?: number;
  /** In further currencies, by their codes, for each night. */
  prices?: Record<string, { room: number; bed: number | null }>;
}

/** Inserts a room type with its nights; returns the id of the type and the stock of each night. */
export async function buildRoomType(
  db: Database,
  conferenceId: number,
  hotelId: number,
  wish: RoomTypeInput = {},
): Promise<{ id: number; stocks: Map<string, number> }> {
  const beds = wish.beds ?? 2;
  const sellsBeds = wish.sellsBeds ?? false;
  const roomAmount = wish.roomAmount ?? 60_000;
  const row = await db
    .insertInto('room_type')
    .values({
      hotel_id: hotelId,
      name: json(wish.name ?? both('双床房', 'Twin room')),
      beds,
      sells_beds: sellsBeds,
      breakfast: wish.breakfast ?? true,
      open: wish.open ?? true,
      position: wish.position ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stocks = new Map<string, number>();
  for (const [index, night] of (wish.nights ?? []).entries()) {
    const rooms = Array.isArray(wish.rooms) ? (wish.rooms[index] ?? 0) : (wish.rooms ?? 10);
    const stock = await buildStock(db, conferenceId, 'room_night', rooms);
    stocks.set(night, stock);
    await db
      .insertInto('room_night')
      .values({
        room_type_id: row.id,
        night,
        stock_id: stock,
        room_amount: roomAmount,
        bed_amount: sellsBeds ? (wish.bedAmount ?? Math.round(roomAmount / beds)) : null,
        prices: JSON.stringify(wish.prices ?? {}),
      })
      .execute();
  }
  return { id: row.id, stocks };
}

export interface BookingInput {
  registrationId: number;
  roomTypeId: number;
  /** Nights in order, each with its stock (see `buildRoomType`). */
  stocks: Map<string, number>;
  checkIn: string;
  /** The morning after the last night. */
  checkOut: string;
  part?: 'room' | 'bed';
  gender?: 'male' | 'female' | null;
  mate?: string;
  /** Registration of the room-mate, who named this one as well. */
  mateId?: number | null;
  /** Fen for the whole stay. */
  amount?: number;
}

/** Inserts a confirmed stay with a claim on each of its nights. */
export async function buildBooking(db: Database, wish: BookingInput): Promise<void> {
  const part = wish.part ?? 'room';
  await db
    .insertInto('hotel_booking')
    .values({
      registration_id: wish.registrationId,
      room_type_id: wish.roomTypeId,
      check_in: wish.checkIn,
      check_out: wish.checkOut,
      part,
      gender: wish.gender ?? null,
      mate: wish.mate ?? '',
      amount: wish.amount ?? 0,
      state: 'confirmed',
    })
    .execute();
  const nights = [...wish.stocks].filter(([night]) => night >= wish.checkIn && night < wish.checkOut);
  await db
    .insertInto('claim')
    .values(
      nights.map(([, stock]) => ({
        stock_id: stock,
        registration_id: wish.registrationId,
        part,
        gender: wish.gender ?? null,
        mate_id: wish.mateId ?? null,
        state: 'confirmed' as const,
      })),
    )
    .execute();
}
