import { defineJob } from '../../jobs/job.ts';
import { syncWithProviders, closeAttempts } from './settlement/commands-sync.ts';
import { confirmFreeOfCharge } from './checkout/commands-confirm-free.ts';
import { expireOrder } from './cancellation/commands.ts';
import { purgeForgedNotices } from './settlement/commands-forged-notices.ts';
import { sendRefund } from './refund/commands-send.ts';
import { releaseLapsedHolds } from './order/commands-release-lapsed.ts';
import { ordersDue, ordersUnheardOf } from './order/queries-due.ts';

const ASK_AFTER_MS = 60_000;

/** Every minute: asks the providers about orders whose time is over once more, then expires them and closes their attempts. */
export const expireOrders = defineJob(
  'orders.expire',
  async (_payload, { db, ports, clock }) => {
    const now = clock();
    for (const id of await ordersDue(db, now)) {
      await syncWithProviders(db, ports.payment, id, now);
      if (await expireOrder(db, id, now)) await closeAttempts(db, ports.payment, id, now);
    }
  },
  { every: '* * * * *' },
);

/** Every minute: asks the providers about payments without a notice, because no provider guarantees delivery of notices. */
export const askAboutPayments = defineJob(
  'orders.ask',
  async (_payload, { db, ports, clock }) => {
    const now = clock();
    const waiting = await ordersUnheardOf(db, new Date(now.getTime() - ASK_AFTER_MS));
    for (const id of waiting) await syncWithProviders(db, ports.payment, id, now);
  },
  { every: '* * * * *' },
);

/**
 * After an order was paid or has ended, closes its other payment attempts at the providers, so that nobody pays twice. Fails while a
 * provider cannot be reached, and is then retried.
 */
export const closeOthers = defineJob('orders.close', async ({ orderId }, { db, ports, clock }) => {
  if (!(await closeAttempts(db, ports.payment, orderId, clock())))
    throw new Error(`an attempt to pay order ${orderId} is still open at its provider`);
});

/** A registration that staff approved and that costs nothing is confirmed at once, without its person. */
export const confirmFree = defineJob('orders.confirmFree', async ({ regId }, { db, clock }) =>
  confirmFreeOfCharge(db, regId, clock()),
);

/** Carries out one refund, under the same number at every try. */
export const refund = defineJob('orders.refund', async ({ refundId }, { db, ports, clock }) =>
  sendRefund(db, ports.payment, refundId, clock()),
);

/** Every night: releases holds that no late payment can revive, and deletes all but the newest forged notices. */
export const sweepHolds = defineJob(
  'orders.sweep',
  async (_payload, { db, clock }) => {
    await releaseLapsedHolds(db, clock());
    await purgeForgedNotices(db);
  },
  { every: '47 19 * * *' },
);
