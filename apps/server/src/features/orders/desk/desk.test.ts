import { describe, expect, it } from 'vitest';
import { orderConsoleCalls as calls } from '@meetingapp/contract/orders/console.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildOrder } from '@meetingapp/demo/orders/orders.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import {
  order,
  paidRegistration,
  readRegistration,
  register,
  smallCongress,
  visitor,
} from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const reader = await buildStaffToken(db, await buildStaff(db, societyId, { email: 'r@example.org', role: 'reader' }));
const organiser = await buildStaffToken(
  db,
  await buildStaff(db, societyId, { email: 'o@example.org', role: 'organiser' }),
);
const { cid, feeId } = await smallCongress(db, { societyId });
const { cid: other } = await smallCongress(db, { societyId });

const detail = async (orderId: number) => (await test.call(calls.detail, { cid, orderId }, { token })).order;
const refund = (orderId: number, amount: number, more: object = {}) =>
  test.attempt(calls.refund, { cid, orderId, amount, reason: '讲者费用减免', end: false, ...more }, { token });
const settle = async (orderId: number, state = 'SUCCESS') => {
  await test.work();
  const number = (await detail(orderId)).refunds.at(-1)?.number ?? '';
  await test.control(`/refunds/${number}/settle`, { state });
  await expect.poll(async () => (await detail(orderId)).refunds.at(-1)?.state).not.toBe('sent');
};

