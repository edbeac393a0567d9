import type { NightPrice } from '@meetingapp/domain/hotel/night-price.ts';
import { sql } from 'kysely';
import { cached } from '../../../db/rows/configuration.ts';
import { compiled } from '../../../db/connection/compiled.ts';
import type { Database } from '../../../db/connection/database.ts';
import { takenNights, type TakenNight } from '../../../db/places/night.ts';

export const hotelColumns = [
  'id',
  'name',
  'address',
  'distance',
  'stars',
  'release_at',
  'release_first_at',
  'release_first_percent',
] as const;

export const roomTypeColumns = [
  'room_type.id',
  'hotel_id',
  'room_type.name',
  'beds',
  'sells_beds',
  'breakfast',
  'open',
  'hotel.release_at',
] as const;

export const findHotels = cached((db, conferenceId) =>
  db.selectFrom('hotel').select(hotelColumns).where('conference_id', '=', conferenceId).orderBy('position').execute(),
);
export type HotelRow = Awaited<ReturnType<typeof findHotels>>[number];

/** Room types of a conference, each with its hotel's release date. */
export const findRoomTypes = cached((db, conferenceId) =>
  db
    .selectFrom('room_type')
    .innerJoin('hotel', 'hotel.id', 'room_type.hotel_id')
    .select(roomTypeColumns)
    .where('hotel.conference_id', '=', conferenceId)
    .orderBy('hotel.position')
    .orderBy('room_type.position')
    .execute(),
);
export type RoomTypeRow = Awaited<ReturnType<typeof findRoomTypes>>[number];

/** True when nights may still be booked: for sale, and not yet released to the hotel. */
export const isBookable = ({ open, release_at }: { open: boolean; release_at: Date | null }, now: Date) =>
  open && (release_at === null || release_at > now);

/** Every night of every room type of a conference, in order of time. */
export const findNights = cached((db, conferenceId) =>
  db
    .selectFrom('room_night')
    .innerJoin('room_type', 'room_type.id', 'room_night.room_type_id')
    .innerJoin('hotel', 'hotel.id', 'room_type.hotel_id')
    .innerJoin('stock', 'stock.id', 'room_night.stock_id')
    .select([
      'room_night.room_type_id',
      'night',
      'room_night.stock_id',
      'room_amount',
      'bed_amount',
      'prices',
      'closed',
      'stock.size',
    ])
    .where('hotel.conference_id', '=', conferenceId)
    .orderBy('night')
    .execute(),
);
export type NightRow = Awaited<ReturnType<typeof findNights>>[number];

/** A night's prices in the form of the rules. */
export const nightPriceOf = ({
  room_amount,
  bed_amount,
  prices,
}: Pick<NightRow, 'room_amount' | 'bed_amount' | 'prices'>): NightPrice => ({
  room: room_amount,
  bed: bed_amount,
  prices,
});

/** What is taken of each night, by the night's stock. */
export const takenOfNights = (db: Database, nights: readonly NightRow[]): Promise<Map<number, TakenNight>> =>
  takenNights(
    db,
    nights.map((night) => night.stock_id),
  );

/** The stay of each registration that is not released, including stays whose hold has lapsed. */
export function findBookings(db: Database, registrationIds: readonly number[]) {
  const [id, ...others] = registrationIds;
  // PostgreSQL plans a comparison with an array each time, which takes ten times as long as finding the stay.
  return id !== undefined && others.length === 0 ? bookingsOfOne(db, { id }) : bookingsOfMany(db, { registrationIds });
}

const bookingsOfOne = compiled((db, { id }: { id: number }) =>
  bookings(db).where('hotel_booking.registration_id', '=', id),
);
const bookingsOfMany = compiled((db, { registrationIds }: { registrationIds: readonly number[] }) =>
  bookings(db).where('hotel_booking.registration_id', '=', sql<number>`any(${registrationIds}::bigint[])`),
);

const bookings = (db: Database) =>
  db
    .selectFrom('hotel_booking')
    .innerJoin('room_type', 'room_type.id', 'hotel_booking.room_type_id')
    .innerJoin('hotel', 'hotel.id', 'room_type.hotel_id')
    .innerJoin('registration', 'registration.id', 'hotel_booking.registration_id')
    .innerJoin('conference', 'conference.id', 'registration.conference_id')
    .select((column) => [
      // True while its nights are held or confirmed, by the database's clock.
      column
        .exists(
          column
            .selectFrom('claim')
            .select('claim.id')
            .whereRef('claim.registration_id', '=', 'hotel_booking.registration_id')
            // Only nights have parts: a room or a bed.
            .where('claim.part', 'is not', null)
            // A literal, as in the index condition; with a parameter all claims would be read.
            .where('claim.state', '<>', sql.lit('released'))
            .where((where) =>
              where.or([
                where('claim.state', '=', 'confirmed'),
                where('claim.held_until', '>', sql<Date>`clock_timestamp()`),
              ]),
            ),
        )
        .as('kept'),
      // Either bed may name the other, because the wish may be newer than the other bed.
      sql<boolean>`exists (select from claim mine join claim theirs
        on theirs.stock_id = mine.stock_id and theirs.registration_id <> mine.registration_id
        and (theirs.registration_id = mine.mate_id or theirs.mate_id = mine.registration_id)
        where mine.registration_id = hotel_booking.registration_id and mine.part = 'bed' and theirs.part = 'bed'
        and (mine.state = 'confirmed' or mine.held_until > clock_timestamp()) and mine.state <> 'released'
        and (theirs.state = 'confirmed' or theirs.held_until > clock_timestamp()) and theirs.state <> 'released')`.as(
        'mate_agreed',
      ),
      // The person who is named has declined.
      sql<boolean>`hotel_booking.mate <> '' and exists (select from room_refusal refusal
        join registration other on other.id = refusal.registration_id
        where refusal.refused_id = hotel_booking.registration_id
        and (other.name = hotel_booking.mate or other.answers ->> 'phone' = hotel_booking.mate))`.as('mate_refused'),
      'hotel_booking.id',
      'hotel_booking.registration_id',
      'hotel_booking.room_type_id',
      'room_type.hotel_id',
      'room_type.beds',
      'room_type.open',
      'hotel.release_at',
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
      sql<boolean>`registration.price_currency is null or hotel_booking.prices ? registration.price_currency`.as(
        'priced',
      ),
      'hotel_booking.state',
      'hotel.name as hotel_name',
      'room_type.name as room_type_name',
      'registration.hold_until',
    ])
    // A literal, as in the index condition.
    .where('hotel_booking.state', '<>', sql.lit('released'));
