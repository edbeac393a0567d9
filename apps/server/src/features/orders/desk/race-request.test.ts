import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { conferenceConsoleCalls } from '@meetingapp/contract/conference/console.ts';
import { orderConsoleCalls } from '@meetingapp/contract/orders/console.ts';
import { orderDeskCalls as calls } from '@meetingapp/contract/orders/desk.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { paidRegistration, smallCongress } from '../../../testing/congress.ts';

// One person approves a refund while another rejects it: one decision counts, and it is refunded exactly when that is the approval.

const test = await testApp({ poolSize: 24 });
const { db } = test;
const societyId = await buildSociety(db);
const token = async (email: string) =>
  buildStaffToken(db, await buildStaff(db, societyId, { email, role: 'owner', name: email }));
const [asker, second, third] = [
  await token('a@example.org'),
  await token('b@example.org'),
  await token('c@example.org'),
];
const { cid, feeId } = await smallCongress(db, { societyId });
await test.call(conferenceConsoleCalls.save, { cid, settings: { refundApprovalAbove: 0 } }, { token: asker });

const ROUNDS = 12;

/** Requests that were decided twice, or whose decision and money disagree, of `ROUNDS` on which two people decide at once. */
async function disagreements(): Promise<number> {
  const ids = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { orderId, regId } = await paidRegistration(test, cid, feeId);
    const wish = { cid, orderId, amount: 1_000, reason: '讲者减免', end: false, tell: false };
    await test.call(orderConsoleCalls.refund, wish, { token: asker });
    const { requests } = await test.call(calls.refundRequests, { cid }, { token: second });
    ids.push({ orderId, requestId: requests.find((one) => one.registrationId === regId)?.id ?? 0 });
  }
  const answers = await Promise.all(
    ids.map(({ requestId }) =>
      Promise.all([
        test.attempt(calls.approveRequest, { cid, requestId }, { token: second }),
        test.attempt(calls.rejectRequest, { cid, requestId }, { token: third }),
      ]),
    ),
  );
  const rows = await db
    .selectFrom('refund_request')
    .leftJoin('refund', 'refund.order_id', 'refund_request.order_id')
    .select(['refund_request.id', 'decision', 'refund.id as refund_id'])
    .where(
      'refund_request.id',
      'in',
      ids.map(({ requestId }) => requestId),
    )
    .execute();
  expect(rows).toHaveLength(ROUNDS);
  return ids.filter(({ requestId }, index) => {
    const accepted = answers[index]?.filter(({ code }) => code === 0).length;
    const row = rows.find(({ id }) => id === requestId);
    return accepted !== 1 || (row?.decision === 'approved') !== (row?.refund_id !== null);
  }).length;
}

/** Removes the row locks of the decision from what is sent to the database. */
function withoutRowLocks(): () => void {
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function unlocked(this: pg.Client, first: unknown, ...rest: unknown[]) {
    const strip = (text: string) =>
      /"(refund_request|registration)"/.test(text) ? text.replace(/ for (no key )?update$/, '') : text;
    if (typeof first === 'object' && first !== null && 'text' in first && typeof first.text === 'string')
      first.text = strip(first.text);
    const wanted = typeof first === 'string' ? strip(first) : first;
    return Reflect.apply(original, this, [wanted, ...rest]);
  };
  return () => (pg.Client.prototype.query = original);
}

describe('[O8] two people decide on a refund at once', () => {
  const restored: (() => void)[] = [];
  afterAll(() => restored.forEach((restore) => restore()));

  it('and one of them counts: it is refunded exactly when that is the approval', { timeout: 120_000 }, async () => {
    expect(await disagreements()).toBe(0);
  });

  it('control: without the locks both count', { timeout: 120_000 }, async () => {
    restored.push(withoutRowLocks());
    expect(await disagreements()).toBeGreaterThan(0);
  });
});
