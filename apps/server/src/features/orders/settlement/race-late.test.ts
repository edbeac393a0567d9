import { describe, expect, it, vi } from 'vitest';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { testApp } from '../../../testing/app.ts';
import {
  order,
  paidRegistration,
  payAtProvider,
  readOrder,
  readRegistration,
  register,
  smallCongress,
  startPaying,
  visitor,
} from '../../../testing/congress.ts';
import { watched } from '../../../testing/race/bank.ts';
import { crowd, doubleTap, tally } from '../../../testing/race/crowd.ts';
import { deadlocks } from '../../../testing/race/deadlocks.ts';
import { formOf } from '../../../testing/race/places.ts';

const test = await testApp({ poolSize: 24 });
const { db, pool } = test;

/** Ends the holds of an order after these milliseconds, by the database's clock. */
async function runOut(orderId: number, milliseconds: number): Promise<void> {
  const at = `clock_timestamp() + make_interval(secs => ${milliseconds / 1000})`;
  await pool.query(
    `update claim set held_until = ${at} where state = 'held' and registration_id = (select registration_id from orders where id = $1)`,
    [orderId],
  );
  await pool.query(`update orders set hold_until = ${at} where id = $1`, [orderId]);
}

/** A person who ordered and went to the cashier, and whose hold has lapsed. */
async function latecomer(cid: number, feeId: number) {
  const who = await visitor(test);
  const regId = await register(test, who, cid, feeId);
  const { orderId } = await order(test, who, regId);
  const number = await startPaying(test, who, orderId);
  await runOut(orderId, -1);
  return { who, regId, orderId, number };
}

/** One after another: each had the place for a while. */
async function latecomers(count: number, cid: number, feeId: number) {
  const late: Awaited<ReturnType<typeof latecomer>>[] = [];
  for (let i = 0; i < count; i += 1) late.push(await latecomer(cid, feeId));
  return late;
}

describe('a late payment', () => {
  it('of several at one place confirms exactly one, and refunds the others', async () => {
    const { cid, feeId } = await smallCongress(db, {}, { size: 1 });
    const late = await latecomers(6, cid, feeId);
    const { watch } = await watched(pool, () => Promise.all(late.map(({ number }) => payAtProvider(test, number))));
    const states = await Promise.all(late.map(async ({ who, orderId }) => (await readOrder(test, who, orderId)).state));
    expect(states.sort()).toEqual(['paid', ...Array<string>(5).fill('refunding')]);
    const refunds = await db
      .selectFrom('refund')
      .select(['amount', 'cause'])
      .where(
        'order_id',
        'in',
        late.map((one) => one.orderId),
      )
      .execute();
    expect(refunds).toEqual(Array(5).fill({ amount: 100_000, cause: 'no_place_left' }));
    expect([...watch.faults]).toEqual([]);
  });

  it('concurrent with a new order is paid once, and neither transaction blocks the other', async () => {
    const before = await deadlocks(pool);
    const { cid, feeId } = await smallCongress(db);
    const late = await latecomers(12, cid, feeId);
    const { watch } = await watched(pool, () =>
      Promise.all(
        late.map(({ who, regId, number }) =>
          Promise.all([
            payAtProvider(test, number),
            test.call(orderCalls.create, { regid: regId, total: 100_000 }, { token: who.token }),
          ]),
        ),
      ),
    );
    for (const { who, regId, orderId } of late) {
      expect((await readRegistration(test, who, regId)).state).toBe('confirmed');
      expect((await readOrder(test, who, orderId)).state).toBe('paid');
    }
    const open = await db
      .selectFrom('orders')
      .select('id')
      .where('conference_id', '=', cid)
      .where('state', '=', 'open')
      .execute();
    expect(open).toEqual([]);
    expect([...watch.faults]).toEqual([]);
    expect((await deadlocks(pool)) - before).toBe(0);
  });

  it('is refunded when the hold was deleted long ago, however many places are free', async () => {
    const { cid, feeId } = await smallCongress(db, {}, { size: 5 });
    const { who, orderId, regId, number } = await latecomer(cid, feeId);
    await pool.query(`update claim set state = 'released', held_until = null where registration_id = $1`, [regId]);
    await payAtProvider(test, number);
    expect((await readOrder(test, who, orderId)).state).toBe('refunding');
    expect((await readRegistration(test, who, regId)).state).toBe('cancelled');
  });
});

