import { describe, expect, it } from 'vitest';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { addJob } from '../../jobs/queue.ts';
import { testApp } from '../../testing/app.ts';
import { order, register, smallCongress, startPaying, visitor } from '../../testing/congress.ts';

const test = await testApp();
const { db } = test;

const atCashier = async () => {
  const { cid, feeId } = await smallCongress(db);
  const who = await visitor(test);
  const { orderId } = await order(test, who, await register(test, who, cid, feeId));
  return { who, orderId, number: await startPaying(test, who, orderId) };
};
const runOut = (orderId: number) =>
  db
    .updateTable('orders')
    .set({ hold_until: new Date(Date.now() - 1000) })
    .where('id', '=', orderId)
    .execute();
const run = async (job: 'orders.expire' | 'orders.ask') => {
  await addJob(db, job, {});
  await test.work();
};
const stateOf = async (orderId: number) =>
  (await db.selectFrom('orders').select('state').where('id', '=', orderId).executeTakeFirstOrThrow()).state;
const paymentOf = async (orderId: number) =>
  (await db.selectFrom('payment').select('state').where('order_id', '=', orderId).executeTakeFirstOrThrow()).state;
const simulated = async (number: string) => {
  const { orders } = (await test.app.inject('/simulator/control/state')).json() as {
    orders: { outTradeNo: string; state: string }[];
  };
  return orders.find((one) => one.outTradeNo === number)?.state;
};

describe('the job of every minute', () => {
  it('closes an expired order, at the provider too, so that nobody pays it by mistake', async () => {
    const { orderId, number } = await atCashier();
    const other = await atCashier();
    await runOut(orderId);
    await run('orders.expire');
    expect([await stateOf(orderId), await paymentOf(orderId), await simulated(number)]).toEqual([
      'expired',
      'closed',
      'closed',
    ]);
    expect([await stateOf(other.orderId), await paymentOf(other.orderId)]).toEqual(['open', 'pending']);
  });

  it('confirms an order that was paid at the last moment without a notice', async () => {
    const { orderId, number } = await atCashier();
    await test.control(`/orders/${number}/pay`, { notices: 0, force: true });
    await runOut(orderId);
    await run('orders.expire');
    expect(await stateOf(orderId)).toBe('paid');
  });

  it('asks the provider about a payment without a notice for a minute', async () => {
    const { orderId, number } = await atCashier();
    await test.control(`/orders/${number}/pay`, { notices: 0, force: true });
    await run('orders.ask');
    expect(await stateOf(orderId)).toBe('open');
    await db
      .updateTable('payment')
      .set({ created_at: new Date(Date.now() - 61_000) })
      .where('order_id', '=', orderId)
      .execute();
    await run('orders.ask');
    expect(await stateOf(orderId)).toBe('paid');
  });

  it('leaves everything unchanged when the provider does not answer, and retries in the next minute', async () => {
    const { who, orderId, number } = await atCashier();
    await test.control(`/orders/${number}/pay`, { notices: 0, force: true });
    await db
      .updateTable('payment')
      .set({ created_at: new Date(Date.now() - 61_000) })
      .where('order_id', '=', orderId)
      .execute();
    await test.control('/faults', { failNext: 20 });
    await run('orders.ask');
    expect(await test.call(orderCalls.state, { orderid: orderId }, { token: who.token })).toMatchObject({
      state: 'open',
    });
    await test.control('/reset');
    await run('orders.ask');
    expect(await stateOf(orderId)).toBe('paid');
  });
});
