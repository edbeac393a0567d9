import type { PlanItem } from '@meetingapp/contract/agenda.ts';
import type { ProgrammePiece } from '@meetingapp/contract/agenda-programme.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** The release in force. */
export const currentRelease = (db: Database, conferenceId: number) =>
  db
    .selectFrom('programme_release')
    .select(['number', 'released_at'])
    .where('conference_id', '=', conferenceId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The programme of one release; null where there is none of that number. */
export async function releasedProgramme(db: Database, conferenceId: number, number: number) {
  const row = await db
    .selectFrom('programme_release')
    .select('document')
    .where('conference_id', '=', conferenceId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.document ?? null;
}

/** One piece of a release's details. */
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

/** All releases, the latest first. */
export const allReleases = (db: Database, conferenceId: number) =>
  db
    .selectFrom('programme_release')
    .leftJoin('staff_member', 'staff_member.id', 'programme_release.staff_id')
    .select(['number', 'released_at', 'note', 'clashes', 'reason', 'changes', 'staff_member.name as by'])
    .where('conference_id', '=', conferenceId)
    .orderBy('number', 'desc')
    .execute();

/** What a person means to attend. */
export async function planOf(db: Database, accountId: number, conferenceId: number): Promise<PlanItem[]> {
  const rows = await db
    .selectFrom('favourite')
    .select(['item', 'item_id'])
    .where('account_id', '=', accountId)
    .where('conference_id', '=', conferenceId)
    .orderBy('at')
    .orderBy('item_id')
    .execute();
  return rows.map(({ item, item_id }) => ({ item: item as PlanItem['item'], id: item_id }));
}

/** How many people have each item in their plan, by `session/1`; and how many people have any of these. */
export async function plannedBy(db: Database, conferenceId: number, items: readonly PlanItem[]) {
  const keys = items.map(({ item, id }) => `${item}/${id}`);
  const rows = await db
    .selectFrom('favourite')
    .select(({ fn }) => [sql<string>`item || '/' || item_id`.as('key'), fn.countAll<string>().as('people')])
    .where('conference_id', '=', conferenceId)
    .where(sql<string>`item || '/' || item_id`, 'in', keys.length === 0 ? [''] : keys)
    .groupBy('key')
    .execute();
  const { all } = await db
    .selectFrom('favourite')
    .select(({ fn }) => fn.count<string>('account_id').distinct().as('all'))
    .where('conference_id', '=', conferenceId)
    .where(sql<string>`item || '/' || item_id`, 'in', keys.length === 0 ? [''] : keys)
    .executeTakeFirstOrThrow();
  return { each: new Map(rows.map(({ key, people }) => [key, Number(people)])), all: Number(all) };
}

const tables = { session: 'programme_session', talk: 'talk', expert: 'expert', group: 'expert_group' } as const;

/** Null where there is no such item, or the conference is not published. What is not released yet is found, too, and shows nothing. */
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
