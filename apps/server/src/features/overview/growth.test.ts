import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { orderConsoleCalls } from '@meetingapp/contract/orders/console.ts';
import { COUNTED_AT_MOST } from '@meetingapp/contract/shapes.ts';
import { registrationConsoleCalls } from '@meetingapp/contract/registration/console.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { searchCalls } from '@meetingapp/contract/overview/search.ts';
import { statisticsCalls } from '@meetingapp/contract/statistics/figures.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { fillRegistrations } from '@meetingapp/demo/registration/synthetic-registrations.ts';
import { seedDemo } from '@meetingapp/demo/seed.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';
import { order, payAtProvider, startPaying, visitor } from '../../testing/congress.ts';
import { collectReads, largeTables, scansIn, stopAutovacuum, type TableRead } from '../../testing/database/plans.ts';
import { workDone, type WorkDone } from '../../testing/database/work-done.ts';
import { listAllChanged } from '../registration/list/commands.ts';

const SIZE = 4;
/** Both are more than what a list counts one by one, so that a common word is counted to the same number at either size. */
const FEW = 13_000;
const MANY = 39_000;

const test = await testApp({ poolSize: SIZE });
const { db, pool } = test;
await seedDemo(db, new Date());
const { id: cid, society_id: societyId } = await db
  .selectFrom('fee_kind')
  .innerJoin('conference', 'conference.id', 'fee_kind.conference_id')
  .select(['conference.id', 'conference.society_id'])
  .groupBy(['conference.id', 'conference.society_id'])
  .orderBy((by) => by.fn.countAll(), 'desc')
  .executeTakeFirstOrThrow();
const token = await buildStaffToken(db, await buildStaff(db, societyId, { email: 'growth@example.org' }));
const branches = await db.selectFrom('branch').select('id').where('conference_id', '=', cid).execute();
const fees = await db.selectFrom('fee_kind').select('id').where('conference_id', '=', cid).execute();
await buildRegistration(db, cid, {
  name: '欧阳璟澜',
  phone: '13999770011',
  answers: { company: '蓼花洲疗养院', email: 'x@example.org' },
  state: 'confirmed',
});

// The database counts what its own vacuum reads, too.
await stopAutovacuum(pool);

const list = (filter: object, more: object = {}) =>
  test.call(registrationConsoleCalls.list, { cid, filter, ...more }, { token });
const orders = (filter: object) => test.call(orderConsoleCalls.list, { cid, ...filter }, { token });

/** The stay that every sale adds: two nights of a bed in a room that has enough of them. */
const nights = ['2027-05-14', '2027-05-15', '2027-05-16'] as const;
const roomType = await db.transaction().execute(async (transaction) =>
  buildRoomType(transaction, cid, await buildHotel(transaction, cid, { position: 9 }), {
    beds: 2,
    sellsBeds: true,
    nights: [...nights],
    rooms: 500,
    bedAmount: 23_000,
  }),
);

let known: Record<string, string> | undefined;

/** The answers of somebody who has registered, for another person. */
async function answersFor(phone: string): Promise<Record<string, string>> {
  known ??= await knownAnswers();
  return { ...known, phone };
}

async function knownAnswers(): Promise<Record<string, string>> {
  const { answers } = await db
    .selectFrom('registration')
    .select('answers')
    .where('conference_id', '=', cid)
    .where('state', '=', 'confirmed')
    .where('person_key', 'like', '198%')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return answers as Record<string, string>;
}

async function info() {
  const who = await visitor(test);
  const answers = await answersFor(who.answers.phone);
  const branch = branches[0]?.id ?? 0;
  const input = { ...answers, branch: String(branch) };
  const found = await test.call(registrationCalls.info, { cid, input }, { token: who.token });
  return { who, answers, branch, fee: found.con_fee?.[0]?.feeId ?? 0 };
}

/** One complete sale, as the phone and the provider do it. */
async function sale(): Promise<void> {
  const { who, answers, branch, fee } = await info();
  const form = { regid: null, uid: null, cid, cfgid: fee, src: '', sub_cid: branch };
  const { register } = await test.call(registrationCalls.add, { ...form, ...answers }, { token: who.token });
  const regid = register.regId ?? 0;
  const stay = {
    roomTypeId: roomType.id,
    checkIn: nights[0],
    checkOut: nights[2],
    part: 'bed',
    gender: 'female',
  } as const;
  await test.call(hotelCalls.book, { regid, ...stay }, { token: who.token });
  const { orderId } = await order(test, who, regid);
  await payAtProvider(test, await startPaying(test, who, orderId));
  await test.work();
}

let number: string | undefined;
/** The number of an order that stays. */
async function someNumber(): Promise<string> {
  number ??= (
    await db
      .selectFrom('listed_order')
      .select('number')
      .where('conference_id', '=', cid)
      .orderBy('order_id')
      .executeTakeFirstOrThrow()
  ).number;
  return number;
}

