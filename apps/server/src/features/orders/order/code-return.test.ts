import { describe, expect, it } from 'vitest';
import { feeCodeCalls } from '@meetingapp/contract/fees/code.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import {
  order,
  payAtProvider,
  register,
  smallCongress,
  startPaying,
  visitor,
  type Visitor,
} from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const refunds = [{ untilDaysBefore: 0, percent: 100 }];

async function ordered(paid = false) {
  const { cid, feeId } = await smallCongress(db, { societyId, startsOn: '2090-05-01', endsOn: '2090-05-03' });
  const terms = { kind: 'percent' as const, value: 1000, from: null, until: null, size: 1 };
  await test.call(feeCodeCalls.makeCodes, { cid, ...terms, code: 'ONCE' }, { token });
  const who = await visitor(test);
  const regid = await register(test, who, cid, feeId);
  expect(await choose(who, regid)).toMatchObject({ code: 0 });
  const made = await order(test, who, regid);
  expect(made.total).toBe(90_000);
  if (paid) await payAtProvider(test, await startPaying(test, who, made.orderId));
  return { cid, feeId, who, regid, orderid: made.orderId };
}
const choose = (who: Visitor, regid: number) =>
  test.attempt(orderCalls.choose, { regid, discountCode: 'ONCE', extras: [] }, { token: who.token });
/** Moves the end of its holds to a second ago. */
const lapse = (regid: number) =>
  db
    .updateTable('claim')
    .set({ held_until: new Date(Date.now() - 1000) })
    .where('registration_id', '=', regid)
    .where('state', '=', 'held')
    .execute();
const uses = async (cid: number) => {
  const [code] = (await test.call(feeCodeCalls.codes, { cid }, { token })).codes;
  return { held: code?.held, confirmed: code?.confirmed };
};
/** Somebody else asks for the only use. */
async function another(cid: number, feeId: number) {
  const who = await visitor(test);
  return choose(who, await register(test, who, cid, feeId));
}

describe('[O3] [C16] the use of a code', () => {
  it('is taken while its order waits, also from others', async () => {
    const { cid, feeId } = await ordered();
    expect(await uses(cid)).toEqual({ held: 1, confirmed: 0 });
    expect(await another(cid, feeId)).toMatchObject({ error: 'discount_used_up' });
  });

  it('returns at once when the order is cancelled', async () => {
    const { cid, feeId, who, orderid } = await ordered();
    await test.call(orderCalls.cancel, { orderid }, { token: who.token });
    expect(await uses(cid)).toEqual({ held: 0, confirmed: 0 });
    expect(await another(cid, feeId)).toMatchObject({ code: 0 });
  });

  it('returns when the time for payment is over', async () => {
    const { cid, feeId, regid, orderid } = await ordered();
    await db
      .updateTable('orders')
      .set({ hold_until: new Date(Date.now() - 1000) })
      .where('id', '=', orderid)
      .execute();
    await lapse(regid);
    expect(await uses(cid)).toEqual({ held: 0, confirmed: 0 });
    expect(await another(cid, feeId)).toMatchObject({ code: 0 });
  });

  it('returns when the paid registration is cancelled and refunded', async () => {
    const { cid, feeId, who, orderid } = await ordered(true);
    expect(await uses(cid)).toEqual({ held: 0, confirmed: 1 });
    await db
      .updateTable('conference')
      .set({ refund_policy: JSON.stringify(refunds) })
      .where('id', '=', cid)
      .execute();
    const body = { orderid, reason: '', amount: 90_000 };
    expect(await test.attempt(orderCalls.refund, body, { token: who.token })).toMatchObject({ code: 0 });
    expect(await uses(cid)).toEqual({ held: 0, confirmed: 0 });
    expect(await another(cid, feeId)).toMatchObject({ code: 0 });
  });

  it('returns when the code is taken off, and when the time of a choice without an order is over', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    const terms = { kind: 'exempt' as const, value: 0, from: null, until: null, size: 1 };
    await test.call(feeCodeCalls.makeCodes, { cid, ...terms, code: 'ONCE' }, { token });
    const who = await visitor(test);
    const regid = await register(test, who, cid, feeId);
    await choose(who, regid);
    await test.call(orderCalls.choose, { regid, discountCode: '', extras: [] }, { token: who.token });
    expect(await uses(cid)).toEqual({ held: 0, confirmed: 0 });
    await choose(who, regid);
    expect(await uses(cid)).toEqual({ held: 1, confirmed: 0 });
    await lapse(regid);
    expect(await uses(cid)).toEqual({ held: 0, confirmed: 0 });
    expect(await another(cid, feeId)).toMatchObject({ code: 0 });
  });
});
