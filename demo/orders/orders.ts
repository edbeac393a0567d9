import { randomBytes, randomInt } from 'node:crypto';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { both, json, nothing } from '../support/bilingual.ts';

export interface OrderLineInput {
  kind?: 'fee' | 'extra' | 'night' | 'discount';
  title?: Bilingual;
  remark?: Bilingual;
  quantity?: number;
  /** Smallest units of the currency for the whole line; negative for a discount. */
  amount: number;
}

export interface OrderInput {
  /** Of the registration, or of a later change to it; `registration` by default. */
  kind?: 'registration' | 'change';
  lines?: OrderLineInput[];
  /** Open until then; absent for a paid order. */
  holdUntil?: Date;
  method?: 'jsapi' | 'h5' | 'native' | 'alipay_wap' | 'bank_transfer';
  /** By default the conference's. */
  currency?: string;
  createdAt?: Date;
}

const providers = {
  jsapi: 'wechat',
  h5: 'wechat',
  native: 'wechat',
  alipay_wap: 'alipay',
  bank_transfer: 'bank',
} as const;

/** Inserts the order of a registration: paid, with its payment and its row in the ledger, or open; returns its id. */
export async function buildOrder(db: Database, registrationId: number, wish: OrderInput = {}): Promise<number> {
  const found = await db
    .selectFrom('registration')
    .innerJoin('conference', 'conference.id', 'registration.conference_id')
    .select(['registration.account_id', 'registration.conference_id', 'conference.currency'])
    .where('registration.id', '=', registrationId)
    .executeTakeFirstOrThrow();
  const registration = { ...found, currency: wish.currency ?? found.currency };
  const lines = wish.lines ?? [{ title: both('标准注册费', 'Standard fee'), amount: 100_000 }];
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const at = wish.createdAt ?? new Date();
  const state = wish.holdUntil ? 'open' : 'paid';
  const order = await db
    .insertInto('orders')
    .values({
      number: `${at.toISOString().slice(0, 10).replaceAll('-', '')}${String(randomInt(10_000_000_000)).padStart(10, '0')}`,
      conference_id: registration.conference_id,
      account_id: registration.account_id,
      registration_id: registrationId,
      kind: wish.kind ?? 'registration',
      currency: registration.currency,
      total,
      state,
      hold_until: wish.holdUntil ?? null,
      created_at: at,
      paid_at: state === 'paid' ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_line')
    .values(
      lines.map((line) => ({
        order_id: order.id,
        kind: line.kind ?? 'fee',
        title: json(line.title ?? both('注册费', 'Registration')),
        remark: json(line.remark ?? nothing),
        quantity: line.quantity ?? 1,
        amount: line.amount,
      })),
    )
    .execute();
  if (state === 'paid') await payOrder(db, order.id, total, registration, wish.method ?? 'native', at);
  return order.id;
}

async function payOrder(
  db: Database,
  orderId: number,
  total: number,
  registration: { conference_id: number; currency: string },
  method: keyof typeof providers,
  at: Date,
): Promise<void> {
  await db
    .insertInto('order_event')
    .values({ order_id: orderId, at, actor: 'system', event: 'pay', from_state: 'open', to_state: 'paid' })
    .execute();
  if (total === 0) return;
  const number = randomBytes(12).toString('hex');
  const payment = await db
    .insertInto('payment')
    .values({
      order_id: orderId,
      provider: providers[method],
      method,
      out_trade_no: `M${number}`,
      provider_number: `P${number}`,
      amount: total,
      currency: registration.currency,
      state: 'succeeded',
      created_at: at,
      settled_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('orders').set({ kept_payment_id: payment.id }).where('id', '=', orderId).execute();
  await db
    .insertInto('ledger')
    .values({
      at,
      conference_id: registration.conference_id,
      order_id: orderId,
      payment_id: payment.id,
      kind: 'payment',
      amount: total,
      currency: registration.currency,
    })
    .execute();
}

export interface SharedInput {
  accountId: number;
  /** Registrations of one conference without an order, each with its own lines. */
  registrations: readonly number[];
  lines?: OrderLineInput[];
  method?: keyof typeof providers;
  createdAt: Date;
}

/** Inserts a payment for several people: one order each, and one payment with a share of everybody. */
export async function buildSharedOrder(db: Database, wish: SharedInput): Promise<number> {
  const { createdAt: at, method = 'native' } = wish;
  const orders = [];
  for (const id of wish.registrations)
    orders.push(
      await buildOrder(db, id, { ...(wish.lines ? { lines: wish.lines } : {}), holdUntil: at, createdAt: at }),
    );
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'total', 'conference_id', 'currency'])
    .where('id', 'in', orders)
    .orderBy('registration_id')
    .execute();
  const [first] = rows;
  if (!first) throw new Error('nobody is paid for');
  const { conference_id, currency } = first;
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  const shared = await db
    .insertInto('shared_order')
    .values({
      number: `${at.toISOString().slice(0, 10).replaceAll('-', '')}${String(randomInt(10_000_000_000)).padStart(10, '0')}`,
      conference_id,
      account_id: wish.accountId,
      currency,
      total,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('shared_part')
    .values(rows.map((row) => ({ shared_id: shared.id, order_id: row.id, amount: row.total })))
    .execute();
  const number = randomBytes(12).toString('hex');
  const payment = await db
    .insertInto('payment')
    .values({
      order_id: first.id,
      shared_id: shared.id,
      provider: providers[method],
      method,
      out_trade_no: `M${number}`,
      provider_number: `P${number}`,
      amount: total,
      currency,
      state: 'succeeded',
      created_at: at,
      settled_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const row of rows) {
    await db
      .updateTable('orders')
      .set({ state: 'paid', paid_at: at, hold_until: null, kept_payment_id: payment.id })
      .where('id', '=', row.id)
      .execute();
    await db
      .insertInto('order_event')
      .values({ order_id: row.id, at, actor: 'system', event: 'pay', from_state: 'open', to_state: 'paid' })
      .execute();
    await db
      .insertInto('ledger')
      .values({
        at,
        conference_id,
        order_id: row.id,
        payment_id: payment.id,
        kind: 'payment',
        amount: row.total,
        currency,
      })
      .execute();
  }
  return shared.id;
}
