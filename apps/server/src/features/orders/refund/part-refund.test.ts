import { describe, expect, it } from 'vitest';
import { orderConsoleCalls } from '@meetingapp/contract/orders/console.ts';
import { orderDeskCalls } from '@meetingapp/contract/orders/desk.ts';
import { registrationConsoleCalls } from '@meetingapp/contract/registration/console.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { order, paidRegistration, register, smallCongress, visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const { cid, feeId } = await smallCongress(db, { societyId });

const person = async (id: number) =>
  (await test.call(registrationConsoleCalls.detail, { cid, id }, { token, language: 'en' })).registration;
const orderAt = async (orderId: number) =>
  (await test.call(orderConsoleCalls.detail, { cid, orderId }, { token, language: 'en' })).order;
const inOrders = async (orderId: number) =>
  (await test.call(orderConsoleCalls.list, { cid }, { token })).orders.find(({ id }) => id === orderId);
const inList = async (regId: number) =>
  (
    await test.call(registrationConsoleCalls.list, { cid, filter: { states: ['confirmed', 'cancelled'] } }, { token })
  ).rows.find(({ id }) => id === regId);
const messagesTo = (regId: number) =>
  db
    .selectFrom('notification')
    .select(['template', 'variables'])
    .where('registration_id', '=', regId)
    .where('template', '<>', 'paid')
    .orderBy('id')
    .execute();

async function settle(orderId: number, state = 'SUCCESS') {
  await test.work();
  const number = (await orderAt(orderId)).refunds.at(-1)?.number ?? '';
  await test.control(`/refunds/${number}/settle`, { state });
  await expect.poll(async () => (await orderAt(orderId)).refunds.at(-1)?.state).not.toBe('sent');
}

const ways = {
  'at the person': (_orderId: number, id: number, amount: number, more: object = {}) =>
    test.call(orderDeskCalls.refundAtDesk, { cid, id, amount, reason: '讲者减免', ...more }, { token }),
  'at the order': (orderId: number, _id: number, amount: number, more: object = {}) =>
    test.call(orderConsoleCalls.refund, { cid, orderId, amount, reason: '讲者减免', end: false, ...more }, { token }),
};

describe.each(Object.entries(ways))('[O8] after a part refund %s', (_, refund) => {
  it('pane, list, order and list of orders show one figure “paid now”', async () => {
    const { orderId, regId } = await paidRegistration(test, cid, feeId);
    expect(await person(regId)).toMatchObject({ paidNow: 100_000, refunding: 0 });
    await refund(orderId, regId, 30_000);
    // Until the provider has sent it, the money is still here.
    expect(await person(regId)).toMatchObject({ paidNow: 100_000, refunding: 30_000 });
    await settle(orderId);
    expect(await person(regId)).toMatchObject({ paidNow: 70_000, refunding: 0, state: 'confirmed' });
    expect(await orderAt(orderId)).toMatchObject({ paidNow: 70_000, total: 100_000 });
    expect(await inOrders(orderId)).toMatchObject({ paidNow: 70_000 });
    expect(await inList(regId)).toMatchObject({ amount: 70_000, orderState: 'partly_refunded' });
    await refund(orderId, regId, 70_000);
    await settle(orderId);
    expect(await person(regId)).toMatchObject({ paidNow: 0 });
    expect(await inList(regId)).toMatchObject({ amount: 0, orderState: 'refunded' });
  });

  it('the history says by whom, how much and why, and when the money had gone back', async () => {
    const { orderId, regId } = await paidRegistration(test, cid, feeId);
    await refund(orderId, regId, 30_001);
    await settle(orderId);
    const [done, asked] = (await person(regId)).history;
    expect(asked).toMatchObject({ by: '程望舒', text: 'Refund of CNY 300.01 started', why: '讲者减免' });
    expect(done).toMatchObject({ text: 'Refund of CNY 300.01 completed' });
    expect((await person(regId)).history.filter(({ event }) => event.startsWith('money_back'))).toHaveLength(2);
    const [orderDone, orderAsked] = (await orderAt(orderId)).events;
    expect([orderDone, orderAsked]).toMatchObject([
      { event: 'refund_done', amount: 30_001 },
      { event: 'refund', amount: 30_001 },
    ]);
  });

  it('the person reads the amount, the reason, what remains paid and that the registration stays, unless staff say no', async () => {
    const { orderId, regId } = await paidRegistration(test, cid, feeId);
    await refund(orderId, regId, 30_000);
    // The variables of a message are deleted once it was sent.
    const [told, ...more] = await messagesTo(regId);
    expect(more).toEqual([]);
    expect(told?.template).toBe('refund_started');
    expect(told?.variables).toMatchObject({ amount: '300.00', left: '700.00', currency: 'CNY', reason: '讲者减免' });
    await settle(orderId);
    await refund(orderId, regId, 10_000, { tell: false });
    expect(await messagesTo(regId)).toHaveLength(1);
  });
});

it('[O8] a refund that the provider refuses leaves “paid now” as it was', async () => {
  const { orderId, regId } = await paidRegistration(test, cid, feeId);
  await ways['at the order'](orderId, regId, 30_000);
  await settle(orderId, 'ABNORMAL');
  expect(await person(regId)).toMatchObject({ paidNow: 100_000, refunding: 30_000 });
  expect((await person(regId)).orders[0]?.refunds[0]).toMatchObject({ state: 'failed' });
});

it('[O8] an order that ended before it was paid counts as nothing paid', async () => {
  const who = await visitor(test);
  const regId = await register(test, who, cid, feeId);
  const { orderId } = await order(test, who, regId);
  expect(await person(regId)).toMatchObject({ paidNow: null });
  expect(await orderAt(orderId)).toMatchObject({ paidNow: null });
});

it('[O8] a cancellation with a refund tells the person both, from the order too', async () => {
  const one = await paidRegistration(test, cid, feeId);
  await ways['at the order'](one.orderId, one.regId, 30_000, { end: true });
  const two = await paidRegistration(test, cid, feeId);
  const body = { cid, id: two.regId, amount: 30_000, reason: '讲者减免' };
  await test.call(orderDeskCalls.cancelAtDesk, body, { token });
  for (const { regId } of [one, two]) {
    const [told] = await messagesTo(regId);
    expect(told?.template).toBe('registration_cancelled_refund');
    expect(told?.variables).toMatchObject({ amount: '300.00', currency: 'CNY', reason: '讲者减免' });
    const texts = (await person(regId)).history.map(({ text }) => text);
    expect(texts).toContain('Refund of CNY 300.00 started');
  }
});

it('[O8] the dialog knows place, room and the invoice that the refund touches', async () => {
  const { orderId, regId } = await paidRegistration(test, cid, feeId);
  expect(await orderAt(orderId)).toMatchObject({ touches: { stays: [], invoice: null } });
  const invoice = {
    kind: 'ordinary',
    holder: 'organisation',
    title: '京海市第一人民医院',
    email: 'x@example.org',
  } as const;
  await db
    .insertInto('invoice')
    .values({ ...invoice, registration_id: regId, state: 'issued', amount: 100_000, number: '24312000000012345678' })
    .execute();
  const touched = { invoice: { state: 'issued', number: '24312000000012345678', amount: 100_000, together: false } };
  expect(await orderAt(orderId)).toMatchObject({ touches: touched });
  expect(await person(regId)).toMatchObject({ touches: touched });
});
