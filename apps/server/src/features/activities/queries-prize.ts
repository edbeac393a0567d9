import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';

/** Prizes of an activity with what is left of each. */
export const prizesOf = (db: Database, activityId: number) =>
  db
    .selectFrom('activity_prize')
    .selectAll()
    .select((by) =>
      by
        .selectFrom('activity_award')
        .whereRef('prize_id', '=', 'activity_prize.id')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('awarded'),
    )
    .where('activity_id', '=', activityId)
    .orderBy('position')
    .orderBy('id')
    .execute();
export type PrizeRow = Awaited<ReturnType<typeof prizesOf>>[number];

/** Awards of an activity with their holders, the best first. */
export const awardsOf = (db: Database, activityId: number) =>
  db
    .selectFrom('activity_award as award')
    .innerJoin('activity_prize as prize', 'prize.id', 'award.prize_id')
    .innerJoin('registration', 'registration.id', 'award.registration_id')
    .leftJoin('staff_member', 'staff_member.id', 'award.handed_by')
    .select([
      'award.id',
      'award.prize_id',
      'award.registration_id',
      'award.rank',
      'award.score',
      'award.code',
      'award.handed_at',
      'prize.name as prize',
      'registration.name',
      'registration.number',
      'registration.answers as person',
      'staff_member.name as handed_by',
    ])
    .where('prize.activity_id', '=', activityId)
    .orderBy(sql`award.rank nulls last`)
    .orderBy('award.id')
    .execute();
export type AwardRow = Awaited<ReturnType<typeof awardsOf>>[number];

/** Prizes for stamps of published activities of a conference that a registration does not have, the cheapest first. */
export const stampPrizes = (db: Database, conferenceId: number, registrationId: number) =>
  db
    .selectFrom('activity_prize')
    .innerJoin('activity', 'activity.id', 'activity_prize.activity_id')
    .selectAll('activity_prize')
    .select((by) =>
      by
        .selectFrom('activity_award')
        .whereRef('prize_id', '=', 'activity_prize.id')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('awarded'),
    )
    .where('activity.conference_id', '=', conferenceId)
    .where('activity.state', 'in', ['published', 'running'])
    .where('activity_prize.kind', '=', 'stamps')
    .where((by) =>
      by.not(
        by.exists(
          by
            .selectFrom('activity_award as own')
            .select('own.id')
            .whereRef('own.prize_id', '=', 'activity_prize.id')
            .where('own.registration_id', '=', registrationId),
        ),
      ),
    )
    .orderBy('needed')
    .execute();

/** An award by its code within a conference. */
export const awardByCode = (db: Database, conferenceId: number, code: string) =>
  db
    .selectFrom('activity_award as award')
    .innerJoin('activity_prize as prize', 'prize.id', 'award.prize_id')
    .innerJoin('activity', 'activity.id', 'prize.activity_id')
    .innerJoin('registration', 'registration.id', 'award.registration_id')
    .select([
      'award.id',
      'prize.name as prize',
      'prize.pick_up_until',
      'activity.title as activity',
      'registration.name',
      'registration.number',
    ])
    .where('award.code', '=', code)
    .where('activity.conference_id', '=', conferenceId)
    .executeTakeFirst();
