import { sql } from 'kysely';
import { COUNTED_AT_MOST } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';

const MOST = 100;
const like = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

export interface StayFilter {
  words: string;
  hotelId: number | null;
  night: string | null;
  /** Offset of the page. */
  from: number;
}

/** Stays of a conference that are not released, and their number, which is counted up to COUNTED_AT_MOST. */
export async function staysOf(db: Database, cid: number, { words, hotelId, night, from }: StayFilter) {
  let query = db
    .selectFrom('hotel_booking')
    .innerJoin('registration', 'registration.id', 'hotel_booking.registration_id')
    .innerJoin('room_type', 'room_type.id', 'hotel_booking.room_type_id')
    .innerJoin('hotel', 'hotel.id', 'room_type.hotel_id')
    .innerJoin('conference', 'conference.id', 'registration.conference_id')
    .where('registration.conference_id', '=', cid)
    // A literal, as in the index condition.
    .where('hotel_booking.state', '<>', sql.lit('released'));
  if (words !== '')
    query = query.where((where) =>
      where.or([where('registration.name', 'ilike', like(words)), where('registration.number', 'ilike', like(words))]),
    );
  if (hotelId !== null) query = query.where('room_type.hotel_id', '=', hotelId);
  if (night !== null) query = query.where('check_in', '<=', night).where('check_out', '>', night);
  const matches = query
    .select('hotel_booking.id')
    .limit(COUNTED_AT_MOST + 1)
    .as('found');
  const { count } = await db
    .selectFrom(matches)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .select([
      'hotel_booking.id',
      'hotel_booking.registration_id',
      'registration.number',
      'registration.name',
      'registration.state as registration_state',
      'hotel.name as hotel_name',
      'room_type.name as room_type_name',
      'room_type.hotel_id',
      'hotel_booking.room_type_id',
      'check_in',
      'check_out',
      'part',
      'gender',
      'mate',
      // In the registration's currency; where the stay has no price in it, in the main one.
      sql<number>`coalesce((hotel_booking.prices ->> registration.price_currency)::bigint, hotel_booking.amount)`.as(
        'amount',
      ),
      sql<string>`case when hotel_booking.prices ? registration.price_currency then registration.price_currency
        else conference.currency end`.as('currency'),
      sql<boolean>`exists (select from claim where claim.registration_id = hotel_booking.registration_id
        and claim.part is not null and claim.state <> 'released'
        and (claim.state = 'confirmed' or claim.held_until > clock_timestamp()))`.as('kept'),
      'hotel_booking.state',
    ])
    .orderBy('check_in')
    .orderBy('registration.number')
    .offset(from)
    .limit(MOST)
    .execute();
  return { rows, total: Math.min(count, COUNTED_AT_MOST), totalMore: count > COUNTED_AT_MOST };
}
export type StayRecord = Awaited<ReturnType<typeof staysOf>>['rows'][number];

/** Registered people without a stay, who may be given a room. */
export const guestsOf = (db: Database, cid: number, words: string) =>
  db
    .selectFrom('registration')
    .select(['id', 'name', 'number'])
    .where('conference_id', '=', cid)
    .where('state', 'in', ['draft', 'confirmed', 'attended'])
    .where((where) =>
      where.or([
        where('name', 'ilike', like(words)),
        where('number', 'ilike', like(words)),
        where(sql<string>`answers ->> 'phone'`, '=', words),
      ]),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('hotel_booking')
            .select('hotel_booking.id')
            .whereRef('hotel_booking.registration_id', '=', 'registration.id')
            .where('hotel_booking.state', '<>', 'released'),
        ),
      ),
    )
    .orderBy('id')
    .limit(20)
    .execute();