describe('[O8] orders at the desk', () => {
  it('are found by state, payment method, days, number, name and telephone, a page at a time', async () => {
    const paid = await paidRegistration(test, cid, feeId);
    const who = await visitor(test);
    const open = await order(test, who, await register(test, who, cid, feeId));
    const ids = async (filter: object) =>
      (await test.call(calls.list, { cid, ...filter }, { token: reader })).orders.map((row) => row.id);
    expect(await ids({})).toEqual([open.orderId, paid.orderId]);
    expect(await ids({ before: open.orderId })).toEqual([paid.orderId]);
    expect(await ids({ state: 'paid' })).toEqual([paid.orderId]);
    expect(await ids({ state: 'received' })).toEqual([paid.orderId]);
    expect((await test.call(calls.list, { cid, state: 'received' }, { token: reader })).total).toBe(1);
    expect(await ids({ provider: 'wechat' })).toEqual([paid.orderId]);
    expect(await ids({ provider: 'bank' })).toEqual([]);
    expect(await ids({ words: open.number.slice(9) })).toEqual([open.orderId]);
    expect(await ids({ words: who.answers.phone })).toEqual([open.orderId]);
    expect(await ids({ words: '晓晴' })).toHaveLength(2);
    expect(await ids({ from: '2020-01-01', until: '2020-12-31' })).toEqual([]);
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(new Date());
    expect(await ids({ from: today, until: today })).toHaveLength(2);
    expect(await ids({ from: today })).toHaveLength(2);
    expect(await ids({ until: today, before: open.orderId })).toEqual([paid.orderId]);
    expect(await ids({ from: today, until: '2020-01-01' })).toEqual([]);
    expect(await test.attempt(calls.list, { cid, from: '2026-02-30' }, { token: reader })).toMatchObject({
      error: 'body_invalid',
    });
  });

  it('are those of the conference’s own days, the first and the last included', async () => {
    const { cid: elsewhere } = await smallCongress(db, { societyId });
    // 23:59 on 31 January, 00:00 on 1 February, 00:00 on 3 February in Shanghai.
    const ids: number[] = [];
    for (const at of ['2026-01-31T15:59:00Z', '2026-01-31T16:00:00Z', '2026-02-02T16:00:00Z'])
      ids.push(
        await buildOrder(db, await buildRegistration(db, elsewhere, { name: '沈知远' }), { createdAt: new Date(at) }),
      );
    const found = async (days: object) => {
      const { orders, total } = await test.call(calls.list, { cid: elsewhere, ...days }, { token });
      expect(total).toBe(orders.length);
      return orders.map(({ id }) => ids.indexOf(id));
    };
    expect(await found({ from: '2026-01-31', until: '2026-02-01' })).toEqual([1, 0]);
    expect(await found({ from: '2026-02-01', until: '2026-02-02' })).toEqual([1]);
    expect(await found({ from: '2026-02-01' })).toEqual([2, 1]);
    expect(await found({ until: '2026-01-31' })).toEqual([0]);
  });

  it('refund in parts until nothing is left, never more, and record by whom and why', async () => {
    const { orderId } = await paidRegistration(test, cid, feeId);
    expect(await refund(orderId, 100_001)).toMatchObject({ error: 'refund_too_large' });
    expect(await refund(orderId, 30_000)).toMatchObject({ code: 0 });
    // While the first refund is under way, a second click refunds nothing.
    expect(await refund(orderId, 30_000)).toMatchObject({ error: 'order_state' });
    await settle(orderId);
    expect(await detail(orderId)).toMatchObject({ state: 'partly_refunded', refunded: 30_000, left: 70_000 });
    expect(await refund(orderId, 70_001)).toMatchObject({ error: 'refund_too_large' });
    expect(await refund(orderId, 70_000)).toMatchObject({ code: 0 });
    await settle(orderId);
    const shown = await detail(orderId);
    expect(shown).toMatchObject({ state: 'refunded', left: 0, registrationState: 'confirmed' });
    const came = (await test.call(calls.list, { cid, state: 'received' }, { token })).orders.map(({ id }) => id);
    expect(came).toContain(orderId);
    expect(shown.ledger.reduce((sum, row) => sum + row.amount, 0)).toBe(0);
    expect(shown.events.find((one) => one.event === 'refund')).toMatchObject({ by: '程望舒', why: '讲者费用减免' });
  });

  it('end the registration with the refund when staff say so', async () => {
    const { orderId, who, regId } = await paidRegistration(test, cid, feeId);
    expect(await refund(orderId, 100_000, { end: true })).toMatchObject({ code: 0 });
    expect((await readRegistration(test, who, regId)).state).toBe('cancelled');
  });

  it('a refused refund goes out again under its number, and is never confirmed as paid otherwise by one person', async () => {
    const { orderId } = await paidRegistration(test, cid, feeId);
    await refund(orderId, 100_000);
    await settle(orderId, 'ABNORMAL');
    const [failed] = (await detail(orderId)).refunds;
    expect(failed).toMatchObject({ state: 'failed' });
    const refundId = failed?.id ?? 0;
    expect(await test.attempt(calls.retryRefund, { cid, refundId }, { token })).toMatchObject({ code: 0 });
    expect((await detail(orderId)).refunds).toMatchObject([{ state: 'asked', number: failed?.number }]);
    expect(await test.attempt(calls.retryRefund, { cid, refundId }, { token })).toMatchObject({
      error: 'refund_state',
    });
    const byHand = { cid, refundId, reference: 'B-1' };
    expect(await test.attempt(calls.confirmRefund, byHand, { token })).toMatchObject({ error: 'refund_state' });
    await db.updateTable('refund').set({ state: 'failed' }).where('id', '=', refundId).execute();
    expect(await test.attempt(calls.confirmRefund, byHand, { token })).toMatchObject({ error: 'refund_state' });
    expect(await detail(orderId)).toMatchObject({ state: 'refunding', refunded: 0 });
  });

  it('money that came by bank is sent back by staff, who say so with the bank’s number', async () => {
    const { orderId } = await paidRegistration(test, cid, feeId);
    await db.updateTable('payment').set({ provider: 'bank' }).where('order_id', '=', orderId).execute();
    await refund(orderId, 100_000);
    await test.work();
    const [asked] = (await detail(orderId)).refunds;
    expect(asked).toMatchObject({ state: 'asked', byHand: true });
    const byHand = { cid, refundId: asked?.id ?? 0, reference: 'B-1' };
    expect(await test.attempt(calls.confirmRefund, byHand, { token })).toMatchObject({ code: 0 });
    expect(await detail(orderId)).toMatchObject({ state: 'refunded', refunded: 100_000 });
    expect(await test.attempt(calls.confirmRefund, byHand, { token })).toMatchObject({ error: 'refund_state' });
  });

  it('that are open can be cancelled, and one can have a note', async () => {
    const who = await visitor(test);
    const regId = await register(test, who, cid, feeId);
    const { orderId } = await order(test, who, regId);
    await test.call(calls.saveNote, { cid, orderId, note: '单位汇款中' }, { token });
    await test.call(calls.cancelOpen, { cid, orderId, reason: '本人来电' }, { token });
    expect(await detail(orderId)).toMatchObject({ state: 'cancelled', note: '单位汇款中' });
    expect((await readRegistration(test, who, regId)).state).toBe('cancelled');
    const again = { cid, orderId, reason: '本人来电' };
    expect(await test.attempt(calls.cancelOpen, again, { token })).toMatchObject({ error: 'order_state' });
    const pay = { orderid: orderId, method: 'native' };
    expect(await test.attempt(orderCalls.pay, pay, { token: who.token })).toMatchObject({ error: 'order_state' });
  });

  it('of another conference are not found, and money moves only with permission', async () => {
    const { orderId } = await paidRegistration(test, cid, feeId);
    const body = { orderId, amount: 1, reason: 'x', end: false, note: '', refundId: 1, reference: 'x' };
    for (const call of [
      calls.detail,
      calls.refund,
      calls.cancelOpen,
      calls.saveNote,
      calls.retryRefund,
      calls.confirmRefund,
    ]) {
      expect(await test.attempt(call, { ...body, cid: other }, { token })).toMatchObject({ error: 'not_found' });
      if (call !== calls.detail)
        for (const who of [reader, organiser])
          expect(await test.attempt(call, { ...body, cid }, { token: who })).toMatchObject({ error: 'forbidden' });
    }
    const wrong = await test.attempt(calls.refund, { ...body, cid, amount: 0 }, { token });
    expect(wrong).toMatchObject({ error: 'body_invalid', faults: [{ field: 'amount' }] });
  });
});
