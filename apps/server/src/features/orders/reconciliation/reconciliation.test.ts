import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billCalls as calls } from '@meetingapp/contract/orders/reconciliation.ts';
import { orderConsoleCalls } from '@meetingapp/contract/orders/console.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { billingDay, billingWindow } from '@meetingapp/domain/orders/reconcile.ts';
import { addDays } from '@meetingapp/domain/plain-date.ts';
import { testApp } from '../../../testing/app.ts';
import {
  order,
  paidRegistration,
  readOrder,
  register,
  smallCongress,
  startPaying,
  visitor,
} from '../../../testing/congress.ts';
import { fetchBills } from './jobs.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const { cid, feeId } = await smallCongress(db, { societyId });
const today = billingDay(new Date());
/** 11:00 on the following day in Shanghai. */
const after = new Date(billingWindow(today).until.getTime() + 11 * 3_600_000);
// Early in the day that is further ahead than a log-in lasts.
const token = await buildStaffToken(db, await buildStaff(db, societyId), after);

beforeAll(async () => {
  await test.control('/faults', { billToday: true });
});

beforeEach(() => {
  test.clock.now = new Date();
});

async function fetchDay(day = today, provider: 'wechat' | 'alipay' = 'wechat') {
  test.clock.now = after;
  const { taskId } = await test.call(calls.fetchBill, { cid, provider, day }, { token });
  await test.work();
  const { task } = await test.call(taskCalls.detail, { cid, id: taskId }, { token, language: 'en' });
  const { days } = await test.call(calls.bills, { cid, month: day.slice(0, 7) }, { token });
  const found = days.find((one) => one.day === day && one.provider === provider);
  const { lines } = found?.id ? await test.call(calls.bill, { cid, billId: found.id }, { token }) : { lines: [] };
  return { task, day: found, lines };
}
const paymentOf = (orderId: number) =>
  db.selectFrom('payment').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();

describe('[O8] a provider’s daily bill', () => {
  it('matches the payments and refunds, and contains the fees', async () => {
    const { orderId } = await paidRegistration(test, cid, feeId);
    const { orderId: second } = await paidRegistration(test, cid, feeId);
    await test.call(
      orderConsoleCalls.refund,
      { cid, orderId, amount: 30_000, reason: '行程有变', end: false },
      { token },
    );
    await test.work();
    const { day, lines, task } = await fetchDay();
    expect(task).toMatchObject({ state: 'done', refused: 0 });
    expect(day).toMatchObject({ state: 'fetched', lines: 3, ours: 170_000, theirs: 170_000, fees: 1020 });
    expect(day).toMatchObject({ difference: 0, findings: 0, open: 0 });
    const numbers = [(await paymentOf(orderId)).out_trade_no, (await paymentOf(second)).out_trade_no];
    expect(
      lines
        .filter(({ kind }) => kind === 'payment')
        .map(({ number }) => number)
        .toSorted(),
    ).toEqual(numbers.toSorted());
  });

  it('reports a different amount and entries unknown to either side; a note stays when it is fetched again', async () => {
    const one = await paymentOf((await paidRegistration(test, cid, feeId)).orderId);
    const two = await paymentOf((await paidRegistration(test, cid, feeId)).orderId);
    await db.updateTable('payment').set({ amount: 99_000 }).where('id', '=', one.id).execute();
    await db.updateTable('payment').set({ out_trade_no: 'Munheard' }).where('id', '=', two.id).execute();
    const { day, lines } = await fetchDay();
    expect(day).toMatchObject({ findings: 3, open: 3, difference: -1_000 });
    const finding = (fate: string) => lines.find((line) => line.fate === fate);
    expect(finding('amount_differs')).toMatchObject({ number: one.out_trade_no, ours: 99_000, theirs: 100_000 });
    expect(finding('missing_here')).toMatchObject({ number: two.out_trade_no, ours: null, orderId: null });
    expect(finding('missing_there')).toMatchObject({ number: 'Munheard', theirs: null, orderId: two.order_id });

    const lineId = finding('amount_differs')?.id ?? 0;
    await test.call(calls.resolveLine, { cid, lineId, note: '已和微信支付核对' }, { token });
    const again = await fetchDay();
    expect(again.day).toMatchObject({ findings: 3, open: 2 });
    const kept = again.lines.find((line) => line.fate === 'amount_differs');
    expect(kept).toMatchObject({ note: '已和微信支付核对' });
    const noted = await db.selectFrom('audit_change').selectAll().where('subject', '=', 'bill_line').execute();
    expect(noted).toMatchObject([{ subject_id: String(lineId) }]);
    await test.call(calls.resolveLine, { cid, lineId: kept?.id ?? 0, note: '' }, { token });
    expect((await fetchDay()).day).toMatchObject({ open: 3 });
  });

  it('settles a payment whose notice never came', async () => {
    const who = await visitor(test);
    const made = await order(test, who, await register(test, who, cid, feeId));
    const number = await startPaying(test, who, made.orderId);
    await test.control(`/orders/${number}/pay`, { notices: 0 });
    const { lines } = await fetchDay();
    expect(lines.find((line) => line.number === number)).toMatchObject({ fate: 'matched', orderId: made.orderId });
    expect((await readOrder(test, who, made.orderId)).state).toBe('paid');
  });

  it('is empty when nothing moved, and is requested again when fetching failed', async () => {
    const day = addDays(today, -5);
    await test.control('/faults', { failNext: 50 });
    expect((await fetchDay(day, 'alipay')).day).toMatchObject({ state: 'failed', fault: 'bill_unreachable' });
    await test.control('/faults', { failNext: 0 });
    await fetchBills.run({}, { db, ports: test.ports, publicUrl: '', clock: () => after });
    const { days } = await test.call(calls.bills, { cid, month: day.slice(0, 7) }, { token });
    expect(days.find((one) => one.day === day && one.provider === 'alipay')).toMatchObject({
      state: 'fetched',
      fault: '',
      lines: 0,
    });
  });

  it('is not requested before its day is over, nor without the right to the society’s money', async () => {
    expect(
      await test.attempt(calls.fetchBill, { cid, provider: 'wechat', day: today }, { token, language: 'en' }),
    ).toMatchObject({ error: 'bill_day' });
    const wish = { email: 'finance@example.org', role: 'finance', conferenceId: cid } as const;
    const own = await buildStaffToken(db, await buildStaff(db, societyId, wish), after);
    expect(await test.attempt(calls.bills, { cid, month: today.slice(0, 7) }, { token: own })).toMatchObject({
      error: 'forbidden',
    });
  });

  it('of another society’s conference is not shown', async () => {
    const elsewhere = await buildSociety(db);
    const theirs = await smallCongress(db, { societyId: elsewhere });
    await paidRegistration(test, theirs.cid, theirs.feeId);
    const before = (await fetchDay()).lines.length;
    expect(before).toBeGreaterThan(0);
    const as = await buildStaffToken(db, await buildStaff(db, elsewhere, { email: 'e@example.org' }), after);
    const { days } = await test.call(calls.bills, { cid: theirs.cid, month: today.slice(0, 7) }, { token: as });
    const day = days.find((one) => one.day === today && one.provider === 'wechat');
    const { lines } = await test.call(calls.bill, { cid: theirs.cid, billId: day?.id ?? 0 }, { token: as });
    expect(lines.filter(({ conferenceId }) => conferenceId !== null)).toHaveLength(1);
  });
});
