import type { Opening } from '@meetingapp/domain/registration/opening.ts';
import type { Database } from '../../db/database.ts';
import { takenOf } from '../../db/places/taken.ts';

/** All that the wizard needs to know of a conference. Drafts are nobody's. */
export function findSetting(db: Database, conferenceId: number) {
  return db
    .selectFrom('conference')
    .select([
      'id',
      'state',
      'title',
      'zone',
      'starts_on',
      'ends_on',
      'city',
      'venue',
      'brand',
      'currency',
      'registration_opens_at',
      'registration_closes_at',
      'review',
      'has_invoice',
      'saves_as_one_goes',
      'member_list_id',
      'flow',
      'hold_minutes',
      'refund_policy',
      'form_note',
      'form_logo',
      'mobile_tip',
    ])
    .where('id', '=', conferenceId)
    .where('state', '<>', 'draft')
    .executeTakeFirst();
}
export type Setting = NonNullable<Awaited<ReturnType<typeof findSetting>>>;

export function openingOf({ state, registration_opens_at, registration_closes_at }: Setting): Opening {
  return { state, opensAt: registration_opens_at, closesAt: registration_closes_at };
}

/** The fields of a form version; of the newest one where none is named. */
export async function findForm(db: Database, conferenceId: number, versionId: number | null = null) {
  const version = await db
    .selectFrom('form_version')
    .select('id')
    .where('conference_id', '=', conferenceId)
    .where((where) => (versionId === null ? where.lit(true) : where('id', '=', versionId)))
    .orderBy('number', 'desc')
    .executeTakeFirst();
  if (!version) return null;
  const fields = await db
    .selectFrom('form_field')
    .selectAll()
    .where('form_version_id', '=', version.id)
    .orderBy('position')
    .execute();
  return { versionId: version.id, fields };
}
export type FormRow = NonNullable<Awaited<ReturnType<typeof findForm>>>;
export type FieldRow = FormRow['fields'][number];

export async function findBranches(db: Database, conferenceId: number) {
  const rows = await db
    .selectFrom('branch')
    .innerJoin('stock', 'stock.id', 'branch.stock_id')
    .select(['branch.id', 'branch.title', 'branch.stock_id', 'stock.size'])
    .where('branch.conference_id', '=', conferenceId)
    .orderBy('branch.position')
    .execute();
  return withLeft(db, rows);
}
export type BranchRow = Awaited<ReturnType<typeof findBranches>>[number];

/** Fee kinds with their windows and what is left of each; places of the registration that asks count as left for it. */
export async function findFees(db: Database, conferenceId: number, butNotOf: number | null = null) {
  const rows = await db
    .selectFrom('fee_kind')
    .innerJoin('stock', 'stock.id', 'fee_kind.stock_id')
    .select([
      'fee_kind.id',
      'fee_kind.branch_id',
      'fee_kind.title',
      'fee_kind.remark',
      'fee_kind.proof',
      'fee_kind.rule',
      'fee_kind.stock_id',
      'stock.size',
    ])
    .where('fee_kind.conference_id', '=', conferenceId)
    .orderBy('fee_kind.position')
    .execute();
  const windows = await db
    .selectFrom('fee_window')
    .select(['fee_kind_id', 'title', 'starts_at', 'ends_at', 'amount'])
    .where('fee_kind_id', 'in', rows.length > 0 ? rows.map((row) => row.id) : [0])
    .orderBy('starts_at')
    .execute();
  const fees = await withLeft(db, rows, butNotOf);
  return fees.map((fee) => ({ ...fee, windows: windows.filter((window) => window.fee_kind_id === fee.id) }));
}
export type FeeRow = Awaited<ReturnType<typeof findFees>>[number];

async function withLeft<Row extends { stock_id: number; size: number | null }>(
  db: Database,
  rows: Row[],
  butNotOf: number | null = null,
): Promise<(Row & { left: number | null })[]> {
  const limited = rows.filter((row) => row.size !== null).map((row) => row.stock_id);
  const taken = await takenOf(db, limited, butNotOf);
  return rows.map((row) => ({
    ...row,
    left: row.size === null ? null : Math.max(0, row.size - (taken.get(row.stock_id) ?? 0)),
  }));
}

const registrationColumns = [
  'id',
  'conference_id',
  'account_id',
  'branch_id',
  'form_version_id',
  'state',
  'number',
  'card_id',
  'entry_code',
  'person_key',
  'name',
  'answers',
  'member',
  'fee_kind_id',
  'discount_code_id',
  'source_code',
  'hold_until',
  'created_at',
] as const;

/** One registration of this account; another's is as good as unknown. */
export function findOwn(db: Database, id: number, accountId: number) {
  return db
    .selectFrom('registration')
    .select(registrationColumns)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}
export type RegistrationRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

/** What this account last did at this conference: a live registration before a draft, and one's own before a colleague's. */
export function findLatest(db: Database, conferenceId: number, accountId: number) {
  return db
    .selectFrom('registration')
    .select(registrationColumns)
    .where('conference_id', '=', conferenceId)
    .where('account_id', '=', accountId)
    .where('state', 'not in', ['cancelled', 'gone', 'refused'])
    .orderBy((by) => by.case().when('state', '=', 'draft').then(1).else(0).end())
    .orderBy((by) =>
      by
        .case()
        .when('person_key', '=', `account:${accountId}`)
        .then(0)
        .when('person_key', 'in', by.selectFrom('identity').select('value').where('identity.account_id', '=', accountId))
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

export function findByCard(db: Database, cardId: string) {
  return db.selectFrom('registration').select(registrationColumns).where('card_id', '=', cardId).executeTakeFirst();
}

/** The newest order of a registration. */
export function latestOrderOf(db: Database, registrationId: number) {
  return db
    .selectFrom('orders')
    .select(['id', 'state', 'hold_until'])
    .where('registration_id', '=', registrationId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export function findMine(db: Database, accountId: number, conferenceId: number | null) {
  return db
    .selectFrom('registration')
    .innerJoin('conference', 'conference.id', 'registration.conference_id')
    .leftJoin('branch', 'branch.id', 'registration.branch_id')
    .leftJoin('fee_kind', 'fee_kind.id', 'registration.fee_kind_id')
    .select((column) => [
      ...registrationColumns.map((name) => `registration.${name}` as const),
      'conference.title as conference_title',
      'conference.starts_on',
      'conference.ends_on',
      'conference.city',
      'branch.title as branch_title',
      'fee_kind.title as fee_title',
      column
        .selectFrom('orders')
        .select('orders.id')
        .whereRef('orders.registration_id', '=', 'registration.id')
        .orderBy('orders.id', 'desc')
        .limit(1)
        .as('order_id'),
    ])
    .where('registration.account_id', '=', accountId)
    .where((where) => (conferenceId === null ? where.lit(true) : where('registration.conference_id', '=', conferenceId)))
    .orderBy('registration.created_at', 'desc')
    .limit(200)
    .execute();
}
export type MineRow = Awaited<ReturnType<typeof findMine>>[number];

export function historyOf(db: Database, registrationId: number) {
  return db
    .selectFrom('registration_event')
    .select(['at', 'event', 'to_state'])
    .where('registration_id', '=', registrationId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
