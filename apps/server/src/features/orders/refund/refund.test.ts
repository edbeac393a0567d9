import { describe, expect, it } from 'vitest';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { dayFrom, momentOf } from '@meetingapp/demo/support/calendar.ts';
import { testApp } from '../../../testing/app.ts';
import {
  order,
  paidRegistration,
  readOrder,
  readRegistration,
  register,
  smallCongress,
  visitor,
} from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const startsOn = dayFrom(new Date(), 42);
const policy = [
  { untilDaysBefore: 30, percent: 100 },
  { untilDaysBefore: 7, percent: 50 },
];

const ledgerSum = async (orderId: number) =>
  (await db.selectFrom('ledger').select('amount').where('order_id', '=', orderId).execute()).reduce(
    (sum, row) => sum + row.amount,
    0,
  );
const idOf = async (orderId: number) =>
  (await db.selectFrom('refund').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow()).id;
const numberOf = async (orderId: number) =>
  (await db.selectFrom('refund').select('out_refund_no').where('order_id', '=', orderId).executeTakeFirstOrThrow())
    .out_refund_no;

type Paid = Awaited<ReturnType<typeof paidRegistration>>;
const paid = async (
  refundPolicy = policy,
  size: number | null = null,
): Promise<Paid & { cid: number; feeId: number }> => {
  const { cid, feeId } = await smallCongress(db, { refundPolicy, startsOn }, { size });
  return { ...(await paidRegistration(test, cid, feeId)), cid, feeId };
};
const giveBack = ({ who, orderId }: Paid, amount: number, reason = '') =>
  test.attempt(orderCalls.refund, { orderid: orderId, amount, reason }, { token: who.token });

/** Sets the clock for one piece of work. */
async function at<T>(when: Date, work: () => Promise<T>): Promise<T> {
  test.clock.now = when;
  try {
    return await work();
  } finally {
    test.clock.now = null as unknown as Date;
  }
}

describe('a refund', () => {
  it('is sent to the provider, completes, and the ledger’s sum is zero', async () => {
    const one = await paid(policy, 1);
    expect((await readOrder(test, one.who, one.orderId)).refundNow).toBe(100_000);
    expect(await giveBack(one, 100_000, '行程有变')).toMatchObject({ code: 0, order: { state: 'refunding' } });
    expect((await readRegistration(test, one.who, one.regId)).state).toBe('cancelled');
    await test.work();
    expect(await ledgerSum(one.orderId)).toBe(100_000);
    await test.control(`/refunds/${await numberOf(one.orderId)}/settle`);
    await expect.poll(() => ledgerSum(one.orderId)).toBe(0);
    expect(await readOrder(test, one.who, one.orderId)).toMatchObject({
      state: 'refunded',
      refunded: 100_000,
      refunds: [{ amount: 100_000, state: 'done', reason: '行程有变', doneAt: expect.any(String) }],
    });
    const next = await paidRegistration(test, one.cid, one.feeId);
    expect((await readOrder(test, next.who, next.orderId)).state).toBe('paid');
  });

  it('is polled again a minute later while the provider works on it, without a log entry', async () => {
    const one = await paid();
    await giveBack(one, 100_000);
    await test.work();
    const { rows } = await test.pool.query<{ wait: number; attempts: number }>(
      `select extract(epoch from run_at - now())::int as wait, attempts from graphile_worker.jobs where key = $1`,
      [`orders.refund:${await idOf(one.orderId)}`],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.attempts).toBe(0);
    expect(rows[0]?.wait).toBeGreaterThan(50);
    // Without a notice the provider is asked.
    await test.control('/faults', { holdNotices: true });
    await test.control(`/refunds/${await numberOf(one.orderId)}/settle`);
    await test.pool.query(
      `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'orders.refund'), run_at => now())`,
    );
    await test.work();
    await test.control('/reset');
    expect((await readOrder(test, one.who, one.orderId)).state).toBe('refunded');
    expect(await ledgerSum(one.orderId)).toBe(0);
  });

  it('is sent once, under one number, however often the job or the person retries', async () => {
    const one = await paid();
    expect(await giveBack(one, 100_000)).toMatchObject({ code: 0 });
    expect(await giveBack(one, 100_000)).toMatchObject({ error: 'order_state' });
    await test.work();
    const number = await numberOf(one.orderId);
    await test.control(`/refunds/${number}/settle`);
    await expect.poll(() => ledgerSum(one.orderId)).toBe(0);
    const { refunds } = (await test.app.inject('/simulator/control/state')).json() as {
      refunds: { outRefundNo: string; outTradeNo: string }[];
    };
    const { out_trade_no } = await db
      .selectFrom('payment')
      .select('out_trade_no')
      .where('order_id', '=', one.orderId)
      .executeTakeFirstOrThrow();
    expect(refunds.filter((refund) => refund.outTradeNo === out_trade_no).map((refund) => refund.outRefundNo)).toEqual([
      number,
    ]);
  });

  it('that the provider rejects is marked for the staff, and is not retried for ever', async () => {
    const one = await paid();
    await giveBack(one, 100_000);
    await test.work();
    await test.control(`/refunds/${await numberOf(one.orderId)}/settle`, { state: 'ABNORMAL' });
    await expect.poll(async () => (await readOrder(test, one.who, one.orderId)).refunds[0]?.state).toBe('failed');
    expect(await ledgerSum(one.orderId)).toBe(100_000);
  });

  it('goes by the cause and never by a person’s words, which are shown as they were written', async () => {
    const one = await paid();
    await giveBack(one, 100_000, 'paid_after_end');
    expect((await readOrder(test, one.who, one.orderId)).refunds[0]?.reason).toBe('paid_after_end');
    await test.work();
    await test.control(`/refunds/${await numberOf(one.orderId)}/settle`);
    await expect.poll(async () => (await readOrder(test, one.who, one.orderId)).state).toBe('refunded');
    const other = await paid();
    await giveBack(other, 100_000, 'no_place_left');
    expect((await readOrder(test, other.who, other.orderId)).notice).toBe('');
    const causes = await db
      .selectFrom('refund')
      .select(['cause', 'reason'])
      .where('order_id', 'in', [one.orderId, other.orderId])
      .orderBy('id')
      .execute();
    expect(causes).toEqual([
      { cause: 'cancelled', reason: 'paid_after_end' },
      { cause: 'cancelled', reason: 'no_place_left' },
    ]);
  });
});

