import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** Journeys of these people, the arrival first, each with its car. */
export const legsOf = (db: Database, expertIds: readonly number[]) =>
  db
    .selectFrom('speaker_leg as leg')
    .leftJoin('speaker_pickup as pickup', 'pickup.id', 'leg.pickup_id')
    .selectAll('leg')
    .select([
      'pickup.version as pickup_version',
      'pickup.place as pickup_place',
      'pickup.leaves_at as pickup_leaves_at',
      'pickup.driver',
      'pickup.driver_phone',
      'pickup.plate',
    ])
    .where('leg.expert_id', 'in', expertIds.length === 0 ? [0] : [...expertIds])
    .orderBy('leg.expert_id')
    .orderBy('leg.direction')
    .execute();
export type LegRow = Awaited<ReturnType<typeof legsOf>>[number];

/** How many journeys of each person are known, 1 or 2; nobody who has none. */
export async function journeysIn(db: Database, conferenceId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('speaker_leg as leg')
    .innerJoin('expert', 'expert.id', 'leg.expert_id')
    .select((by) => ['leg.expert_id', by.fn.countAll<number>().as('count')])
    .where('expert.conference_id', '=', conferenceId)
    .groupBy('leg.expert_id')
    .execute();
  return new Map(rows.map(({ expert_id, count }) => [expert_id, Number(count)]));
}

export const legOf = (db: Database, expertId: number, direction: 'arrival' | 'departure') =>
  db
    .selectFrom('speaker_leg')
    .selectAll()
    .where('expert_id', '=', expertId)
    .where('direction', '=', direction)
    .forUpdate()
    .executeTakeFirst();
export type SavedLeg = NonNullable<Awaited<ReturnType<typeof legOf>>>;

/** Hotels of these people, of the conference's rooms or elsewhere; days as YYYY-MM-DD. */
export const staysOf = (db: Database, expertIds: readonly number[]) =>
  db
    .selectFrom('speaker_stay as stay')
    .leftJoin('room_type', 'room_type.id', 'stay.room_type_id')
    .leftJoin('hotel', 'hotel.id', 'room_type.hotel_id')
    .select(['expert_id', 'room_type_id', 'confirmation', 'stay.version'])
    .select([
      // Of the conference's rooms the hotel says what it is called and where it is.
      sql<Bilingual>`coalesce(hotel.name, stay.hotel)`.as('hotel'),
      sql<Bilingual>`coalesce(hotel.address, stay.address)`.as('address'),
      'stay.room',
      'room_type.name as room_type',
      sql<string>`arrives_on::text`.as('arrives_on'),
      sql<string>`leaves_on::text`.as('leaves_on'),
    ])
    .where('expert_id', 'in', expertIds.length === 0 ? [0] : [...expertIds])
    .execute();
export type StayRow = Awaited<ReturnType<typeof staysOf>>[number];

const hasTask = sql<boolean>`exists (select from speaker_invitation as invitation
  where invitation.expert_id = expert.id and invitation.gone_at is null and invitation.state <> 'rejected')`;

/** People of a conference with a task that they have not rejected; and people with a stay who have none, whose room is still taken. */
export const travellers = (db: Database, conferenceId: number) =>
  db
    .selectFrom('expert')
    .leftJoin('speaker_document as document', 'document.expert_id', 'expert.id')
    .leftJoin('speaker_stay as stay', 'stay.expert_id', 'expert.id')
    .select(['expert.id', 'expert.name', 'expert.affiliation', 'document.kind as document'])
    .select(hasTask.as('coming'))
    .where('expert.conference_id', '=', conferenceId)
    .where(({ or }) => or([hasTask, sql<boolean>`stay.expert_id is not null`]))
    .orderBy('expert.id')
    .execute();

/** A person as staff's act finds them, locked: their nights are changed by one act at a time. */
export const lockTraveller = (db: Database, conferenceId: number, expertId: number) =>
  db
    .selectFrom('expert')
    .select('id')
    .where('id', '=', expertId)
    .where('conference_id', '=', conferenceId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const pickupsOf = (db: Database, conferenceId: number) =>
  db
    .selectFrom('speaker_pickup')
    .selectAll()
    .where('conference_id', '=', conferenceId)
    .orderBy('leaves_at')
    .orderBy('id')
    .execute();
export type PickupRow = Awaited<ReturnType<typeof pickupsOf>>[number];

/** A car of this conference, locked: its seats are counted by one act at a time. */
export const lockPickup = (db: Database, conferenceId: number, id: number) =>
  db
    .selectFrom('speaker_pickup')
    .selectAll()
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .forUpdate()
    .executeTakeFirst();

/** Journeys in a car. */
export const passengersOf = (db: Database, pickupId: number) =>
  db.selectFrom('speaker_leg').select(['id', 'expert_id']).where('pickup_id', '=', pickupId).execute();

export const documentOf = (db: Database, expertId: number) =>
  db.selectFrom('speaker_document').selectAll().where('expert_id', '=', expertId).executeTakeFirst();

/** A person of this conference. */
export const expertHere = (db: Database, conferenceId: number, expertId: number) =>
  db
    .selectFrom('expert')
    .select('id')
    .where('id', '=', expertId)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
