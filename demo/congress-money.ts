import { sql } from 'kysely';
import type { Database } from '@meetingapp/server/db/database.ts';
import { dayFrom, momentFrom, momentOf } from './calendar.ts';

interface PaidRow {
  id: number;
  registration_id: number;
  total: number;
  company: string;
  email: string;
  payment_id: number;
}

/** Digits that look like the tax office's: year, province, a running number. */
const numberOf = (index: number): string => `2633200000${String(1_040_217 + index * 3).padStart(10, '0')}`;
const taxNumber = '12330000470001234A';

/** Invoices in each state, and the bills of the last days, one of which has a finding. */
export async function seedCongressMoney(db: Database, conferenceId: number, now: Date): Promise<void> {
  const orders = await paidOrders(db, conferenceId);
  for (const [index, order] of orders.entries()) await seedInvoice(db, order, index, now);
  for (let back = 14; back >= 1; back -= 1)
    for (const provider of ['wechat', 'alipay'] as const) await seedBill(db, provider, back, now);
}

const paidOrders = (db: Database, conferenceId: number): Promise<PaidRow[]> =>
  db
    .selectFrom('orders')
    .innerJoin('registration', 'registration.id', 'orders.registration_id')
    .innerJoin('payment', 'payment.order_id', 'orders.id')
    .select([
      'orders.id',
      'orders.registration_id',
      'orders.total',
      'payment.id as payment_id',
      sql<string>`coalesce(registration.answers ->> 'company', registration.name)`.as('company'),
      sql<string>`coalesce(registration.answers ->> 'email', '')`.as('email'),
    ])
    .where('orders.conference_id', '=', conferenceId)
    .where('orders.state', '=', 'paid')
    .where('payment.state', '=', 'succeeded')
    .where('payment.provider', '=', 'wechat')
    .orderBy('orders.id')
    .limit(9)
    .execute();

/** What became of each of the nine; shares of the total where some of it went back or was taken off. */
const lives = [
  { state: 'asked', back: 0, reds: [] },
  { state: 'asked', back: 0, reds: [] },
  { state: 'issued', back: 0, reds: [] },
  { state: 'sent', back: 0, reds: [] },
  { state: 'sent', back: 0.3, reds: [] },
  { state: 'partly_red', back: 0.3, reds: [0.2, 0.1] },
  { state: 'reissued', back: 0, reds: [1] },
  { state: 'red_letter', back: 0, reds: [1] },
  { state: 'refused', back: 0, reds: [] },
] as const;

async function seedInvoice(db: Database, order: PaidRow, index: number, now: Date): Promise<void> {
  const life = lives[index];
  if (!life) return;
  const { state, back, reds } = life;
  const special = index === 1;
  const wish = {
    registration_id: order.registration_id,
    kind: special ? ('special' as const) : ('ordinary' as const),
    holder: 'organisation' as const,
    title: order.company,
    tax_number: taxNumber,
    email: order.email,
    created_at: momentFrom(now, -20, '10:00'),
    ...(special
      ? { address: '滨湖路 1 号', phone: '0571-5550 0001', bank: '湖滨银行', account: '6222020000000000000' }
      : {}),
  };
  if (back > 0) await giveBack(db, order, Math.round(order.total * back), now);
  const issued = state !== 'asked' && state !== 'refused';
  const { id } = await db
    .insertInto('invoice')
    .values({
      ...wish,
      state,
      ...(issued ? { amount: order.total, number: numberOf(index), issued_on: dayFrom(now, -15) } : {}),
      ...(state === 'sent' ? { sent_at: momentFrom(now, -15, '16:20') } : {}),
      reason: state === 'refused' ? '税号与抬头不符，请核对' : '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [at, part] of reds.entries())
    await db
      .insertInto('invoice_red')
      .values({
        invoice_id: id,
        number: numberOf(index + 20 + at),
        issued_on: dayFrom(now, at - 10),
        amount: Math.round(order.total * part),
        reason: part === 1 ? '抬头开错' : '部分退款',
      })
      .execute();
  if (state !== 'reissued') return;
  const again = { ...wish, title: `${order.company}（心内科）`, created_at: momentFrom(now, -10, '11:00') };
  await db
    .insertInto('invoice')
    .values({ ...again, replaces_id: id })
    .execute();
}

async function giveBack(db: Database, order: PaidRow, amount: number, now: Date): Promise<void> {
  const at = momentFrom(now, -12, '14:30');
  const { id } = await db
    .insertInto('refund')
    .values({
      order_id: order.id,
      payment_id: order.payment_id,
      out_refund_no: `RD${order.id}`,
      provider_number: `50300${order.id}`,
      amount,
      reason: '只参加前两天',
      state: 'done',
      created_at: at,
      settled_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('ledger')
    .columns(['at', 'conference_id', 'order_id', 'payment_id', 'refund_id', 'kind', 'amount', 'currency'])
    .expression((from) =>
      from
        .selectFrom('orders')
        .select([
          sql<Date>`${at}::timestamptz`.as('at'),
          'conference_id',
          'id',
          sql<number>`${order.payment_id}::bigint`.as('payment_id'),
          sql<number>`${id}::bigint`.as('refund_id'),
          sql<string>`'refund'`.as('kind'),
          sql<number>`${-amount}::bigint`.as('amount'),
          'currency',
        ])
        .where('id', '=', order.id),
    )
    .execute();
  await db
    .updateTable('orders')
    .set({ refunded: amount, state: 'partly_refunded' })
    .where('id', '=', order.id)
    .execute();
}

/** The bill of a day that agrees with us, but for a payment on the last day that nobody knows of. */
async function seedBill(db: Database, provider: 'wechat' | 'alipay', back: number, now: Date): Promise<void> {
  const day = dayFrom(now, -back);
  const { rows } = await sql<{
    kind: 'payment' | 'refund';
    number: string;
    amount: number;
    at: Date;
    order_id: number;
    conference_id: number;
  }>`
    select ledger.kind, coalesce(refund.out_refund_no, payment.out_trade_no) as number, abs(ledger.amount) as amount,
      ledger.at, ledger.order_id, ledger.conference_id
    from ledger join payment on payment.id = ledger.payment_id left join refund on refund.id = ledger.refund_id
    where payment.provider = ${provider} and ledger.at >= ${momentOf(day)} and ledger.at < ${momentFrom(now, 1 - back)}
    order by ledger.at`.execute(db);
  const unknown = provider === 'wechat' && back === 9;
  if (rows.length === 0 && !unknown) return;
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
    provider_number: `42000${row.number.slice(-16)}`,
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
        number: 'P7c1f0a94e2b85d3366aa0142',
        provider_number: '4200009917082154360',
        at: momentOf(day, '21:40'),
        theirs: 98_000,
        fee: 588,
        fate: 'missing_here',
      })
      .execute();
}
