import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import { groupStates } from '../registration/group/queries.ts';

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
        .where('registration.state', 'in', groupStates)
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
        .where('registration.state', 'in', groupStates)
        .as('used'),
    ])
    .where('group_id', '=', groupId)
    .orderBy('id', 'desc')
    .execute();
}
export type LinkRow = Awaited<ReturnType<typeof linksOf>>[number];

/** Everybody in a group with their newest order, in order of joining. */
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
      'registration.price_currency',
      'fee_kind.title as fee_title',
      'newest.id as order_id',
      'newest.state as order_state',
      'newest.total',
      'newest.hold_until',
      sql<number | null>`(select sum(total - refunded) from orders
        where orders.registration_id = registration.id and paid_at is not null)::bigint`.as('paid_now'),
    ])
    .where('registration.group_id', '=', groupId)
    .where('registration.state', 'in', [...groupStates, 'cancelled', 'refused'])
    .orderBy('registration.id')
    .limit(1000)
    .execute();
}
export type PersonRow = Awaited<ReturnType<typeof peopleOf>>[number];
