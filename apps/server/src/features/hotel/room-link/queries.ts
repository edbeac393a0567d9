import { roomLinkState } from '@meetingapp/domain/hotel/room-link.ts';
import { nightsBetween } from '@meetingapp/domain/hotel/stay.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

const links = (db: Database) =>
  db
    .selectFrom('room_link')
    .innerJoin('registration', 'registration.id', 'room_link.registration_id')
    .innerJoin('conference', 'conference.id', 'registration.conference_id')
    .leftJoin('registration as guest', 'guest.id', 'room_link.guest_id')
    .select([
      'room_link.id',
      'room_link.registration_id',
      'room_link.expires_at',
      'withdrawn_at',
      'accepted',
      'room_link.account_id',
      'guest_id',
      'guest.name as guest_name',
      'registration.account_id as owner_id',
      'registration.conference_id',
      'registration.name',
      'conference.title as conference_title',
      'conference.currency',
    ]);
export type RoomLinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>;

export const findLink = (db: Database, id: number) => links(db).where('room_link.id', '=', id).executeTakeFirst();

/** The newest link of a registration. */
export const newestLink = (db: Database, registrationId: number) =>
  links(db)
    .where('room_link.registration_id', '=', registrationId)
    .orderBy('room_link.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The stay in a bed that a registration holds or has confirmed; undefined: none. */
export function liveStay(db: Database, registrationId: number) {
  return db
    .selectFrom('hotel_booking')
    .innerJoin('room_type', 'room_type.id', 'hotel_booking.room_type_id')
    .innerJoin('hotel', 'hotel.id', 'room_type.hotel_id')
    .select([
      'hotel_booking.id',
      'hotel_booking.room_type_id',
      'check_in',
      'check_out',
      'hotel.name as hotel_name',
      'room_type.name as room_type_name',
    ])
    .where('hotel_booking.registration_id', '=', registrationId)
    .where('hotel_booking.state', '<>', sql.lit('released'))
    .where('hotel_booking.part', '=', 'bed')
    .where(
      sql<boolean>`exists (select from claim where claim.registration_id = hotel_booking.registration_id and claim.part = 'bed'
        and claim.state <> 'released' and (claim.state = 'confirmed' or claim.held_until > clock_timestamp()))`,
    )
    .executeTakeFirst();
}
export type LiveStay = NonNullable<Awaited<ReturnType<typeof liveStay>>>;

/** The state of a link now; `stay`: that of the person who invites. */
export const stateOf = (link: RoomLinkRow, stay: LiveStay | undefined, now: Date) =>
  roomLinkState(
    {
      expiresAt: link.expires_at,
      withdrawnAt: link.withdrawn_at,
      accepted: link.accepted,
      stays: stay !== undefined,
    },
    now,
  );

/** Today's price of one bed for the nights of a stay, in fen. */
export async function bedPrice(db: Database, { room_type_id, check_in, check_out }: LiveStay): Promise<number> {
  const nights = await db
    .selectFrom('room_night')
    .select(['room_amount', 'bed_amount'])
    .where('room_type_id', '=', room_type_id)
    .where('night', 'in', nightsBetween(check_in, check_out))
    .execute();
  return nights.reduce((sum, { bed_amount, room_amount }) => sum + (bed_amount ?? room_amount), 0);
}

/** Registrations of an account for a conference that are not over, and whether each has a bed of a room in which this one has a bed. */
export function ownRegistrations(
  db: Database,
  { accountId, conferenceId, besides }: { accountId: number; conferenceId: number; besides: number },
) {
  return db
    .selectFrom('registration')
    .select(['id', 'name', 'state'])
    .select(
      sql<boolean>`exists (select from claim mine join claim theirs on theirs.stock_id = mine.stock_id
        where mine.registration_id = registration.id and theirs.registration_id = ${besides}
        and mine.part = 'bed' and theirs.part = 'bed' and mine.state <> 'released' and theirs.state <> 'released'
        and (mine.state = 'confirmed' or mine.held_until > clock_timestamp())
        and (theirs.state = 'confirmed' or theirs.held_until > clock_timestamp()))`.as('joinable'),
    )
    .where('account_id', '=', accountId)
    .where('conference_id', '=', conferenceId)
    .where('id', '<>', besides)
    .where('state', 'not in', ['cancelled', 'gone', 'refused'])
    .orderBy('id')
    .limit(50)
    .execute();
}

/** True when the beds of two registrations are paired on some night. */
export async function areTogether(db: Database, one: number, other: number | null): Promise<boolean> {
  if (other === null) return false;
  const { rows } = await sql<{ paired: boolean }>`select exists (select from claim
    where part = 'bed' and state <> 'released' and (state = 'confirmed' or held_until > clock_timestamp())
    and ((registration_id = ${one} and mate_id = ${other}) or (registration_id = ${other} and mate_id = ${one}))) as paired`.execute(
    db,
  );
  return rows[0]?.paired ?? false;
}
