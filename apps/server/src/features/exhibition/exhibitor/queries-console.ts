import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

export const listExhibitors = (db: Database, conferenceId: number) =>
  db
    .selectFrom('exhibitor')
    .select(['id', 'name', 'booth', 'deal', 'held_until', 'price', 'contract', 'signed_on', 'paid', 'shown', 'stand'])
    .select(({ selectFrom }) => [
      selectFrom('sponsor_level')
        .whereRef('sponsor_level.id', '=', 'sponsor_level_id')
        .select('sponsor_level.name')
        .as('level'),
      selectFrom('exhibitor_draft').whereRef('exhibitor_id', '=', 'exhibitor.id').select('state').as('draft'),
      selectFrom('exhibitor_member')
        .whereRef('exhibitor_id', '=', 'exhibitor.id')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('members'),
      selectFrom('lead')
        .whereRef('exhibitor_id', '=', 'exhibitor.id')
        .where('withdrawn_at', 'is', null)
        .where('blanked', '=', false)
        .select(sql<number>`count(*)::int`.as('count'))
        .as('leads'),
      selectFrom('exhibitor_visit')
        .whereRef('exhibitor_id', '=', 'exhibitor.id')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('visits'),
    ])
    .where('conference_id', '=', conferenceId)
    .orderBy(sql`booth = ''`)
    .orderBy('booth')
    .orderBy('id')
    .execute();
export type ListedExhibitor = Awaited<ReturnType<typeof listExhibitors>>[number];

export async function membersOf(db: Database, exhibitorId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('exhibitor_member')
    .select('address')
    .where('exhibitor_id', '=', exhibitorId)
    .orderBy('address')
    .execute();
  return rows.map(({ address }) => address);
}

export async function hasLeads(db: Database, exhibitorId: number): Promise<boolean> {
  const row = await db.selectFrom('lead').select('id').where('exhibitor_id', '=', exhibitorId).executeTakeFirst();
  return row !== undefined;
}
