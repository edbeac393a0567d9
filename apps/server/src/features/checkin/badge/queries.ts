import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

const MOST_FOUND = 50;

/** Valid tickets of a conference with what a badge shows. */
const badgeRows = (db: Database, conferenceId: number) =>
  db
    .selectFrom('ticket')
    .innerJoin('registration', 'registration.id', 'ticket.registration_id')
    .innerJoin('conference', 'conference.id', 'ticket.conference_id')
    .select((by) => [
      'ticket.id',
      'ticket.conference_id',
      'ticket.token',
      'ticket.role',
      'ticket.issued_at',
      'registration.id as registration_id',
      'registration.name',
      'registration.number',
      'registration.answers',
      'fee_kind_id',
      'branch_id',
      'conference.title',
      by
        .selectFrom('badge_print')
        .select((inner) => inner.fn.max('printed_at').as('at'))
        .whereRef('badge_print.ticket_id', '=', 'ticket.id')
        .as('printed_at'),
    ])
    .where('ticket.conference_id', '=', conferenceId)
    .where('ticket.state', '=', 'valid');
export type BadgeRow = Awaited<ReturnType<ReturnType<typeof badgeRows>['execute']>>[number];

export const badgeOf = (db: Database, conferenceId: number, registrationId: number): Promise<BadgeRow | undefined> =>
  badgeRows(db, conferenceId).where('registration.id', '=', registrationId).executeTakeFirst();

/** Badges by registration. */
export const badgesOf = (db: Database, conferenceId: number, ids: readonly number[]): Promise<BadgeRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : badgeRows(db, conferenceId)
        .where('registration.id', 'in', [...ids])
        .execute();

/** The next people without a badge, by name. */
export const unprintedBadges = (db: Database, conferenceId: number, most: number): Promise<BadgeRow[]> =>
  badgeRows(db, conferenceId)
    .where((by) =>
      by.not(
        by.exists(
          by.selectFrom('badge_print').select('badge_print.id').whereRef('badge_print.ticket_id', '=', 'ticket.id'),
        ),
      ),
    )
    .orderBy('registration.name')
    .orderBy('registration.id')
    .limit(most)
    .execute();

export function findBadges(db: Database, conferenceId: number, text: string): Promise<BadgeRow[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&').toLowerCase()}%`;
  const found = badgeRows(db, conferenceId).orderBy('registration.name').orderBy('registration.id').limit(MOST_FOUND);
  if (text === '') return found.execute();
  return found
    .where(
      sql<boolean>`(registration.name ilike ${pattern} or registration.number ilike ${pattern} or exists (select from registration_search
        where registration_search.registration_id = registration.id and registration_search.name_key like ${pattern}))`,
    )
    .execute();
}

export async function countUnprinted(db: Database, conferenceId: number): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from ticket where conference_id = ${conferenceId} and state = 'valid'
      and not exists (select from badge_print where badge_print.ticket_id = ticket.id)`.execute(db);
  return found.rows[0]?.count ?? 0;
}

export const titleOf = async (db: Database, conferenceId: number) =>
  (await db.selectFrom('conference').select('title').where('id', '=', conferenceId).executeTakeFirst())?.title;
