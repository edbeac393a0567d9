import { sql } from 'kysely';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { dayFrom, momentFrom, momentOf } from '../support/calendar.ts';
import type { Stray } from './simulated-memory.ts';

const STRAY_DAY = 9;

/** A payment unknown to the system. */
export const strayPayment = (now: Date): Stray => ({
  outTradeNo: 'P7c1f0a94e2b85d3366aa0142',
  transaction: '4200009917082154360',
  amount: 98_000,
  at: momentFrom(now, -STRAY_DAY, '21:40'),
});

/** Saves the bill of a day that matches the ledger, except for an unknown payment on the last day. */
export async function seedBill(db: Database, provider: 'wechat' | 'alipay', back: number, now: Date): Promise<void> {
  const day = dayFrom(now, -back);
  const { rows } = await sql<{
    kind: 'payment' | 'refund';
    number: string;
    amount: number;
    at: Date;
    order_id: number;
    conference_id: number;
    provider_number: string;
  }>`
    select ledger.kind, coalesce(refund.out_refund_no, payment.out_trade_no) as number,
      coalesce(refund.amount, payment.amount) as amount, ledger.at, ledger.order_id, ledger.conference_id,
      coalesce(refund.provider_number, payment.provider_number, '') as provider_number
    from ledger join payment on payment.id = ledger.payment_id left join refund on refund.id = ledger.refund_id
    -- The bill tells one payment, also where several people share it.
    where payment.provider = ${provider} and (refund.id is not null or ledger.order_id = payment.order_id) and ledger.at >= ${momentOf(day)} and ledger.at < ${momentFrom(now, 1 - back)}
    order by ledger.at`.execute(db);
  const unknown = provider === 'wechat' && back === STRAY_DAY;
  if (rows.length === 0 && !unknown) return;
  const stray = strayPayment(now);
  const { id } = await db
    .insertInto('bill')
    .values({ provider, day, state: 'fetched', fetched_at: momentFrom(now, 1 - back, '10:12') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = rows.map(({ amount, kind, ...row }, position) => ({
    ...row,
    bill_id: id,
    position,
    kind,
    ours: amount,
    theirs: amount,
    fee: Math.round(Number(amount) * 0.006) * (kind === 'refund' ? -1 : 1),
    fate: 'matched' as const,
  }));
  if (lines.length > 0) await db.insertInto('bill_line').values(lines).execute();
  if (unknown)
    await db
      .insertInto('bill_line')
      .values({
        bill_id: id,
        position: lines.length,
        kind: 'payment',
        number: stray.outTradeNo,
        provider_number: stray.transaction,
        at: stray.at,
        theirs: stray.amount,
        fee: 588,
        fate: 'missing_here',
      })
      .execute();
}
