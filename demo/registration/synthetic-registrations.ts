import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { addDays } from '../support/calendar.ts';
import { plan, readConfiguration, type Plan } from './synthetic-plan.ts';

const PAGE = 1000;

/**
 * Fills a conference with synthetic registrations consistent with its form, rules, places, rooms and ledger. Increases the places of
 * its main branch or of a fee when they do not suffice.
 */
export async function fillRegistrations(db: Database, cid: number, count: number, now: Date): Promise<void> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(substring(value from 4)::bigint), 0)::int as last from identity where kind = 'phone' and value ~ '^198\\d{8}$'
  `.execute(db);
  const begin = (rows[0]?.last ?? 0) + 1;
  await makeRoom(db, cid, count);
  const configuration = await readConfiguration(db, cid);
  for (let from = 0; from < count; from += PAGE) {
    const size = Math.min(PAGE, count - from);
    const plans = Array.from({ length: size }, (_, index) => plan(configuration, begin + from + index, now));
    await db.transaction().execute((transaction) => writePlans(transaction, cid, configuration, plans, now));
  }
  for (const table of ['registration', 'claim', 'orders', 'registration_search', 'identity'])
    await sql`analyze ${sql.table(table)}`.execute(db);
}

const makeRoom = (db: Database, cid: number, count: number) =>
  sql`update stock set size = size + ${count} where conference_id = ${cid} and kind in ('branch', 'fee') and size >= 100
    and (kind = 'fee' or size >= 1000)`.execute(db);

type Configuration = Awaited<ReturnType<typeof readConfiguration>>;

async function numbers(db: Database, table: string, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::bigint as id from generate_series(1, ${count}::int)`.execute(
    db,
  );
  return rows.map((row) => Number(row.id));
}

/** Inserts rows of one table in one statement; the columns are those of the first row. */
async function insert(db: Database, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
}

async function writePlans(
  db: Database,
  cid: number,
  { form, currency }: Configuration,
  plans: readonly Plan[],
  now: Date,
): Promise<void> {
  const accounts = await numbers(db, 'account', plans.length);
  const ids = await numbers(db, 'registration', plans.length);
  const all = plans.map((one, index) => ({ ...one, account: accounts[index] ?? 0, id: ids[index] ?? 0 }));
  const until = new Date(now.getTime() + 3 * 86_400_000);
  await insert(
    db,
    'account',
    all.map(({ account, person, createdAt }) => ({ id: account, name: person.name, created_at: createdAt })),
  );
  const identities = await numbers(db, 'identity', plans.length);
  await insert(
    db,
    'identity',
    all.map(({ account, person, createdAt }, index) => ({
      id: identities[index],
      account_id: account,
      kind: 'phone',
      value: person.phone,
      verified_at: createdAt,
    })),
  );
  await insert(
    db,
    'registration',
    all.map((one) => ({
      id: one.id,
      conference_id: cid,
      account_id: one.account,
      branch_id: one.branch?.id ?? null,
      form_version_id: form.versionId,
      state: one.state,
      number: `${cid}-S${String(one.id).padStart(6, '0')}`,
      card_id: one.random(),
      entry_code: one.random(),
      person_key: one.person.phone,
      name: one.person.name,
      answers: one.answers,
      member: one.member,
      fee_kind_id: one.state === 'draft' ? null : (one.fee?.id ?? null),
      source_code: '',
      hold_until: one.state === 'approved' || one.state === 'submitted' ? until : null,
      listed: false,
      created_at: one.createdAt,
      updated_at: one.changedAt,
    })),
  );
  await writeEvents(db, all);
  await writeClaims(db, all, until);
  await writeOrders(db, cid, currency, all, until);
}

type Written = Plan & { account: number; id: number };

const ways: Readonly<Record<string, readonly [event: string, to: string][]>> = {
  confirmed: [
    ['submit', 'approved'],
    ['pay', 'confirmed'],
  ],
  approved: [['submit', 'approved']],
  submitted: [['submit', 'submitted']],
  refused: [
    ['submit', 'submitted'],
    ['refuse', 'refused'],
  ],
  cancelled: [
    ['submit', 'approved'],
    ['pay', 'confirmed'],
    ['refund', 'cancelled'],
  ],
};

async function writeEvents(db: Database, all: readonly Written[]): Promise<void> {
  const rows = all.flatMap(({ id, state, account, createdAt, changedAt }) =>
    (ways[state] ?? []).map(([event, to], index, way) => ({
      registration_id: id,
      at: index === 0 ? createdAt : changedAt,
      actor: event === 'pay' || event === 'refuse' ? 'system' : `account:${account}`,
      event,
      from_state: way[index - 1]?.[1] ?? 'draft',
      to_state: to,
      why: '',
    })),
  );
  const ids = await numbers(db, 'registration_event', rows.length);
  await insert(
    db,
    'registration_event',
    rows.map((row, index) => ({ id: ids[index], ...row })),
  );
}

