import { expect, it } from 'vitest';
import { conferenceConsoleCalls } from '@meetingapp/contract/conference/console.ts';
import { bankCalls } from '@meetingapp/contract/orders/bank-transfer.ts';
import { orderConsoleCalls } from '@meetingapp/contract/orders/console.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { registrationConsoleCalls } from '@meetingapp/contract/registration/console.ts';
import { statisticsCalls } from '@meetingapp/contract/statistics/figures.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';
import { order, payAtProvider, register, smallCongress, startPaying, visitor } from '../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));

it('[O20] money of two currencies is counted apart, by day and fee, also after the counts are folded', async () => {
  const account = { holder: 'ECSC', number: '6200', bank: 'Bank, SWIFT X' };
  const conference = { societyId, currencies: ['USD'], bankAccounts: { USD: account } };
  const { cid, feeId } = await smallCongress(db, conference, { amount: 100_000, prices: { USD: 15_000 } });
  const pay = async (feeCurrency: string) => {
    const who = await visitor(test);
    const regId = await register(test, who, cid, feeId, { feeCurrency });
    const made = await order(test, who, regId);
    if (feeCurrency === 'CNY') await payAtProvider(test, await startPaying(test, who, made.orderId));
    else {
      await test.call(orderCalls.pay, { orderid: made.orderId, method: 'bank_transfer' }, { token: who.token });
      // Staff see the transfer arrive.
      const { statementId } = await statement(cid, `${made.number}`, '150.00');
      await assign(cid, statementId, made.orderId);
    }
    return { regId, orderId: made.orderId, number: made.number };
  };
  await pay('CNY');
  const dollars = await pay('USD');
  await pay('USD');
  for (const folded of [false, true]) {
    if (folded) await test.work();
    const shown = await test.call(statisticsCalls.dashboard, { cid }, { token });
    expect(shown, folded ? 'folded' : 'new').toMatchObject({
      currency: 'CNY',
      received: 100_000,
      receivedToday: 100_000,
      others: [
        {
          currency: 'USD',
          received: 30_000,
          refunded: 0,
          receivedToday: 30_000,
          days: [{ online: 0, transferred: 30_000, refunded: 0 }],
        },
      ],
      fees: [{ feeId, confirmed: 3, received: 100_000, others: [{ currency: 'USD', received: 30_000 }] }],
    });
    expect(shown.days.reduce((sum, { online, transferred }) => sum + online + transferred, 0)).toBe(100_000);
  }
  // The orders behind each figure add up to it.
  const ordersOf = (filter: object) => test.call(orderConsoleCalls.list, { cid, ...filter }, { token });
  const sumOf = async (filter: object) => {
    const { orders, total } = await ordersOf({ state: 'received', ...filter });
    expect(total).toBe(orders.length);
    return orders.reduce((sum, { paidNow }) => sum + (paidNow ?? 0), 0);
  };
  expect(await sumOf({ currency: 'USD' })).toBe(30_000);
  expect(await sumOf({ currency: 'CNY' })).toBe(100_000);
  expect(await sumOf({ currency: 'EUR' })).toBe(0);
  expect(await ordersOf({ currency: 'USD', provider: 'bank' })).toMatchObject({
    total: 2,
    currency: 'CNY',
    currencies: ['CNY', 'USD'],
  });
  const { orders: found } = await ordersOf({ currency: 'USD', words: String(dollars.number) });
  expect(found.map(({ id }) => id)).toEqual([dollars.orderId]);
  expect(await ordersOf({ currency: 'CNY', words: String(dollars.number) })).toMatchObject({ orders: [], total: 0 });

  const { rows } = await test.call(registrationConsoleCalls.list, { cid, filter: {} }, { token });
  expect(rows.map(({ amount, currency }) => `${currency} ${amount}`).toSorted()).toEqual([
    ' 100000',
    'USD 15000',
    'USD 15000',
  ]);

  // A sum above which refunds need a second person is in yuan: any refund in dollars does.
  await test.call(conferenceConsoleCalls.save, { cid, settings: { refundApprovalAbove: 50_000 } }, { token });
  const refund = { cid, orderId: dollars.orderId, amount: 100, reason: '讲者减免', end: false };
  expect(await test.call(orderConsoleCalls.refund, refund, { token })).toMatchObject({ waits: true });
});

/** Uploads a bank's statement of the account in dollars with one row. */
async function statement(cid: number, remark: string, amount: string): Promise<{ statementId: number }> {
  const row = `2027-04-15,Clinic,${amount},${remark},F${remark}`;
  return test.call(
    bankCalls.uploadStatement,
    { cid, feeCurrency: 'USD' },
    { token, file: `交易日期,对方户名,收入金额,附言,流水号\n${row}` },
  );
}

async function assign(cid: number, statementId: number, orderId: number): Promise<void> {
  const { rows } = await test.call(bankCalls.statement, { cid, statementId }, { token });
  await test.call(
    bankCalls.assignRow,
    { cid, statementId, number: rows[0]?.number ?? 0, orderIds: [orderId] },
    { token },
  );
}
