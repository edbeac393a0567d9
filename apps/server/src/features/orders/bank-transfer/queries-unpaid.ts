import { parseAmount } from '@meetingapp/domain/money.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { WaitingRow } from './queries.ts';

const FOUND_AT_MOST = 30;
const SUGGESTED_FROM = 5000;

/** Unpaid orders with the transfer that was announced for each alone; without one `payment_id` is null. */
const unpaid = (db: Database, conferenceId: number) =>
  db
    .selectFrom('orders')
    .innerJoin('registration', 'registration.id', 'orders.registration_id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('payment')
          .select(['payment.id', 'payment.instructions'])
          .whereRef('payment.order_id', '=', 'orders.id')
          .where('payment.shared_id', 'is', null)
          .where('payment.provider', '=', 'bank')
          .where('payment.state', 'in', ['created', 'pending'])
          .orderBy('payment.id', 'desc')
          .limit(1)
          .as('announced'),
      (join) => join.onTrue(),
    )
    .select([
      'announced.id as payment_id',
      'announced.instructions',
      'orders.id as order_id',
      'orders.number',
      'orders.total as amount',
      'orders.currency',
      'orders.state',
      'orders.hold_until',
      'orders.created_at',
      'registration.name',
      sql<string | null>`(select title from invoice where invoice.registration_id = registration.id
        and invoice.state <> 'withdrawn' order by invoice.id desc limit 1)`.as('invoice_title'),
    ])
    .where('orders.conference_id', '=', conferenceId)
    .where('orders.state', 'in', ['open', 'expired'])
    .where('orders.total', '>', 0)
    .orderBy('orders.id', 'desc');

export type UnpaidRow = Omit<WaitingRow, 'payment_id'> & { payment_id: number | null };

/** Unpaid orders whose person has not announced a transfer. */
export const unannounced = (db: Database, conferenceId: number): Promise<UnpaidRow[]> =>
  unpaid(db, conferenceId).where('announced.id', 'is', null).limit(SUGGESTED_FROM).execute();

/** True for orders over the amount that a word is, such as `1,200.00`, each read in its own currency. */
function isAmount(word: string, currencies: readonly string[]) {
  const amounts = currencies.flatMap((currency) => {
    const amount = parseAmount(word, currency);
    return amount === null ? [] : [sql`(orders.currency = ${currency} and orders.total = ${amount})`];
  });
  return amounts.length === 0 ? sql`false` : sql`(${sql.join(amounts, sql` or `)})`;
}

/** Unpaid orders in which every word is part of name, phone, organisation, invoice title or number, or is the amount. */
export async function findUnpaid(
  db: Database,
  conferenceId: number,
  words: string,
  currencies: readonly string[],
): Promise<{ rows: UnpaidRow[]; more: boolean }> {
  let query = unpaid(db, conferenceId);
  for (const word of words.toLowerCase().split(/\s+/).filter(Boolean))
    query = query.where(
      sql<boolean>`(strpos(lower(concat_ws(' ', registration.name, orders.number, registration.number,
        registration.answers ->> 'phone', registration.answers ->> 'company',
        (select string_agg(title, ' ') from invoice where invoice.registration_id = registration.id))), ${word}) > 0
        or ${isAmount(word, currencies)})`,
    );
  const rows = await query.limit(FOUND_AT_MOST + 1).execute();
  return { rows: rows.slice(0, FOUND_AT_MOST), more: rows.length > FOUND_AT_MOST };
}
