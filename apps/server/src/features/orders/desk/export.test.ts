import { describe, expect, it } from 'vitest';
import type { BodyOf } from '@meetingapp/contract/call.ts';
import { orderConsoleCalls as calls } from '@meetingapp/contract/orders/console.ts';
import { statisticsCalls } from '@meetingapp/contract/statistics/figures.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildOrder } from '@meetingapp/demo/orders/orders.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { ordersConsole as words } from '@meetingapp/locales/zh/orders/console.ts';
import { testApp } from '../../../testing/app.ts';
import { paidRegistration, smallCongress } from '../../../testing/congress.ts';
import { rowsOfTask } from '../../../testing/tasks/task-rows.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const tokenOf = async (role: 'finance' | 'reader' | 'door') =>
  buildStaffToken(db, await buildStaff(db, societyId, { email: `${role}@example.org`, role }));

/** The rows of a finished export as texts by the titles of its columns. */
async function rowsOf(cid: number, taskId: number): Promise<Record<string, string>[]> {
  await test.work();
  const [titles = [], ...others] = await rowsOfTask(test, cid, taskId, token);
  return others.map((row) => Object.fromEntries(titles.map((title, at) => [title, row[at] ?? ''])));
}

const ledger = async (cid: number, more: Partial<BodyOf<typeof calls.exportLedger>> = {}) =>
  rowsOf(
    cid,
    (await test.call(calls.exportLedger, { cid, from: null, until: null, format: 'xlsx', ...more }, { token })).taskId,
  );
const orders = async (cid: number, filter: object = {}, format: 'xlsx' | 'csv' = 'xlsx') =>
  rowsOf(cid, (await test.call(calls.exportOrders, { cid, filter, format }, { token })).taskId);

const { columns } = words.exporting;

/** A congress with an order that was refunded in part, and one in US dollars. */
async function congress() {
  const { cid, feeId } = await smallCongress(db, { societyId });
  const paid = await paidRegistration(test, cid, feeId);
  await test.call(
    calls.refund,
    { cid, orderId: paid.orderId, amount: 30_050, reason: '讲者费用减免', end: false },
    { token },
  );
  await test.work();
  const order = async () => (await test.call(calls.detail, { cid, orderId: paid.orderId }, { token })).order;
  await test.control(`/refunds/${(await order()).refunds.at(-1)?.number ?? ''}/settle`, { state: 'SUCCESS' });
  await expect.poll(async () => (await order()).state).toBe('partly_refunded');
  const abroad = await buildRegistration(db, cid, { name: 'Ingrid Halvorsen', currency: 'USD' });
  await buildOrder(db, abroad, {
    lines: [{ title: { zh: '境外参会者', en: 'Overseas' }, amount: 40_000 }],
    currency: 'USD',
    method: 'bank_transfer',
    createdAt: new Date('2026-01-31T15:59:00Z'),
  });
  return { cid, paid };
}

describe('[O8] the export of money', () => {
  it('has every movement once, in and out, and adds up to what the dashboard says in each currency', async () => {
    const { cid } = await congress();
    const rows = await ledger(cid);
    expect(rows.map((row) => [row[columns.kind], row[columns.amount], row[columns.currency]])).toEqual([
      ['到账', '1000', 'CNY'],
      ['退款', '-300.5', 'CNY'],
      ['到账', '400', 'USD'],
    ]);
    expect(rows[1]).toMatchObject({ [columns.reason]: '讲者费用减免', [columns.provider]: '微信支付' });
    const sum = (currency: string) =>
      rows.reduce((all, row) => all + (row[columns.currency] === currency ? Number(row[columns.amount]) * 100 : 0), 0);
    const shown = await test.call(statisticsCalls.dashboard, { cid }, { token });
    expect(sum('CNY')).toBe(shown.received - shown.refunded);
    expect(sum('USD')).toBe(shown.others[0]?.received);
    const orderRows = await orders(cid);
    expect(orderRows.reduce((all, row) => all + Number(row[columns.paidNow]) * 100, 0)).toBe(sum('CNY') + sum('USD'));
  });

  it('takes days of the conference’s zone, both included', async () => {
    const { cid } = await congress();
    const today = dayIn('Asia/Shanghai', new Date());
    // 23:59 in Shanghai.
    expect(await ledger(cid, { from: '2026-01-31', until: '2026-01-31' })).toHaveLength(1);
    expect(await ledger(cid, { from: '2026-02-01', until: '2026-02-01' })).toEqual([]);
    expect(await ledger(cid, { from: today })).toHaveLength(2);
    expect(await ledger(cid, { until: '2026-01-31', format: 'csv' })).toHaveLength(1);
  });

  it('of orders has those that the list shows under the same filter, with what was bought', async () => {
    const { cid, paid } = await congress();
    expect(await orders(cid)).toHaveLength(2);
    const [row, ...others] = await orders(cid, { currency: 'USD' }, 'csv');
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      [columns.name]: 'Ingrid Halvorsen',
      [columns.total]: '400.00',
      [columns.lines]: '境外参会者 400.00',
    });
    const { number } = (await test.call(calls.detail, { cid, orderId: paid.orderId }, { token })).order;
    expect(await orders(cid, { from: '2026-01-31', until: '2026-01-31' })).toHaveLength(1);
    expect(await orders(cid, { from: '2026-02-01' })).toHaveLength(1);
    const [found] = await orders(cid, { words: number });
    expect(found).toMatchObject({
      [columns.state]: '部分退款',
      [columns.refunded]: '300.5',
      [columns.paidNow]: '699.5',
    });
  });

  it('is for staff who look after people and money', async () => {
    const { cid } = await smallCongress(db, { societyId });
    const body = { cid, from: null, until: null, format: 'xlsx' } as const;
    expect(await test.attempt(calls.exportLedger, body, { token: await tokenOf('finance') })).toMatchObject({
      code: 0,
    });
    for (const role of ['reader', 'door'] as const) {
      const attempt = { token: await tokenOf(role) };
      expect(await test.attempt(calls.exportLedger, body, attempt)).toMatchObject({ error: 'forbidden' });
      expect(await test.attempt(calls.exportOrders, { cid, filter: {}, format: 'csv' }, attempt)).toMatchObject({
        error: 'forbidden',
      });
    }
  });
});
