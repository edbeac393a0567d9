import { sql, type RawBuilder } from 'kysely';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { DeskMethod, PayMethod } from '@meetingapp/contract/orders/order.ts';
import type { RefundCause } from '@meetingapp/domain/orders/refund-causes.ts';
import { groupBy } from '@meetingapp/domain/group-by.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { ProviderId } from '../../../ports/payment/provider.ts';

/** Days in the conference's zone, both included; null: no limit. */
export interface DaySpan {
  from: string | null;
  until: string | null;
}

interface Place {
  cid: number;
  zone: string;
}

export interface LedgerRow {
  id: number;
  at: Date;
  kind: 'payment' | 'refund' | 'undone';
  amount: number;
  currency: string;
  order_number: string;
  registration_number: string;
  name: string;
  provider: ProviderId | null;
  /** As staff recorded it at the desk, otherwise as the person chose it. */
  method: PayMethod | DeskMethod | null;
  /** How the money of a refund went back; null for money received. */
  way: 'provider' | 'bank' | 'hand' | null;
  own_number: string;
  provider_number: string;
  receipt: string;
  cause: RefundCause | null;
  reason: string;
}

const within = (
  { cid, zone }: Place,
  { from, until }: DaySpan,
): RawBuilder<unknown> => sql`ledger.conference_id = ${cid}
  and (${from}::date is null or ledger.at >= ${from}::date::timestamp at time zone ${zone})
  and (${until}::date is null or ledger.at < (${until}::date + 1)::timestamp at time zone ${zone})`;

/** A page of the movements of money in some days, in the order in which they were booked. */
export async function ledgerFrom(
  db: Database,
  place: Place,
  span: DaySpan,
  { after, limit }: { after: number; limit: number },
): Promise<LedgerRow[]> {
  const { rows } = await sql<LedgerRow>`
    select ledger.id, ledger.at, ledger.kind, ledger.amount, ledger.currency, orders.number as order_number,
      registration.number as registration_number, registration.name, payment.provider,
      coalesce(desk_receipt.method, payment.method) as method, refund.way,
      coalesce(refund.out_refund_no, payment.out_trade_no, '') as own_number,
      case when refund.id is null then coalesce(payment.provider_number, '') else '' end as provider_number,
      coalesce(desk_receipt.number, '') as receipt, refund.cause, coalesce(refund.reason, '') as reason
    from ledger join orders on orders.id = ledger.order_id join registration on registration.id = orders.registration_id
      left join payment on payment.id = ledger.payment_id
      left join refund on refund.id = ledger.refund_id
      left join desk_receipt on desk_receipt.payment_id = payment.id
    where ${within(place, span)} and ledger.id > ${after}
    order by ledger.id limit ${limit}`.execute(db);
  return rows;
}

/** How many movements there are in some days, and their currencies. */
export async function ledgerSize(db: Database, place: Place, span: DaySpan) {
  const { rows } = await sql<{ currency: string; count: number }>`
    select currency, count(*)::int as count from ledger where ${within(place, span)} group by 1 order by 1`.execute(db);
  return { count: rows.reduce((sum, { count }) => sum + count, 0), currencies: rows.map(({ currency }) => currency) };
}

interface ExportLine {
  order_id: number;
  title: Bilingual;
  remark: Bilingual;
  quantity: number;
  amount: number;
}

/** Lines of several orders, by order. */
export async function linesOfOrders(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ExportLine[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_line')
    .select(['order_id', 'title', 'remark', 'quantity', 'amount'])
    .where('order_id', 'in', [...orderIds])
    .orderBy('id')
    .execute();
  return groupBy(
    rows,
    (row) => row.order_id,
    (row) => row,
  );
}
