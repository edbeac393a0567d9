import { sql, type RawBuilder } from 'kysely';
import { COUNTED_AT_MOST } from '@meetingapp/contract/shapes.ts';
import type { OrderState } from '@meetingapp/contract/orders/order.ts';
import { searchWords, wantedTokens } from '@meetingapp/domain/registration/search-words.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { ProviderId } from '../../../ports/payment/provider.ts';
import { plannedByValue } from '../../../db/connection/planned-by-value.ts';
import { ORDER_NUMBER_DIGITS } from '../../../db/rows/order-number.ts';
import { isFoundBy, withTokens } from '../../registration/list/queries-words.ts';

export interface OrderFilter {
  state: OrderState | 'received' | null;
  provider: ProviderId | null;
  currency: string | null;
  /** First and last day in the conference's zone on which the order was made, both included; null: no limit. */
  from: string | null;
  until: string | null;
  words: string;
}

interface Page {
  /** The last order of the page before; null for the first page. */
  before: number | null;
  limit: number;
}

export interface FoundOrders<Row> {
  rows: Row[];
  total: number;
  /** True: there are more than `total`. */
  more: boolean;
}

const both = (conditions: readonly RawBuilder<unknown>[]) => sql.join([...conditions], sql` and `);
/** States of an order whose money came in. */
const received = ['paid', 'partly_refunded', 'refunding', 'refunded'] as const satisfies OrderState[];

const inState = (column: RawBuilder<unknown>, state: OrderState | 'received'): RawBuilder<unknown> =>
  state === 'received' ? sql`${column} = any(${[...received]}::text[])` : sql`${column} = ${state}`;

const zoneOf = (cid: number) => sql`(select zone from conference where conference.id = ${cid})`;

const conditions = (cid: number, { state, provider, currency, from, until }: OrderFilter): RawBuilder<unknown> =>
  both([
    sql`listed.conference_id = ${cid}`,
    ...(state === null ? [] : [inState(sql`listed.state`, state)]),
    ...(provider === null ? [] : [sql`listed.provider = ${provider}`]),
    ...(currency === null ? [] : [sql`listed.currency = ${currency}`]),
    ...(from === null ? [] : [sql`listed.created_at >= ${from}::date::timestamp at time zone ${zoneOf(cid)}`]),
    ...(until === null ? [] : [sql`listed.created_at < (${until}::date + 1)::timestamp at time zone ${zoneOf(cid)}`]),
  ]);

const older = (before: number | null): RawBuilder<unknown> =>
  before === null
    ? sql`true`
    : sql`(listed.created_at, listed.order_id) < (select created_at, order_id from listed_order where order_id = ${before})`;

/** A single word of letters and digits can be part of an order's number. */
const numberIn = (words: readonly string[]) =>
  words.length === 1 && words[0] !== undefined && /^[a-z0-9]+$/.test(words[0]) ? words[0] : null;

/** Compared row by row. */
const hasWords = (words: readonly string[]) => {
  const number = numberIn(words);
  const found = isFoundBy(words, sql.raw('listed.registration_id'));
  return number === null ? found : sql`(${found} or lower(listed.number) like ${`%${number}%`})`;
};

/** Orders by the index of their numbers, and those of registrations by the index of words. */
function byWords(cid: number, filter: OrderFilter): RawBuilder<unknown> {
  const words = searchWords(filter.words);
  const number = numberIn(words);
  const people = sql`(
    select listed.order_id, listed.created_at from registration_search as found
    cross join lateral (
      select * from listed_order as listed
      where listed.registration_id = found.registration_id and ${conditions(cid, filter)} offset 0
    ) as listed
    where found.conference_id = ${cid} and ${withTokens(words, 'found')} limit ${COUNTED_AT_MOST + 1})`;
  if (number === null) return people;
  const isNumber =
    number.length === ORDER_NUMBER_DIGITS
      ? sql`listed.order_id = (select orders.id from orders where orders.number = ${number})`
      : sql`number_tokens(listed.number) @> ${wantedTokens(words)}::text[] and lower(listed.number) like ${`%${number}%`}`;
  return sql`${people} union (
    select listed.order_id, listed.created_at from listed_order as listed
    where ${isNumber} and ${conditions(cid, filter)} limit ${COUNTED_AT_MOST + 1})`;
}

async function countKinds(db: Database, cid: number, { state, provider, currency }: OrderFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(count), 0)::int as count from order_count where ${both([
      sql`conference_id = ${cid}`,
      ...(state === null ? [] : [inState(sql`state`, state)]),
      ...(provider === null ? [] : [sql`provider = ${provider}`]),
      ...(currency === null ? [] : [sql`currency = ${currency}`]),
    ])}`.execute(db);
  return rows[0]?.count ?? 0;
}

async function countUpTo(db: Database, matches: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${matches} limit ${COUNTED_AT_MOST + 1}) as found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A page along the index of the filter, newest first. Words are compared row by row, so they must be common. */
async function walk(db: Database, cid: number, filter: OrderFilter, { before, limit }: Page): Promise<number[]> {
  const words = searchWords(filter.words);
  const { rows } = await sql<{ id: number }>`
    select listed.order_id as id from listed_order as listed
    where ${conditions(cid, filter)} and ${older(before)} and ${words.length > 0 ? hasWords(words) : sql`true`}
    order by listed.created_at desc, listed.order_id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

const capped = (count: number) => ({ total: Math.min(count, COUNTED_AT_MOST), more: count > COUNTED_AT_MOST });

/** The newest matches of words after a page, and their number. Planned for its words, of which some are rare and some in most rows. */
async function search(
  db: Database,
  cid: number,
  filter: OrderFilter,
  page: Page,
): Promise<{ ids: number[]; count: number }> {
  const kinds = await countKinds(db, cid, filter);
  const matches =
    kinds <= COUNTED_AT_MOST
      ? sql`select listed.order_id, listed.created_at from listed_order as listed
          where ${conditions(cid, filter)} and ${hasWords(searchWords(filter.words))}`
      : byWords(cid, filter);
  const found = sql<{ id: number; count: number }>`
    with listed as materialized (${matches}), size as (select count(*)::int from listed)
    select order_id as id, (select count from size) as count from listed where ${older(page.before)}
    order by listed.created_at desc, listed.order_id desc limit ${page.limit}`;
  const { rows } = await plannedByValue(db, (transaction) => found.execute(transaction));
  return { ids: rows.map(({ id }) => id), count: rows[0]?.count ?? 0 };
}

/**
 * One page of the orders that fit the filter, newest first, as `read` returns them, and how many fit. Without words the matches are
 * counted while the page is read.
 */
export async function findListed<Row>(
  db: Database,
  cid: number,
  filter: OrderFilter,
  page: Page,
  read: (ids: number[]) => Promise<Row[]>,
): Promise<FoundOrders<Row>> {
  const walked = async () => read(await walk(db, cid, filter, page));
  if (filter.words === '') {
    const isAllDays = filter.from === null && filter.until === null;
    const [rows, count] = await Promise.all([
      walked(),
      isAllDays
        ? countKinds(db, cid, filter)
        : countUpTo(db, sql`select from listed_order as listed where ${conditions(cid, filter)}`),
    ]);
    return { rows, ...(isAllDays ? { total: count, more: false } : capped(count)) };
  }
  if (searchWords(filter.words).length === 0) return { rows: [], total: 0, more: false };
  const found = await search(db, cid, filter, page);
  const count = capped(found.count);
  return { rows: count.more ? await walked() : await read(found.ids), ...count };
}
