import { roomsNeeded } from '@meetingapp/domain/hotel/rooms.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { takenNights } from '../../../db/places/night.ts';

/** Beds of one registration that are held or confirmed, by the database's clock. */
export const liveBeds = (db: Database, regId: number) =>
  db
    .selectFrom('claim')
    .innerJoin('room_night', 'room_night.stock_id', 'claim.stock_id')
    .select(['claim.stock_id', 'claim.mate_id', 'room_night.room_type_id'])
    .where('claim.registration_id', '=', regId)
    .where('claim.part', '=', 'bed')
    .where('claim.state', '<>', 'released')
    .where((where) =>
      where.or([where('claim.state', '=', 'confirmed'), where('claim.held_until', '>', sql<Date>`clock_timestamp()`)]),
    )
    .orderBy('claim.stock_id')
    .execute();

/** Registrations whose beds on these nights name this one as room-mate. */
export async function namersOf(db: Database, regId: number, stockIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('claim')
    .select('registration_id')
    .distinct()
    .where('mate_id', '=', regId)
    .where('stock_id', 'in', [0, ...stockIds])
    .where('state', '<>', 'released')
    .execute();
  return rows.flatMap(({ registration_id }) => registration_id ?? []);
}

/** True when the rooms of every one of these nights hold everybody who has a place in it. */
export async function holdsAll(db: Database, stockIds: readonly number[]): Promise<boolean> {
  const nights = await db
    .selectFrom('room_night')
    .innerJoin('room_type', 'room_type.id', 'room_night.room_type_id')
    .innerJoin('stock', 'stock.id', 'room_night.stock_id')
    .select(['room_night.stock_id', 'room_type.beds', 'stock.size'])
    .where('room_night.stock_id', 'in', [0, ...stockIds])
    .execute();
  const taken = await takenNights(db, stockIds);
  return nights.every(({ stock_id, beds, size }) => {
    const night = taken.get(stock_id);
    return size === null || !night || roomsNeeded(night.taken, beds, night.others) <= size;
  });
}
