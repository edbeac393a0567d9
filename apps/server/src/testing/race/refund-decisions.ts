import { conferenceConsoleCalls } from '@meetingapp/contract/conference/console.ts';
import { orderConsoleCalls } from '@meetingapp/contract/orders/console.ts';
import { orderDeskCalls as calls } from '@meetingapp/contract/orders/desk.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import type { TestApp } from '../app.ts';
import { paidRegistration, smallCongress } from '../congress.ts';

/**
 * Lets one person approve a refund while another rejects it, `rounds` times. Returns how many were decided twice, or have a decision that
 * does not agree with the money.
 */
export async function decideRefundsTogether(test: TestApp, rounds: number): Promise<number> {
  const { db } = test;
  const societyId = await buildSociety(db);
  const token = async (email: string) =>
    buildStaffToken(db, await buildStaff(db, societyId, { email, role: 'owner', name: email }));
  const asker = await token('asker@example.org');
  const second = await token('second@example.org');
  const third = await token('third@example.org');
  const { cid, feeId } = await smallCongress(db, { societyId });
  await test.call(conferenceConsoleCalls.save, { cid, settings: { refundApprovalAbove: 0 } }, { token: asker });
  const wanted: { orderId: number; requestId: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { orderId, regId } = await paidRegistration(test, cid, feeId);
    const wish = { cid, orderId, amount: 1_000, reason: '讲者减免', end: false, tell: false };
    await test.call(orderConsoleCalls.refund, wish, { token: asker });
    const { requests } = await test.call(calls.refundRequests, { cid }, { token: second });
    wanted.push({ orderId, requestId: requests.find((one) => one.registrationId === regId)?.id ?? 0 });
  }
  const answers = await Promise.all(
    wanted.map(({ requestId }) =>
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
    .where('refund_request.conference_id', '=', cid)
    .execute();
  return wanted.filter(({ requestId }, index) => {
    const accepted = answers[index]?.filter(({ code }) => code === 0).length;
    const row = rows.find(({ id }) => id === requestId);
    return accepted !== 1 || (row?.decision === 'approved') !== (row?.refund_id !== null);
  }).length;
}