describe('an expiring hold', () => {
  it(
    'goes to exactly one of many at that moment, and its payer gets either the place or a refund',
    { timeout: 40_000 },
    async () => {
      const people = await crowd(test, 15);
      for (let round = 0; round < 5; round += 1) {
        const { cid, feeId } = await smallCongress(db, {}, { size: 1 });
        const payer = await visitor(test);
        const { orderId } = await order(test, payer, await register(test, payer, cid, feeId));
        const number = await startPaying(test, payer, orderId);
        await runOut(orderId, 120);
        const over = Date.now() + 240;
        let refused = 0;
        const tryAgain = async (who: (typeof people)[number]) => {
          let answer = await test.attempt(registrationCalls.add, formOf(who, cid, feeId), { token: who.token });
          while (answer.code !== 0 && Date.now() < over) {
            refused += 1;
            answer = await test.attempt(registrationCalls.add, formOf(who, cid, feeId), { token: who.token });
          }
          return answer;
        };
        const { result, watch } = await watched(pool, async () => {
          const trying = people.map(tryAgain);
          // The payment arrives while the other people try, each round a little later.
          await vi.waitFor(() => expect(refused >= people.length * round || Date.now() > over).toBe(true), {
            interval: 1,
          });
          await payAtProvider(test, number);
          return Promise.all(trying);
        });
        const { state } = await readOrder(test, payer, orderId);
        expect(tally(result).ok ?? 0).toBe(state === 'paid' ? 0 : 1);
        expect(['paid', 'refunding']).toContain(state);
        expect([...watch.faults]).toEqual([]);
      }
    },
  );
});

describe('one person', () => {
  it('registered by two colleagues at once has one order, and the other is notified', async () => {
    const { cid, feeId } = await smallCongress(db);
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = await crowd(test, 2);
      const twin = { ...other!, answers: one!.answers };
      const regIds = await Promise.all([register(test, one!, cid, feeId), register(test, twin, cid, feeId)]);
      const answers = await Promise.all(
        [one!, twin].map((who, index) =>
          test.attempt(orderCalls.create, { regid: regIds[index], total: 100_000 }, { token: who.token }),
        ),
      );
      expect(tally(answers)).toEqual({ ok: 1, already_registered: 1 });
    }
  });

  it('tapping twenty times with one key creates one order and one payment', async () => {
    const { cid, feeId } = await smallCongress(db);
    const who = await visitor(test);
    const regid = await register(test, who, cid, feeId);
    const tap = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, work));
    const made = (await tap(() => doubleTap(test, orderCalls.create, { regid, total: 100_000 }, who.token))).map(
      (answer) => ('order' in answer ? answer.order?.orderId : answer.error),
    );
    expect(new Set(made).size).toBe(1);
    const orderid = Number(made[0]);
    const body = { orderid, method: 'native' as const };
    const paid = await tap(() => test.call(orderCalls.pay, body, { token: who.token, key: 'one-tap' }));
    expect(new Set(paid.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('has one confirmed place and one row in the ledger after thirty concurrent notices', async () => {
    const { cid, feeId } = await smallCongress(db, {}, { size: 3 });
    const { orderId } = await paidRegistration(test, cid, feeId);
    const { out_trade_no } = await db
      .selectFrom('payment')
      .select('out_trade_no')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const { watch } = await watched(pool, () =>
      Promise.all(Array.from({ length: 30 }, () => test.control(`/orders/${out_trade_no}/notice`))),
    );
    expect(await db.selectFrom('ledger').select('amount').where('order_id', '=', orderId).execute()).toHaveLength(1);
    expect([...watch.faults]).toEqual([]);
  });
});
