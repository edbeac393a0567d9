import { sql } from 'kysely';
import type { BadgeFilter } from '@meetingapp/contract/checkin/badge.ts';
import type { Database } from '../../../db/connection/database.ts';

const MOST_FOUND = 50;

/** Valid tickets of a conference with what a badge shows. */
const badgeRows = (db: Database, conferenceId: number) =>
  db
    .selectFrom('ticket')
    .innerJoin('registration', 'registration.id', 'ticket.registration_id')
    .innerJoin('conference', 'conference.id', 'ticket.conference_id')
    .leftJoinLateral(
      (by) =>
        by
          .selectFrom('badge_print')
          .innerJoin('staff_member', 'staff_member.id', 'badge_print.asked_by')
          .select(['badge_print.id', 'badge_print.state', 'asked_at', 'settled_at', 'staff_member.name as by'])
          .whereRef('badge_print.ticket_id', '=', 'ticket.id')
          .orderBy('badge_print.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
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
      'last.id as print_id',
      'last.state as print_state',
      'last.asked_at',
      'last.settled_at',
      'last.by as asked_by',
      by
        .selectFrom('badge_print')
        .select(sql<number>`count(*)::int`.as('times'))
        .whereRef('badge_print.registration_id', '=', 'registration.id')
        .where('badge_print.state', '=', 'printed')
        .as('times'),
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

/** The next people without a badge, or whose last one failed, by name. */
export const unprintedBadges = (db: Database, conferenceId: number, most: number): Promise<BadgeRow[]> =>
  badgeRows(db, conferenceId)
    .where(sql<boolean>`coalesce(last.state, 'failed') = 'failed'`)
    .orderBy('registration.name')
    .orderBy('registration.id')
    .limit(most)
    .execute();

/** What of the people a filter shows, by the state of the last badge. */
const filters: Readonly<Record<BadgeFilter, readonly string[] | null>> = {
  all: null,
  unprinted: ['none', 'waiting', 'failed'],
  waiting: ['waiting'],
  failed: ['failed'],
};

export function findBadges(
  db: Database,
  { cid, text, only }: { cid: number; text: string; only: BadgeFilter },
): Promise<BadgeRow[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&').toLowerCase()}%`;
  const states = filters[only];
  const found = badgeRows(db, cid)
    .$if(states !== null, (query) =>
      query.where(sql<boolean>`coalesce(last.state, 'none') = any(${[...(states ?? [])]}::text[])`),
    )
    .orderBy('registration.name')
    .orderBy('registration.id')
    .limit(MOST_FOUND);
  if (text === '') return found.execute();
  return found
    .where(
      sql<boolean>`(registration.name ilike ${pattern} or registration.number ilike ${pattern} or exists (select from registration_search
        where registration_search.registration_id = registration.id and registration_search.name_key like ${pattern}))`,
    )
    .execute();
}

/** Valid tickets by the state of their last badge. */
export async function countBadges(db: Database, conferenceId: number) {
  const found = await sql<{ unprinted: number; waiting: number; failed: number }>`
    select count(*) filter (where coalesce(state, 'failed') = 'failed')::int as unprinted,
      count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'failed')::int as failed
    from (
      select (select badge_print.state from badge_print where badge_print.ticket_id = ticket.id order by id desc limit 1) as state
      from ticket where conference_id = ${conferenceId} and state = 'valid') as ticket`.execute(db);
  return found.rows[0] ?? { unprinted: 0, waiting: 0, failed: 0 };
}

/** Files of badges with some that wait, newest first. */
export const waitingBatches = (db: Database, conferenceId: number) =>
  db
    .selectFrom('badge_print')
    .innerJoin('staff_member', 'staff_member.id', 'badge_print.asked_by')
    .select((by) => [
      'badge_print.task_id',
      'staff_member.name as by',
      by.fn.max('asked_at').as('asked_at'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where('badge_print.conference_id', '=', conferenceId)
    .where('state', '=', sql.lit('waiting'))
    .where('task_id', 'is not', null)
    .groupBy(['badge_print.task_id', 'staff_member.name'])
    .orderBy('asked_at', 'desc')
    .limit(20)
    .execute();

export const titleOf = async (db: Database, conferenceId: number) =>
  (await db.selectFrom('conference').select('title').where('id', '=', conferenceId).executeTakeFirst())?.title;