const today = new Date().toISOString().slice(0, 10);

const calls: Record<string, () => Promise<unknown>> = {
  'the list as it opens': () => list({}),
  'its choices': () => test.call(registrationConsoleCalls.choices, { cid }, { token }),
  ...Object.fromEntries(
    (['draft', 'submitted', 'approved', 'refused', 'confirmed', 'attended', 'cancelled'] as const).map((state) => [
      `the state ${state}`,
      () => list({ states: [state] }),
    ]),
  ),
  'a branch': () => list({ branches: [branches[0]?.id] }),
  'a fee': () => list({ fees: [fees[0]?.id] }),
  'a fee of a state': () => list({ fees: [fees[0]?.id], states: ['confirmed'] }),
  'two fees': () => list({ fees: fees.slice(0, 2).map(({ id }) => id) }),
  'orders of two rare states': () => list({ orders: ['refunded', 'none'] }),
  'orders that were refunded': () => list({ orders: ['refunded'] }),
  'registrations without an order': () => list({ orders: ['none'] }),
  'days until today': () => list({ until: today }),
  'days that nobody changed anything on': () => list({ from: '2001-01-01', until: '2001-02-01' }),
  'by name': () => list({}, { sort: 'name', descending: false }),
  'by amount': () => list({}, { sort: 'amount' }),
  'by name, of a state': () => list({ states: ['cancelled'] }, { sort: 'name', descending: false }),
  'a Chinese name of two characters': () => list({ words: '璟澜' }),
  'a name in pinyin': () => list({ words: 'jinglan' }),
  'the initials of a name': () => list({ words: 'oyjl' }),
  'part of a phone number': () => list({ words: '997700' }),
  'an institution': () => list({ words: '蓼花洲' }),
  'a word that most have': () => list({ words: '医院' }),
  'a word that nobody has': () => list({ words: '魑魅' }),
  'the search of everything': () => test.call(searchCalls.search, { cid, words: '璟澜' }, { token }),
  'the overview': () => test.call(statisticsCalls.dashboard, { cid }, { token }),
  'the orders': () => orders({}),
  'orders of a state': () => orders({ state: 'refunded' }),
  'orders of a provider': () => orders({ provider: 'wechat' }),
  'orders of a rare provider': () => orders({ provider: 'bank' }),
  'orders of a state and a provider': () => orders({ state: 'paid', provider: 'wechat' }),
  'orders of the main currency': () => orders({ currency: 'CNY' }),
  'orders received in a currency that none has': () => orders({ state: 'received', currency: 'USD' }),
  'orders of a day without any': () => orders({ from: '2001-01-01', until: '2001-01-01' }),
  'orders of days until today': () => orders({ from: '2001-01-01', until: today }),
  'orders of a state in days without any': () => orders({ state: 'refunded', from: '2001-01-01', until: '2001-12-31' }),
  'orders of a rare provider in some days': () => orders({ provider: 'bank', from: '2001-01-01', until: today }),
  'orders received in some days in a currency that none has': () =>
    orders({ state: 'received', currency: 'USD', from: '2001-01-01', until: today }),
  'orders received in days without any': () => orders({ state: 'received', from: '2001-01-01', until: '2001-12-31' }),
  'orders by name in some days': () => orders({ words: '璟澜', from: '2001-01-01', until: today }),
  'orders by name': () => orders({ words: '璟澜' }),
  'orders by phone': () => orders({ words: '13999770011' }),
  'orders by number': () => orders({ words: '19990101' }),
  'an order by its whole number': async () => orders({ words: await someNumber() }),
  'the form with its fees': info,
  'a sale with two nights in a hotel': sale,
};
/** More than a page of every state, and all fees and branches; what is counted to a limit reads more. */
const MOST = 1500;
const allowed: Readonly<Record<string, number>> = {
  'a word that most have': 2 * (COUNTED_AT_MOST + 1),
  'days until today': 2 * (COUNTED_AT_MOST + 1),
  'orders of days until today': 2 * (COUNTED_AT_MOST + 1),
};
const mostRows = (name: string) => allowed[name] ?? MOST;

async function measured(): Promise<Map<string, WorkDone>> {
  const found = new Map<string, WorkDone>();
  for (const [name, call] of Object.entries(calls)) {
    // Each connection reads plans and catalogs at its first call, so the call that finds them read counts.
    const all: WorkDone[] = [];
    for (let time = 0; time <= SIZE; time += 1) all.push(await workDone(pool, SIZE, call));
    const least = (of: keyof WorkDone) => Math.min(...all.map((one) => one[of]));
    found.set(name, { rows: least('rows'), blocks: least('blocks') });
  }
  return found;
}

