import { sql } from 'kysely';
import type { Sleeper } from '@meetingapp/domain/hotel/room-mates.ts';
import type { Database } from '../../../db/connection/database.ts';

/** Everybody with a held or final room or bed in these nights, ordered by registration. */
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
      // The person whom the stay names has declined.
      sql<boolean>`coalesce(hotel_booking.mate, '') <> '' and claim.mate_id is null and exists (select from room_refusal refusal
        join registration other on other.id = refusal.registration_id where refusal.refused_id = registration.id
        and (other.name = hotel_booking.mate or other.answers ->> 'phone' = hotel_booking.mate))`.as('mate_refused'),
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

/** Speakers with a room on these nights, by name. */
export function speakersOf(db: Database, stockIds: readonly number[]) {
  return db
    .selectFrom('claim')
    .innerJoin('expert', 'expert.id', 'claim.expert_id')
    .leftJoin('speaker_stay as stay', 'stay.expert_id', 'expert.id')
    .select(['claim.stock_id', 'expert.id', 'expert.name', 'stay.confirmation'])
    .where('claim.stock_id', 'in', stockIds.length > 0 ? [...stockIds] : [0])
    .where('claim.state', '=', 'confirmed')
    .orderBy('expert.id')
    .execute();
}
export type SpeakerRow = Awaited<ReturnType<typeof speakersOf>>[number];

/** People of a conference by registration number, case-insensitive. */
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

/** A person's stay in a hotel of this conference: room type and first night. */
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

/** A row in the form that the room sharing rules need. */
export const asSleeper = ({ id, part, gender, mate_id }: SleeperRow): Sleeper =>
  part === 'bed' ? { part, person: id, gender: gender ?? 'male', mate: mate_id } : { part: 'room', person: id };

/** Manual room assignments, by registration id. */
export const placesOf = (here: readonly SleeperRow[]) =>
  new Map(here.flatMap(({ id, room }) => (room === null ? [] : [[id, room] as const])));
