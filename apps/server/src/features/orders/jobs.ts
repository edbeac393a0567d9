import { defineJob } from '../../jobs/job.ts';
import { askProviders, closeAttempts } from './commands-ask.ts';
import { confirmApproved } from './commands-free.ts';
import { expireOrder } from './commands-end.ts';
import { forgetForged } from './commands-forged.ts';
import { sendRefund } from './commands-send-refund.ts';
import { sweepLapsedHolds } from './commands-sweep.ts';
import { ordersDue, ordersUnheardOf } from './queries-due.ts';

const ASK_AFTER_MS = 60_000;

/** Every minute: orders whose time is over are asked about once more, then closed. */
export const expireOrders = defineJob(
  'orders.expire',
  async (_payload, { db, ports, clock }) => {
    const now = clock();
    for (const id of await ordersDue(db, now)) {
      await askProviders(db, ports.payment, id, now);
      if (await expireOrder(db, id, now)) await closeAttempts(db, ports.payment, id, now);
    }
  },
  { every: '* * * * *' },
);

/** Every minute: payments of which no notice came are asked about; delivery of notices is not promised by anybody. */
export const askAboutPayments = defineJob(
  'orders.ask',
  async (_payload, { db, ports, clock }) => {
    const now = clock();
    const waiting = await ordersUnheardOf(db, new Date(now.getTime() - ASK_AFTER_MS));
    for (const id of waiting) await askProviders(db, ports.payment, id, now);
  },
  { every: '* * * * *' },
);

/** What staff approved and costs nothing is confirmed at once: nobody has to come back for it. */
export const confirmFree = defineJob('orders.confirmFree', async ({ regId }, { db, clock }) =>
  confirmApproved(db, regId, clock()),
);

/** Carries out one refund, under the same number however often it is tried. */
export const refund = defineJob('orders.refund', async ({ refundId }, { db, ports, clock }) =>
  sendRefund(db, ports.payment, refundId, clock()),
);

/** Every night: holds that no late payment can revive any more, and forged notices beyond the newest. */
export const sweepHolds = defineJob(
  'orders.sweep',
  async (_payload, { db, clock }) => {
    await sweepLapsedHolds(db, clock());
    await forgetForged(db);
  },
  { every: '47 19 * * *' },
);
