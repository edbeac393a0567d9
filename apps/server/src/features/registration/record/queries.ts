import { sql } from 'kysely';
import { compiled } from '../../../db/connection/compiled.ts';
import type { Database } from '../../../db/connection/database.ts';

const registrationColumns = [
  'id',
  'conference_id',
  'account_id',
  'branch_id',
  'group_id',
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
  'price_currency',
  'discount_code_id',
  'source_code',
  'hold_until',
  'hold_renewals',
  'created_at',
] as const;

/** The content of a registration's QR code, which check-in makes; injected when the server is assembled. */
export type EntryCodeOf = (db: Database, registrationId: number) => Promise<string>;

const own = compiled((db, { id, accountId }: { id: number; accountId: number }) =>
  db.selectFrom('registration').select(registrationColumns).where('id', '=', id).where('account_id', '=', accountId),
);
export type RegistrationRow = Awaited<ReturnType<typeof own>>[number];

/** A registration of this account; undefined for another account's. */
export async function findOwn(db: Database, id: number, accountId: number): Promise<RegistrationRow | undefined> {
  const [row] = await own(db, { id, accountId });
  return row;
}

interface OfPerson {
  conferenceId: number;
  accountId: number;
  /** The key of a person without phone and e-mail. */
  key: string;
}

const latest = compiled((db, { conferenceId, accountId, key }: OfPerson) =>
  db
    .selectFrom('registration')
    .select(registrationColumns)
    .where('conference_id', '=', conferenceId)
    .where('account_id', '=', accountId)
    .where('state', 'not in', ['cancelled', 'gone', 'refused'])
    .orderBy((by) => by.case().when('state', '=', 'draft').then(1).else(0).end())
    .orderBy((by) =>
      by
        .case()
        .when('person_key', '=', key)
        .then(0)
        .when(
          'person_key',
          'in',
          by.selectFrom('identity').select('value').where('identity.account_id', '=', accountId),
        )
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('created_at', 'desc')
    .limit(sql.lit(1)),
);

/** This account's latest registration at a conference: a live one before a draft, and its own before one for a colleague. */
export async function findLatest(
  db: Database,
  conferenceId: number,
  accountId: number,
): Promise<RegistrationRow | undefined> {
  const [row] = await latest(db, { conferenceId, accountId, key: `account:${accountId}` });
  return row;
}

export function findByCard(db: Database, cardId: string) {
  return db.selectFrom('registration').select(registrationColumns).where('card_id', '=', cardId).executeTakeFirst();
}

/** The newest order of a registration, without orders of changes. */
export function latestOrderOf(db: Database, registrationId: number) {
  return db
    .selectFrom('orders')
    .select(['id', 'state', 'hold_until'])
    .where('registration_id', '=', registrationId)
    .where('kind', '=', 'registration')
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
        .where('orders.kind', '=', 'registration')
        .orderBy('orders.id', 'desc')
        .limit(1)
        .as('order_id'),
    ])
    .where('registration.account_id', '=', accountId)
    .where((where) =>
      conferenceId === null ? where.lit(true) : where('registration.conference_id', '=', conferenceId),
    )
    .orderBy('registration.created_at', 'desc')
    .limit(200)
    .execute();
}
export type MineRow = Awaited<ReturnType<typeof findMine>>[number];

/** The history without internal notes of staff. */
export function historyOf(db: Database, registrationId: number) {
  return db
    .selectFrom('registration_event')
    .select(['at', 'event', 'to_state'])
    .where('registration_id', '=', registrationId)
    .where('event', '<>', 'note')
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** The number of the newest order of a registration; empty when there is none. */
export async function orderNumberOf(db: Database, registrationId: number): Promise<string> {
  const order = await db
    .selectFrom('orders')
    .select('number')
    .where('registration_id', '=', registrationId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return order?.number ?? '';
}
