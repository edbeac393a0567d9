import { sql } from 'kysely';
import { invoiceSerial } from '@meetingapp/domain/orders/invoice-result.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { dayFrom, momentFrom } from '../support/calendar.ts';
import { seedBill } from './congress-bills.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { seedRefundRequest } from './congress-refund-request.ts';
import { people } from '../people/people.ts';

interface PaidRow {
  id: number;
  registration_id: number;
  total: number;
  company: string;
  email: string;
  payment_id: number;
}

/** Invoice number in the tax office's form: year, province, a running number. */
const numberOf = (index: number): string => `2633200000${String(1_040_217 + index * 3).padStart(10, '0')}`;
const taxNumber = '123300004700012347';

/** Inserts invoices in each state, and the bills of the last days, one of which has a finding. Invoice files need a file store. */
export async function seedCongressMoney(
  db: Database,
  conferenceId: number,
  now: Date,
  files: FileStore | null,
): Promise<void> {
  const orders = await paidOrders(db, conferenceId);
  for (const [index, order] of orders.entries()) await seedInvoice(db, order, index, now);
  await seedRefundRequest(db, conferenceId, now);
  if (files) await keepFiles(db, files);
  for (let back = 14; back >= 1; back -= 1)
    for (const provider of ['wechat', 'alipay'] as const) await seedBill(db, provider, back, now);
}

/** Nine of the office's orders, and the one of the demo's log-in, who sees the file on the phone. */
async function paidOrders(db: Database, conferenceId: number): Promise<PaidRow[]> {
  const rows = await paidByWechat(db, conferenceId);
  const own = rows.findLast(({ name }) => name === people[0]?.name);
  return [...rows.slice(0, 9), ...(own ? [own] : [])];
}

const paidByWechat = (db: Database, conferenceId: number) =>
  db
    .selectFrom('orders')
    .innerJoin('registration', 'registration.id', 'orders.registration_id')
    .innerJoin('payment', 'payment.order_id', 'orders.id')
    .select([
      'orders.id',
      'orders.registration_id',
      'registration.name',
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
    .execute();

/** Outcome of each invoice; `back` and `reds` are shares of the total that were refunded or deducted. */
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
  { state: 'sent', back: 0, reds: [] },
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
    created_at: momentFrom(now, index === 9 ? -9 : -20, index === 9 ? '20:40' : '10:00'),
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
      ...(issued
        ? { amount: order.total, number: numberOf(index), issued_on: dayFrom(now, index === 9 ? -7 : -15) }
        : {}),
      ...(state === 'sent' ? { sent_at: momentFrom(now, index === 9 ? -7 : -15, '16:20') } : {}),
      reason: state === 'refused' ? '税号与抬头不符，请核对' : '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [at, part] of reds.entries())
    await db
      .insertInto('invoice_red')
      .values({
        invoice_id: id,
        number: numberOf(20 + index * 2 + at),
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

/** Saves the PDF of every issued invoice. */
async function keepFiles(db: Database, files: FileStore): Promise<void> {
  const rows = await db.selectFrom('invoice').selectAll().where('number', '<>', '').execute();
  for (const { id, kind, number, issued_on, title, tax_number: taxNumber, amount } of rows) {
    const paper = invoicePdf({
      kind: kind === 'special' ? '电子发票（增值税专用发票）' : '电子发票（普通发票）',
      number,
      day: issued_on ?? '',
      title,
      taxNumber,
      amount: amount ?? 0,
      serial: invoiceSerial(id),
    });
    const { key, size } = await files.put(paper, 'pdf');
    await db.insertInto('stored_file').values({ id: key, kind: 'invoice', bytes: size }).execute();
    await db.updateTable('invoice').set({ file_key: key }).where('id', '=', id).execute();
  }
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
      cause: 'staff',
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
