import { sql } from 'kysely';
import type { LogoPlace } from '@meetingapp/domain/exhibition/views.ts';
import type { Database } from '../../../db/connection/database.ts';

const places = sql<LogoPlace[]>`places`.as('places');

/** Levels of a conference, highest first. */
export const levelsOf = (db: Database, conferenceId: number) =>
  db
    .selectFrom('sponsor_level')
    .select(['id', 'version', 'name', 'position', places])
    .where('conference_id', '=', conferenceId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Exhibitors of a conference with their levels, sponsors first. */
export const sponsorRows = (db: Database, conferenceId: number) =>
  db
    .selectFrom('exhibitor')
    .leftJoin('sponsor_level', 'sponsor_level.id', 'sponsor_level_id')
    .select(['exhibitor.id', 'exhibitor.name', 'booth', 'logo', 'shown', 'sponsor_level_id'])
    .where('exhibitor.conference_id', '=', conferenceId)
    .orderBy(sql`position nulls last`)
    .orderBy('sponsor_level_id')
    .orderBy('booth')
    .orderBy('exhibitor.id')
    .execute();
