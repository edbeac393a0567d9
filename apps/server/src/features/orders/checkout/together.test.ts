import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { openApp } from '../../../testing/open-app.ts';
import { register, smallCongress, startPaying, type Visitor } from '../../../testing/congress.ts';
import { watched } from '../../../testing/race/bank.ts';
import { crowd, tally } from '../../../testing/race/crowd.ts';
import { formOf } from '../../../testing/race/places.ts';
import { whileLocked } from '../../../testing/race/waiting-for-lock.ts';

const test = await testApp({ poolSize: 16 });
const other = await openApp(test);
afterAll(() => other.close());
const { db, pool } = test;

const PRICE = 100_000;

const add = (who: Visitor, cid: number, feeId: number, key: string = randomUUID(), door: TestApp = test) =>
  door.attempt(registrationCalls.add, formOf(who, cid, feeId), { token: who.token, key });
const create = (who: Visitor, regId: number, { total = PRICE, key = randomUUID() as string, door = test } = {}) =>
  door.attempt(orderCalls.create, { regid: regId, total }, { token: who.token, key });
const pay = (who: Visitor, orderId: number, key: string = randomUUID(), door: TestApp = test) =>
  door.attempt(orderCalls.pay, { orderid: orderId, method: 'native' }, { token: who.token, key });

