import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import { reachColumn } from '../accounts/queries-contact.ts';

const PAGE = 50;
const like = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
const live = sql`('draft', 'submitted', 'approved', 'confirmed', 'attended')`;

/** A page of the groups of a conference that match these words, newest first, with the progress of their people. */
export async function groupsIn(
  db: Database,
  conferenceId: number,
  { words, page, now }: { words: string; page: number; now: Date },
) {
  const found = db
    .selectFrom('registration_group')
    .innerJoin('account', 'account.id', 'registration_group.account_id')
    .where('registration_group.conference_id', '=', conferenceId)
    .$if(words !== '', (query) =>
      query.where((where) =>
        where.or([
          where('registration_group.name', 'ilike', like(words)),
          where('account.name', 'ilike', like(words)),
          where.exists(
            where
              .selectFrom('identity')
              .select('identity.id')
              .whereRef('identity.account_id', '=', 'registration_group.account_id')
              .where('identity.value', 'ilike', like(words)),
          ),
        ]),
      ),
    );
  const { total, people } = await found
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`coalesce(sum((select count(*) from registration
        where registration.group_id = registration_group.id and registration.state in ${live})), 0)::int`.as('people'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin('branch', 'branch.id', 'registration_group.branch_id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('registration')
          .leftJoin('orders', (join) =>
            join
              .onRef('orders.registration_id', '=', 'registration.id')
              .on('orders.state', '=', sql.lit('open'))
              .on('orders.kind', '=', sql.lit('registration'))
              .on('orders.hold_until', '>', now),
          )
          .select([
            sql<number>`count(*)::int`.as('people'),
            sql<number>`count(*) filter (where registration.state in ('confirmed', 'attended'))::int`.as('confirmed'),
            sql<number>`count(orders.id)::int`.as('unpaid'),
            sql<Record<string, number>>`(select coalesce(jsonb_object_agg(sums.currency, sums.total), '{}') from (
              select due.currency, sum(due.total) as total from registration as person
                join orders as due on due.registration_id = person.id and due.state = 'open' and due.kind = 'registration'
                  and due.hold_until > ${now}
              where person.group_id = registration_group.id and person.state in ${live} group by 1) as sums)`.as(
              'to_pay',
            ),
          ])
          .whereRef('registration.group_id', '=', 'registration_group.id')
          .where(sql<boolean>`registration.state in ${live}`)
          .as('people'),
      (join) => join.onTrue(),
    )
    .select((column) => [
      'registration_group.id',
      'registration_group.name',
      'registration_group.payer',
      'account.name as contact_name',
      'branch.title as branch_title',
      'people.people',
      'people.confirmed',
      'people.unpaid',
      'people.to_pay',
      reachColumn(db, column.ref('registration_group.account_id')).as('reach'),
      sql<number>`(
        select count(*)::int from group_link where group_link.group_id = registration_group.id
          and revoked_at is null and expires_at > ${now} and most > (
            select count(*) from registration
            where registration.group_link_id = group_link.id and registration.state in ${live}
          )
      )`.as('open_links'),
    ])
    .orderBy('registration_group.id', 'desc')
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute();
  return { rows, total, people };
}
export type ListedGroup = Awaited<ReturnType<typeof groupsIn>>['rows'][number];

/** Name and contact address of the group's contact person. */
export function contactOfGroup(db: Database, accountId: number) {
  return db
    .selectFrom('account')
    .select((column) => ['account.name', reachColumn(db, column.ref('account.id')).as('reach')])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
}
