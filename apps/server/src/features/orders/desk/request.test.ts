import { describe, expect, it } from 'vitest';
import { conferenceConsoleCalls } from '@meetingapp/contract/conference/console.ts';
import { orderConsoleCalls } from '@meetingapp/contract/orders/console.ts';
import { orderDeskCalls as calls } from '@meetingapp/contract/orders/desk.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { paidRegistration, readRegistration, smallCongress } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = async (email: string, role: 'owner' | 'finance' | 'reader' | 'organiser') =>
  buildStaffToken(db, await buildStaff(db, societyId, { email, role, name: email }));
const asker = await token('asker@example.org', 'finance');
const second = await token('second@example.org', 'owner');
const organiser = await token('organiser@example.org', 'organiser');
const reader = await token('reader@example.org', 'reader');
const { cid, feeId } = await smallCongress(db, { societyId });
const { cid: other } = await smallCongress(db, { societyId });
const above = (sum: number | null) =>
  test.call(conferenceConsoleCalls.save, { cid, settings: { refundApprovalAbove: sum } }, { token: second });
await above(50_000);

const refund = (orderId: number, amount: number, more: object = {}) =>
  test.attempt(
    orderConsoleCalls.refund,
    { cid, orderId, amount, reason: '讲者减免', end: false, ...more },
    { token: asker },
  );
const requests = async (as = second) => (await test.call(calls.refundRequests, { cid }, { token: as })).requests;
const requestOf = async (regId: number) => (await requests()).find((one) => one.registrationId === regId)?.id ?? 0;
const approve = (requestId: number, as: string, conference = cid) =>
  test.attempt(calls.approveRequest, { cid: conference, requestId }, { token: as });
const reject = (requestId: number, as: string) => test.attempt(calls.rejectRequest, { cid, requestId }, { token: as });
const refundsOf = async (orderId: number) =>
  (await test.call(orderConsoleCalls.detail, { cid, orderId }, { token: asker })).order.refunds;

describe('[O8] a refund above the sum waits for a second person', () => {
  it('and changes nothing before; up to the sum it goes at once', async () => {
    const { orderId, regId, who } = await paidRegistration(test, cid, feeId);
    expect(await refund(orderId, 50_000)).toMatchObject({ waits: false });
    expect(await refundsOf(orderId)).toHaveLength(1);
    const large = await paidRegistration(test, cid, feeId);
    expect(await refund(large.orderId, 50_001, { end: true })).toMatchObject({ waits: true });
    expect(await refundsOf(large.orderId)).toHaveLength(0);
    expect(await readRegistration(test, large.who, large.regId)).toMatchObject({ state: 'confirmed' });
    expect(await readRegistration(test, who, regId)).toMatchObject({ state: 'confirmed' });
    expect(await requests(reader)).toContainEqual(
      expect.objectContaining({ registrationId: large.regId, amount: 50_001, ends: true, own: false }),
    );
    expect((await requests(asker)).find((one) => one.registrationId === large.regId)).toMatchObject({ own: true });
  });

  it('from parts below it as well', async () => {
    const { orderId } = await paidRegistration(test, cid, feeId);
    expect(await refund(orderId, 40_000)).toMatchObject({ waits: false });
    await test.work();
    await expect.poll(async () => (await refundsOf(orderId))[0]?.state).toBe('done');
    expect(await refund(orderId, 20_000)).toMatchObject({ waits: true });
    expect(await refundsOf(orderId)).toHaveLength(1);
  });

  it('is carried out by another one with the money role, never by the asker, and once', async () => {
    const { orderId, regId, who } = await paidRegistration(test, cid, feeId);
    await refund(orderId, 60_000, { end: true });
    const id = await requestOf(regId);
    expect(await approve(id, asker)).toMatchObject({ error: 'refund_own_proposal' });
    for (const weak of [organiser, reader]) expect(await approve(id, weak)).toMatchObject({ error: 'forbidden' });
    expect(await approve(id, second, other)).toMatchObject({ error: 'not_found' });
    expect(await refundsOf(orderId)).toHaveLength(0);
    expect(await approve(id, second)).toMatchObject({ code: 0 });
    expect(await refundsOf(orderId)).toMatchObject([{ amount: 60_000 }]);
    expect(await readRegistration(test, who, regId)).toMatchObject({ state: 'cancelled' });
    expect(await approve(id, second)).toMatchObject({ error: 'refund_request_decided' });
    expect(await reject(id, second)).toMatchObject({ error: 'refund_request_decided' });
  });

  it('the database refuses an approval by the asker, too', async () => {
    const { orderId, regId } = await paidRegistration(test, cid, feeId);
    await refund(orderId, 60_000);
    const id = await requestOf(regId);
    const { asked_by } = await db
      .selectFrom('refund_request')
      .select('asked_by')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const byAsker = { decision: 'approved' as const, decided_by: asked_by, decided_at: new Date() };
    await expect(db.updateTable('refund_request').set(byAsker).where('id', '=', id).execute()).rejects.toThrow(/check/);
  });

  it('can be rejected or withdrawn, and asked for again', async () => {
    const { orderId, regId } = await paidRegistration(test, cid, feeId);
    await refund(orderId, 60_000);
    expect(await refund(orderId, 70_000)).toMatchObject({ error: 'refund_requested' });
    expect(await reject(await requestOf(regId), second)).toMatchObject({ code: 0 });
    await refund(orderId, 70_000);
    expect(await reject(await requestOf(regId), asker)).toMatchObject({ code: 0 });
    expect(await requestOf(regId)).toBe(0);
    expect(await refundsOf(orderId)).toHaveLength(0);
  });

  it('from the page of registrations as well, where a cancellation without money needs nobody', async () => {
    const { regId, who } = await paidRegistration(test, cid, feeId);
    const wish = { cid, id: regId, reason: '会议改期', tell: false };
    expect(await test.attempt(calls.refundAtDesk, { ...wish, amount: 60_000 }, { token: asker })).toMatchObject({
      waits: true,
    });
    expect(await test.attempt(calls.cancelAtDesk, { ...wish, amount: 60_000 }, { token: asker })).toMatchObject({
      error: 'refund_requested',
    });
    expect(await test.attempt(calls.cancelAtDesk, { ...wish, amount: 0 }, { token: organiser })).toMatchObject({
      waits: false,
    });
    expect(await readRegistration(test, who, regId)).toMatchObject({ state: 'cancelled' });
    // What was asked for no longer fits: the approval is refused, and the request stays to be rejected.
    const id = await requestOf(regId);
    expect(await reject(id, second)).toMatchObject({ code: 0 });
  });

  it('not where no sum is set', async () => {
    await above(null);
    const { orderId } = await paidRegistration(test, cid, feeId);
    expect(await refund(orderId, 90_000)).toMatchObject({ waits: false });
    await above(50_000);
  });
});
