import { describe, expect, it } from 'vitest';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { paymentLinkCalls as calls } from '@meetingapp/contract/orders/payment-link.ts';
import { testApp } from '../../../testing/app.ts';
import {
  order,
  payAtProvider,
  readOrder,
  register,
  smallCongress,
  startPaying,
  visitor,
} from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;

async function askedToPay() {
  const { cid, feeId } = await smallCongress(db);
  const owner = await visitor(test);
  const regId = await register(test, owner, cid, feeId);
  const { orderId, total } = await order(test, owner, regId);
  const { paymentKey } = await test.call(calls.makePaymentLink, { orderid: orderId }, { token: owner.token });
  return { cid, owner, orderId, total, paymentKey };
}

const paymentOf = (id: number) => db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** An account that the messenger knows. */
async function messengerVisitor() {
  const who = await visitor(test);
  const value = `openid-${who.accountId}`;
  await db.insertInto('identity').values({ account_id: who.accountId, kind: 'wechat_open', value }).execute();
  return who;
}

describe('[S121] an order is paid by somebody who was sent its link', () => {
  it('shows whose order it is and the sum, takes the payment without a log-in, and the order is its owner’s', async () => {
    const { cid, owner, orderId, total, paymentKey } = await askedToPay();
    const { linked } = await test.call(calls.linkedOrder, { paymentKey });
    expect(Object.keys(linked).toSorted()).toEqual(
      ['cid', 'conference', 'currency', 'holdUntil', 'methods', 'name', 'notice', 'now', 'state', 'total'].toSorted(),
    );
    expect(linked).toMatchObject({ cid, name: '周晓晴', total, state: 'open' });
    expect(linked.methods.map(({ method }) => method)).not.toContain('jsapi');
    const { paymentId } = await test.call(calls.payLinked, { paymentKey, method: 'native' });
    await payAtProvider(test, (await paymentOf(paymentId)).out_trade_no);
    expect(await test.call(calls.linkedState, { paymentKey })).toMatchObject({ state: 'paid', holdUntil: null });
    expect(await readOrder(test, owner, orderId)).toMatchObject({ state: 'paid' });
    expect(await test.attempt(calls.payLinked, { paymentKey, method: 'native' })).toMatchObject({
      error: 'order_state',
    });
  });

  it('is one payment where owner and colleague choose the same method', async () => {
    const { owner, orderId, paymentKey } = await askedToPay();
    const own = await startPaying(test, owner, orderId);
    const { paymentId } = await test.call(calls.payLinked, { paymentKey, method: 'native' });
    expect((await paymentOf(paymentId)).out_trade_no).toBe(own);
  });

  it('prepares a payment of its own for the messenger of each payer', async () => {
    const { orderId, paymentKey } = await askedToPay();
    const [first, second] = [await messengerVisitor(), await messengerVisitor()];
    const pay = (token: string) => test.call(calls.payLinked, { paymentKey, method: 'jsapi' }, { token });
    const one = await pay(first.token);
    expect((await pay(first.token)).paymentId).toBe(one.paymentId);
    const other = await pay(second.token);
    expect(other.paymentId).not.toBe(one.paymentId);
    expect((await paymentOf(other.paymentId)).payer_id).toBe(second.accountId);
    expect(await test.attempt(calls.payLinked, { paymentKey, method: 'jsapi' })).toMatchObject({
      error: 'payment_method_missing',
    });
    await payAtProvider(test, (await paymentOf(one.paymentId)).out_trade_no);
    await test.work();
    expect((await paymentOf(other.paymentId)).state).toBe('closed');
    const [row] = await db.selectFrom('orders').select('state').where('id', '=', orderId).execute();
    expect(row?.state).toBe('paid');
  });

  it('is the same link for requests at the same moment, until its owner ends it', async () => {
    const { owner, orderId, paymentKey } = await askedToPay();
    const make = () => test.call(calls.makePaymentLink, { orderid: orderId }, { token: owner.token });
    const made = await Promise.all(Array.from({ length: 8 }, make));
    expect(new Set(made.map((one) => one.paymentKey))).toEqual(new Set([paymentKey]));
    await test.call(calls.endPaymentLink, { orderid: orderId }, { token: owner.token });
    for (const call of [calls.linkedOrder, calls.linkedState])
      expect(await test.attempt(call, { paymentKey })).toMatchObject({ error: 'payment_link_over' });
    expect(await test.attempt(calls.payLinked, { paymentKey, method: 'native' })).toMatchObject({
      error: 'payment_link_over',
    });
    expect((await make()).paymentKey).not.toBe(paymentKey);
  });

  it('opens for no forged key, and only the owner makes and ends it', async () => {
    const { orderId, paymentKey } = await askedToPay();
    const [id = '', signature = ''] = paymentKey.split('.');
    const forged = [`${Number(id) + 1}.${signature}`, `${id}.${'0'.repeat(32)}`, id, '', `${id}.${signature}x`];
    for (const key of forged)
      expect(await test.attempt(calls.linkedOrder, { paymentKey: key })).toMatchObject({ error: 'payment_link_over' });
    const stranger = await visitor(test);
    for (const call of [calls.makePaymentLink, calls.endPaymentLink])
      expect(await test.attempt(call, { orderid: orderId }, { token: stranger.token })).toMatchObject({
        error: 'order_unknown',
      });
  });

  it('says that the time has run out, and is not made for an order that cannot be paid', async () => {
    const { owner, orderId, paymentKey } = await askedToPay();
    await test.call(orderCalls.cancel, { orderid: orderId }, { token: owner.token });
    expect((await test.call(calls.linkedOrder, { paymentKey })).linked.state).toBe('cancelled');
    expect(await test.attempt(calls.makePaymentLink, { orderid: orderId }, { token: owner.token })).toMatchObject({
      error: 'order_state',
    });
  });
});