/** Number of transactions that wrote the rows of a query that selects `xmin`. */
async function transactionsOf(query: string, cid: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(distinct xmin::text)::int as count from (${query}) as row`,
    [cid],
  );
  return rows[0]?.count ?? 0;
}

interface Begun {
  who: Visitor;
  regId: number;
  orderId: number;
}

/** People who have registered, and ordered unless `orders` is false. */
async function people(count: number, { orders = true } = {}) {
  const { cid, feeId } = await smallCongress(db);
  const begun = await Promise.all(
    (await crowd(test, count)).map(async (who): Promise<Begun> => {
      const regId = await register(test, who, cid, feeId);
      if (!orders) return { who, regId, orderId: 0 };
      const made = await test.call(orderCalls.create, { regid: regId, total: PRICE }, { token: who.token });
      return { who, regId, orderId: made.order?.orderId ?? 0 };
    }),
  );
  return { cid, feeId, begun };
}

describe('[C16] people who begin to register at one moment', () => {
  it('share transactions, and each has a draft and a place', async () => {
    const { cid, feeId } = await smallCongress(db, {}, { size: 50 });
    const visitors = await crowd(test, 40);
    const answers = await Promise.all(visitors.map((who) => add(who, cid, feeId)));
    expect(tally(answers)).toEqual({ ok: 40 });
    const { rows } = await pool.query(
      `select registration.account_id::int as "accountId", answers ->> 'phone' as phone, fee_kind_id::int as fee, claim.amount,
          claim.held_until = hold_until as "sameTime"
        from registration join claim on claim.registration_id = registration.id where conference_id = $1 order by 1`,
      [cid],
    );
    expect(rows).toEqual(
      visitors
        .toSorted((one, other) => one.accountId - other.accountId)
        .map(({ accountId, answers: { phone } }) => ({
          accountId,
          phone,
          fee: feeId,
          amount: 1,
          sameTime: true,
        })),
    );
    expect(await transactionsOf('select xmin from registration where conference_id = $1', cid)).toBeLessThan(40);
  });

  it('are refused when the places are given, and the refused leave nothing', async () => {
    const { cid, feeId } = await smallCongress(db, {}, { size: 12 });
    const visitors = await crowd(test, 40);
    const doors = [test, other.test];
    const { result, watch } = await watched(pool, () =>
      Promise.all(visitors.map((who, index) => add(who, cid, feeId, randomUUID(), doors[index % 2]))),
    );
    expect(tally(result)).toEqual({ ok: 12, fee_sold_out: 28 });
    const { rows } = await pool.query('select id from registration where conference_id = $1', [cid]);
    expect(rows).toHaveLength(12);
    expect([...watch.faults]).toEqual([]);
  });

  it('hear the first answer again for a repeated tap, in two processes', async () => {
    const { cid, feeId } = await smallCongress(db);
    const visitors = await crowd(test, 8);
    const keys = visitors.map(() => randomUUID());
    const tap = (door: TestApp) => Promise.all(visitors.map((who, index) => add(who, cid, feeId, keys[index], door)));
    const [first, second, third] = await Promise.all([tap(test), tap(test), tap(other.test)]);
    expect(tally(first)).toEqual({ ok: 8 });
    expect([second, third]).toEqual([first, first]);
    const { rows } = await pool.query('select id from registration where conference_id = $1', [cid]);
    expect(rows).toHaveLength(8);
  });

  it('find their draft, or hear that they are registered, among others who have none', async () => {
    const { cid, feeId, begun } = await people(2);
    const [one] = begun;
    const fresh = await crowd(test, 6);
    const drafted = await crowd(test, 1);
    const [draft] = drafted;
    if (!one || !draft) throw new Error('nobody');
    const regId = await register(test, draft, cid, feeId);
    const [registered, again, ...others] = await Promise.all(
      [one.who, draft, ...fresh].map((who) => add(who, cid, feeId)),
    );
    expect(registered).toMatchObject({ error: 'already_registered' });
    expect(again).toMatchObject({ register: { regId } });
    expect(tally(others)).toEqual({ ok: 6 });
  });
});

describe('[C16] people who order at one moment', () => {
  it('share transactions, and each has the order and its lines', async () => {
    const { cid, begun } = await people(30, { orders: false });
    const answers = await Promise.all(begun.map(({ who, regId }) => create(who, regId)));
    for (const [index, answer] of answers.entries())
      expect(answer).toMatchObject({ order: { regId: begun[index]?.regId, total: PRICE, state: 'open' }, regFl: 1 });
    expect(await transactionsOf('select xmin from orders where conference_id = $1', cid)).toBeLessThan(30);
    const { rows } = await pool.query(
      `select count(distinct orders.id)::int as orders, sum(order_line.amount)::int as lines,
          count(*) filter (where registration.state = 'approved' and registration.hold_until = orders.hold_until)::int as approved,
          (select count(*)::int from registration_event join registration on registration.id = registration_id
            where conference_id = $1 and event = 'submit' and actor = 'account:' || account_id) as events
        from orders join registration on registration.id = orders.registration_id join order_line on order_line.order_id = orders.id
        where orders.conference_id = $1`,
      [cid],
    );
    expect(rows).toEqual([{ orders: 30, lines: 30 * PRICE, approved: 30, events: 30 }]);
  });

  it('do not suffer from one with an old price, a foreign registration or one in use', async () => {
    const { begun } = await people(8, { orders: false });
    const [slow, old, stranger, ...others] = begun;
    if (!slow || !old || !stranger) throw new Error('nobody');
    const answered = await whileLocked(pool, slow.regId, {
      waiting: () => create(slow.who, slow.regId),
      work: async () => {
        const wrong = create(old.who, old.regId, { total: PRICE - 1 });
        const foreign = create(stranger.who, old.regId);
        const answers = await Promise.all(others.map(({ who, regId }) => create(who, regId)));
        expect(tally(answers)).toEqual({ ok: 5 });
        expect(await wrong).toMatchObject({ error: 'price_changed' });
        expect(await foreign).toMatchObject({ error: 'registration_unknown' });
      },
    });
    expect(answered).toMatchObject({ order: { regId: slow.regId } });
  });

  it('get one order for a repeated tap, in two processes', async () => {
    const { cid, begun } = await people(6, { orders: false });
    const keys = begun.map(() => randomUUID());
    const tap = (door: TestApp) =>
      Promise.all(begun.map(({ who, regId }, index) => create(who, regId, { key: keys[index], door })));
    const [first, second, third] = await Promise.all([tap(test), tap(test), tap(other.test)]);
    expect(tally(first)).toEqual({ ok: 6 });
    expect([second, third]).toEqual([first, first]);
    const { rows } = await pool.query('select id from orders where conference_id = $1', [cid]);
    expect(rows).toHaveLength(6);
  });
});

describe('[C16] people who go to the cashier at one moment', () => {
  it('share transactions, and each has an attempt that the provider knows', async () => {
    const { cid, begun } = await people(24);
    const answers = await Promise.all(begun.map(({ who, orderId }) => pay(who, orderId)));
    expect(tally(answers)).toEqual({ ok: 24 });
    const ofCongress = 'from payment join orders on orders.id = order_id where conference_id = $1';
    const { rows } = await pool.query<{ orderId: number; state: string; instructions: object; amount: number }>(
      `select order_id::int as "orderId", payment.state, instructions, amount::int ${ofCongress}`,
      [cid],
    );
    expect(rows).toHaveLength(24);
    for (const { amount, state } of rows) expect({ amount, state }).toEqual({ amount: PRICE, state: 'pending' });
    expect(new Set(rows.map(({ orderId }) => orderId)).size).toBe(24);
    expect(await transactionsOf(`select payment.xmin ${ofCongress}`, cid)).toBeLessThan(24);
    const given = answers.map((answer) => ('instructions' in answer ? answer.instructions : null));
    for (const { instructions } of rows) expect(given).toContainEqual(instructions);
  });

  it('have one attempt and the same answer for a repeated tap, in two processes', async () => {
    const { cid, begun } = await people(6);
    const keys = begun.map(() => randomUUID());
    const tap = (door: TestApp) =>
      Promise.all(begun.map(({ who, orderId }, index) => pay(who, orderId, keys[index], door)));
    const [first, second, third] = await Promise.all([tap(test), tap(test), tap(other.test)]);
    expect(tally(first)).toEqual({ ok: 6 });
    expect([second, third]).toEqual([first, first]);
    const { rows } = await pool.query(
      'select payment.id from payment join orders on orders.id = order_id where conference_id = $1',
      [cid],
    );
    expect(rows).toHaveLength(6);
  });

  it('do not suffer from a foreign order or one in use', async () => {
    const { begun } = await people(6);
    const [slow, stranger, ...others] = begun;
    if (!slow || !stranger) throw new Error('nobody');
    const answered = await whileLocked(pool, slow.regId, {
      waiting: () => pay(slow.who, slow.orderId),
      work: async () => {
        const foreign = pay(stranger.who, slow.orderId);
        expect(tally(await Promise.all(others.map(({ who, orderId }) => pay(who, orderId))))).toEqual({ ok: 4 });
        expect(await foreign).toMatchObject({ error: 'order_unknown' });
      },
    });
    expect(answered).toMatchObject({ code: 0 });
  });
});

describe('[C16] payments whose notices arrive at one moment', () => {
  /** People whose payment the provider has, and has not reported yet. */
  async function paidUnreported(count: number) {
    const { cid, begun } = await people(count);
    const numbers = await Promise.all(begun.map(({ who, orderId }) => startPaying(test, who, orderId)));
    await Promise.all(numbers.map((number) => test.control(`/orders/${number}/pay`, { notices: 0, force: true })));
    return { cid, begun, numbers, report: (at: number) => test.control(`/orders/${numbers[at] ?? ''}/notice`) };
  }

  const booked = async (cid: number) => {
    const { rows } = await pool.query(
      `select count(*) filter (where orders.state = 'paid')::int as paid,
          (select sum(amount)::int from ledger where conference_id = $1) as booked,
          (select count(*)::int from ticket where conference_id = $1) as tickets,
          (select count(*)::int from claim join registration on registration.id = registration_id
            where conference_id = $1 and claim.state = 'confirmed') as places,
          (select count(*)::int from notification where conference_id = $1 and template = 'paid') as told
        from orders where conference_id = $1`,
      [cid],
    );
    return rows[0] as object;
  };
  const all = (count: number) => ({ paid: count, booked: count * PRICE, tickets: count, places: count, told: count });

  it('are applied once each, in few transactions', async () => {
    const { cid, numbers, report } = await paidUnreported(24);
    const { watch } = await watched(pool, () => Promise.all([...numbers, ...numbers].map((_, at) => report(at % 24))));
    expect(await booked(cid)).toEqual(all(24));
    expect(await transactionsOf('select xmin from ledger where conference_id = $1', cid)).toBeLessThan(24);
    expect([...watch.faults]).toEqual([]);
  });

  it('do not suffer from one whose place was given away, nor wait for one in use', async () => {
    const { cid, begun, numbers, report } = await paidUnreported(8);
    const [slow, late] = begun;
    if (!slow || !late) throw new Error('nobody');
    await pool.query(`update claim set state = 'released', held_until = null where registration_id = $1`, [late.regId]);
    await whileLocked(pool, slow.regId, {
      waiting: () => report(0),
      work: async () => {
        await Promise.all(numbers.slice(1).map((_, at) => report(at + 1)));
        expect(await booked(cid)).toMatchObject({ paid: 6, tickets: 6, places: 6 });
      },
    });
    expect(await booked(cid)).toMatchObject({ paid: 7, tickets: 7, places: 7 });
    const { rows } = await pool.query('select cause from refund where order_id = $1', [late.orderId]);
    expect(rows).toEqual([{ cause: 'no_place_left' }]);
  });
});
