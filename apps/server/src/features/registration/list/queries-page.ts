import { sql, type RawBuilder } from 'kysely';
import { COUNTED_AT_MOST } from '@meetingapp/contract/shapes.ts';
import type { ListCursor, RegistrationFilter, RegistrationSort } from '@meetingapp/contract/registration/list.ts';
import { searchWords } from '@meetingapp/domain/registration/search-words.ts';
import type { Database } from '../../../db/connection/database.ts';
import { plannedByValue } from '../../../db/connection/planned-by-value.ts';
import { usual, type ListPlace } from './queries.ts';
import { isFoundBy, withTokens } from './queries-words.ts';

/** How the keys of each sort order are written and compared: exact, also below a millisecond. */
const sorts = {
  changed: {
    column: sql.raw('listed.changed_at'),
    key: sql.raw('(extract(epoch from sorted) * 1000000)::bigint::text'),
    value: (key: string) => sql`timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond'`,
    valid: /^\d{1,16}$/,
  },
  name: {
    column: sql.raw('listed.name_key'),
    key: sql.raw('sorted'),
    value: (key: string) => sql`${key}::text`,
    valid: /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}]*$/u,
  },
  amount: {
    column: sql.raw('listed.amount'),
    key: sql.raw('sorted::text'),
    value: (key: string) => sql`${key}::bigint`,
    valid: /^-?\d{1,15}$/,
  },
} as const satisfies Record<RegistrationSort, unknown>;

export const isCursor = (sort: RegistrationSort, { key }: ListCursor) => sorts[sort].valid.test(key);

export interface PageInput {
  sort: RegistrationSort;
  descending: boolean;
  after: ListCursor | null;
  limit: number;
}

export interface ListCount {
  count: number;
  /** True: there are more than `count`. */
  more: boolean;
}

/** A row of the page, with the key after which the next page begins. */
interface PageRow {
  id: number;
  key: string;
}

const both = (conditions: readonly RawBuilder<unknown>[]) => sql.join([...conditions], sql` and `);
const statesOf = ({ states }: RegistrationFilter) => (states.length > 0 ? states : usual);

/** One value is compared as such: only then does PostgreSQL before version 17 read an index in its order. */
function oneOf(column: RawBuilder<unknown>, values: readonly (number | string)[], type: 'bigint' | 'text') {
  const ofType = sql.raw(type);
  return values.length === 1
    ? sql`${column} = ${values[0]}::${ofType}`
    : sql`${column} = any (${[...values]}::${ofType}[])`;
}

/** The first form, 0, is stored as none. */
function ofForms(forms: readonly number[]) {
  const further = forms.filter((id) => id !== 0);
  const isFurther = oneOf(sql`listed.form_id`, further, 'bigint');
  if (further.length === forms.length) return isFurther;
  return further.length === 0 ? sql`listed.form_id is null` : sql`(listed.form_id is null or ${isFurther})`;
}

/** Most reads along an index that are merged into one page. */
const MOST_READS = 60;

/** The filter in parts with one order state, fee or branch each, so that each is read along the index of that value. */
function partsOf(filter: RegistrationFilter): RegistrationFilter[] {
  const most = MOST_READS / statesOf(filter).length;
  for (const kind of ['orders', 'fees', 'branches'] as const)
    if (filter[kind].length > 1 && filter[kind].length <= most)
      return filter[kind].map((one) => ({ ...filter, [kind]: [one] }));
  return [filter];
}

/** Conditions on `listed` without the words, for all states of the filter or for one of them. */
function conditions({ cid, zone }: ListPlace, filter: RegistrationFilter, state?: string): RawBuilder<unknown> {
  const { branches, fees, forms, orders, from, until } = filter;
  return both([
    sql`listed.conference_id = ${cid}`,
    state === undefined ? sql`listed.state = any (${[...statesOf(filter)]}::text[])` : sql`listed.state = ${state}`,
    ...(branches.length > 0 ? [oneOf(sql`listed.branch_id`, branches, 'bigint')] : []),
    ...(fees.length > 0 ? [oneOf(sql`listed.fee_kind_id`, fees, 'bigint')] : []),
    ...(forms.length > 0 ? [ofForms(forms)] : []),
    ...(orders.length > 0 ? [oneOf(sql`listed.order_state`, orders, 'text')] : []),
    ...(from === null ? [] : [sql`listed.changed_at >= ${from}::date::timestamp at time zone ${zone}`]),
    ...(until === null ? [] : [sql`listed.changed_at < (${until}::date + 1)::timestamp at time zone ${zone}`]),
  ]);
}

