import type { RoomClaim } from '@meetingapp/domain/hotel/rooms.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { asRoomClaim } from '../../db/places/room-claim.ts';
import type { LiveClaim } from '../../db/places/taken.ts';

export const conferenceOf = (db: Database, cid: number) =>
  db
    .selectFrom('conference')
    .select(['id', 'currency', 'zone', 'starts_on', 'ends_on', 'refund_policy', 'hold_minutes'])
    .where('id', '=', cid)
    .executeTakeFirst();
export type ConferenceRow = NonNullable<Awaited<ReturnType<typeof conferenceOf>>>;

/** A room type of this conference and of no other. */
export const typeOf = (db: Database, cid: number, roomTypeId: number) =>
  db
    .selectFrom('room_type')
    .innerJoin('hotel', 'hotel.id', 'room_type.hotel_id')
    .select(['room_type.id', 'hotel_id', 'beds', 'sells_beds', 'hotel.release_at'])
    .where('room_type.id', '=', roomTypeId)
    .where('hotel.conference_id', '=', cid)
    .executeTakeFirst();
export type TypeRow = NonNullable<Awaited<ReturnType<typeof typeOf>>>;

export const nightsOfType = (db: Database, roomTypeId: number) =>
  db
    .selectFrom('room_night')
    .innerJoin('stock', 'stock.id', 'room_night.stock_id')
    .select(['room_night.id', 'room_night.stock_id', 'night', 'room_amount', 'bed_amount', 'closed', 'stock.size'])
    .where('room_type_id', '=', roomTypeId)
    .orderBy('night')
    .execute();

/** Who has what of these nights now, and whether it is for good. */
export interface StandingClaim {
  stockId: number;
  confirmed: boolean;
  claim: RoomClaim;
}

export async function standingClaims(db: Database, stockIds: readonly number[]): Promise<StandingClaim[]> {
  if (stockIds.length === 0) return [];
  const { rows } = await sql<Omit<LiveClaim, 'amount'> & { confirmed: boolean }>`
    select stock_id as "stockId", registration_id as "registrationId", part, gender, mate_id as "mateId",
      state = 'confirmed' as confirmed from claim
    where stock_id = any(${[...stockIds]}::bigint[]) and state <> 'released'
      and (state = 'confirmed' or held_until > clock_timestamp())
  `.execute(db);
  return rows.map((row) => ({ stockId: row.stockId, confirmed: row.confirmed, claim: asRoomClaim(row) }));
}

export interface StayFilter {
  words: string;
  hotelId: number | null;
  night: string | null;
  /** So many come before. */
  from: number;
}

const MOST = 100;
const like = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** The stays of a conference that are not given up, and how many there are. */
export async function staysOf(db: Database, cid: number, { words, hotelId, night, from }: StayFilter) {
  let query = db
    .selectFrom('hotel_booking')
    .innerJoin('registration', 'registration.id', 'hotel_booking.registration_id')
    .innerJoin('room_type', 'room_type.id', 'hotel_booking.room_type_id')
    .innerJoin('hotel', 'hotel.id', 'room_type.hotel_id')
    .where('registration.conference_id', '=', cid)
    .where('hotel_booking.state', '<>', 'released');
  if (words !== '')
    query = query.where((where) =>
      where.or([where('registration.name', 'ilike', like(words)), where('registration.number', 'ilike', like(words))]),
    );
  if (hotelId !== null) query = query.where('room_type.hotel_id', '=', hotelId);
  if (night !== null) query = query.where('check_in', '<=', night).where('check_out', '>', night);
  const { total } = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
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
      'hotel_booking.amount',
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
  return { rows, total: Number(total) };
}
export type StayRecord = Awaited<ReturnType<typeof staysOf>>['rows'][number];

/** People who may be given a room: registered, and without a stay. */
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
