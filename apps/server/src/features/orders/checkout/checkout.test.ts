import { describe, expect, it } from 'vitest';
import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
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
  type Visitor,
} from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;

/** Moves the end of an order and its holds to a second ago. */
async function lapse(orderId: number): Promise<void> {
  const past = new Date(Date.now() - 1000);
  const { registration_id } = await db
    .updateTable('orders')
    .set({ hold_until: past })
    .where('id', '=', orderId)
    .returning('registration_id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('claim')
    .set({ held_until: past })
    .where('registration_id', '=', registration_id)
    .where('state', '=', 'held')
    .execute();
}
const liveClaims = (regId: number) =>
  db
    .selectFrom('claim')
    .select('state')
    .where('registration_id', '=', regId)
    .where('state', '<>', 'released')
    .execute();
const ordered = async (wish = {}, fee = {}) => {
  const { cid, feeId } = await smallCongress(db, wish, fee);
  const who = await visitor(test);
  const regId = await register(test, who, cid, feeId);
  return { cid, feeId, who, regId, made: await order(test, who, regId) };
};
const create = (who: Visitor, regid: number, total = 100_000) =>
  test.attempt(orderCalls.create, { regid, total }, { token: who.token });

describe('[C16] an order', () => {
  it('has lines with the current price, the payment deadline, and the payment methods', async () => {
    const { who, made } = await ordered({ holdMinutes: 20 });
    const shown = await readOrder(test, who, made.orderId);
    expect(shown).toMatchObject({
      state: 'open',
      total: 100_000,
      currency: 'CNY',
      refunded: 0,
      paidAt: null,
      bank: null,
      refundNow: null,
    });
    expect(shown.lines).toEqual([{ kind: 'fee', title: '标准注册费', remark: '标准', quantity: 1, amount: 100_000 }]);
    expect(shown.methods.map(({ method }) => method)).toEqual(
      expect.arrayContaining(['jsapi', 'h5', 'native', 'alipay_wap']),
    );
    expect(shown.methods.every(({ simulated }) => simulated)).toBe(true);
    const minutes = (Date.parse(shown.holdUntil ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(19);
    expect(minutes).toBeLessThanOrEqual(20);
  });

  it('is listed for its owner only, in the requested language', async () => {
    const { who, made, cid } = await ordered();
    const mine = await test.call(orderCalls.mine, { cid }, { token: who.token, language: 'en' });
    expect(mine.orders).toMatchObject([{ orderId: made.orderId, conference: 'Example Congress', state: 'open' }]);
    expect((await test.call(orderCalls.mine, {}, { token: (await visitor(test)).token })).orders).toEqual([]);
  });

  it('requires a fee first', async () => {
    const { cid, feeId } = await smallCongress(db);
    const who = await visitor(test);
    const regId = await register(test, who, cid, feeId);
    await db.updateTable('registration').set({ fee_kind_id: null }).where('id', '=', regId).execute();
    expect(await create(who, regId)).toMatchObject({ error: 'fee_missing' });
    expect(await test.attempt(orderCalls.preview, { regid: regId }, { token: who.token })).toMatchObject({
      error: 'fee_missing',
    });
  });

  it('cannot be created, paid or cancelled once it is paid', async () => {
    const { cid, feeId } = await smallCongress(db);
    const { who, regId, orderId } = await paidRegistration(test, cid, feeId);
    expect(
      await test.attempt(orderCalls.pay, { orderid: orderId, method: 'native' }, { token: who.token }),
    ).toMatchObject({ error: 'order_state' });
    expect(await test.attempt(orderCalls.cancel, { orderid: orderId }, { token: who.token })).toMatchObject({
      error: 'order_state',
    });
    expect(await test.attempt(registrationCalls.cancel, { regid: regId }, { token: who.token })).toMatchObject({
      error: 'registration_locked',
    });
    expect(await create(who, regId)).toMatchObject({ code: 0, order: { orderId, state: 'paid' }, regFl: 2 });
  });

  it('with a payment method that is not offered is refused, in words', async () => {
    const { who, made } = await ordered();
    const answer = await test.attempt(
      orderCalls.pay,
      { orderid: made.orderId, method: 'cash' },
      { token: who.token, language: 'en' },
    );
    expect(answer).toMatchObject({ error: 'body_invalid', faults: [{ field: 'method' }] });
  });

  it('sends a message when it expires, and can no longer be paid', async () => {
    const { who, made } = await ordered();
    await lapse(made.orderId);
    expect(await test.call(orderCalls.state, { orderid: made.orderId }, { token: who.token })).toMatchObject({
      state: 'expired',
    });
    expect(
      await test.attempt(orderCalls.pay, { orderid: made.orderId, method: 'native' }, { token: who.token }),
    ).toMatchObject({ error: 'order_expired' });
  });
});

describe('an earlier order of the same registration', () => {
  const orderedTwice = async () => {
    const { who, regId, made } = await ordered({}, { size: 1 });
    await lapse(made.orderId);
    return { who, regId, old: made.orderId, newer: (await order(test, who, regId)).orderId };
  };

  it('cannot cancel the newer one', async () => {
    const { who, regId, old, newer } = await orderedTwice();
    expect(await test.attempt(orderCalls.cancel, { orderid: old }, { token: who.token })).toMatchObject({
      error: 'order_state',
    });
    expect((await readOrder(test, who, newer)).state).toBe('open');
    expect(await liveClaims(regId)).toHaveLength(1);
  });

  it('cannot take the places of the newer one that is paid', async () => {
    const { who, regId, old, newer } = await orderedTwice();
    await payAtProvider(test, await startPaying(test, who, newer));
    expect(await test.attempt(orderCalls.cancel, { orderid: old }, { token: who.token })).toMatchObject({
      error: 'order_state',
    });
    expect(await liveClaims(regId)).toEqual([{ state: 'confirmed' }]);
  });

  it('paid late leaves the places of a newer one of which a part is being given back', async () => {
    const { who, regId, made } = await ordered({}, { size: 1 });
    const number = await startPaying(test, who, made.orderId);
    await lapse(made.orderId);
    const newer = await order(test, who, regId);
    await payAtProvider(test, await startPaying(test, who, newer.orderId));
    await db.updateTable('orders').set({ state: 'refunding' }).where('id', '=', newer.orderId).execute();
    await payAtProvider(test, number);
    expect(await liveClaims(regId)).toEqual([{ state: 'confirmed' }]);
    expect((await readOrder(test, who, made.orderId)).refunds).toMatchObject([{ amount: 100_000 }]);
  });

  it('paid late keeps its places when the newer one, which expired, is cancelled', async () => {
    const { who, regId, made } = await ordered({}, { size: 1 });
    const number = await startPaying(test, who, made.orderId);
    await lapse(made.orderId);
    const newer = await order(test, who, regId);
    await lapse(newer.orderId);
    await test.call(orderCalls.state, { orderid: newer.orderId }, { token: who.token });
    await payAtProvider(test, number);
    expect((await readOrder(test, who, made.orderId)).state).toBe('paid');
    const cancel = { orderid: newer.orderId };
    expect(await test.attempt(orderCalls.cancel, cancel, { token: who.token })).toMatchObject({ error: 'order_state' });
    expect(await liveClaims(regId)).toEqual([{ state: 'confirmed' }]);
  });

  it('that expired can still be cancelled', async () => {
    const { who, made } = await ordered({}, { size: 1 });
    await lapse(made.orderId);
    await test.call(orderCalls.state, { orderid: made.orderId }, { token: who.token });
    await test.call(orderCalls.cancel, { orderid: made.orderId }, { token: who.token });
    expect((await readOrder(test, who, made.orderId)).state).toBe('cancelled');
  });

  it('paid late when the newer one is paid is refunded alone', async () => {
    const { who, regId, made } = await ordered({}, { size: 1 });
    const number = await startPaying(test, who, made.orderId);
    await lapse(made.orderId);
    const newer = await order(test, who, regId);
    await payAtProvider(test, await startPaying(test, who, newer.orderId));
    await payAtProvider(test, number);
    expect((await readOrder(test, who, newer.orderId)).state).toBe('paid');
    expect(await liveClaims(regId)).toEqual([{ state: 'confirmed' }]);
    const refunds = await db
      .selectFrom('refund')
      .select(['order_id', 'amount', 'cause'])
      .where('order_id', 'in', [made.orderId, newer.orderId])
      .execute();
    expect(refunds).toEqual([{ order_id: made.orderId, amount: 100_000, cause: 'paid_twice' }]);
  });
});

describe('cancelling what is not paid', () => {
  it('releases the place atomically, by the order or by the registration', async () => {
    for (const by of ['order', 'registration'] as const) {
      const { cid, feeId, who, regId, made } = await ordered({}, { size: 1 });
      if (by === 'order') await test.call(orderCalls.cancel, { orderid: made.orderId }, { token: who.token });
      else await test.call(registrationCalls.cancel, { regid: regId }, { token: who.token });
      expect((await readRegistration(test, who, regId)).state).toBe('cancelled');
      expect((await readOrder(test, who, made.orderId)).state).toBe('cancelled');
      const next = await visitor(test);
      expect((await order(test, next, await register(test, next, cid, feeId))).state).toBe('open');
    }
  });

  it('is refused for drafts, and for other people', async () => {
    const { cid, feeId } = await smallCongress(db);
    const who = await visitor(test);
    const regid = await register(test, who, cid, feeId);
    expect(await test.attempt(registrationCalls.cancel, { regid }, { token: who.token })).toMatchObject({
      error: 'registration_locked',
    });
    const other = (await visitor(test)).token;
    expect(await test.attempt(registrationCalls.cancel, { regid }, { token: other })).toMatchObject({
      error: 'registration_unknown',
    });
  });
});

describe('ordering again after expiry', () => {
  it('is refused when registration has closed or the conference was stopped since then', async () => {
    for (const [change, error] of [
      [{ registration_closes_at: new Date(Date.now() - 1000) }, 'registration_closed'],
      [{ state: 'stopped' as const }, 'conference_stopped'],
    ] as const) {
      const { cid, who, regId, made } = await ordered();
      await lapse(made.orderId);
      await db.updateTable('conference').set(change).where('id', '=', cid).execute();
      expect(await create(who, regId)).toMatchObject({ error });
    }
  });

  it('is possible after the last day for registrations approved in time', async () => {
    const { cid, feeId } = await smallCongress(db, { review: true });
    const who = await visitor(test);
    const regId = await register(test, who, cid, feeId);
    expect(await create(who, regId)).toMatchObject({ code: 0, order: null, regFl: 1 });
    await db.updateTable('registration').set({ state: 'approved' }).where('id', '=', regId).execute();
    await db
      .updateTable('conference')
      .set({ registration_closes_at: new Date(Date.now() - 1000) })
      .where('id', '=', cid)
      .execute();
    expect(await create(who, regId)).toMatchObject({ code: 0, order: { state: 'open' } });
  });

  it('[E6] does not take rooms returned to the hotel since then', async () => {
    const { cid, feeId } = await smallCongress(db);
    const hotelId = await buildHotel(db, cid);
    const { id } = await buildRoomType(db, cid, hotelId, { nights: ['2030-05-01'] });
    const who = await visitor(test);
    const regId = await register(test, who, cid, feeId);
    await test.call(
      hotelCalls.book,
      { regid: regId, roomTypeId: id, checkIn: '2030-05-01', checkOut: '2030-05-02', part: 'room' },
      { token: who.token },
    );
    await db
      .updateTable('hotel')
      .set({ release_at: new Date(Date.now() - 1000) })
      .where('id', '=', hotelId)
      .execute();
    // Nights stay available to the registration while it holds them.
    const made = await order(test, who, regId);
    await lapse(made.orderId);
    expect(await create(who, regId, made.total)).toMatchObject({ error: 'room_unavailable' });
  });
});
