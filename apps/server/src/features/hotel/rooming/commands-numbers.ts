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
  { nights }: ArrangedNights,
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
  const stocks = touched.map(({ night }) => night.stock_id);
  await transaction
    .deleteFrom('room_place')
    .where('stock_id', 'in', [0, ...stocks])
    .execute();
  for (let at = 0; at < places.length; at += AT_ONCE)
    await transaction
      .insertInto('room_place')
      .values(places.slice(at, at + AT_ONCE))
      .execute();
}

/** Rows per statement. */
const AT_ONCE = 5000;
