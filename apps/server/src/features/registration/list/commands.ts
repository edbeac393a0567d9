import { sql } from 'kysely';
import type { OrderState } from '@meetingapp/contract/orders/order.ts';
import { priceIn } from '@meetingapp/domain/registration/fees/prices.ts';
import { windowAt } from '@meetingapp/domain/registration/fees/quote.ts';
import { indexTokens, searchWords } from '@meetingapp/domain/registration/search-words.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { findFees, type Fee } from '../configuration/queries.ts';
import { spelled } from '../../../text/pinyin.ts';

/** Rows that a read of the list updates; the job updates the rest. */
const AT_ONCE = 500;

/** Updates the rows by which changed registrations and their orders are listed, found and counted. Returns how many were out of date. */
export async function listChanged(db: Database, cid: number, now: Date, most = AT_ONCE): Promise<number> {
  if (!(await isChanged(db, cid))) return 0;
  return inTransaction(db, async (transaction) => {
    await sql`select lock_listed(${cid})`.execute(transaction);
    const rows = await changedRows(transaction, cid, most);
    if (rows.length === 0) return 0;
    const fees = await findFees(transaction, cid);
    const found = rows.map((row) => asFound(row, fees, now));
    await sql`
      insert into registration_search (registration_id, conference_id, state, changed_at, name_key, amount, order_state, words, tokens)
      select one.id, ${cid}, registration.state, registration.updated_at, name_key, amount, order_state, words, tokens
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
        as one (id bigint, name_key text, amount bigint, order_state text, words text, tokens text[])
      join registration on registration.id = one.id
      on conflict (registration_id) do update set state = excluded.state, changed_at = excluded.changed_at,
        name_key = excluded.name_key, amount = excluded.amount, order_state = excluded.order_state, words = excluded.words,
        tokens = excluded.tokens
    `.execute(transaction);
    const ids = rows.map((row) => row.id);
    await replaceListed(transaction, ids);
    await sql`update registration set listed = true where id = any (${ids}::bigint[])`.execute(transaction);
    return rows.length;
  });
}

const isChanged = (db: Database, cid: number) =>
  db
    .selectFrom('registration')
    .select('id')
    .where('conference_id', '=', cid)
    .where('listed', '=', false)
    .limit(1)
    .executeTakeFirst();

/** Deletes and inserts, so that the triggers of both tables count what changed. Requires the rows of registration_search. */
async function replaceListed(transaction: DatabaseTransaction, ids: readonly number[]): Promise<void> {
  await sql`delete from listed_order where registration_id = any (${ids}::bigint[])`.execute(transaction);
  await sql`delete from listed_registration where registration_id = any (${ids}::bigint[])`.execute(transaction);
  await sql`
    insert into listed_registration (registration_id, conference_id, state, branch_id, fee_kind_id, order_state, unpaid, places,
      received, created_at, changed_at, confirmed_at, name_key, amount, form_id)
    select fact.registration_id, fact.conference_id, fact.state, fact.branch_id, fact.fee_kind_id, fact.order_state, fact.unpaid,
      fact.places, fact.received, fact.created_at, fact.changed_at, fact.confirmed_at, found.name_key, found.amount, form_version.form_id
    from registration_facts(${ids}::bigint[]) as fact
      join registration_search as found on found.registration_id = fact.registration_id
      join registration on registration.id = fact.registration_id
      join form_version on form_version.id = registration.form_version_id`.execute(transaction);
  await sql`
    insert into listed_order (order_id, conference_id, registration_id, number, state, provider, created_at, currency)
    select id, conference_id, registration_id, number, state, coalesce(provider_of(id), 'none'), created_at, currency
    from orders where registration_id = any (${ids}::bigint[])`.execute(transaction);
}

/** Locked, so that a concurrent change is picked up next time; rows locked by others are also left for the next time. */
const changedRows = (transaction: DatabaseTransaction, cid: number, most: number) =>
  transaction
    .selectFrom('registration')
    .select((column) => [
      'id',
      'number',
      'name',
      'fee_kind_id',
      'price_currency',
      sql<string | null>`answers ->> 'phone'`.as('phone'),
      sql<string | null>`answers ->> 'email'`.as('email'),
      sql<string | null>`answers ->> 'company'`.as('company'),
      column
        .selectFrom('orders')
        .select(
          // What is paid now, changes included; without a payment, the amount of the newest order.
          sql<{ total: number; state: OrderState }>`jsonb_build_object(
            'total', coalesce(sum(total - refunded) filter (where paid_at is not null), (array_agg(total order by orders.id desc))[1]),
            'state', (array_agg(orders.state order by orders.state = 'refunding' desc,
              orders.state in ('cancelled', 'expired'), kind = 'change', orders.id desc))[1])`.as('it'),
        )
        .whereRef('orders.registration_id', '=', 'registration.id')
        .having(sql<boolean>`count(*) > 0`)
        .as('order'),
    ])
    .where('conference_id', '=', cid)
    .where('listed', '=', false)
    .orderBy('id')
    .limit(most)
    .forNoKeyUpdate('registration')
    .skipLocked()
    .execute();

type ChangedRow = Awaited<ReturnType<typeof changedRows>>[number];

function asFound(row: ChangedRow, fees: Fee[], now: Date) {
  const { id, number, name, fee_kind_id, price_currency, phone, email, company, order } = row;
  const inLetters = [spelled(name, true), spelled(company ?? '')].flatMap((one) => one ?? []);
  const words = [name, company, phone, email, number].flatMap((text) => searchWords(text ?? ''));
  const all = [
    ...words,
    ...inLetters.flatMap(({ whole, initials }) => [...searchWords(whole), ...searchWords(initials)]),
  ];
  const fee = fees.find((one) => one.id === fee_kind_id);
  const windows = fee?.windows.flatMap((window) => {
    const amount = priceIn(window, price_currency);
    return amount === null ? [] : [{ from: window.starts_at, until: window.ends_at, amount }];
  });
  const price = windows && (windowAt(windows, now).current?.amount ?? null);
  return {
    id,
    name_key: `${spelled(name, true)?.whole ?? name.toLowerCase()} ${name}`.slice(0, 200),
    amount: order?.total ?? price ?? -1,
    order_state: order?.state ?? null,
    words: all.join(' '),
    tokens: indexTokens(all),
  };
}

/** Repeats until the whole conference is up to date. Rows locked by other transactions are left to them. */
export async function listAllChanged(db: Database, cid: number, now: Date): Promise<void> {
  const page = 1000;
  while ((await listChanged(db, cid, now, page)) === page);
}
