import { sql } from 'kysely';
import type { RegistrationFilter } from '@meetingapp/contract/registration/list.ts';
import type { RegistrationState } from '@meetingapp/contract/registration/wizard.ts';
import { searchWords, unprovenWords, wantedTokens } from '@meetingapp/domain/registration/search-words.ts';
import type { Database } from '../../../db/connection/database.ts';

/** States shown without a state filter; drafts must be asked for. */
export const usual: readonly RegistrationState[] = [
  'submitted',
  'approved',
  'refused',
  'confirmed',
  'attended',
  'cancelled',
];

/** The conference of a list, and the time zone in which its days begin. */
export interface ListPlace {
  cid: number;
  zone: string;
}

/** All registrations that match a filter, as they are now, for work that goes through all of them. Pages of the list: queries-page.ts. */
export function matching(db: Database, { cid, zone }: ListPlace, filter: RegistrationFilter) {
  const { branches, fees, orders, from, until } = filter;
  // Filters kept with earlier mailings and tasks name no forms.
  const forms = (filter as Partial<RegistrationFilter>).forms ?? [];
  const states = filter.states.length > 0 ? filter.states : usual;
  const words = searchWords(filter.words);
  return (
    db
      .selectFrom('registration')
      .where('registration.conference_id', '=', cid)
      .where('registration.state', 'in', [...states])
      .$if(branches.length > 0, (query) => query.where('registration.branch_id', 'in', branches))
      .$if(fees.length > 0, (query) => query.where('registration.fee_kind_id', 'in', fees))
      .$if(forms.length > 0, (query) =>
        query.where(sql<boolean>`registration.form_version_id in (${versionsOf(cid, forms)})`),
      )
      .$if(from !== null, (query) =>
        query.where('registration.updated_at', '>=', sql<Date>`${from}::date::timestamp at time zone ${zone}`),
      )
      .$if(until !== null, (query) =>
        query.where('registration.updated_at', '<', sql<Date>`(${until}::date + 1)::timestamp at time zone ${zone}`),
      )
      .$if(orders.length > 0, (query) => query.where(sql<boolean>`registration.id in (${withOrders(cid, orders)})`))
      .$if(words.length > 0, (query) => query.where(sql<boolean>`registration.id in (${withWords(cid, words)})`))
      // The search text contains no word characters, so nothing matches.
      .$if(words.length === 0 && filter.words !== '', (query) => query.where(sql<boolean>`false`))
  );
}

const versionsOf = (cid: number, forms: readonly number[]) => sql`
  select id from form_version where conference_id = ${cid} and coalesce(form_id, 0) = any (${[...forms]}::bigint[])`;

const withOrders = (cid: number, orders: readonly string[]) => sql`
  select registration_id from registration_search
  where conference_id = ${cid} and coalesce(order_state, 'none') = any (${[...orders]}::text[])`;

function withWords(cid: number, words: readonly string[]) {
  const proofs = unprovenWords(words).map((word) => `%${word}%`);
  return sql`
    select registration_id from registration_search
    where conference_id = ${cid} and tokens @> ${wantedTokens(words)}::text[] and words like all (${proofs}::text[])`;
}

/** Counts every match one by one, for work that goes through all of them. */
export async function countOf(db: Database, place: ListPlace, filter: RegistrationFilter): Promise<number> {
  const row = await matching(db, place, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** All ids that match a filter, in order of creation. */
export async function idsOf(db: Database, place: ListPlace, filter: RegistrationFilter): Promise<number[]> {
  const rows = await matching(db, place, filter).select('registration.id').orderBy('registration.id').execute();
  return rows.map((row) => row.id);
}

/** What list and export show of a registration. */
export const listColumns = [
  'registration.id',
  'registration.number',
  'registration.name',
  sql<string | null>`registration.answers ->> 'company'`.as('company'),
  sql<string | null>`registration.answers ->> 'phone'`.as('phone'),
  'registration.state',
  'registration.updated_at',
  'branch.title as branch_title',
  'fee_kind.title as fee_title',
  'conference_form.title as form_title',
  'registration_search.amount',
  'registration.price_currency',
  'registration_search.order_state',
] as const;

/** The list's rows of these ids, in their order. */
export async function listedRows(db: Database, cid: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('registration')
    .leftJoin('branch', 'branch.id', 'registration.branch_id')
    .leftJoin('fee_kind', 'fee_kind.id', 'registration.fee_kind_id')
    .innerJoin('form_version', 'form_version.id', 'registration.form_version_id')
    .leftJoin('conference_form', 'conference_form.id', 'form_version.form_id')
    .leftJoin('registration_search', 'registration_search.registration_id', 'registration.id')
    .select(listColumns)
    .where('registration.conference_id', '=', cid)
    .where('registration.id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
export type ListedRow = Awaited<ReturnType<typeof listedRows>>[number];

export async function findPlace(db: Database, cid: number): Promise<ListPlace & { currency: string }> {
  const { zone, currency } = await db
    .selectFrom('conference')
    .select(['zone', 'currency'])
    .where('id', '=', cid)
    .executeTakeFirstOrThrow();
  return { cid, zone, currency };
}

/** Conferences with registrations that changed since they were listed. */
export async function conferencesToList(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('registration')
    .select('conference_id')
    .distinct()
    .where('listed', '=', false)
    .execute();
  return rows.map((row) => row.conference_id);
}
