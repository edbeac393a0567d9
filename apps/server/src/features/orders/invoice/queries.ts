import { sql, type RawBuilder } from 'kysely';
import type { InvoiceRow, InvoiceState, InvoiceView } from '@meetingapp/contract/orders/invoice.ts';
import { invoiceSerial } from '@meetingapp/domain/orders/invoice-result.ts';
import type { Database } from '../../../db/connection/database.ts';
import { redTaken } from './queries-request.ts';

/**
 * Paid for the registration, by the shared payment, or for the exhibitor's order, less completed refunds: a requested refund may still fail. People who paid
 * alone have a separate invoice.
 */
const kept = sql<number>`coalesce(case when invoice.stand_order_id is not null
  then (select total from stand_order where stand_order.id = invoice.stand_order_id and stand_order.state = 'paid')
  when invoice.shared_id is null
  then (select sum(orders.total - orders.refunded) from orders where orders.registration_id = invoice.registration_id
    and orders.state in ('paid', 'partly_refunded', 'refunding'))
  else (select sum(ledger.amount) from ledger join payment on payment.id = ledger.payment_id
    where payment.shared_id = invoice.shared_id) end, 0)::bigint`;
/** Refunds under way: no invoice is issued over that money. */
const going = sql<number>`coalesce(case when invoice.stand_order_id is not null then 0 when invoice.shared_id is null
  then (select sum(refund.amount) from refund join orders on orders.id = refund.order_id
    where orders.registration_id = invoice.registration_id and orders.state = 'refunding' and refund.state <> 'done')
  else (select sum(refund.amount) from refund join payment on payment.id = refund.payment_id
    where payment.shared_id = invoice.shared_id and refund.state <> 'done') end, 0)`;
const net = sql<number>`(${kept} - ${going})::bigint`;

const views: Record<InvoiceView, ReturnType<typeof sql<boolean>>> = {
  all: sql<boolean>`invoice.state <> 'withdrawn'`,
  to_issue: sql<boolean>`(invoice.state = 'asked' and ${net} > 0)`,
  unpaid: sql<boolean>`(invoice.state = 'asked' and ${net} <= 0)`,
  to_send: sql<boolean>`invoice.state = 'issued'`,
  to_red: sql<boolean>`(invoice.state in ('issued', 'sent', 'partly_red')
    and invoice.amount - ${redTaken} > greatest(${kept}, 0))`,
};

/** Issued over money that has been refunded since, so that a credit note is due. */
export const isRedDue = views.to_red;

const within = (db: Database, conferenceId: number) =>
  db
    .selectFrom('invoice')
    .leftJoin('registration', 'registration.id', 'invoice.registration_id')
    .leftJoin('stand_order', 'stand_order.id', 'invoice.stand_order_id')
    .leftJoin('exhibitor', 'exhibitor.id', 'stand_order.exhibitor_id')
    .where(sql<boolean>`coalesce(registration.conference_id, exhibitor.conference_id) = ${conferenceId}`);

/** Of the registration, or of the exhibitor whose order it is. */
const holderName = sql<string>`coalesce(registration.name, nullif(exhibitor.name ->> 'zh', ''), exhibitor.name ->> 'en')`;

type RedRow = InvoiceRow['reds'][number];