export type BookingRow = Awaited<ReturnType<typeof findBookings>>[number];

/**
 * Live stays in a bed that name this registration by its mobile number, or whose link this person accepted, that are not paired with it
 * yet and were not declined. Null when the registration is not the account's.
 */
export async function findInvitations(db: Database, { regId, accountId }: { regId: number; accountId: number }) {
  const me = await db
    .selectFrom('registration')
    .select(['id', 'conference_id', sql<string>`coalesce(answers ->> 'phone', '')`.as('phone')])
    .where('id', '=', regId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!me) return null;
  const linked = await db
    .selectFrom('room_link')
    .select('registration_id')
    .where('account_id', '=', accountId)
    .where('accepted', '=', true)
    .where('withdrawn_at', 'is', null)
    .where((where) => where.or([where('guest_id', 'is', null), where('guest_id', '=', me.id)]))
    .execute();
  const linkedIds = linked.map(({ registration_id }) => registration_id);
  if (me.phone === '' && linkedIds.length === 0) return [];
  return db
    .selectFrom('hotel_booking')
    .innerJoin('registration', 'registration.id', 'hotel_booking.registration_id')
    .innerJoin('room_type', 'room_type.id', 'hotel_booking.room_type_id')
    .innerJoin('hotel', 'hotel.id', 'room_type.hotel_id')
    .select([
      'hotel_booking.id',
      'hotel_booking.registration_id',
      'registration.name',
      sql<string>`coalesce(registration.answers ->> 'phone', '')`.as('phone'),
      // A live bed of both in one room night: accepting needs no further booking.
      sql<boolean>`exists (select from claim mine join claim theirs on theirs.stock_id = mine.stock_id
        where mine.registration_id = ${me.id} and theirs.registration_id = registration.id
        and mine.part = 'bed' and theirs.part = 'bed' and mine.state <> 'released' and theirs.state <> 'released'
        and (mine.state = 'confirmed' or mine.held_until > clock_timestamp())
        and (theirs.state = 'confirmed' or theirs.held_until > clock_timestamp()))`.as('joinable'),
      'hotel.name as hotel_name',
      'room_type.hotel_id',
      'room_type.name as room_type_name',
      'room_type_id',
      'check_in',
      'check_out',
    ])
    .where(
      sql<boolean>`(hotel_booking.mate = ${me.phone} and hotel_booking.mate <> ''
        or hotel_booking.registration_id = any(${linkedIds}::bigint[]))`,
    )
    .where('hotel_booking.state', '<>', sql.lit('released'))
    .where('hotel_booking.part', '=', 'bed')
    .where('registration.conference_id', '=', me.conference_id)
    .where('registration.id', '<>', me.id)
    .where(
      sql<boolean>`exists (select from claim where claim.registration_id = registration.id and part = 'bed' and claim.state <> 'released'
        and (claim.state = 'confirmed' or held_until > clock_timestamp()) and claim.mate_id is distinct from ${me.id}::bigint)`,
    )
    .where(
      sql<boolean>`not exists (select from claim where claim.registration_id = ${me.id} and mate_id = registration.id and claim.state <> 'released'
        and (claim.state = 'confirmed' or held_until > clock_timestamp()))`,
    )
    .where(
      sql<boolean>`not exists (select from room_refusal
        where room_refusal.registration_id = ${me.id} and refused_id = registration.id)`,
    )
    .orderBy('hotel_booking.id')
    .limit(5)
    .execute();
}
export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitations>>>[number];

/**
 * The registration in this conference whose stay names this person as roommate, or whose link this person accepted, while this person
 * names them, so that both beds are in one room. A wish names a person by name or phone. Null when there is none.
 */
export async function findMate(
  db: Database,
  wish: { conferenceId: number; registrationId: number; roomTypeId: number; mate: string },
): Promise<number | null> {
  if (wish.mate === '') return null;
  const { rows } = await sql<{ id: number }>`
    select other.id from registration me
    join registration other on other.conference_id = me.conference_id and other.id <> me.id
    join hotel_booking booking on booking.registration_id = other.id and booking.state <> 'released'
    where me.id = ${wish.registrationId} and me.conference_id = ${wish.conferenceId}
      and booking.room_type_id = ${wish.roomTypeId} and booking.part = 'bed'
      and (other.name = ${wish.mate} or other.answers ->> 'phone' = ${wish.mate})
      and (booking.mate <> '' and (booking.mate = me.name or booking.mate = me.answers ->> 'phone')
        or exists (select from room_link as link where link.registration_id = other.id and link.account_id = me.account_id
          and link.accepted and link.withdrawn_at is null and (link.guest_id is null or link.guest_id = me.id)))
    order by other.id limit 1
  `.execute(db);
  return rows[0]?.id ?? null;
}
