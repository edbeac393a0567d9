import { sql } from 'kysely';
import type { LogoPlace } from '@meetingapp/domain/exhibition/views.ts';
import type { Database } from '../../db/connection/database.ts';
import { programmeInForce } from '../agenda/release/queries-cached-programmes.ts';
import { broadcastsOf, roomsOf } from '../live/broadcast/queries.ts';
import { entrancesOf } from '../live/entrance/queries.ts';
import { columnsOf, countsByColumn, newsOf } from '../news/queries.ts';

/** Maximum articles on a home, because every byte of it counts. */
const MOST = 8;

interface NewsAsked {
  conferenceId: number;
  /** Columns chosen for the home; empty: all. */
  columnIds: number[];
  now: Date;
}

/** The newest articles of the chosen columns, and these columns with the number of articles that each has. */
export async function homeNews(db: Database, { conferenceId, columnIds, now }: NewsAsked) {
  const [rows, columns, counts] = await Promise.all([
    newsOf(db, { conferenceId, columnIds, now, most: MOST }),
    columnsOf(db, conferenceId),
    countsByColumn(db, conferenceId, now),
  ]);
  const chosen = columns.filter(({ id }) => columnIds.length === 0 || columnIds.includes(id));
  return {
    conferenceId,
    rows,
    columns: chosen.map(({ id, name }) => ({
      id,
      name,
      count: counts.find(({ column_id }) => column_id === id)?.count ?? 0,
    })),
  };
}
export type HomeNewsRows = Awaited<ReturnType<typeof homeNews>>;

/** The released programme, null until a release exists, and the links to its live broadcasts and replays. */
export async function homeProgramme(db: Database, conferenceId: number) {
  const [programme, entrances] = await Promise.all([programmeInForce(db, conferenceId), entrancesOf(db, conferenceId)]);
  return { programme, entrances };
}
export type HomeProgrammeRows = Awaited<ReturnType<typeof homeProgramme>>;

/** The rooms of a conference that have broadcasts, with these broadcasts; empty when it has no such rooms. */
export async function homeRooms(db: Database, conferenceId: number) {
  const rooms = await roomsOf(db, conferenceId);
  const broadcasts = rooms.length === 0 ? [] : await broadcastsOf(db, 'conference_id', conferenceId);
  return { conferenceId, rooms, broadcasts };
}
export type HomeRoomRows = Awaited<ReturnType<typeof homeRooms>>;

/** Exhibitors that the home and the plan show, by booth. */
export const shownExhibitors = (db: Database, conferenceId: number) =>
  db
    .selectFrom('exhibitor')
    .select(['id', 'name', 'field', 'booth', 'logo', 'stand'])
    .where('conference_id', '=', conferenceId)
    .where('shown', '=', true)
    .orderBy(sql`booth = ''`)
    .orderBy('booth')
    .orderBy('id')
    .execute();
export type ShownExhibitor = Awaited<ReturnType<typeof shownExhibitors>>[number];

/** Exhibitors that are shown and have a level, highest level first. */
export const shownSponsors = (db: Database, conferenceId: number) =>
  db
    .selectFrom('exhibitor')
    .innerJoin('sponsor_level', 'sponsor_level.id', 'sponsor_level_id')
    .select(['exhibitor.id', 'exhibitor.name', 'exhibitor.logo', 'sponsor_level.name as level'])
    .select([sql<LogoPlace[]>`places`.as('places')])
    .where('exhibitor.conference_id', '=', conferenceId)
    .where('shown', '=', true)
    .where(sql<boolean>`places <> '{}'`)
    .orderBy('position')
    .orderBy('sponsor_level.id')
    .orderBy('exhibitor.id')
    .execute();
export type ShownSponsor = Awaited<ReturnType<typeof shownSponsors>>[number];
