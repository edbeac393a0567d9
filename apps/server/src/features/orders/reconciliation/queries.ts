import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { sql } from 'kysely';
import type { BillProvider } from '@meetingapp/contract/orders/reconciliation.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { billingWindow } from '@meetingapp/domain/orders/reconcile.ts';
import type { Database } from '../../../db/connection/database.ts';

/** Lines of another society's conferences and of sandboxes are hidden; lines without a conference are visible to every society. */
const seen = (societyId: number) =>
  sql<boolean>`(bill_line.conference_id is null or exists (select 1 from conference
    where conference.id = bill_line.conference_id and conference.society_id = ${societyId} and not conference.sandbox))`;
const signed = (column: string) =>
  sql`case when bill_line.kind = 'refund' then -1 else 1 end * coalesce(bill_line.${sql.ref(column)}, 0)`;

const sums = (db: Database, societyId: number) =>
  db
    .selectFrom('bill')
    .leftJoin('bill_line', (join) => join.onRef('bill_line.bill_id', '=', 'bill.id').on(seen(societyId)))
    .selectAll('bill')
    .select([
      sql<number>`count(bill_line.id)::int`.as('lines'),
      sql<number>`coalesce(sum(${signed('ours')}), 0)::bigint`.as('ours'),
      sql<number>`coalesce(sum(${signed('theirs')}), 0)::bigint`.as('theirs'),
      sql<number>`coalesce(sum(bill_line.fee), 0)::bigint`.as('fees'),
      sql<number>`count(*) filter (where bill_line.fate <> 'matched')::int`.as('findings'),
      sql<number>`count(*) filter (where bill_line.fate <> 'matched' and bill_line.resolved_at is null)::int`.as(
        'open',
      ),
    ])
    .groupBy('bill.id');

export const billsBetween = (db: Database, societyId: number, from: string, until: string) =>
  sums(db, societyId).where('bill.day', '>=', from).where('bill.day', '<', until).execute();
export type BillRow = Awaited<ReturnType<typeof billsBetween>>[number];

export const findBill = (db: Database, societyId: number, id: number) =>
  sums(db, societyId).where('bill.id', '=', id).executeTakeFirst();

/** Stored movements by day and provider without a fetched bill. */
export async function unbilledDays(db: Database, societyId: number, from: string, until: string) {
  const { rows } = await sql<{ provider: BillProvider; day: string; ours: number; lines: number }>`
    with moved as (
      select payment.provider, ledger.amount,
        (coalesce(refund.created_at, ledger.at) at time zone 'Asia/Shanghai')::date as day
      from ledger join payment on payment.id = ledger.payment_id
      join conference on conference.id = ledger.conference_id
      left join refund on refund.id = ledger.refund_id
      where conference.society_id = ${societyId} and not conference.sandbox and payment.provider in ('wechat', 'alipay')
        and ledger.currency = ${HOME_CURRENCY}
        and coalesce(refund.created_at, ledger.at) >= ${billingWindow(from).from}
        and coalesce(refund.created_at, ledger.at) < ${billingWindow(until).from})
    select provider, day::text as day, sum(amount)::bigint as ours, count(*)::int as lines from moved
    where not exists (select 1 from bill where bill.provider = moved.provider and bill.day = moved.day)
    group by provider, day`.execute(db);
  return rows;
}

export const linesOfBill = (db: Database, societyId: number, billId: number) =>
  db
    .selectFrom('bill_line')
    .leftJoin('orders', 'orders.id', 'bill_line.order_id')
    .leftJoin('registration', 'registration.id', 'orders.registration_id')
    .leftJoin('conference', 'conference.id', 'bill_line.conference_id')
    .leftJoin('staff_member', 'staff_member.id', 'bill_line.resolved_by')
    .selectAll('bill_line')
    .select([
      'orders.number as order_number',
      'registration.name',
      'conference.title as conference',
      'staff_member.name as staff_name',
    ])
    .where('bill_line.bill_id', '=', billId)
    .where(seen(societyId))
    .orderBy('bill_line.position')
    .execute();
export type BillLineRow = Awaited<ReturnType<typeof linesOfBill>>[number];

export const lineIsSeen = (db: Database, societyId: number, id: number) =>
  db
    .selectFrom('bill_line')
    .select('id')
    .where('id', '=', id)
    .where('fate', '<>', 'matched')
    .where(seen(societyId))
    .executeTakeFirst();

interface Known {
  kind: 'payment' | 'refund';
  number: string;
  amount: number;
  at: Date;
  orderId: number;
  conferenceId: number;
  expected: boolean;
}

/** Stored movements that a bill names, and those that it should contain. */
export async function knownMovements(
  db: Database,
  { provider, day, numbers }: { provider: BillProvider; day: string; numbers: readonly string[] },
): Promise<Known[]> {
  const { from, until } = billingWindow(day);
  const { rows } = await sql<Known>`
    with known as (
      select 'payment' as kind, payment.out_trade_no as number, payment.amount, ledger.at, payment.order_id
      from payment join ledger on ledger.payment_id = payment.id and ledger.kind = 'payment'
        -- Of what is paid for several people together there is a row each; the bill tells one payment.
        and ledger.order_id = payment.order_id
      where payment.provider = ${provider}
        and (payment.out_trade_no = any(${numbers}::text[]) or (ledger.at >= ${from} and ledger.at < ${until}))
      union all
      select 'refund', refund.out_refund_no, refund.amount, refund.created_at, refund.order_id
      from refund join payment on payment.id = refund.payment_id
      where payment.provider = ${provider} and refund.way = 'provider' and (
        (refund.out_refund_no = any(${numbers}::text[]) and refund.state <> 'failed')
        or (refund.state = 'done' and refund.created_at >= ${from} and refund.created_at < ${until})))
    select known.kind, known.number, known.amount, known.at, known.order_id as "orderId",
      orders.conference_id as "conferenceId",
      known.at >= ${from} and known.at < ${until} and not exists (
        select 1 from bill_line join bill on bill.id = bill_line.bill_id
        where bill_line.kind = known.kind and bill_line.number = known.number
          and bill_line.theirs is not null and not (bill.provider = ${provider} and bill.day = ${day}::date)
      ) as expected
    from known join orders on orders.id = known.order_id`.execute(db);
  return rows;
}

/** Orders with a payment on the bill whose notice never came. */
export async function unheardOrders(db: Database, numbers: readonly string[]): Promise<number[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('payment')
    .select('order_id')
    .distinct()
    .where('out_trade_no', 'in', [...numbers])
    .where('state', 'in', ['created', 'pending'])
    .execute();
  return rows.map((row) => row.order_id);
}

/** Days since `from` whose bill is stored, for a provider. */
export async function fetchedDays(db: Database, provider: BillProvider, from: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('bill')
    .select('day')
    .where('provider', '=', provider)
    .where('state', '=', 'fetched')
    .where('day', '>=', from)
    .execute();
  return new Set(rows.map(({ day }) => day));
}

/** Name of the society whose account the bills are of. */
export async function societyName(db: Database, societyId: number, language: Language): Promise<string> {
  const { name } = await db.selectFrom('society').select('name').where('id', '=', societyId).executeTakeFirstOrThrow();
  return pickLanguage(name, language);
}
