import type { Database } from '../../db/connection/database.ts';
import { emptyHome } from './queries.ts';

/** Versions that the history shows. */
const MOST = 50;

/** The draft of a home with the name of who saved it; undefined: there is none. */
export async function findDraft(db: Database, conferenceId: number) {
  const row = await db
    .selectFrom('home_draft')
    .innerJoin('staff_member', 'staff_member.id', 'home_draft.saved_by')
    .select(['content', 'template', 'brand', 'loader', 'version', 'saved_at', 'live_at', 'staff_member.name'])
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  return row && { ...row, content: { ...emptyHome, ...row.content } };
}

export const versionsOf = (db: Database, conferenceId: number) =>
  db
    .selectFrom('home_version')
    .innerJoin('staff_member', 'staff_member.id', 'home_version.live_by')
    .select([
      'home_version.id',
      'home_version.live_at',
      'home_version.timed',
      'home_version.changed',
      'staff_member.name',
    ])
    .where('conference_id', '=', conferenceId)
    .orderBy('home_version.id', 'desc')
    .limit(MOST)
    .execute();

/** One version that was live in this conference. */
export async function findVersion(db: Database, conferenceId: number, id: number) {
  const row = await db
    .selectFrom('home_version')
    .select(['content', 'template', 'brand', 'loader'])
    .where('conference_id', '=', conferenceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, content: { ...emptyHome, ...row.content } };
}