async function writeClaims(db: Database, all: readonly Written[], until: Date): Promise<void> {
  const living = all.filter(({ state }) => ['confirmed', 'approved', 'submitted'].includes(state));
  const rows = living.flatMap((one) => {
    const confirmed = one.state === 'confirmed';
    const stocks = [one.fee?.stock_id, one.branch?.stock_id].flatMap((id) =>
      id === undefined ? [] : [{ id, part: null }],
    );
    const nights = (one.stay ?? []).map(({ stock_id }) => ({ id: stock_id, part: 'room' }));
    return [...stocks, ...nights].map(({ id, part }) => ({
      stock_id: id,
      registration_id: one.id,
      amount: 1,
      part,
      state: confirmed ? 'confirmed' : 'held',
      held_until: confirmed ? null : until,
      created_at: one.createdAt,
      offered: false,
    }));
  });
  const ids = await numbers(db, 'claim', rows.length);
  await insert(
    db,
    'claim',
    rows.map((row, index) => ({ id: ids[index], ...row })),
  );
  const stays = living.filter(({ stay }) => stay !== null);
  const bookings = await numbers(db, 'hotel_booking', stays.length);
  await insert(
    db,
    'hotel_booking',
    stays.map(({ id, stay, createdAt }, index) => ({
      id: bookings[index],
      registration_id: id,
      room_type_id: stay?.[0]?.room_type_id,
      check_in: stay?.[0]?.night,
      check_out: addDays(stay?.at(-1)?.night ?? '', 1),
      part: 'room',
      mate: '',
      amount: staySum({ stay }),
      state: 'confirmed',
      created_at: createdAt,
    })),
  );
}

const staySum = ({ stay }: Pick<Plan, 'stay'>) => (stay ?? []).reduce((sum, night) => sum + night.amount, 0);

async function writeOrders(
  db: Database,
  cid: number,
  currency: string,
  all: readonly Written[],
  until: Date,
): Promise<void> {
  const bought = all.filter(({ state }) => ['confirmed', 'approved', 'cancelled'].includes(state));
  const orderIds = await numbers(db, 'orders', bought.length);
  const orders = bought.map((one, index) => ({
    ...one,
    orderId: orderIds[index] ?? 0,
    total: one.price + staySum(one),
    orderState: { confirmed: 'paid', approved: 'open', cancelled: 'refunded' }[one.state as 'confirmed'],
  }));
  await insert(
    db,
    'orders',
    orders.map(({ orderId, account, id, total, orderState, createdAt, changedAt }) => ({
      id: orderId,
      number: `${createdAt.toISOString().slice(0, 10).replaceAll('-', '')}${String(randomInt(100)).padStart(2, '0')}${String(orderId).padStart(8, '0')}`,
      conference_id: cid,
      account_id: account,
      registration_id: id,
      currency,
      total,
      refunded: orderState === 'refunded' ? total : 0,
      state: orderState,
      kind: 'registration',
      hold_until: orderState === 'open' ? until : null,
      created_at: createdAt,
      paid_at: orderState === 'open' ? null : changedAt,
    })),
  );
  const lines = orders.flatMap(({ orderId, fee, price, stay }) => [
    { order_id: orderId, kind: 'fee', title: fee?.title, remark: { zh: '', en: '' }, quantity: 1, amount: price },
    ...(stay === null
      ? []
      : [
          {
            order_id: orderId,
            kind: 'night',
            title: { zh: '住宿', en: 'Room' },
            remark: { zh: stay[0]?.night, en: stay[0]?.night },
            quantity: stay.length,
            amount: staySum({ stay }),
          },
        ]),
  ]);
  const lineIds = await numbers(db, 'order_line', lines.length);
  await insert(
    db,
    'order_line',
    lines.map((line, index) => ({ id: lineIds[index], ...line })),
  );
  await writeMoney(
    db,
    cid,
    currency,
    orders.filter(({ orderState, total }) => orderState !== 'open' && total > 0),
  );
}

interface Paid extends Written {
  orderId: number;
  total: number;
  orderState: string;
}

/** Inserts every payment and refund with its row in the ledger. */
async function writeMoney(db: Database, cid: number, currency: string, paid: readonly Paid[]): Promise<void> {
  const paymentIds = await numbers(db, 'payment', paid.length);
  const paying = paid.map((one, index) => ({ ...one, paymentId: paymentIds[index] ?? 0 }));
  await insert(
    db,
    'payment',
    paying.map(({ paymentId, orderId, total, changedAt, random }) => ({
      id: paymentId,
      order_id: orderId,
      provider: 'wechat',
      method: 'jsapi',
      out_trade_no: `M${random()}`,
      provider_number: `P${random()}`,
      amount: total,
      currency,
      state: 'succeeded',
      created_at: changedAt,
      settled_at: changedAt,
    })),
  );
  await sql`update orders set kept_payment_id = payment.id from payment
    where payment.order_id = orders.id and payment.id = any(${paymentIds}::bigint[])`.execute(db);
  const back = paying.filter(({ orderState }) => orderState === 'refunded');
  const refundIds = await numbers(db, 'refund', back.length);
  await insert(
    db,
    'refund',
    back.map(({ orderId, paymentId, total, changedAt, random }, index) => ({
      id: refundIds[index],
      order_id: orderId,
      payment_id: paymentId,
      out_refund_no: `R${random()}`,
      provider_number: `B${random()}`,
      amount: total,
      cause: 'cancelled',
      reason: '',
      way: 'provider',
      state: 'done',
      attempts: 1,
      created_at: changedAt,
      settled_at: changedAt,
    })),
  );
  const movement = { conference_id: cid, currency };
  const rows = [
    ...paying.map((one) => ({
      ...movement,
      at: one.changedAt,
      order_id: one.orderId,
      payment_id: one.paymentId,
      refund_id: null,
      kind: 'payment',
      amount: one.total,
    })),
    ...back.map((one, index) => ({
      ...movement,
      at: one.changedAt,
      order_id: one.orderId,
      payment_id: one.paymentId,
      refund_id: refundIds[index],
      kind: 'refund',
      amount: -one.total,
    })),
  ];
  const ids = await numbers(db, 'ledger', rows.length);
  await insert(
    db,
    'ledger',
    rows.map((row, index) => ({ id: ids[index], ...row })),
  );
}