const described = (db: Database, conferenceId: number) =>
  within(db, conferenceId)
    .innerJoin('conference', (join) =>
      join.on('conference.id', '=', sql<number>`coalesce(registration.conference_id, exhibitor.conference_id)`),
    )
    .selectAll('invoice')
    .select([
      holderName.as('name'),
      sql<number | null>`coalesce(registration.account_id, stand_order.account_id)`.as('account_id'),
      'stand_order.exhibitor_id',
      sql<string>`coalesce(registration.number, stand_order.number)`.as('holder_number'),
      'conference.id as conference_id',
      'conference.title as conference_title',
      sql<string>`coalesce(registration.price_currency, stand_order.currency, conference.currency)`.as('currency'),
      net.as('net'),
      kept.as('kept'),
      redTaken.as('red_amount'),
      sql<
        RedRow[]
      >`coalesce((select jsonb_agg(jsonb_build_object('id', red.id, 'number', red.number, 'day', red.issued_on,
        'amount', red.amount, 'reason', red.reason) order by red.id)
        from invoice_red red where red.invoice_id = invoice.id), '[]')`.as('reds'),
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
        or strpos(lower(${holderName}), lower(${words})) > 0 or invoice.tax_number = ${serial}
        or exists (select 1 from invoice_red red where red.invoice_id = invoice.id and strpos(red.number, ${words}) > 0)
        or 'F' || lpad(invoice.id::text, 8, '0') = ${serial})`,
    );
  return query.orderBy('invoice.id', 'desc').limit(limit).execute();
}

/** Days in the conference's zone, both included; null: no limit. */
export interface DaySpan {
  from: string | null;
  until: string | null;
}

/** Invoices and requests of a register that have a line in some days, oldest first; a withdrawn request has none. */
const registered = (db: Database, { cid, zone }: { cid: number; zone: string }, { from, until }: DaySpan) => {
  const within = (day: RawBuilder<unknown>) =>
    sql<boolean>`(${from}::date is null or ${day} >= ${from}::date) and (${until}::date is null or ${day} <= ${until}::date)`;
  const own = sql`coalesce(invoice.issued_on, (invoice.created_at at time zone ${zone})::date)`;
  return described(db, cid)
    .where('invoice.state', '<>', 'withdrawn')
    .where(
      sql<boolean>`(${within(own)} or exists (select from invoice_red red
        where red.invoice_id = invoice.id and ${within(sql`red.issued_on`)}))`,
    );
};

/** A page of them, by id. */
export const registeredFrom = (
  db: Database,
  place: { cid: number; zone: string },
  span: DaySpan,
  { after, limit }: { after: number; limit: number },
) => registered(db, place, span).where('invoice.id', '>', after).orderBy('invoice.id').limit(limit).execute();

/** How many there are, and their currencies. */
export async function registerSize(db: Database, place: { cid: number; zone: string }, span: DaySpan) {
  const rows = await db
    .selectFrom(registered(db, place, span).as('listed'))
    .select(['listed.currency', sql<number>`count(*)::int`.as('count')])
    .groupBy('listed.currency')
    .orderBy('listed.currency')
    .execute();
  return { count: rows.reduce((sum, { count }) => sum + count, 0), currencies: rows.map(({ currency }) => currency) };
}

export const findInvoiceIn = (db: Database, conferenceId: number, id: number) =>
  described(db, conferenceId).where('invoice.id', '=', id).executeTakeFirst();

/** The same, locked against concurrent changes. */
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

/** Invoices that can be issued, all or those with these ids. */
export async function issuableInvoices(db: Database, conferenceId: number, ids: readonly number[]) {
  const query = described(db, conferenceId).where(views.to_issue).orderBy('invoice.id');
  return (ids.length === 0 ? query : query.where('invoice.id', 'in', [...ids])).execute();
}

async function askedInvoices(db: Database, conferenceId: number) {
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

/** Invoices of a conference from which a red letter may still take something. */
async function standingInvoices(db: Database, conferenceId: number) {
  const rows = await described(db, conferenceId)
    .where('invoice.state', 'in', ['issued', 'sent', 'partly_red'])
    .orderBy('invoice.id')
    .execute();
  return rows.map(({ id, number, amount, red_amount: redAmount, kept: left, name }) => ({
    id,
    number,
    amount: amount ?? 0,
    redAmount,
    kept: left,
    name,
  }));
}

/** Those of these numbers that an invoice or a red letter already has, in any conference. */
export async function knownNumbers(db: Database, numbers: readonly string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await db
    .selectFrom('invoice')
    .select('number')
    .where('number', 'in', [...numbers])
    .union(
      db
        .selectFrom('invoice_red')
        .select('number')
        .where('number', 'in', [...numbers]),
    )
    .execute();
  return new Set(rows.map(({ number }) => number));
}

/** Data with which the rows of a result are compared. */
export async function resultSources(db: Database, conferenceId: number, numbers: readonly string[]) {
  const [asked, standing, known] = await Promise.all([
    askedInvoices(db, conferenceId),
    standingInvoices(db, conferenceId),
    knownNumbers(db, numbers),
  ]);
  return { asked, standing, known };
}
