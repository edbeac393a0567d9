import { sql } from 'kysely';
import type { Viewed, ViewPlace } from '@meetingapp/domain/exhibition/views.ts';
import type { Database } from '../../../db/connection/database.ts';

/** Exhibitors of these ids that are shown at the conference, without those whose people the account is one of. */
export async function viewedExhibitors(
  db: Database,
  { conferenceId, ids, accountId }: { conferenceId: number; ids: readonly number[]; accountId: number | null },
): Promise<Viewed[]> {
  const rows = await db
    .selectFrom('exhibitor')
    .leftJoin('sponsor_level', 'sponsor_level.id', 'sponsor_level_id')
    .select(['exhibitor.id', 'stand', 'places'])
    .where('exhibitor.conference_id', '=', conferenceId)
    .where('exhibitor.id', 'in', ids)
    .where('shown', '=', true)
    .where(
      sql<boolean>`not exists (select from exhibitor_member join identity on identity.value = address
        where exhibitor_id = exhibitor.id and identity.account_id = ${accountId}::bigint and identity.verified_at is not null)`,
    )
    .execute();
  return rows.map(({ id, stand, places }) => ({
    id,
    places: places ?? [],
    products: stand.products.map(({ key }) => key),
  }));
}

/** Views of one exhibitor, or of all of a conference, by day. */
export const viewsOf = (db: Database, of: { exhibitorId: number } | { conferenceId: number }) =>
  db
    .selectFrom('exhibitor_views')
    .innerJoin('exhibitor', 'exhibitor.id', 'exhibitor_id')
    .select(['exhibitor_id', 'product', 'views'])
    .select([sql<string>`day::text`.as('day'), sql<ViewPlace>`place`.as('place')])
    .where(({ eb }) =>
      'exhibitorId' in of
        ? eb('exhibitor_id', '=', of.exhibitorId)
        : eb('exhibitor.conference_id', '=', of.conferenceId),
    )
    .orderBy('exhibitor_id')
    .orderBy('day')
    .orderBy('place')
    .orderBy('product')
    .execute();
export type ViewRow = Awaited<ReturnType<typeof viewsOf>>[number];

interface Happened {
  day: string;
  cards: number;
  scanned: number;
  visits: number;
  stamps: number;
}

/** Cards, marks of visits and stamps of an exhibitor by day in its conference's zone. */
export async function happenedOf(db: Database, exhibitorId: number, zone: string): Promise<Happened[]> {
  const { rows } = await sql<Happened>`
    select day::text, sum(cards)::int as cards, sum(scanned)::int as scanned, sum(visits)::int as visits,
      sum(stamps)::int as stamps
    from (
      select (given_at at time zone ${zone})::date as day, 1 as cards, (way = 'scan')::int as scanned, 0 as visits, 0 as stamps
      from lead where exhibitor_id = ${exhibitorId}
      union all
      select (at at time zone ${zone})::date, 0, 0, 1, 0 from exhibitor_visit where exhibitor_id = ${exhibitorId}
      union all
      select (stamp_given.at at time zone ${zone})::date, 0, 0, 0, 1
      from stamp_given join stamp on stamp.id = stamp_id where stamp.exhibitor_id = ${exhibitorId}
    ) as happened group by day`.execute(db);
  return rows;
}

export const levelNameOf = async (db: Database, exhibitorId: number) =>
  db
    .selectFrom('exhibitor')
    .innerJoin('sponsor_level', 'sponsor_level.id', 'sponsor_level_id')
    .select('sponsor_level.name')
    .where('exhibitor.id', '=', exhibitorId)
    .executeTakeFirst();
