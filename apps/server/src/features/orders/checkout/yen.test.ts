import { describe, expect, it } from 'vitest';
import { conferenceConsoleCalls } from '@meetingapp/contract/conference/console.ts';
import { bankCalls } from '@meetingapp/contract/orders/bank-transfer.ts';
import { changeCalls } from '@meetingapp/contract/orders/change.ts';
import { orderConsoleCalls } from '@meetingapp/contract/orders/console.ts';
import { orderDeskCalls } from '@meetingapp/contract/orders/desk.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { registrationConsoleCalls } from '@meetingapp/contract/registration/console.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildDiscountCode, buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';
import { order, register, smallCongress, startPaying, visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const account = { holder: 'ECSC', number: '6200', bank: 'Bank, SWIFT X' };

/** A sandbox in yen, which also takes yuan: the fee is 16,001 yen or 800.05 yuan. */
async function congress(more: object = {}) {
  const setting = { societyId, sandbox: true, currency: 'JPY', currencies: ['CNY'], ...more };
  return smallCongress(db, setting, { amount: 16_001, prices: { CNY: 80_005 } });
}

async function paid(cid: number, feeId: number, more: object = {}) {
  const who = await visitor(test);
  const regId = await register(test, who, cid, feeId, more);
  const { orderId } = await order(test, who, regId);
  const number = await startPaying(test, who, orderId);
  await test.ports.payment.sandbox.decide(number, 'succeeded');
  await test.call(orderCalls.state, { orderid: orderId }, { token: who.token });
  return { who, regId, orderId };
}
const person = async (cid: number, id: number) =>
  (await test.call(registrationConsoleCalls.detail, { cid, id }, { token, language: 'en' })).registration;
const variablesOf = async (regId: number, template: string) =>
  (
    await db
      .selectFrom('notification')
      .select('variables')
      .where('registration_id', '=', regId)
      .where('template', '=', template)
      .executeTakeFirst()
  )?.variables;

describe('[O1] [A7] a conference in a currency without decimals', () => {
  it('sells, discounts and refunds in whole yen, and every text says so', async () => {
    const { cid, feeId } = await congress();
    await buildDiscountCode(db, cid, { code: 'TENTH', kind: 'percent', value: 1000 });
    await buildDiscountCode(db, cid, { code: 'SUM', kind: 'amount', value: 2000, prices: { CNY: 10_000 } });
    const other = await visitor(test);
    const draft = await register(test, other, cid, feeId);
    const choose = (discountCode: string) =>
      test.attempt(orderCalls.choose, { regid: draft, discountCode }, { token: other.token });
    // A tenth of 16,001 is 1,600.1: the price left is rounded to the yen.
    expect(await choose('TENTH')).toMatchObject({ preview: { currency: 'JPY', total: 14_401 } });
    expect(await choose('SUM')).toMatchObject({ preview: { currency: 'JPY', total: 14_001 } });

    const { regId, orderId } = await paid(cid, feeId);
    const ledger = db.selectFrom('ledger').select(['kind', 'amount', 'currency']).where('order_id', '=', orderId);
    expect(await ledger.execute()).toEqual([{ kind: 'payment', amount: 16_001, currency: 'JPY' }]);
    expect(await variablesOf(regId, 'paid')).toMatchObject({ amount: '16001', currency: 'JPY' });
    expect((await person(cid, regId)).history.find(({ event }) => event === 'paid')?.text ?? '').not.toContain(
      '160.01',
    );
    const refund = { cid, id: regId, reason: '减免', tell: true };
    expect(await test.attempt(orderDeskCalls.refundAtDesk, { ...refund, amount: 16_002 }, { token })).toMatchObject({
      error: 'refund_too_large',
    });
    await test.call(orderDeskCalls.refundAtDesk, { ...refund, amount: 3001 }, { token });
    expect(await variablesOf(regId, 'refund_started')).toMatchObject({
      amount: '3001',
      left: '13000',
      currency: 'JPY',
    });
    expect((await person(cid, regId)).history.find(({ event }) => event === 'money_back')?.text).toBe(
      'Refund of JPY 3001 started',
    );
  });

  it('is not chosen for prices that were typed with decimals', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId }, { amount: 160_000 });
    const save = (currency: string) =>
      test.attempt(conferenceConsoleCalls.save, { cid, settings: { currency } }, { token, language: 'en' });
    expect(await save('JPY')).toMatchObject({
      error: 'settings_invalid',
      faults: [{ field: 'currency', reason: 'currency_priced' }],
    });
    expect(await save('USD')).toMatchObject({ code: 0 });
    await db.updateTable('fee_window').set({ amount: 0 }).where('fee_kind_id', '=', feeId).execute();
    expect(await save('JPY')).toMatchObject({ code: 0 });
  });

  it('the person pays in yuan at its own price, and the cashier shows each sum as it is', async () => {
    const { cid, feeId } = await congress();
    const who = await visitor(test);
    for (const [feeCurrency, shown] of [
      ['JPY', 'JPY 16001<'],
      ['CNY', 'CNY 800.05<'],
    ]) {
      const answers = (await visitor(test)).answers;
      const regId = await register(test, { ...who, answers }, cid, feeId, { feeCurrency });
      const number = await startPaying(test, who, (await order(test, who, regId)).orderId);
      const page = await test.app.inject(`/sandbox/pay/${number}`);
      expect(page.payload).toContain(shown);
    }
  });

  it('a change costs and refunds whole yen', async () => {
    const { cid, feeId } = await congress({
      changePolicy: { answers: 0, fee: 0, stay: 0 },
      refundPolicy: [{ untilDaysBefore: 0, percent: 50 }],
    });
    const [dearer, cheaper] = [
      await buildFeeKind(db, cid, { title: both('全程', 'Full'), amount: 20_000, position: 1 }),
      await buildFeeKind(db, cid, { title: both('短期', 'Short'), amount: 12_000, position: 2 }),
    ];
    const { who, regId } = await paid(cid, feeId);
    const quote = (id: number) =>
      test.call(
        changeCalls.changeQuote,
        { regid: regId, kind: 'fee', branchId: null, feeId: id },
        { token: who.token },
      );
    expect((await quote(dearer)).quote).toMatchObject({ currency: 'JPY', toPay: 3999, refund: 0 });
    // Half of 4,001 yen, without a fraction.
    expect((await quote(cheaper)).quote).toMatchObject({ currency: 'JPY', toPay: 0, refund: 2000 });
  });

  it('a bank statement is read in whole yen, and an order is found by its sum as typed', async () => {
    const { cid, feeId } = await congress({ sandbox: false, bankAccounts: { JPY: account } });
    const who = await visitor(test);
    const { orderId, number } = await order(test, who, await register(test, who, cid, feeId));
    await test.call(orderCalls.pay, { orderid: orderId, method: 'bank_transfer' }, { token: who.token });
    for (const words of ['16,001', '16001'])
      expect((await test.call(bankCalls.findUnpaid, { cid, words }, { token })).orders).toMatchObject([{ orderId }]);
    expect((await test.call(bankCalls.findUnpaid, { cid, words: '160.01' }, { token })).orders).toEqual([]);
    const file = `交易日期,对方户名,收入金额,附言,流水号\n2027-04-15,医院,"16,001",${number},1\n2027-04-15,医院,160.01,${number},2\n`;
    const { statementId } = await test.call(
      bankCalls.uploadStatement,
      { cid, feeCurrency: '' },
      { token, file, fileName: 'statement' },
    );
    const statement = await test.call(bankCalls.statement, { cid, statementId }, { token });
    expect(statement).toMatchObject({
      currency: 'JPY',
      rows: [
        { amount: 16_001, fate: 'matched' },
        { amount: 0, fate: 'unreadable' },
      ],
    });
    const [{ number: row, transfer } = { number: 0, transfer: null }] = statement.rows;
    const matches = [{ number: row, paymentId: transfer?.paymentId ?? null }];
    await test.call(bankCalls.applyStatement, { cid, statementId, matches }, { token });
    await test.work();
    const { order: booked } = await test.call(orderConsoleCalls.detail, { cid, orderId }, { token });
    expect(booked).toMatchObject({ state: 'paid', paidNow: 16_001, currency: 'JPY' });
    expect((await test.call(bankCalls.bank, { cid }, { token })).bookings).toMatchObject([
      { amount: 16_001, currency: 'JPY' },
    ]);
  });

  it('the export of registrations has yen without and yuan with decimals, each with its currency', async () => {
    const { cid, feeId } = await congress();
    await paid(cid, feeId);
    await paid(cid, feeId, { feeCurrency: 'CNY' });
    const wish = { cid, filter: {}, format: 'csv' as const, columns: ['amount' as const], answers: false };
    const { taskId } = await test.call(registrationConsoleCalls.export, wish, { token });
    await test.work();
    const { address } = await test.call(taskCalls.file, { cid, id: taskId }, { token });
    const lines = (await test.app.inject(address)).payload.trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',').slice(0, 2).join(' ')).toSorted()).toEqual(['16001 JPY', '800.05 CNY']);
    const { orders, currency } = await test.call(orderConsoleCalls.list, { cid }, { token });
    expect(currency).toBe('JPY');
    expect(orders.map(({ total, currency: own }) => `${own} ${total}`)).toEqual(['CNY 80005', 'JPY 16001']);
  });
});
