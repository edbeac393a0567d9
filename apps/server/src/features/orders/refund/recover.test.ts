import { describe, expect, it } from 'vitest';
import { orderConsoleCalls } from '@meetingapp/contract/orders/console.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { refundCalls as calls } from '@meetingapp/contract/orders/refund.ts';
import { statisticsCalls } from '@meetingapp/contract/statistics/figures.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { order, paidRegistration, payAtProvider, register, smallCongress, visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const staff = (email: string, role: 'owner' | 'finance' | 'reader' | 'organiser') =>
  buildStaff(db, societyId, { email, role, name: email });
const first = await buildStaffToken(db, await staff('first@example.org', 'finance'));
const second = await buildStaffToken(db, await staff('second@example.org', 'owner'));
const reader = await buildStaffToken(db, await staff('reader@example.org', 'reader'));
const organiser = await buildStaffToken(db, await staff('organiser@example.org', 'organiser'));
const { cid, feeId } = await smallCongress(db, { societyId });
const { cid: other } = await smallCongress(db, { societyId });

const detail = async (orderId: number) =>
  (await test.call(orderConsoleCalls.detail, { cid, orderId }, { token: first })).order;
const waiting = async (token = first) => (await test.call(calls.waitingRefunds, { cid }, { token })).refunds;
const numberOf = async (orderId: number) => (await detail(orderId)).refunds.at(-1)?.number ?? '';

/** A full refund of an order that the provider refused. */
async function failedRefund() {
  const paid = await paidRegistration(test, cid, feeId);
  const refund = { cid, orderId: paid.orderId, amount: 100_000, reason: '讲者费用减免', end: false };
  await test.call(orderConsoleCalls.refund, refund, { token: first });
  await test.work();
  await test.control(`/refunds/${await numberOf(paid.orderId)}/settle`, { state: 'ABNORMAL' });
  await expect.poll(async () => (await detail(paid.orderId)).refunds[0]?.state).toBe('failed');
  return { ...paid, refundId: (await detail(paid.orderId)).refunds[0]!.id };
}

/** The same for an order that a second attempt also paid; refunds over both payments fail, that of the kept one only with `staff`. */
async function failedRefundOfTwo({ staff: byStaff = true } = {}) {
  const who = await visitor(test);
  const { orderId } = await order(test, who, await register(test, who, cid, feeId));
  const begin = async (method: 'native' | 'h5') =>
    (await test.call(orderCalls.pay, { orderid: orderId, method }, { token: who.token })).paymentId;
  const payments = [await begin('native'), await begin('h5')];
  const rows = await db
    .selectFrom('payment')
    .select('out_trade_no')
    .where('id', 'in', payments)
    .orderBy('id')
    .execute();
  for (const row of rows) await payAtProvider(test, row.out_trade_no);
  const refuseLast = async () => {
    await test.work();
    await test.control(`/refunds/${await numberOf(orderId)}/settle`, { state: 'ABNORMAL' });
    await expect.poll(async () => (await detail(orderId)).refunds.at(-1)?.state).toBe('failed');
  };
  await refuseLast();
  if (!byStaff) return { orderId, payments, refundId: (await detail(orderId)).refunds.at(-1)!.id };
  const refund = { cid, orderId, amount: 100_000, reason: '讲者费用减免', end: false };
  await test.call(orderConsoleCalls.refund, refund, { token: first });
  await refuseLast();
  return { orderId, payments, refundId: (await detail(orderId)).refunds.at(-1)!.id };
}

const toBank = { way: 'bank', payee: '周晓晴', account: '6222020000001234567', bank: '湖滨银行', reason: '原卡已销户' };
const propose = (refundId: number, more: object = toBank, token = first) =>
  test.attempt(calls.proposeRefund, { cid, refundId, ...more }, { token });
const proposalOf = async (orderId: number) => (await detail(orderId)).refunds.at(-1)?.proposal?.id ?? 0;
const approve = (refundId: number, proposalId: number, token: string, reference = 'B-20270401-1') =>
  test.attempt(calls.approveRefund, { cid, refundId, proposalId, reference }, { token });

