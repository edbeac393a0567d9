import type { ProgrammePiece } from '@meetingapp/contract/agenda/programme.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** The release in force. */
export const currentRelease = (db: Database, conferenceId: number) =>
  db
    .selectFrom('programme_release')
    .select(['number', 'released_at'])
    .where('conference_id', '=', conferenceId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The programme of one release; null when that number does not exist. */
export async function releasedProgramme(db: Database, conferenceId: number, number: number) {
  const row = await db
    .selectFrom('programme_release')
    .select('document')
    .where('conference_id', '=', conferenceId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.document ?? null;
}

/** One piece of the details of a release. */
export async function releasedPiece(
  db: Database,
  conferenceId: number,
  number: number,
  name: string,
): Promise<ProgrammePiece | null> {
  const row = await db
    .selectFrom('programme_release')
    .select(sql<ProgrammePiece | null>`abstracts -> ${name}`.as('piece'))
    .where('conference_id', '=', conferenceId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.piece ?? null;
}

/** All releases, newest first. */
export const allReleases = (db: Database, conferenceId: number) =>
  db
    .selectFrom('programme_release')
    .leftJoin('staff_member', 'staff_member.id', 'programme_release.staff_id')
    .select(['number', 'released_at', 'note', 'clashes', 'reason', 'changes', 'staff_member.name as by'])
    .where('conference_id', '=', conferenceId)
    .orderBy('number', 'desc')
    .execute();

const tables = { session: 'programme_session', talk: 'talk', expert: 'expert', group: 'expert_group' } as const;

/**
 * The conference of an item; null when the item does not exist or the conference is not published. Unreleased items are found too and
 * show nothing.
 */
export async function conferenceOfItem(db: Database, item: keyof typeof tables, id: number): Promise<number | null> {
  const row = await db
    .selectFrom(tables[item])
    .innerJoin('conference', 'conference.id', `${tables[item]}.conference_id`)
    .select('conference.id')
    .where(`${tables[item]}.id`, '=', id)
    .where('conference.state', '<>', 'draft')
    .executeTakeFirst();
  return row?.id ?? null;
}
