import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import { countTables } from './commands-copy-tables.ts';
import { takenOf } from '../../db/places/taken.ts';

/** A conference in any state, with all settings that staff can change. */
export const findSettings = (db: Database, id: number) =>
  db.selectFrom('conference').selectAll().where('id', '=', id).executeTakeFirst();
/** The same, locked for a save: concurrent saves wait. */
export const lockSettings = (db: Database, id: number) =>
  db.selectFrom('conference').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
export type SettingsRow = NonNullable<Awaited<ReturnType<typeof findSettings>>>;

/** Number of rows that a copy reports in its progress: fields, branches, fees, extras, nights and those of the plan. */
export async function countCopied(db: Database, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (
      (select count(*) from form_field where form_version_id =
        (select id from form_version where conference_id = ${id} and form_id is null order by number desc limit 1))
      + (select count(*) from branch where conference_id = ${id})
      + (select count(*) from fee_kind where conference_id = ${id})
      + (select count(*) from extra where conference_id = ${id})
      + (select count(*) from room_night join room_type on room_type.id = room_type_id
          join hotel on hotel.id = hotel_id where hotel.conference_id = ${id}))::int as count`.execute(db);
  return (rows[0]?.count ?? 0) + (await countTables(db, id));
}

export async function findBranches(db: Database, conferenceId: number) {
  const rows = await db
    .selectFrom('branch')
    .innerJoin('stock', 'stock.id', 'branch.stock_id')
    .select(['branch.id', 'title', 'size', 'stock_id'])
    .where('branch.conference_id', '=', conferenceId)
    .orderBy('position')
    .orderBy('branch.id')
    .execute();
  const taken = await takenOf(
    db,
    rows.map(({ stock_id }) => stock_id),
  );
  return rows.map((row) => ({ ...row, taken: taken.get(row.stock_id) ?? 0 }));
}
export type BranchRow = Awaited<ReturnType<typeof findBranches>>[number];

export const memberListsOf = (db: Database, societyId: number) =>
  db.selectFrom('member_list').select(['id', 'title']).where('society_id', '=', societyId).orderBy('id').execute();

export async function countLive(db: Database, conferenceId: number): Promise<number> {
  const row = await db
    .selectFrom('registration')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('conference_id', '=', conferenceId)
    .where('state', 'in', ['submitted', 'approved', 'confirmed', 'attended'])
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function hasOrders(db: Database, conferenceId: number): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('registration', 'registration.id', 'orders.registration_id')
    .select('orders.id')
    .where('registration.conference_id', '=', conferenceId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** True when something has a price in the main currency of a conference. */
export async function hasPrices(db: Database, conferenceId: number): Promise<boolean> {
  const { rows } = await sql<{ priced: boolean }>`
    select exists (select from fee_window join fee_kind on fee_kind.id = fee_kind_id
        where conference_id = ${conferenceId} and amount > 0)
      or exists (select from extra where conference_id = ${conferenceId} and amount > 0)
      or exists (select from room_night join room_type on room_type.id = room_type_id join hotel on hotel.id = hotel_id
        where conference_id = ${conferenceId} and room_amount > 0)
      or exists (select from discount_code where conference_id = ${conferenceId} and kind = 'amount')
      or exists (select from exhibitor where conference_id = ${conferenceId} and (price > 0 or paid > 0))
      or exists (select from stand_extra where conference_id = ${conferenceId} and price > 0)
      or exists (select from conference where id = ${conferenceId} and refund_approval_above is not null) as priced`.execute(
    db,
  );
  return rows[0]?.priced ?? false;
}

/** True when money was received, even if it was refunded since, or a payment is under way. */
export async function hasPayments(db: Database, conferenceId: number): Promise<boolean> {
  const row = await db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .innerJoin('registration', 'registration.id', 'orders.registration_id')
    .select('payment.id')
    .where('registration.conference_id', '=', conferenceId)
    .where('payment.state', 'in', ['created', 'pending', 'succeeded'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** True when a registration chose the branch or holds a place of it, or a fee is restricted to it. */
export async function isBranchInUse(db: Database, branch: { id: number; stock_id: number }): Promise<boolean> {
  const found = await Promise.all([
    db.selectFrom('registration').select('id').where('branch_id', '=', branch.id).limit(1).executeTakeFirst(),
    db.selectFrom('fee_kind').select('id').where('branch_id', '=', branch.id).limit(1).executeTakeFirst(),
    db.selectFrom('claim').select('id').where('stock_id', '=', branch.stock_id).limit(1).executeTakeFirst(),
    db.selectFrom('waiting_entry').select('id').where('stock_id', '=', branch.stock_id).limit(1).executeTakeFirst(),
  ]);
  return found.some((row) => row !== undefined);
}
