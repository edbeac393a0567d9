import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export type ChangeKind = 'fee' | 'stay';

const columns = [
  'id',
  'registration_id',
  'order_id',
  'kind',
  'state',
  'fee_kind_id',
  'branch_id',
  'stay',
  'releases',
  'after',
] as const;

/** The change of a registration that waits to be paid. */
export function openChangeOf(db: Database, registrationId: number) {
  return db
    .selectFrom('registration_change')
    .select(columns)
    .where('registration_id', '=', registrationId)
    .where('state', '=', 'open')
    .executeTakeFirst();
}
export type ChangeRow = NonNullable<Awaited<ReturnType<typeof openChangeOf>>>;

/** The order by which an open change may still be paid. */
export function openChangeOrder(db: Database, registrationId: number, now: Date) {
  return db
    .selectFrom('orders')
    .select(['id', 'state', 'hold_until'])
    .where('registration_id', '=', registrationId)
    .where('kind', '=', 'change')
    .where('state', '=', 'open')
    .where('hold_until', '>', now)
    .executeTakeFirst();
}

const withMoney = (db: Database, registrationId: number) =>
  db
    .selectFrom('orders')
    .select(['id', 'kind', 'state', 'total', 'refunded'])
    .where('registration_id', '=', registrationId)
    .orderBy('id', 'desc');

/** What was paid for a registration and has not all gone back, the newest first. */
export const paidOrdersOf = (db: Database, registrationId: number) =>
  withMoney(db, registrationId).where('state', 'in', ['paid', 'partly_refunded']).execute();
export type PaidOrder = Awaited<ReturnType<typeof paidOrdersOf>>[number];

/** The same, and the orders over which money is on its way back. */
export const moneyOrdersOf = (db: Database, registrationId: number) =>
  withMoney(db, registrationId).where('state', 'in', ['paid', 'partly_refunded', 'refunding']).execute();

const lineKinds = { fee: ['fee', 'discount'], stay: ['night'] } as const;

/** What a part of a registration costs as it stands: by its last change, or as it was ordered first. Fen. */
export async function priceOf(db: Database, registrationId: number, kind: ChangeKind): Promise<number> {
  const changed = await db
    .selectFrom('registration_change')
    .select('after')
    .where('registration_id', '=', registrationId)
    .where('kind', '=', kind)
    .where('state', '=', 'applied')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (changed) return changed.after;
  const { amount } = await db
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.id', 'order_line.order_id')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('order_line.amount'), sql<number>`0`).as('amount'))
    .where('orders.registration_id', '=', registrationId)
    .where('orders.kind', '=', 'registration')
    .where('orders.state', 'in', ['paid', 'partly_refunded', 'refunding'])
    .where('order_line.kind', 'in', [...lineKinds[kind]])
    .executeTakeFirstOrThrow();
  return Math.max(0, Number(amount));
}

/** What a confirmed registration has for good. */
export function ownClaims(db: Database, registrationId: number) {
  return db
    .selectFrom('claim')
    .innerJoin('stock', 'stock.id', 'claim.stock_id')
    .select(['claim.id', 'claim.stock_id', 'stock.kind', 'claim.part', 'claim.gender'])
    .where('claim.registration_id', '=', registrationId)
    .where('claim.state', '=', 'confirmed')
    .execute();
}
