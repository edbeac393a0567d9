import { sql, type RawBuilder } from 'kysely';
import { COUNTED_AT_MOST } from '@meetingapp/contract/shapes.ts';
import type { ListCursor, RegistrationFilter, RegistrationSort } from '@meetingapp/contract/registration/list.ts';
import { searchWords } from '@meetingapp/domain/registration/search-words.ts';
import type { Database } from '../../../db/connection/database.ts';
import { plannedByValue } from '../../../db/connection/planned-by-value.ts';
import { listedRows, usual, type ListedRow, type ListPlace } from './queries.ts';
import { estimateWith, isFoundBy, withTokens, withWords } from './queries-words.ts';

/** How the keys of each sort order are written and compared: exact, also below a millisecond. */
const sorts = {
  changed: {
    column: 'changed_at',
    key: sql.raw('(extract(epoch from sorted) * 1000000)::bigint::text'),
    value: (key: string) => sql`timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond'`,
    valid: /^\d{1,16}$/,
  },
  name: {
    column: 'name_key',
    key: sql.raw('sorted'),
    value: (key: string) => sql`${key}::text`,
    valid: /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}]*$/u,
  },
  amount: {
    column: 'amount',
    key: sql.raw('sorted::text'),
    value: (key: string) => sql`${key}::bigint`,
    valid: /^-?\d{1,15}$/,
  },
} as const satisfies Record<RegistrationSort, unknown>;

/** The column of a sort order, which stands in both tables. */
const sortedBy = (sort: RegistrationSort, table: 'listed' | 'found') => sql.ref(`${table}.${sorts[sort].column}`);

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
  const { key } = sorts[wish.sort];
  const column = sortedBy(wish.sort, 'listed');
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

const hasOnlyStates = ({ branches, fees, forms, orders, from, until }: RegistrationFilter): boolean =>
  [branches, fees, forms, orders].every((kinds) => kinds.length === 0) && from === null && until === null;

/** How the matches of words are found in a conference. */
type SearchWay =
  /** Few rows fit the other conditions: they are compared one by one. */
  | 'each'
  /** Most rows have the words: they are compared in any order, until enough are found. */
  | 'most'
  /** The index of words is read first. */
  | 'index';

async function wayOf(db: Database, place: ListPlace, filter: RegistrationFilter): Promise<SearchWay> {
  const kinds = await countKinds(db, place, filter);
  if (kinds <= COUNTED_AT_MOST) return 'each';
  const isMost = hasOnlyStates(filter) && (await estimateWith(db, place.cid, searchWords(filter.words))) > kinds / 2;
  return isMost ? 'most' : 'index';
}

/** At most COUNTED_AT_MOST + 1 matches of words, as a table of `id` and `sorted`. */
function foundByWords(place: ListPlace, filter: RegistrationFilter, sort: RegistrationSort, way: SearchWay) {
  const words = searchWords(filter.words);
  const listed = sortedBy(sort, 'listed');
  if (way === 'each')
    return sql`select listed.registration_id as id, ${listed} as sorted from listed_registration as listed
      where ${conditions(place, filter)} and ${isFoundBy(words, sql.raw('listed.registration_id'))}`;
  const isFound = sql`found.conference_id = ${place.cid} and ${way === 'most' ? withWords(words, 'found') : withTokens(words, 'found')}`;
  const most = sql`limit ${COUNTED_AT_MOST + 1}`;
  // The state stands beside the words.
  if (hasOnlyStates(filter))
    return sql`select found.registration_id as id, ${sortedBy(sort, 'found')} as sorted from registration_search as found
      where ${isFound} and found.state = any (${[...statesOf(filter)]}::text[]) ${most}`;
  return sql`select listed.registration_id as id, ${listed} as sorted from registration_search as found
    cross join lateral (
      select * from listed_registration as listed
      where listed.registration_id = found.registration_id and ${conditions(place, filter)} offset 0
    ) as listed
    where ${isFound} ${most}`;
}

/** A page of the matches of words, and their number. Without rows when there are more than are counted. */
async function searchPage(
  db: Database,
  place: ListPlace,
  filter: RegistrationFilter,
  wish: PageInput,
): Promise<{ rows: PageRow[]; count: number }> {
  const direction = sql.raw(wish.descending ? 'desc' : 'asc');
  const order = sql`order by sorted ${direction}, id ${direction}`;
  const way = await wayOf(db, place, filter);
  const search = sql<{ id: number | null; key: string; count: number }>`
    with found as materialized (${foundByWords(place, filter, wish.sort, way)}),
    size as materialized (select count(*)::int as count from found),
    page as (
      select id, sorted from found
      where (select count from size) <= ${COUNTED_AT_MOST}::int and ${beyond(wish, sql.raw('sorted'), sql.raw('id'))}
      ${order} limit ${wish.limit}
    )
    select id, ${sorts[wish.sort].key} as key, size.count from size left join page on true ${order}`;
  const { rows } = await plannedByValue(db, (transaction) => search.execute(transaction));
  return {
    rows: rows.flatMap(({ id, key }) => (id === null ? [] : [{ id, key }])),
    count: rows[0]?.count ?? 0,
  };
}

export interface ListPage extends ListCount {
  rows: ListedRow[];
  /** The last row, when there are more. */
  next: PageRow | null;
}

/** What the list shows of the first `limit` rows. */
async function shown(db: Database, { cid }: ListPlace, found: readonly PageRow[], limit: number) {
  const page = found.slice(0, limit);
  const rows = await listedRows(
    db,
    cid,
    page.map(({ id }) => id),
  );
  return { rows, next: found.length > limit ? (page.at(-1) ?? null) : null };
}

/**
 * One page of the list in its order, and how many match, counted up to COUNTED_AT_MOST where the counts by kind do not say it. Without
 * words the matches are counted while the page is read.
 */
export async function findListed(
  db: Database,
  place: ListPlace,
  filter: RegistrationFilter,
  wish: PageInput,
): Promise<ListPage> {
  const { limit } = wish;
  const oneMore = { ...wish, limit: limit + 1 };
  const walked = async () => shown(db, place, await walk(db, place, filter, oneMore), limit);
  if (filter.words === '') {
    const [page, count] = await Promise.all([walked(), countListed(db, place, filter)]);
    return { ...page, ...count };
  }
  if (searchWords(filter.words).length === 0) return { rows: [], next: null, count: 0, more: false };
  const found = await searchPage(db, place, filter, oneMore);
  const count = capped(found.count);
  return { ...(count.more ? await walked() : await shown(db, place, found.rows, limit)), ...count };
}

/** How many match. */
export async function countListed(db: Database, place: ListPlace, filter: RegistrationFilter): Promise<ListCount> {
  const isUncounted = filter.forms.length > 0 || filter.from !== null || filter.until !== null;
  if (filter.words === '' && !isUncounted) return { count: await countKinds(db, place, filter), more: false };
  if (filter.words !== '' && searchWords(filter.words).length === 0) return { count: 0, more: false };
  const matches =
    filter.words === ''
      ? sql`select from listed_registration as listed where ${conditions(place, filter)} limit ${COUNTED_AT_MOST + 1}`
      : foundByWords(place, filter, 'changed', await wayOf(db, place, filter));
  const counting = sql<{ count: number }>`select count(*)::int as count from (${matches}) as found`;
  const { rows } = await plannedByValue(db, (transaction) => counting.execute(transaction));
  return capped(rows[0]?.count ?? 0);
}
