import { describe, expect, it } from 'vitest';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
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

const test = await testApp();
const { db } = test;

const ledgerOf = (orderId: number) =>
  db.selectFrom('ledger').select(['kind', 'amount']).where('order_id', '=', orderId).orderBy('id').execute();

const lapse = async (orderId: number) => {
  const { registration_id } = await db
    .selectFrom('orders')
    .select('registration_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const past = new Date(Date.now() - 1000);
  await db.updateTable('orders').set({ hold_until: past }).where('id', '=', orderId).execute();
  await db
    .updateTable('claim')
    .set({ held_until: past })
    .where('registration_id', '=', registration_id)
    .where('state', '=', 'held')
    .execute();
};

describe('a paid registration', () => {
  it('[C16] is confirmed by the provider’s signed notice and has an entry code', async () => {
    const { cid, feeId } = await smallCongress(db);
    const { who, regId, orderId, total } = await paidRegistration(test, cid, feeId);
    expect(total).toBe(100_000);
    expect(await readOrder(test, who, orderId)).toMatchObject({ state: 'paid', method: 'native' });
    const registration = await readRegistration(test, who, regId);
    expect(registration).toMatchObject({ state: 'confirmed', regFl: 2 });
    expect(registration.entryCode.length).toBeGreaterThan(20);
    expect(await ledgerOf(orderId)).toEqual([{ kind: 'payment', amount: 100_000 }]);
  });

  it('is confirmed by the provider’s answer when no notice comes', async () => {
    const { cid, feeId } = await smallCongress(db);
    const who = await visitor(test);
    const made = await order(test, who, await register(test, who, cid, feeId));
    await test.control(`/orders/${await startPaying(test, who, made.orderId)}/pay`, { notices: 0 });
    expect(await test.call(orderCalls.state, { orderid: made.orderId }, { token: who.token })).toMatchObject({
      state: 'paid',
    });
  });

  it('[C16] creates one attempt for two taps and one row in the ledger for three notices', async () => {
    const { cid, feeId } = await smallCongress(db);
    const who = await visitor(test);
    const made = await order(test, who, await register(test, who, cid, feeId));
    const [first, second] = await Promise.all([
      startPaying(test, who, made.orderId),
      startPaying(test, who, made.orderId),
    ]);
    expect(second).toBe(first);
    await payAtProvider(test, first);
    await Promise.all([test.control(`/orders/${first}/notice`), test.control(`/orders/${first}/notice`)]);
    expect(await ledgerOf(made.orderId)).toHaveLength(1);
  });

  it('[C16] needs no payment when nothing is due', async () => {
    const { cid, feeId } = await smallCongress(db, {}, { amount: 0 });
    const who = await visitor(test);
    const regId = await register(test, who, cid, feeId);
    expect((await order(test, who, regId)).state).toBe('paid');
    expect((await readRegistration(test, who, regId)).state).toBe('confirmed');
  });
});

describe('a late payment', () => {
  it('still confirms when the place is free', async () => {
    const { cid, feeId } = await smallCongress(db, {}, { size: 1 });
    const who = await visitor(test);
    const made = await order(test, who, await register(test, who, cid, feeId));
    const number = await startPaying(test, who, made.orderId);
    await lapse(made.orderId);
    await payAtProvider(test, number);
    expect((await readOrder(test, who, made.orderId)).state).toBe('paid');
  });

  it('is refunded automatically when the place was given away, and the person is notified', async () => {
    const { cid, feeId } = await smallCongress(db, {}, { size: 1 });
    const late = await visitor(test);
    const regId = await register(test, late, cid, feeId);
    const made = await order(test, late, regId);
    const number = await startPaying(test, late, made.orderId);
    await lapse(made.orderId);
    const other = await paidRegistration(test, cid, feeId);
    expect((await readOrder(test, other.who, other.orderId)).state).toBe('paid');
    await payAtProvider(test, number);
    await test.work();
    await test.work();
    const shown = await readOrder(test, late, made.orderId);
    expect(shown.notice).toContain('自动');
    expect(['refunding', 'refunded']).toContain(shown.state);
    expect((await readRegistration(test, late, regId)).state).toBe('cancelled');
    const told = await db.selectFrom('message').select('template').where('template', '=', 'late_payment').execute();
    expect(told).toHaveLength(1);
  });

  it('marks the order as expired, and a new one takes the places again', async () => {
    const { cid, feeId } = await smallCongress(db, {}, { size: 1 });
    const who = await visitor(test);
    const regId = await register(test, who, cid, feeId);
    const made = await order(test, who, regId);
    await lapse(made.orderId);
    expect((await readOrder(test, who, made.orderId)).state).toBe('expired');
    expect(
      await test.attempt(orderCalls.pay, { orderid: made.orderId, method: 'native' }, { token: who.token }),
    ).toMatchObject({ error: 'order_expired' });
    const again = await order(test, who, regId);
    expect(again.orderId).not.toBe(made.orderId);
    expect(again.state).toBe('open');
  });
});

it('on an old order while a newer one is open replaces the newer one, and one place is taken', async () => {
  const { cid, feeId } = await smallCongress(db, {}, { size: 1 });
  const who = await visitor(test);
  const regId = await register(test, who, cid, feeId);
  const old = await order(test, who, regId);
  const number = await startPaying(test, who, old.orderId);
  await lapse(old.orderId);
  const newer = await order(test, who, regId);
  await payAtProvider(test, number);
  expect((await readOrder(test, who, old.orderId)).state).toBe('paid');
  expect((await readOrder(test, who, newer.orderId)).state).toBe('cancelled');
  const live = await db
    .selectFrom('claim')
    .select('state')
    .where('registration_id', '=', regId)
    .where('state', '<>', 'released')
    .execute();
  expect(live).toEqual([{ state: 'confirmed' }]);
});

describe('an order', () => {
  it('[C16] is created once, however often the button is pressed', async () => {
    const { cid, feeId } = await smallCongress(db);
    const who = await visitor(test);
    const regid = await register(test, who, cid, feeId);
    const body = { regid, total: 100_000 };
    const made = await Promise.all(
      Array.from({ length: 6 }, () => test.call(orderCalls.create, body, { token: who.token })),
    );
    expect(new Set(made.map((one) => one.order?.orderId)).size).toBe(1);
  });

  it('[C16] is refused at a price that the person did not see', async () => {
    const { cid, feeId } = await smallCongress(db);
    const who = await visitor(test);
    const regid = await register(test, who, cid, feeId);
    expect(await test.attempt(orderCalls.create, { regid, total: 1 }, { token: who.token })).toMatchObject({
      error: 'price_changed',
    });
  });

  it('[C16] releases its places immediately when it is cancelled', async () => {
    const { cid, feeId } = await smallCongress(db, {}, { size: 1 });
    const who = await visitor(test);
    const made = await order(test, who, await register(test, who, cid, feeId));
    await test.call(orderCalls.cancel, { orderid: made.orderId }, { token: who.token });
    const next = await paidRegistration(test, cid, feeId);
    expect((await readOrder(test, next.who, next.orderId)).state).toBe('paid');
  });

  it('[C16] cannot be read, paid or cancelled by others', async () => {
    const { cid, feeId } = await smallCongress(db);
    const { orderId } = await paidRegistration(test, cid, feeId);
    const other = await visitor(test);
    for (const one of [orderCalls.read, orderCalls.state, orderCalls.cancel] as const)
      expect(await test.attempt(one, { orderid: orderId }, { token: other.token })).toMatchObject({
        error: 'order_unknown',
      });
  });
});
