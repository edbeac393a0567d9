import type { ProviderId } from '../../ports/payment/provider.ts';
import { defineJob } from '../../jobs/job.ts';
import { releaseLapsed } from '../../db/places/settle.ts';
import { askProviders, closeAttempts } from './commands-ask.ts';
import { expireOrder } from './commands-end.ts';
import { sendRefund } from './commands-send-refund.ts';

const ASK_AFTER_MS = 60_000;
const BATCH = 500;

/** Every minute: orders whose time is over are asked about once more, then closed. */
export const expireOrders = defineJob(
  'orders.expire',
  async (_payload, { db, ports, clock }) => {
    const now = clock();
    const due = await db
      .selectFrom('orders')
      .select('id')
      .where('state', '=', 'open')
      .where('hold_until', '<=', now)
      .orderBy('hold_until')
      .limit(BATCH)
      .execute();
    for (const { id } of due) {
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
    const waiting = await db
      .selectFrom('payment')
      .innerJoin('orders', 'orders.id', 'payment.order_id')
      .select('orders.id')
      .distinct()
      .where('payment.state', '=', 'pending')
      .where('payment.provider', '<>', 'bank' satisfies ProviderId)
      .where('payment.created_at', '<', new Date(now.getTime() - ASK_AFTER_MS))
      .where('orders.state', '=', 'open')
      .limit(BATCH)
      .execute();
    for (const { id } of waiting) await askProviders(db, ports.payment, id, now);
  },
  { every: '* * * * *' },
);

/** Carries out one refund, under the same number however often it is tried. */
export const refund = defineJob('orders.refund', async ({ refundId }, { db, ports, clock }) =>
  sendRefund(db, ports.payment, refundId, clock()),
);

const LATE_PAYMENT_DAYS = 3;

/** Every night: holds that no late payment can revive any more. */
export const sweepHolds = defineJob(
  'orders.sweep',
  async (_payload, { db, clock }) => releaseLapsed(db, new Date(clock().getTime() - LATE_PAYMENT_DAYS * 86_400_000)),
  { every: '47 19 * * *' },
);
