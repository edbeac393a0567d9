import { expect, it } from 'vitest';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { dayFrom } from '@meetingapp/demo/support/calendar.ts';
import { testApp } from '../../../testing/app.ts';
import { paidRegistration, register, smallCongress, visitor } from '../../../testing/congress.ts';
import { watchLevelOf } from './access-level.ts';

const test = await testApp();
const { db } = test;
const startsOn = dayFrom(new Date(), 42);
const refundPolicy = [{ untilDaysBefore: 1, percent: 100 }];

it('[S59] paid personnel are those who paid, until a refund', async () => {
  const { cid, feeId } = await smallCongress(db, { refundPolicy, startsOn }, { size: null });
  const paid = await paidRegistration(test, cid, feeId);
  const standing = () => watchLevelOf(db, cid, paid.who.accountId);
  expect(await standing()).toBe('paid');
  await test.call(orderCalls.refund, { orderid: paid.orderId, amount: 100_000, reason: '' }, { token: paid.who.token });
  expect(await standing()).toBe('account');
});

it('[S59] a registration unpaid, or for another conference, does not count as paid; a visitor is anyone', async () => {
  const { cid, feeId } = await smallCongress(db, { refundPolicy, startsOn }, { size: null });
  const other = await smallCongress(db, { refundPolicy, startsOn }, { size: null });
  const one = await paidRegistration(test, cid, feeId);
  const who = await visitor(test);
  await register(test, who, cid, feeId);
  expect(await watchLevelOf(db, cid, who.accountId)).toBe('account');
  expect(await watchLevelOf(db, other.cid, one.who.accountId)).toBe('account');
  expect(await watchLevelOf(db, cid, null)).toBe('anyone');
});
