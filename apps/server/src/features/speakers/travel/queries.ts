import type { Database } from '../../../db/connection/database.ts';
import { sql } from 'kysely';

/** Journeys of these people, the arrival first, each with its car. */
export const legsOf = (db: Database, expertIds: readonly number[]) =>
  db
    .selectFrom('speaker_leg as leg')
    .leftJoin('speaker_pickup as pickup', 'pickup.id', 'leg.pickup_id')
    .selectAll('leg')
    .select([
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

export const legOf = (db: Database, expertId: number, direction: 'arrival' | 'departure') =>
  db
    .selectFrom('speaker_leg')
    .selectAll()
    .where('expert_id', '=', expertId)
    .where('direction', '=', direction)
    .forUpdate()
    .executeTakeFirst();

/** Hotels of these people; days as YYYY-MM-DD. */
export const staysOf = (db: Database, expertIds: readonly number[]) =>
  db
    .selectFrom('speaker_stay')
    .select(['expert_id', 'hotel', 'address', 'room', 'confirmation', 'version'])
    .select([sql<string>`arrives_on::text`.as('arrives_on'), sql<string>`leaves_on::text`.as('leaves_on')])
    .where('expert_id', 'in', expertIds.length === 0 ? [0] : [...expertIds])
    .execute();
export type StayRow = Awaited<ReturnType<typeof staysOf>>[number];

/** People of a conference with a task that they have not rejected. */
export const travellers = (db: Database, conferenceId: number) =>
  db
    .selectFrom('expert')
    .leftJoin('speaker_document as document', 'document.expert_id', 'expert.id')
    .select(['expert.id', 'expert.name', 'expert.affiliation', 'document.kind as document'])
    .where('expert.conference_id', '=', conferenceId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('speaker_invitation')
          .select('speaker_invitation.id')
          .whereRef('speaker_invitation.expert_id', '=', 'expert.id')
          .where('gone_at', 'is', null)
          .where('state', '<>', 'rejected'),
      ),
    )
    .orderBy('expert.id')
    .execute();

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
