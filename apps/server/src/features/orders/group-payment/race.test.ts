import { describe, expect, it } from 'vitest';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { sharedCalls } from '@meetingapp/contract/orders/group-payment.ts';
import { testApp } from '../../../testing/app.ts';
import { payAtProvider } from '../../../testing/congress.ts';
import { payingTogether } from '../../../testing/paying-together.ts';
import { watched } from '../../../testing/race/bank.ts';
import { deadlocks } from '../../../testing/race/deadlocks.ts';

const test = await testApp({ poolSize: 24 });
const { pool } = test;

const { groupToPay, share, begin } = payingTogether(test);

describe('[A7] one order for several people, everybody at once', () => {
  it(
    'paid, notified twice, polled and cancelled at once: nothing is lost or doubled, and nobody blocks for ever',
    { timeout: 60_000 },
    async () => {
      const before = await deadlocks(pool);
      const groups = await Promise.all([groupToPay(4, { size: 6 }), groupToPay(4), groupToPay(4)]);
      const { watch } = await watched(pool, async () => {
        await Promise.all(
          groups.map(async ({ contact, people, orderids }, index) => {
            const made = await Promise.all([share(contact, orderids), share(contact, orderids)]);
            expect(made[0]!.sharedId).toBe(made[1]!.sharedId);
            const number = await begin(contact, made[0]!.sharedId);
            await Promise.all([
              payAtProvider(test, number),
              ...(index === 1
                ? [test.attempt(orderCalls.cancel, { orderid: orderids[3]! }, { token: people[3]!.who.token })]
                : []),
              test.attempt(sharedCalls.sharedState, { sharedid: made[0]!.sharedId }, { token: contact.token }),
            ]);
            await test.control(`/orders/${number}/notice`);
          }),
        );
        await test.work();
      });
      expect([...watch.faults]).toEqual([]);
      expect((await deadlocks(pool)) - before).toBe(0);
      const { rows } = await pool.query<{ paid: number }>(
        `select count(*)::int as paid from orders where id = any($1) and state = 'paid'`,
        [groups.flatMap(({ orderids }) => orderids)],
      );
      expect(rows[0]!.paid).toBeGreaterThanOrEqual(11);
    },
  );
});
