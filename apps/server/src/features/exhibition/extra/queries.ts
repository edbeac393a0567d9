import { sql } from 'kysely';
import type { Extra } from '@meetingapp/domain/exhibition/extra.ts';
import type { Database } from '../../../db/connection/database.ts';

interface Asking {
  conferenceId: number;
  /** Whose own pieces are counted; null: nobody's. */
  exhibitorId: number | null;
}

/** The catalogue with the pieces that open and paid orders have taken, of all exhibitors and of one. */
export const listExtras = (db: Database, { conferenceId, exhibitorId }: Asking) =>
  db
    .selectFrom('stand_extra')
    .selectAll('stand_extra')
    .select(({ selectFrom }) => [
      selectFrom('stand_order_line')
        .innerJoin('stand_order', 'stand_order.id', 'order_id')
        .whereRef('extra_id', '=', 'stand_extra.id')
        .where('stand_order.state', 'in', ['open', 'paid'])
        .select(sql<number>`coalesce(sum(count), 0)::int`.as('count'))
        .as('taken'),
      selectFrom('stand_order_line')
        .innerJoin('stand_order', 'stand_order.id', 'order_id')
        .whereRef('extra_id', '=', 'stand_extra.id')
        .where('stand_order.exhibitor_id', '=', exhibitorId ?? 0)
        .where('stand_order.state', 'in', ['open', 'paid'])
        .select(sql<number>`coalesce(sum(count), 0)::int`.as('count'))
        .as('own'),
    ])
    .where('conference_id', '=', conferenceId)
    .orderBy('id')
    .execute();
export type ExtraRow = Awaited<ReturnType<typeof listExtras>>[number];

/** An item of the catalogue as the rules read it. */
export const extraOf = (row: ExtraRow): Extra => ({
  id: row.id,
  price: row.price,
  stock: row.stock,
  taken: row.taken ?? 0,
  most: row.per_exhibitor,
  own: row.own ?? 0,
  closesAt: row.closes_at,
  offered: row.offered,
});

/** Locks items in the order of their ids, so that two orders count one after the other and never wait for each other. */
export const lockExtras = (db: Database, conferenceId: number, ids: readonly number[]) =>
  db
    .selectFrom('stand_extra')
    .select('id')
    .where('conference_id', '=', conferenceId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();

interface OrderLineRow {
  name: { zh: string; en: string };
  price: number;
  count: number;
}

const orders = (db: Database) =>
  db
    .selectFrom('stand_order')
    .innerJoin('exhibitor', 'exhibitor.id', 'exhibitor_id')
    .selectAll('stand_order')
    .select(['exhibitor.name as exhibitor', 'exhibitor.booth'])
    .select(
      sql<
        OrderLineRow[]
      >`(select jsonb_agg(jsonb_build_object('name', line.name, 'price', line.price, 'count', line.count)
        order by line.extra_id) from stand_order_line line where line.order_id = stand_order.id)`.as('lines'),
    );

/** Orders of an exhibitor, newest first. */
export const ordersOf = (db: Database, exhibitorId: number) =>
  orders(db).where('exhibitor_id', '=', exhibitorId).orderBy('stand_order.id', 'desc').execute();
export type OrderRow = Awaited<ReturnType<typeof ordersOf>>[number];

/** Orders of a conference, newest first. */
export const ordersIn = (db: Database, conferenceId: number) =>
  orders(db).where('exhibitor.conference_id', '=', conferenceId).orderBy('stand_order.id', 'desc').execute();

/** An order, locked until the transaction ends, with the conference it belongs to. */
export const lockOrder = (db: Database, id: number) =>
  db
    .selectFrom('stand_order')
    .innerJoin('exhibitor', 'exhibitor.id', 'exhibitor_id')
    .select(['stand_order.id', 'exhibitor_id', 'state', 'stand_order.version', 'stand_order.currency', 'conference_id'])
    .where('stand_order.id', '=', id)
    .forUpdate('stand_order')
    .executeTakeFirst();

/** The newest invoice of each of these orders that is not withdrawn or replaced. */
export const invoicesOf = (db: Database, orderIds: readonly number[]) =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('invoice')
        .selectAll()
        .distinctOn('stand_order_id')
        .where('stand_order_id', 'in', [...orderIds])
        .where('state', 'not in', ['withdrawn', 'reissued'])
        .orderBy('stand_order_id')
        .orderBy('id', 'desc')
        .execute();
export type OrderInvoiceRow = Awaited<ReturnType<typeof invoicesOf>>[number];

/** How exhibitors of a conference pay. */
export async function payingOf(db: Database, conferenceId: number): Promise<{ zh: string; en: string }> {
  const row = await db
    .selectFrom('exhibition_settings')
    .select('paying')
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  return row?.paying ?? { zh: '', en: '' };
}
