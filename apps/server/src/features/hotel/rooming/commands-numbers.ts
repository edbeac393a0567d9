import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { ArrangedNights } from './queries-nights.ts';

/** Locks all nights of a hotel in the common lock order, so that nobody books or moves while rooms get their numbers. */
export const lockHotelNights = (transaction: DatabaseTransaction, conferenceId: number, hotelId: number) =>
  transaction
    .selectFrom('stock')
    .select('stock.id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('room_night')
          .innerJoin('room_type', 'room_type.id', 'room_night.room_type_id')
          .innerJoin('hotel', 'hotel.id', 'room_type.hotel_id')
          .select('room_night.id')
          .whereRef('room_night.stock_id', '=', 'stock.id')
          .where('hotel.id', '=', hotelId)
          .where('hotel.conference_id', '=', conferenceId),
      ),
    )
    .orderBy('stock.id')
    .forUpdate()
    .execute();

/** Stores the rooms of the nights in which somebody gets another number, with everybody in them. `numbers`: by registration. */
export async function saveNumbers(
  transaction: DatabaseTransaction,
  { nights, sleepers }: ArrangedNights,
  numbers: ReadonlyMap<number, string>,
): Promise<void> {
  const touched = nights
    .flatMap(({ roomTypes }) => roomTypes)
    .filter(({ rooms }) => rooms.some(({ people }) => people.some((person) => numbers.has(person))));
  const places = touched.flatMap(({ night, rooms }) =>
    rooms.flatMap(({ people, door }, room) => {
      const writer = people.findLast((person) => numbers.has(person));
      const number = writer === undefined ? door : (numbers.get(writer) ?? '');
      return people.map((person) => ({ stock_id: night.stock_id, registration_id: person, room, number }));
    }),
  );
  const keyOf = (stock: number, person: number, room: number | null, number: string | null) =>
    [stock, person, room, number].join(' ');
  const stored = new Set(sleepers.map(({ stock_id: stock, id, room, door }) => keyOf(stock, id, room, door)));
  const isStored = (place: (typeof places)[number]) =>
    stored.has(keyOf(place.stock_id, place.registration_id, place.room, place.number));
  const stays = JSON.stringify(places.filter(isStored));
  await sql`delete from room_place where stock_id = any (${touched.map(({ night }) => night.stock_id)}::bigint[])
    and not exists (select from jsonb_to_recordset(${stays}::jsonb) as one (stock_id bigint, registration_id bigint)
      where one.stock_id = room_place.stock_id and one.registration_id = room_place.registration_id)`.execute(
    transaction,
  );
  const changed = places.filter((place) => !isStored(place));
  for (let at = 0; at < changed.length; at += AT_ONCE)
    await transaction
      .insertInto('room_place')
      .values(changed.slice(at, at + AT_ONCE))
      .execute();
}

/** Rows per statement. */
const AT_ONCE = 5000;
