import type { Database } from '../../db/database.ts';

/** Everybody who has a room or bed of these nights, held or for good, in the order of their registrations. */
export function sleepersOf(db: Database, stockIds: readonly number[]) {
  return db
    .selectFrom('claim')
    .innerJoin('registration', 'registration.id', 'claim.registration_id')
    .leftJoin('hotel_booking', (join) =>
      join.onRef('hotel_booking.registration_id', '=', 'registration.id').on('hotel_booking.state', '<>', 'released'),
    )
    .leftJoin('room_place', (join) =>
      join
        .onRef('room_place.registration_id', '=', 'claim.registration_id')
        .onRef('room_place.stock_id', '=', 'claim.stock_id'),
    )
    .select([
      'room_place.room',
      'room_place.number as door',
      'claim.stock_id',
      'claim.part',
      'claim.gender',
      'claim.mate_id',
      'claim.state',
      'registration.id',
      'registration.number',
      'registration.name',
      'hotel_booking.mate',
    ])
    .where('claim.stock_id', 'in', stockIds.length > 0 ? [...stockIds] : [0])
    .where((where) =>
      where.or([
        where('claim.state', '=', 'confirmed'),
        where.and([
          where('claim.state', '=', 'held'),
          where('claim.held_until', '>', where.fn<Date>('clock_timestamp')),
        ]),
      ]),
    )
    .orderBy('registration.id')
    .execute();
}
export type SleeperRow = Awaited<ReturnType<typeof sleepersOf>>[number];

/** People of a conference by the numbers of their registrations, whatever the capitals. */
export function peopleByNumber(db: Database, cid: number, numbers: readonly string[]) {
  const wanted = [...new Set(numbers.filter(Boolean).map((number) => number.toLowerCase()))];
  if (wanted.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('registration')
    .select(['id', 'number', 'name'])
    .where('conference_id', '=', cid)
    .where((where) => where(where.fn<string>('lower', ['number']), 'in', wanted))
    .execute();
}

/** Where and from which night on somebody sleeps in a hotel of this conference. */
export function stayIn(db: Database, cid: number, hotelId: number, regId: number) {
  return db
    .selectFrom('hotel_booking')
    .innerJoin('registration', 'registration.id', 'hotel_booking.registration_id')
    .innerJoin('room_type', 'room_type.id', 'hotel_booking.room_type_id')
    .select(['hotel_booking.room_type_id', 'hotel_booking.check_in'])
    .where('registration.id', '=', regId)
    .where('registration.conference_id', '=', cid)
    .where('room_type.hotel_id', '=', hotelId)
    .where('hotel_booking.state', '<>', 'released')
    .executeTakeFirst();
}