describe('[O8] a refund that its provider refused', () => {
  it('waits for staff on the orders page and on the dashboard, with name, amount and reason', async () => {
    const { orderId, refundId } = await failedRefund();
    expect((await waiting(reader)).find((one) => one.refundId === refundId)).toMatchObject({
      orderId,
      name: '周晓晴',
      amount: 100_000,
      reason: '讲者费用减免',
      state: 'failed',
      proposal: null,
    });
    const { duties } = await test.call(statisticsCalls.dashboard, { cid }, { token: first });
    expect(duties.find(({ kind }) => kind === 'refund_failed')?.count).toBe((await waiting()).length);
  });

  it('is paid to a bank account when a second person approves, and not by the one who proposed it', async () => {
    const { orderId, refundId } = await failedRefund();
    expect(await propose(refundId, { ...toBank, account: '' })).toMatchObject({
      error: 'body_invalid',
      faults: [{ field: 'account' }],
    });
    expect(await propose(refundId)).toMatchObject({ code: 0, state: 'failed' });
    expect(await propose(refundId, toBank, second)).toMatchObject({ error: 'refund_state' });
    const retry = { cid, refundId };
    expect(await test.attempt(orderConsoleCalls.retryRefund, retry, { token: second })).toMatchObject({
      error: 'refund_state',
    });
    const proposalId = await proposalOf(orderId);
    expect(await approve(refundId, proposalId, first)).toMatchObject({ error: 'refund_own_proposal' });
    expect(await approve(refundId, proposalId, second, '')).toMatchObject({
      error: 'body_invalid',
      faults: [{ field: 'reference' }],
    });
    expect((await waiting(second)).find((one) => one.refundId === refundId)?.proposal).toMatchObject({
      ...toBank,
      by: 'first@example.org',
      own: false,
    });
    expect(await approve(refundId, proposalId, second)).toMatchObject({ code: 0, state: 'done' });
    const shown = await detail(orderId);
    expect(shown).toMatchObject({ state: 'refunded', refunded: 100_000 });
    expect(shown.refunds).toMatchObject([{ state: 'done', way: 'bank', proposal: null }]);
    expect(shown.ledger.reduce((sum, row) => sum + row.amount, 0)).toBe(0);
    expect(await approve(refundId, proposalId, second)).toMatchObject({ error: 'refund_state' });
    expect((await waiting()).some((one) => one.refundId === refundId)).toBe(false);
    const audited = await db
      .selectFrom('audit_change')
      .innerJoin('audit_entry', 'audit_entry.id', 'audit_change.entry_id')
      .select('audit_entry.staff_id')
      .where('subject', '=', 'refund_proposal')
      .where('subject_id', '=', String(proposalId))
      .execute();
    expect(new Set(audited.map((row) => row.staff_id)).size).toBe(2);
  });

  it('is booked as given back by hand under a reference, after a second person approved', async () => {
    const { orderId, refundId } = await failedRefund();
    const byHand = { way: 'hand', reference: '收据 0012', reason: '现场退还现金' };
    expect(await propose(refundId, { ...byHand, reference: '' })).toMatchObject({ error: 'body_invalid' });
    await propose(refundId, byHand);
    expect(await approve(refundId, await proposalOf(orderId), second, '')).toMatchObject({ code: 0, state: 'done' });
    expect((await detail(orderId)).refunds).toMatchObject([{ state: 'done', way: 'hand' }]);
  });

  it('a proposal may be given up, and another one made', async () => {
    const { orderId, refundId } = await failedRefund();
    await propose(refundId);
    const proposalId = await proposalOf(orderId);
    const body = { cid, refundId, proposalId };
    expect(await test.attempt(calls.rejectRefund, body, { token: first })).toMatchObject({ code: 0 });
    expect(await test.attempt(calls.rejectRefund, body, { token: first })).toMatchObject({ error: 'refund_state' });
    expect(await approve(refundId, proposalId, second)).toMatchObject({ error: 'refund_state' });
    expect(await propose(refundId, toBank, second)).toMatchObject({ code: 0 });
    expect(await approve(refundId, await proposalOf(orderId), first)).toMatchObject({ code: 0, state: 'done' });
  });

  it('two who approve in the same moment pay it once', async () => {
    const { orderId, refundId } = await failedRefund();
    await propose(refundId);
    const third = await buildStaffToken(db, await staff('third@example.org', 'finance'));
    const proposalId = await proposalOf(orderId);
    const answers = await Promise.all([second, third].map((token) => approve(refundId, proposalId, token)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect((await detail(orderId)).ledger.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
  });

  it('that the provider carried out after all is booked once, whatever staff wanted', async () => {
    const { orderId, refundId } = await failedRefund();
    await propose(refundId);
    const provider = test.ports.payment.providers.get('wechat')!;
    const query = provider.queryRefund.bind(provider);
    provider.queryRefund = async (numbers) => {
      const answer = await query(numbers);
      return answer.ok ? { ok: true, refund: { ...answer.refund, state: 'succeeded' } } : answer;
    };
    try {
      expect(await approve(refundId, await proposalOf(orderId), second)).toMatchObject({ code: 0, state: 'done' });
    } finally {
      provider.queryRefund = query;
    }
    const shown = await detail(orderId);
    expect(shown.refunds).toMatchObject([{ state: 'done', way: 'provider' }]);
    expect(shown.ledger.reduce((sum, row) => sum + row.amount, 0)).toBe(0);
  });

  it('goes out over another payment of the same order that has enough left', async () => {
    const { orderId, refundId, payments } = await failedRefundOfTwo();
    const [kept, extra] = payments;
    const move = (paymentId: number) => test.attempt(calls.moveRefund, { cid, refundId, paymentId }, { token: first });
    expect(await move(kept!)).toMatchObject({ error: 'refund_state' });
    expect(await move(999_999)).toMatchObject({ error: 'not_found' });
    const failed = (await detail(orderId)).refunds.find(({ id }) => id === refundId);
    expect(failed?.choices.map((one) => one.paymentId)).toEqual([extra]);
    expect(await move(extra!)).toMatchObject({ code: 0, state: 'asked' });
    expect(await move(extra!)).toMatchObject({ error: 'refund_state' });
    await test.work();
    await test.control(`/refunds/${await numberOf(orderId)}/settle`);
    await expect.poll(async () => (await detail(orderId)).state).toBe('refunded');
    expect((await detail(orderId)).refunds.find(({ id }) => id === refundId)).toMatchObject({ replaced: true });
    expect((await waiting()).some((one) => one.refundId === refundId)).toBe(false);
  });

  it('a second payment that cannot go back stays with the order, whose own money goes back in its place', async () => {
    const { orderId, payments } = await failedRefundOfTwo({ staff: false });
    const [kept, extra] = payments;
    const surplus = (await detail(orderId)).refunds[0]!;
    expect(surplus.choices.map((one) => one.paymentId)).toEqual([kept]);
    const body = { cid, refundId: surplus.id, paymentId: kept };
    expect(await test.attempt(calls.moveRefund, body, { token: first })).toMatchObject({ code: 0, state: 'asked' });
    await test.work();
    await test.control(`/refunds/${await numberOf(orderId)}/settle`);
    await expect.poll(async () => (await detail(orderId)).refunds.at(-1)?.state).toBe('done');
    expect((await detail(orderId)).state).toBe('paid');
    await test.call(
      orderConsoleCalls.refund,
      { cid, orderId, amount: 100_000, reason: '讲者费用减免', end: false },
      { token: first },
    );
    const full = await db
      .selectFrom('refund')
      .select('payment_id')
      .where('order_id', '=', orderId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(full.payment_id).toBe(extra);
  });

  it('of another conference is not found, and money moves only by those who may move it', async () => {
    const { orderId, refundId } = await failedRefund();
    await propose(refundId);
    const body = { refundId, paymentId: 1, proposalId: await proposalOf(orderId), ...toBank, reference: 'x' };
    for (const call of [calls.moveRefund, calls.proposeRefund, calls.approveRefund, calls.rejectRefund]) {
      expect(await test.attempt(call, { ...body, cid: other }, { token: second })).toMatchObject({
        error: 'not_found',
      });
      for (const token of [reader, organiser])
        expect(await test.attempt(call, { ...body, cid }, { token })).toMatchObject({ error: 'forbidden' });
    }
    expect((await test.call(calls.waitingRefunds, { cid: other }, { token: second })).refunds).toEqual([]);
  });
});
