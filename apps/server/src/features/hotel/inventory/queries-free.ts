import { roomsLeft } from '@meetingapp/domain/hotel/rooms.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { nightClaims } from './queries.ts';

interface Night {
  stock_id: number;
  size: number | null;
  beds: number;
  /** True when it is no longer sold: closed, or its hotel was given back. */
  off: boolean;
  rooms: number;
  male: number;
  female: number;
  /** True when somebody in it named a room-mate. */
  mated: boolean;
}

/**
 * Room nights from a day on: all of them, and those that are free and still sold, as the hotel's grid counts them. `size` null: there are
 * no hotels. Claims are read one by one only of nights in which somebody named a room-mate.
 */
export async function freeRoomNights(
  db: Database,
  conferenceId: number,
  from: string,
  now: Date,
): Promise<{ size: number | null; free: number }> {
  const { rows } = await sql<Night>`
    select room_night.stock_id, stock.size, room_type.beds, taken.rooms, taken.male, taken.female, taken.mates > 0 as mated,
      room_night.closed or coalesce(hotel.release_at <= ${now}, false) as off
    from room_night join stock on stock.id = room_night.stock_id
    join room_type on room_type.id = room_night.room_type_id
    join hotel on hotel.id = room_type.hotel_id
    cross join lateral claims_of(array[stock.id], ${now}) as taken
    where stock.conference_id = ${conferenceId} and room_night.night >= ${from}`.execute(db);
  if (rows.length === 0) return { size: null, free: 0 };
  const sold = rows.filter(({ off }) => !off);
  const claims = await nightClaims(
    db,
    sold.filter(({ mated }) => mated).map(({ stock_id }) => stock_id),
  );
  const free = sold.map(({ stock_id, size, beds, mated, rooms, male, female }) => {
    const block = { size: size ?? 0, bedsPerRoom: beds };
    const taken = claims.filter(({ stockId }) => stockId === stock_id).map(({ claim }) => claim);
    const left = mated
      ? roomsLeft({ ...block, taken })
      : roomsLeft({ ...block, taken: [], others: { rooms, male, female } });
    return left.rooms;
  });
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { size: sum(rows.map(({ size }) => size ?? 0)), free: sum(free) };
}
