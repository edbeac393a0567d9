import type { Database } from '../../db/database.ts';

const live = ['draft', 'submitted', 'approved', 'confirmed', 'attended'] as const;

/** How many register together, for prices that ask for it; somebody alone is one. */
export async function groupSize(db: Database, groupId: number | null): Promise<number> {
  if (groupId === null) return 1;
  const { people } = await countPeople(db, groupId);
  return Math.max(1, Number(people));
}

/** Who has not said who they are does not count: nobody makes a group of empty forms. */
const countPeople = (db: Database, groupId: number) =>
  db
    .selectFrom('registration')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('group_id', '=', groupId)
    .where('state', 'in', live)
    .where('name', '<>', '')
    .executeTakeFirstOrThrow();

export function findGroup(db: Database, id: number) {
  return db.selectFrom('registration_group').selectAll().where('id', '=', id).executeTakeFirst();
}
export type GroupRow = NonNullable<Awaited<ReturnType<typeof findGroup>>>;

export function groupsOf(db: Database, accountId: number, conferenceId: number) {
  return db
    .selectFrom('registration_group')
    .select((column) => [
      'id',
      'name',
      column
        .selectFrom('registration')
        .select(({ fn }) => fn.countAll<number>().as('people'))
        .whereRef('registration.group_id', '=', 'registration_group.id')
        .where('registration.state', 'in', live)
        .as('people'),
    ])
    .where('account_id', '=', accountId)
    .where('conference_id', '=', conferenceId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}

export function linksOf(db: Database, groupId: number) {
  return db
    .selectFrom('group_link')
    .select((column) => [
      'id',
      'token',
      'most',
      'expires_at',
      'revoked_at',
      column
        .selectFrom('registration')
        .select(({ fn }) => fn.countAll<number>().as('used'))
        .whereRef('registration.group_link_id', '=', 'group_link.id')
        .where('registration.state', 'in', live)
        .as('used'),
    ])
    .where('group_id', '=', groupId)
    .orderBy('id', 'desc')
    .execute();
}
export type LinkRow = Awaited<ReturnType<typeof linksOf>>[number];

export function findLink(db: Database, token: string) {
  return db
    .selectFrom('group_link')
    .innerJoin('registration_group', 'registration_group.id', 'group_link.group_id')
    .select([
      'group_link.id',
      'group_link.group_id',
      'group_link.most',
      'group_link.expires_at',
      'group_link.revoked_at',
      'registration_group.conference_id',
      'registration_group.branch_id',
    ])
    .where('group_link.token', '=', token)
    .executeTakeFirst();
}

/** Everybody of a group with their newest order, in the order in which they came. */
export function peopleOf(db: Database, groupId: number) {
  return db
    .selectFrom('registration')
    .leftJoin('fee_kind', 'fee_kind.id', 'registration.fee_kind_id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('orders')
          .select(['orders.id', 'orders.state', 'orders.total', 'orders.hold_until'])
          .whereRef('orders.registration_id', '=', 'registration.id')
          .where('orders.kind', '=', 'registration')
          .orderBy('orders.id', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select([
      'registration.id',
      'registration.account_id',
      'registration.name',
      'registration.number',
      'registration.state',
      'fee_kind.title as fee_title',
      'newest.id as order_id',
      'newest.state as order_state',
      'newest.total',
      'newest.hold_until',
    ])
    .where('registration.group_id', '=', groupId)
    .where('registration.state', 'in', [...live, 'cancelled', 'refused'])
    .orderBy('registration.id')
    .limit(1000)
    .execute();
}
export type PersonRow = Awaited<ReturnType<typeof peopleOf>>[number];

/** How many came by a link; read under the link's lock. */
export async function joinedBy(db: Database, linkId: number): Promise<number> {
  const { people } = await db
    .selectFrom('registration')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('group_link_id', '=', linkId)
    .where('state', 'in', live)
    .executeTakeFirstOrThrow();
  return Number(people);
}

/** The same for somebody who may be about to join: they count as well. */
export async function groupSizeWith(
  db: Database,
  groupId: number | null,
  row: { group_id: number | null; name: string } | undefined,
): Promise<number> {
  if (groupId === null) return 1;
  const counted = row?.group_id === groupId && row.name !== '';
  const { people } = await countPeople(db, groupId);
  return Number(people) + (counted ? 0 : 1);
}
