import { randomBytes } from 'node:crypto';
import type { Line } from '@meetingapp/domain/orders/order-line.ts';
import { sql } from 'kysely';
import { bookPayments } from '../../../db/ledger/ledger.ts';
import { confirmTogether } from '../../../db/places/settle.ts';
import { configurationOf } from '../../../db/rows/configuration.ts';
import { recordOrders, recordRegistrations } from '../../../db/rows/history.ts';
import { orderNumber } from '../../../db/rows/order-number.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { OrderAllAtDesk, OrderAtDeskInput } from '../../registration/desk/commands-order-port.ts';
import { deskActor } from '../../registration/record/writer.ts';
import { settingForStaff } from '../../registration/configuration/queries.ts';
import { linesAtDesk } from './commands-counter.ts';

interface Made {
  id: number;
  total: number;
  wish: OrderAtDeskInput;
}

/** As `orderAtDesk` for registrations that were just made, which have nothing but their fee, in few statements: all, or none. */
export const orderAllAtDesk: OrderAllAtDesk = async (transaction, wishes) => {
  const [first] = wishes;
  if (!first) return new Map();
  const { conference_id: cid } = first.row;
  const [setting, conference] = [await settingForStaff(transaction, cid), await configurationOf(transaction, cid)];
  const orders: { wish: OrderAtDeskInput; lines: Line[] }[] = [];
  const refused: Awaited<ReturnType<OrderAllAtDesk>> = new Map();
  for (const [at, wish] of wishes.entries()) {
    const lines = await linesAtDesk(transaction, wish, conference, { hasStay: false, hasExtras: false });
    if (lines.ok) orders.push({ wish, lines: lines.lines });
    else refused.set(at, lines.reason);
  }
  if (refused.size > 0) return refused;
  const main = setting?.currency ?? '';
  const made = await insertOrders(transaction, main, orders);
  const free = made.filter(({ total }) => total === 0);
  const paid = made.filter(({ total, wish }) => total > 0 && wish.paid !== null);
  await pay(transaction, main, paid);
  await settle(transaction, paid, 'pay');
  await settle(transaction, free, 'confirm_free');
  await confirmTogether(
    transaction,
    [...paid, ...free].map(({ wish }) => wish.row.id),
  );
  return refused;
};

/** The currency of the order of a registration, where the main one of the conference is `main`. */
const currencyOf = (main: string, { row }: OrderAtDeskInput): string => row.price_currency ?? main;

/** Inserts open orders with their lines. */
async function insertOrders(
  transaction: DatabaseTransaction,
  main: string,
  orders: readonly { wish: OrderAtDeskInput; lines: Line[] }[],
): Promise<Made[]> {
  const values = orders.map(({ wish, wish: { row, until, now }, lines }, at) => ({
    at,
    currency: currencyOf(main, wish),
    number: orderNumber(now),
    conference_id: row.conference_id,
    account_id: row.account_id,
    registration_id: row.id,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    until,
    now,
    lines,
  }));
  const { rows } = await sql<{ at: number; id: number }>`
    with one as materialized (
      select one.*, nextval(pg_get_serial_sequence('orders', 'id')) as id
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as one (at int, currency text, number text, conference_id bigint, account_id bigint,
        registration_id bigint, total bigint, until timestamptz, now timestamptz, lines jsonb)),
    made as (
      insert into orders (id, number, conference_id, account_id, registration_id, currency, total, hold_until, created_at)
      overriding system value
      select id, number, conference_id, account_id, registration_id, currency, total, until, now from one),
    listed as (
      insert into order_line (order_id, kind, title, remark, quantity, amount)
      select one.id, line.kind, line.title, line.remark, line.quantity, line.amount
      from one cross join lateral jsonb_to_recordset(one.lines)
        as line (kind text, title jsonb, remark jsonb, quantity int, amount bigint))
    select at, id from one`.execute(transaction);
  const ids = new Map(rows.map(({ at, id }) => [at, id]));
  return orders.map(({ wish }, at) => ({ id: ids.get(at) ?? 0, total: values[at]?.total ?? 0, wish }));
}

/** Inserts the payments that staff took, and books them in the ledger. */
async function pay(transaction: DatabaseTransaction, main: string, orders: readonly Made[]): Promise<void> {
  if (orders.length === 0) return;
  const payments = await transaction
    .insertInto('payment')
    .values(
      orders.map(({ id, total, wish, wish: { paid, now } }) => {
        const outTradeNo = `D${randomBytes(12).toString('hex')}`;
        return {
          order_id: id,
          provider: 'desk',
          method: paid ?? 'elsewhere',
          out_trade_no: outTradeNo,
          provider_number: outTradeNo,
          amount: total,
          currency: currencyOf(main, wish),
          state: 'succeeded' as const,
          created_at: now,
          settled_at: now,
        };
      }),
    )
    .returning(['id', 'order_id', 'amount', 'currency'])
    .execute();
  const placeOf = new Map(orders.map(({ id, wish }) => [id, wish]));
  await bookPayments(
    transaction,
    payments.flatMap(({ id: paymentId, order_id: orderId, amount, currency }) => {
      const wish = placeOf.get(orderId);
      return wish
        ? [{ conferenceId: wish.row.conference_id, orderId, paymentId, amount, currency, now: wish.now }]
        : [];
    }),
  );
}

/** Makes orders and their registrations final. */
async function settle(transaction: DatabaseTransaction, orders: readonly Made[], event: 'pay' | 'confirm_free') {
  const [first] = orders;
  if (!first) return;
  const { now, staffId } = first.wish;
  const act = { event, actor: deskActor(staffId), now } as const;
  // What was paid in full; a free order has no payment.
  const kept = sql<number | null>`(select id from payment where order_id = orders.id and payment.state = 'succeeded')`;
  await recordOrders(
    transaction,
    orders.map(({ id }) => id),
    { ...act, from: 'open', to: 'paid', change: { paid_at: now, hold_until: null, kept_payment_id: kept } },
  );
  await recordRegistrations(
    transaction,
    orders.map(({ wish }) => wish.row.id),
    { ...act, from: 'approved', to: 'confirmed', change: { hold_until: null } },
  );
}
