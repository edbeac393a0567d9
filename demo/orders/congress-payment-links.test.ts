import { expect, it } from 'vitest';
import { paymentLinkCalls as calls } from '@meetingapp/contract/orders/payment-link.ts';
import { paymentKey } from '@meetingapp/server/features/orders/payment-link/writer-key.ts';
import { order, register, smallCongress, visitor } from '@meetingapp/server/testing/congress.ts';
import { testApp } from '@meetingapp/server/testing/app.ts';
import { buildOrder } from './orders.ts';
import { seedPaymentLinks } from './congress-payment-links.ts';

const test = await testApp();
const { db } = test;

it('[S121] the demo has an order that somebody else was asked to pay, and one that was paid by its link', async () => {
  const { cid, feeId } = await smallCongress(db);
  const asking = await visitor(test);
  const { orderId } = await order(test, asking, await register(test, asking, cid, feeId));
  const paid = await register(test, await visitor(test), cid, feeId);
  await buildOrder(db, paid, { method: 'alipay_wap' });
  await seedPaymentLinks(db, cid, new Date());
  const links = await db.selectFrom('payment_link').selectAll().orderBy('id').execute();
  expect(links.map(({ order_id }) => order_id)[0]).toBe(orderId);
  const states = [];
  for (const { id } of links) {
    const { linked } = await test.call(calls.linkedOrder, { paymentKey: paymentKey(id, test.ports.signatures) });
    states.push(linked.state);
  }
  expect(states).toEqual(['open', 'paid']);
});
