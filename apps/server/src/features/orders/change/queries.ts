import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

export type ChangeKind = 'fee' | 'stay' | 'extras';

/** The order of an open change that can still be paid. */
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

const lineKinds = { fee: ['fee', 'discount'], stay: ['night'], extras: ['extra'] } as const;

/** Present price of a part of a registration in fen: from its last change, else from its order. */
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

/** Confirmed claims of a registration. */
export function ownClaims(db: Database, registrationId: number) {
  return db
    .selectFrom('claim')
    .innerJoin('stock', 'stock.id', 'claim.stock_id')
    .select(['claim.id', 'claim.stock_id', 'stock.kind', 'claim.part', 'claim.gender'])
    .where('claim.registration_id', '=', registrationId)
    .where('claim.state', '=', 'confirmed')
    .execute();
}
