import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { isNotUndone } from '../../../db/rows/undone-admission.ts';

/** A place in the order of changes: transaction of the change, then row. */
export interface ChangePlace {
  change: string;
  id: number;
}

/** Reads `c<change>-<id>`, whose form the contract has checked. */
export function placeOf(cursor: string): ChangePlace {
  const [change = '0', id = '0'] = cursor.slice(1).split('-');
  return { change, id: Number(id) };
}

export const cursorOf = ({ change, id }: ChangePlace): string => `c${change}-${id}`;

const registrationColumns = [
  'id',
  'number',
  'state',
  'name',
  'answers',
  'branch_id',
  'fee_kind_id',
  'member',
  'hold_until',
  'created_at',
  'updated_at',
  sql<number | null>`(select form_id from form_version where form_version.id = registration.form_version_id)`.as(
    'form_id',
  ),
] as const;

const orderColumns = [
  'id',
  'number',
  'registration_id',
  'account_id',
  'kind',
  'state',
  'currency',
  'total',
  'refunded',
  'created_at',
  'paid_at',
  'hold_until',
] as const;

export interface ChangePage<Row> {
  rows: Row[];
  /** After the last row; where the page began, if it is empty. */
  end: ChangePlace;
  more: boolean;
}

/** Below it all transactions have ended: what is written from now on has a number that is not smaller. */
const oldestRunning = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;
/** Rows after a place in the order of changes, as far as the order is final. */
const isAfter = ({ change, id }: ChangePlace) =>
  sql<boolean>`(changed, id) > (${change}::bigint, ${id}::bigint) and changed < ${oldestRunning}`;
const changeText = sql<string>`changed::text`.as('change');

/**
 * True for a place that no transaction of this database has reached: a cursor of another database, or of this one before it was restored
 * from a backup.
 */
export async function isBeyond(db: Database, { change }: ChangePlace): Promise<boolean> {
  const found = await sql<{ beyond: boolean }>`
    select ${change}::numeric >= pg_snapshot_xmax(pg_current_snapshot())::text::numeric as beyond`.execute(db);
  return found.rows[0]?.beyond === true;
}

/** Registrations after a place in the order of their last change, without drafts. */
export async function changedRegistrations(db: Database, cid: number, after: ChangePlace, limit: number) {
  const rows = await db
    .selectFrom('registration')
    .select([...registrationColumns, changeText])
    .where('conference_id', '=', cid)
    .where('state', '<>', sql.lit('draft'))
    .where(isAfter(after))
    .orderBy('changed')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, after, limit);
}

export async function changedOrders(db: Database, cid: number, after: ChangePlace, limit: number) {
  const rows = await db
    .selectFrom('orders')
    .select([...orderColumns, changeText])
    .where('conference_id', '=', cid)
    .where(isAfter(after))
    .orderBy('changed')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, after, limit);
}

/** Messages of a sandbox after a place in the order in which they were kept. */
export async function sandboxMessagesAfter(db: Database, cid: number, after: ChangePlace, limit: number) {
  const rows = await db
    .selectFrom('sandbox_message')
    .select(['id', 'channel', 'recipient', 'language', 'template', 'subject', 'body', 'file_name', 'at', changeText])
    .where('conference_id', '=', cid)
    .where(isAfter(after))
    .orderBy('changed')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, after, limit);
}

function pageOf<Row extends ChangePlace>(rows: Row[], after: ChangePlace, limit: number): ChangePage<Row> {
  const shown = rows.slice(0, limit);
  return { rows: shown, end: shown.at(-1) ?? after, more: rows.length > limit };
}

export function findRegistration(db: Database, cid: number, id: number) {
  return db
    .selectFrom('registration')
    .select(registrationColumns)
    .where('conference_id', '=', cid)
    .where('id', '=', id)
    .where('state', '<>', 'draft')
    .executeTakeFirst();
}
export type OpenRegistrationRow = NonNullable<Awaited<ReturnType<typeof findRegistration>>>;

export function findOrder(db: Database, cid: number, id: number) {
  return ordersOf(db, cid).where('id', '=', id).executeTakeFirst();
}
export type OpenOrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** The newest order of a registration. */
export const latestOrder = (db: Database, cid: number, registrationId: number) =>
  ordersOf(db, cid).where('registration_id', '=', registrationId).orderBy('id', 'desc').limit(1).executeTakeFirst();

const ordersOf = (db: Database, cid: number) =>
  db.selectFrom('orders').select(orderColumns).where('conference_id', '=', cid);

/** Points that admitted a registration, without admissions that were taken back. */
export function admissionsOf(db: Database, cid: number, registrationId: number) {
  return db
    .selectFrom('attendance')
    .innerJoin('checkin_point', 'checkin_point.id', 'attendance.point_id')
    .select(({ fn }) => [
      'checkin_point.id',
      'checkin_point.name',
      fn.min('attendance.at').as('first_at'),
      fn.max('attendance.at').as('last_at'),
      fn.countAll<number>().as('admissions'),
    ])
    .where('attendance.conference_id', '=', cid)
    .where('registration_id', '=', registrationId)
    .where('attendance.kind', '=', 'in')
    .where(isNotUndone)
    .groupBy(['checkin_point.id', 'checkin_point.name'])
    .orderBy('checkin_point.id')
    .execute();
}