async function grow(count: number): Promise<Map<string, WorkDone>> {
  await fillRegistrations(db, cid, count, new Date());
  await listAllChanged(db, cid, new Date());
  await sql`select fold_ledger()`.execute(db);
  // Receivers have heard of the new rows.
  await sql`update webhook_delivery set state = 'delivered', delivered_at = now() where state = 'waiting'`.execute(db);
  await pool.query('vacuum analyze');
  return measured();
}

describe('reading three times as many registrations and orders', () => {
  let few: Map<string, WorkDone>;
  let many: Map<string, WorkDone>;
  let large: ReadonlyMap<string, number>;
  let reads: () => TableRead[];
  beforeAll(async () => {
    few = await grow(FEW);
    many = await grow(MANY - FEW);
    large = await largeTables(pool, FEW);
    reads = await collectReads(pool, SIZE);
    // Lists what the sales have changed, which is not work of the calls.
    await calls['the list as it opens']?.();
  }, 600_000);

  it.each(Object.keys(calls))('reads no more rows and pages for %s', (name) => {
    const before = few.get(name) ?? { rows: 0, blocks: 0 };
    const after = many.get(name) ?? { rows: 0, blocks: 0 };
    // A page of 101 rows needs at most these more: deeper indexes, other plans for the same rows.
    expect(after.rows, `rows: ${before.rows} before`).toBeLessThan(before.rows * 1.3 + 1000);
    expect(after.blocks, `pages: ${before.blocks} before`).toBeLessThan(before.blocks * 1.3 + 1500);
  });

  it.each(Object.keys(calls))('scans no table that grows for %s', async (name) => {
    reads();
    await calls[name]?.();
    const found = reads();
    expect(found).not.toEqual([]);
    expect(scansIn(found, large, mostRows(name))).toEqual([]);
  });

  const columns = { changed: 'changed_at', name: 'name_key', amount: 'amount' } as const;
  const ways = Object.keys(columns).flatMap((sort) =>
    ['医院', '湖山心血管医院', '晓晴', 'linzhi', '璟澜'].flatMap((words) =>
      [[], ['cancelled']].map((states) => ({ sort: sort as keyof typeof columns, words, states })),
    ),
  );
  it.each(ways)('finds by $words, sorted by $sort, of $states what comparing each row finds', async (way) => {
    const { sort, words, states } = way;
    const column = sql.ref(`listed.${columns[sort]}`);
    const { rows: all } = await sql<{ id: number }>`
      select listed.registration_id as id from listed_registration as listed join registration_search using (registration_id)
      where listed.conference_id = ${cid} and words like ${`%${words}%`}
        and listed.state = any (${states.length > 0 ? states : ['submitted', 'approved', 'refused', 'confirmed', 'attended', 'cancelled']})
      order by ${column}, 1`.execute(db);
    const found = await list({ words, states }, { sort, descending: false, limit: 20 });
    const { next } = found;
    expect(found).toMatchObject({
      count: Math.min(all.length, COUNTED_AT_MOST),
      more: all.length > COUNTED_AT_MOST,
    });
    const second = next
      ? (await list({ words, states }, { sort, descending: false, limit: 20, after: next })).rows
      : [];
    expect([...found.rows, ...second].map(({ id }) => id)).toEqual(all.slice(0, 40).map(({ id }) => id));
  });

  it('finds an order by its whole number, by the end of it, and not in another conference', async () => {
    const whole = await someNumber();
    const numbers = async (words: string) => (await orders({ words })).orders.map((one) => one.number);
    expect(await numbers(whole)).toEqual([whole]);
    expect(await numbers(whole.slice(-10))).toContain(whole);
    const last = (Number(whole.slice(-9)) + 1) % 1e9;
    expect(await numbers(whole.slice(0, -9) + String(last).padStart(9, '0'))).not.toContain(whole);
    const other = await db
      .selectFrom('orders')
      .select('number')
      .where('conference_id', '<>', cid)
      .executeTakeFirstOrThrow();
    expect(await numbers(other.number)).toEqual([]);
  });

  it('would find the plan that scans a table, or too much of it by an index, also inside a function', async () => {
    expect([...large.keys()]).toEqual(
      expect.arrayContaining(['registration', 'claim', 'orders', 'payment', 'identity']),
    );
    reads();
    await pool.query('select count(*) from registration where name <> number');
    await pool.query("do $$ begin perform count(*) from payment where out_trade_no like '%7'; end $$");
    await pool.query("select count(*) from orders where id > 0 and number > ''");
    const found = scansIn(reads(), large, MOST);
    expect(new Set(found.map(({ table }) => table))).toEqual(new Set(['registration', 'payment', 'orders']));
  });

  it('would find a scan of the whole table', async () => {
    const { rows } = await workDone(pool, SIZE, () =>
      pool.query('select count(*) from registration where name <> number'),
    );
    expect(rows).toBeGreaterThan(MANY);
  });
});