/** Sum of the counts that fit the filter, whose forms, days and words are ignored. */
async function countKinds(db: Database, { cid }: ListPlace, filter: RegistrationFilter): Promise<number> {
  const { branches, fees, orders } = filter;
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(count), 0)::int as count from registration_count where ${both([
      sql`conference_id = ${cid}`,
      sql`state = any (${[...statesOf(filter)]}::text[])`,
      ...(branches.length > 0 ? [sql`branch_id = any (${branches}::bigint[])`] : []),
      ...(fees.length > 0 ? [sql`fee_kind_id = any (${fees}::bigint[])`] : []),
      ...(orders.length > 0 ? [sql`order_state = any (${orders}::text[])`] : []),
    ])}`.execute(db);
  return rows[0]?.count ?? 0;
}

const capped = (count: number): ListCount => ({
  count: Math.min(count, COUNTED_AT_MOST),
  more: count > COUNTED_AT_MOST,
});

const beyond = ({ sort, descending, after }: PageInput, column: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  after === null
    ? sql`true`
    : sql`(${column}, ${id}) ${sql.raw(descending ? '<' : '>')} (${sorts[sort].value(after.key)}, ${after.id}::bigint)`;

/**
 * A page read along the index of its order: one such read for each state and part of the filter, merged. The words, if any, are compared row by row, so they
 * must be common.
 */
async function walk(db: Database, place: ListPlace, filter: RegistrationFilter, wish: PageInput): Promise<PageRow[]> {
  const { column, key } = sorts[wish.sort];
  const direction = sql.raw(wish.descending ? 'desc' : 'asc');
  const words = searchWords(filter.words);
  const parts = partsOf(filter).flatMap((part) => statesOf(filter).map((state) => ({ part, state })));
  const ofStates = parts.map(
    ({ part, state }) => sql`(
      select listed.registration_id as id, ${column} as sorted from listed_registration as listed
      where ${conditions(place, part, state)} and ${beyond(wish, column, sql.raw('listed.registration_id'))}
        and ${words.length > 0 ? isFoundBy(words, sql.raw('listed.registration_id')) : sql`true`}
      order by ${column} ${direction}, listed.registration_id ${direction} limit ${wish.limit})`,
  );
  const { rows } = await sql<PageRow>`
    select id, ${key} as key from (${sql.join(ofStates, sql` union all `)}) as one
    order by sorted ${direction}, id ${direction} limit ${wish.limit}`.execute(db);
  return rows;
}

/**
 * At most COUNTED_AT_MOST + 1 matches of words, as a table of `id` and `sorted`. Few rows that fit the other conditions are compared one
 * by one; otherwise the index of words is read first.
 */
function foundByWords(place: ListPlace, filter: RegistrationFilter, column: RawBuilder<unknown>, kinds: number) {
  const words = searchWords(filter.words);
  if (kinds <= COUNTED_AT_MOST)
    return sql`select listed.registration_id as id, ${column} as sorted from listed_registration as listed
      where ${conditions(place, filter)} and ${isFoundBy(words, sql.raw('listed.registration_id'))}`;
  return sql`select listed.registration_id as id, ${column} as sorted from registration_search as found
    cross join lateral (
      select * from listed_registration as listed
      where listed.registration_id = found.registration_id and ${conditions(place, filter)} offset 0
    ) as listed
    where found.conference_id = ${place.cid} and ${withTokens(words, 'found')} limit ${COUNTED_AT_MOST + 1}`;
}

/** One page of the list in its order, and how many match, counted up to COUNTED_AT_MOST where the counts by kind do not say it. */
export async function findListed(
  db: Database,
  place: ListPlace,
  filter: RegistrationFilter,
  wish: PageInput,
): Promise<ListCount & { rows: PageRow[] }> {
  if (filter.words === '') {
    const [rows, count] = await Promise.all([walk(db, place, filter, wish), countListed(db, place, filter)]);
    return { rows, ...count };
  }
  if (searchWords(filter.words).length === 0) return { rows: [], count: 0, more: false };
  const { column, key } = sorts[wish.sort];
  const direction = sql.raw(wish.descending ? 'desc' : 'asc');
  const kinds = await countKinds(db, place, filter);
  const search = sql<PageRow & { count: number }>`
    with found as materialized (${foundByWords(place, filter, column, kinds)}), size as (select count(*)::int from found)
    select id, ${key} as key, (select count from size) as count from found
    where ${beyond(wish, sql.raw('sorted'), sql.raw('id'))}
    order by sorted ${direction}, id ${direction} limit ${wish.limit}`;
  const { rows } = await plannedByValue(db, (transaction) => search.execute(transaction));
  const count = capped(rows[0]?.count ?? 0);
  return {
    rows: count.more ? await walk(db, place, filter, wish) : rows.map(({ id, key: at }) => ({ id, key: at })),
    ...count,
  };
}

/** How many match. */
export async function countListed(db: Database, place: ListPlace, filter: RegistrationFilter): Promise<ListCount> {
  const isUncounted = filter.forms.length > 0 || filter.from !== null || filter.until !== null;
  if (filter.words === '' && !isUncounted) return { count: await countKinds(db, place, filter), more: false };
  if (filter.words !== '' && searchWords(filter.words).length === 0) return { count: 0, more: false };
  const matches =
    filter.words === ''
      ? sql`select from listed_registration as listed where ${conditions(place, filter)} limit ${COUNTED_AT_MOST + 1}`
      : foundByWords(place, filter, sorts.changed.column, await countKinds(db, place, filter));
  const counting = sql<{ count: number }>`select count(*)::int as count from (${matches}) as found`;
  const { rows } = await plannedByValue(db, (transaction) => counting.execute(transaction));
  return capped(rows[0]?.count ?? 0);
}
