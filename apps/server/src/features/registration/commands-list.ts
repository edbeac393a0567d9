import { sql } from 'kysely';
import type { OrderState } from '@meetingapp/contract/orders.ts';
import { windowAt } from '@meetingapp/domain/registration/fees/window.ts';
import { indexTokens, searchWords } from '@meetingapp/domain/registration/search-words.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../db/transaction.ts';
import { findFees, type Fee } from './queries-configuration.ts';
import { spelled } from './queries-pinyin.ts';

/** So many are brought up to date by who looks at the list; what is beyond waits for the job. */
const AT_ONCE = 500;

/** Brings what the list shows beside the registrations' own columns up to date. Gives how many were not. */
export function listChanged(db: Database, cid: number, now: Date, most = AT_ONCE): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const rows = await changedRows(transaction, cid, most);
    if (rows.length === 0) return 0;
    const fees = await findFees(transaction, cid);
    const found = rows.map((row) => asFound(row, fees, now));
    await sql`
      insert into registration_search (registration_id, conference_id, name_key, amount, order_state, words, tokens)
      select id, ${cid}, name_key, amount, order_state, words, tokens
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
        as one (id bigint, name_key text, amount bigint, order_state text, words text, tokens text[])
      on conflict (registration_id) do update set name_key = excluded.name_key, amount = excluded.amount,
        order_state = excluded.order_state, words = excluded.words, tokens = excluded.tokens
    `.execute(transaction);
    await transaction
      .updateTable('registration')
      .set({ listed: true })
      .where(
        'id',
        'in',
        rows.map((row) => row.id),
      )
      .execute();
    return rows.length;
  });
}

/** Locked, so that what changes meanwhile is seen the next time; what others change in this moment is left to the next time too. */
const changedRows = (transaction: DatabaseTransaction, cid: number, most: number) =>
  transaction
    .selectFrom('registration')
    .select((column) => [
      'id',
      'number',
      'name',
      'fee_kind_id',
      sql<string | null>`answers ->> 'phone'`.as('phone'),
      sql<string | null>`answers ->> 'email'`.as('email'),
      sql<string | null>`answers ->> 'company'`.as('company'),
      column
        .selectFrom('orders')
        .select(
          // What was paid, changes included; where nothing was, what the newest order asks for.
          sql<{ total: number; state: OrderState }>`jsonb_build_object(
            'total', coalesce(sum(total) filter (where paid_at is not null), (array_agg(total order by orders.id desc))[1]),
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

function asFound({ id, number, name, fee_kind_id, phone, email, company, order }: ChangedRow, fees: Fee[], now: Date) {
  const inLetters = [spelled(name, true), spelled(company ?? '')].flatMap((one) => one ?? []);
  const words = [name, company, phone, email, number].flatMap((text) => searchWords(text ?? ''));
  const all = [
    ...words,
    ...inLetters.flatMap(({ whole, initials }) => [...searchWords(whole), ...searchWords(initials)]),
  ];
  const fee = fees.find((one) => one.id === fee_kind_id);
  const windows = fee?.windows.map(({ starts_at, ends_at, amount }) => ({ from: starts_at, until: ends_at, amount }));
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

/** Until all of a conference is up to date. What others hold locked is theirs to bring about. */
export async function listAllChanged(db: Database, cid: number, now: Date): Promise<void> {
  const page = 1000;
  while ((await listChanged(db, cid, now, page)) === page);
}
