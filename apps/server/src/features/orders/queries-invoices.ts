import { sql } from 'kysely';
import type { InvoiceState, InvoiceView } from '@meetingapp/contract/orders-invoices.ts';
import { invoiceSerial } from '@meetingapp/domain/orders/invoice-result.ts';
import type { Database } from '../../db/database.ts';

/** The orders that an invoice is about: of its registration, or those that were paid together. */
const own = sql`case when invoice.shared_id is null then orders.registration_id = invoice.registration_id
  else orders.id in (select order_id from shared_part where shared_part.shared_id = invoice.shared_id) end`;
/** Paid for them, less what went back or is on its way back. */
const net = sql<number>`(coalesce((select sum(orders.total - orders.refunded) from orders
    where ${own} and orders.state in ('paid', 'partly_refunded', 'refunding')), 0)
  - coalesce((select sum(refund.amount) from refund join orders on orders.id = refund.order_id
    where ${own} and orders.state = 'refunding' and refund.state <> 'done'), 0))::bigint`;

const views: Record<InvoiceView, ReturnType<typeof sql<boolean>>> = {
  all: sql<boolean>`invoice.state <> 'withdrawn'`,
  to_issue: sql<boolean>`(invoice.state = 'asked' and ${net} > 0)`,
  unpaid: sql<boolean>`(invoice.state = 'asked' and ${net} <= 0)`,
  to_send: sql<boolean>`invoice.state = 'issued'`,
  to_red: sql<boolean>`(invoice.state in ('issued', 'sent', 'partly_red')
    and invoice.amount - invoice.red_amount > greatest(${net}, 0))`,
};

const within = (db: Database, conferenceId: number) =>
  db
    .selectFrom('invoice')
    .innerJoin('registration', 'registration.id', 'invoice.registration_id')
    .where('registration.conference_id', '=', conferenceId);

const described = (db: Database, conferenceId: number) =>
  within(db, conferenceId)
    .innerJoin('conference', 'conference.id', 'registration.conference_id')
    .selectAll('invoice')
    .select([
      'registration.name',
      'registration.account_id',
      'conference.title as conference_title',
      'conference.currency',
      net.as('net'),
    ]);
export type InvoiceInRow = NonNullable<Awaited<ReturnType<typeof findInvoiceIn>>>;

export interface InvoiceFilter {
  view: InvoiceView;
  state: InvoiceState | null;
  words: string;
}

export function findInvoicesIn(
  db: Database,
  conferenceId: number,
  { view, state, words }: InvoiceFilter,
  { before, limit }: { before: number | null; limit: number },
) {
  let query = described(db, conferenceId).where(views[view]);
  if (state !== null) query = query.where('invoice.state', '=', state);
  if (before !== null) query = query.where('invoice.id', '<', before);
  const serial = words.toUpperCase();
  if (words !== '')
    query = query.where(
      sql<boolean>`(strpos(invoice.number, ${words}) > 0 or strpos(lower(invoice.title), lower(${words})) > 0
        or strpos(lower(registration.name), lower(${words})) > 0 or invoice.tax_number = ${serial}
        or 'F' || lpad(invoice.id::text, 8, '0') = ${serial})`,
    );
  return query.orderBy('invoice.id', 'desc').limit(limit).execute();
}

export const findInvoiceIn = (db: Database, conferenceId: number, id: number) =>
  described(db, conferenceId).where('invoice.id', '=', id).executeTakeFirst();

/** The same, and nobody else changes it meanwhile. */
export async function lockInvoiceIn(db: Database, conferenceId: number, id: number) {
  const found = await db.selectFrom('invoice').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return found && findInvoiceIn(db, conferenceId, id);
}

export async function countInvoicesIn(db: Database, conferenceId: number): Promise<Record<InvoiceView, number>> {
  const count = (view: InvoiceView) => sql<number>`count(*) filter (where ${views[view]})::int`.as(view);
  return within(db, conferenceId)
    .select([count('all'), count('to_issue'), count('unpaid'), count('to_send'), count('to_red')])
    .executeTakeFirstOrThrow();
}

export const findInvoiceSetting = (db: Database, conferenceId: number) =>
  db.selectFrom('invoice_setting').selectAll().where('conference_id', '=', conferenceId).executeTakeFirst();

/** Every invoice that can be issued, or of some of them. */
export async function issuableInvoices(db: Database, conferenceId: number, ids: readonly number[]) {
  const query = described(db, conferenceId).where(views.to_issue).orderBy('invoice.id');
  return (ids.length === 0 ? query : query.where('invoice.id', 'in', [...ids])).execute();
}

export async function askedInvoices(db: Database, conferenceId: number) {
  const rows = await issuableInvoices(db, conferenceId, []);
  return rows.map(({ id, title, net: due, name }) => ({ id, serial: invoiceSerial(id), title, net: due, name }));
}

export const findInvoiceResult = (db: Database, conferenceId: number, id: number) =>
  db
    .selectFrom('invoice_result')
    .selectAll()
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();

/** Which of these numbers an invoice has already, of whatever conference. */
export async function knownNumbers(db: Database, numbers: readonly string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await db
    .selectFrom('invoice')
    .select('number')
    .where('number', 'in', [...numbers])
    .execute();
  return new Set(rows.map(({ number }) => number));
}
