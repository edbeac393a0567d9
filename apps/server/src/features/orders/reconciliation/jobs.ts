import { billingDay } from '@meetingapp/domain/orders/reconcile.ts';
import { addDays } from '@meetingapp/domain/plain-date.ts';
import { defineJob } from '../../../jobs/job.ts';
import { defineTask } from '../../../jobs/task.ts';
import { fetchBill } from './commands.ts';
import { fetchedDays } from './queries.ts';

const BACK_DAYS = 7;

/**
 * Every morning, when providers have made their bills, and again in case one was late: fetches yesterday's and the week's missing
 * ones.
 */
export const fetchBills = defineJob(
  'orders.bills',
  async (_payload, { db, ports, clock }) => {
    const now = clock();
    const today = billingDay(now);
    for (const { id, bill } of ports.payment.providers.values()) {
      if (bill === null || id === 'bank' || id === 'desk' || id === 'sandbox') continue;
      const known = await fetchedDays(db, id, addDays(today, -BACK_DAYS));
      for (let back = BACK_DAYS; back >= 1; back -= 1) {
        const day = addDays(today, -back);
        if (!known.has(day)) await fetchBill(db, ports.payment, { provider: id, day, now });
      }
    }
  },
  { every: '12 2,3,5,8,12 * * *' },
);

/** The same by hand, for one day. */
export const fetchOneBill = defineTask('orders.bill', async (run) => {
  const { db, ports, input, clock } = run;
  await run.total(1);
  const outcome = await fetchBill(db, ports.payment, { ...input, now: clock() });
  await run.rows([{ number: 1, label: input.day, item: outcome }], async (item) =>
    item.ok ? null : { refused: item.reason },
  );
  if (outcome.ok) await run.result({ findings: outcome.findings });
});