describe('the organiser’s policy', () => {
  const daysBefore = (days: number, time: string) => momentOf(dayFrom(momentOf(startsOn, '12:00'), -days), time);
  const cases: [title: string, when: Date, back: number | null][] = [
    ['the last minute of the last day for all of it', daysBefore(30, '23:59'), 100_000],
    ['the first minute after it, by the conference’s clock', daysBefore(29, '00:00'), 50_000],
    ['the last day for half of it', daysBefore(7, '23:59'), 50_000],
    ['after that nothing', daysBefore(6, '00:00'), 0],
    ['from the first day on it is no longer oneself’s to cancel', momentOf(startsOn, '00:00'), null],
  ];
  for (const [title, when, back] of cases)
    it(`[T3] by day in the conference’s zone: ${title}`, async () => {
      const one = await paid();
      await at(when, async () => {
        // A log-in lasts ninety days, so the same one is still valid.
        expect((await readOrder(test, one.who, one.orderId)).refundNow).toBe(back);
        if (back === null) expect(await giveBack(one, 0)).toMatchObject({ error: 'refund_not_allowed' });
        else expect(await giveBack(one, back)).toMatchObject({ code: 0 });
      });
    });

  it('is confirmed again when the amount was read the day before', async () => {
    const one = await paid();
    expect(await at(daysBefore(29, '00:00'), () => giveBack(one, 100_000))).toMatchObject({ error: 'price_changed' });
    expect((await readRegistration(test, one.who, one.regId)).state).toBe('confirmed');
  });

  it('that refunds half leaves the order partly refunded, and so does the ledger', async () => {
    const one = await paid();
    await at(daysBefore(10, '12:00'), () => giveBack(one, 50_000));
    await test.work();
    await test.control(`/refunds/${await numberOf(one.orderId)}/settle`);
    await expect.poll(() => ledgerSum(one.orderId)).toBe(50_000);
    expect(await readOrder(test, one.who, one.orderId)).toMatchObject({
      state: 'partly_refunded',
      refunded: 50_000,
      refundNow: null,
    });
  });

  it('that does not exist leaves the refund to the organiser, but free registrations can be cancelled', async () => {
    expect(await giveBack(await paid([]), 100_000)).toMatchObject({ error: 'refund_not_allowed' });
    const { cid, feeId } = await smallCongress(db, { startsOn }, { amount: 0, size: 1 });
    const who = await visitor(test);
    const regId = await register(test, who, cid, feeId);
    const made = await order(test, who, regId);
    expect(made.state).toBe('paid');
    expect(
      await test.attempt(orderCalls.refund, { orderid: made.orderId, amount: 0 }, { token: who.token }),
    ).toMatchObject({ code: 0 });
    expect((await readRegistration(test, who, regId)).state).toBe('cancelled');
    const next = await visitor(test);
    expect((await order(test, next, await register(test, next, cid, feeId))).state).toBe('paid');
  });
});
