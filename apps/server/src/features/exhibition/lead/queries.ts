import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** The cards of an exhibitor, newest first, each with the last download that had it while it stood. */
export const leadsOf = (db: Database, exhibitorId: number) =>
  db
    .selectFrom('lead')
    .select([
      'id',
      'version',
      'way',
      'name',
      'affiliation',
      'post',
      'email',
      'phone',
      'given_at',
      'withdrawn_at',
      'blanked',
      'interest',
      'products',
      'note',
    ])
    .select(
      sql<Date | null>`(select max(at) from lead_export as made where made.exhibitor_id = lead.exhibitor_id
        and made.at >= lead.given_at and made.at < coalesce(lead.withdrawn_at, (lead.keep_until + 2)::timestamptz))`.as(
        'exported_at',
      ),
    )
    .where('exhibitor_id', '=', exhibitorId)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
export type LeadRow = Awaited<ReturnType<typeof leadsOf>>[number];

/** Cards that an account handed over at a conference. */
export const givenCards = (db: Database, conferenceId: number, accountId: number) =>
  db
    .selectFrom('lead')
    .innerJoin('exhibitor', 'exhibitor.id', 'exhibitor_id')
    .select([
      'lead.id',
      'exhibitor_id',
      'exhibitor.name as exhibitor',
      'exhibitor.booth',
      'lead.post',
      'lead.email',
      'lead.phone',
      'lead.notice',
      'lead.given_at',
      'lead.keep_until',
      'lead.withdrawn_at',
    ])
    .where('conference_id', '=', conferenceId)
    .where('account_id', '=', accountId)
    .where('blanked', '=', false)
    .orderBy('given_at', 'desc')
    .execute();
export type GivenCardRow = Awaited<ReturnType<typeof givenCards>>[number];

/** A card with the exhibitor that has it, locked until the transaction ends. */
export const lockLead = (db: Database, id: number) =>
  db
    .selectFrom('lead')
    .select(['id', 'exhibitor_id', 'account_id', 'withdrawn_at', 'blanked', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** People who marked the booth as visited. */
export async function countVisits(db: Database, exhibitorId: number): Promise<number> {
  const row = await db
    .selectFrom('exhibitor_visit')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('exhibitor_id', '=', exhibitorId)
    .executeTakeFirstOrThrow();
  return row.count;
}
