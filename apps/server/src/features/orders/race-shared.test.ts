import { describe, expect, it } from 'vitest';
import { orderCalls } from '@meetingapp/contract/orders.ts';
import { sharedCalls } from '@meetingapp/contract/orders-shared.ts';
import { groupCalls } from '@meetingapp/contract/registration-group.ts';
import { testApp } from '../../testing/app.ts';
import { order, payAtProvider, register, smallCongress, visitor, type Visitor } from '../../testing/congress.ts';
import { watched } from '../../testing/race/bank.ts';
import { deadlocks } from '../../testing/race/deadlocks.ts';

const test = await testApp({ poolSize: 24 });
const { db, pool } = test;

/** A group whose contact pays, with so many people who have ordered and not paid. */
async function groupToPay(count: number, fee: { size?: number } = {}) {
  const { cid, feeId } = await smallCongress(db, { refundPolicy: [{ untilDaysBefore: 10, percent: 50 }] }, fee);
  const contact = await visitor(test);
  const options = { token: contact.token };
  const { group } = await test.call(groupCalls.groupCreate, { cid, name: '湖山医院' }, options);
  const linked = await test.call(groupCalls.groupLink, { groupid: group.groupId }, options);
  const link = linked.group.links[0]!.token;
  const people: { who: Visitor; regId: number; orderId: number }[] = [];
  for (let n = 0; n < count; n += 1) {
    const who = await visitor(test);
    const regId = await register(test, who, cid, feeId, { group: link });
    people.push({ who, regId, orderId: (await order(test, who, regId)).orderId });
  }
  return { cid, feeId, contact, people, link, orderids: people.map((one) => one.orderId) };
}

const share = async (contact: Visitor, orderids: number[]) =>
  (await test.call(sharedCalls.share, { orderids }, { token: contact.token })).shared;
async function begin(contact: Visitor, sharedid: number) {
  const body = { sharedid, method: 'native' as const };
  const { paymentId } = await test.call(sharedCalls.payShared, body, { token: contact.token });
  const row = await db
    .selectFrom('payment')
    .select('out_trade_no')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return row.out_trade_no;
}

describe('[A7] one order for several people, everybody at once', () => {
  it(
    'paid, told twice, asked about and cancelled beside it: nothing is lost, none twice, nobody waits for ever',
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
