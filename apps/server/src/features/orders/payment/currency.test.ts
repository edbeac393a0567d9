import { describe, expect, it } from 'vitest';
import { conferenceConsoleCalls } from '@meetingapp/contract/conference/console.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { order, readOrder, register, smallCongress, visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
test.clock.now = new Date();
const societyId = await buildSociety(db);
const staff = { token: await buildStaffToken(db, await buildStaff(db, societyId), test.clock.now) };
const account = { holder: 'European Cardiology', number: 'DE02 1203 0000', bank: 'Bank of Europe, BIC BOEUDEFF' };

async function congressInDollars() {
  const { cid, feeId } = await smallCongress(db, { societyId }, { amount: 12_000 });
  const save = (settings: object) => test.attempt(conferenceConsoleCalls.save, { cid, settings }, staff);
  await save({ currency: 'USD', hasInvoice: true });
  return { cid, feeId, save };
}

describe('[S121] an order in US dollars', () => {
  it('is offered no cashier that takes yuan only, so that nobody pays 120 yuan for 120 dollars', async () => {
    const { cid, feeId } = await congressInDollars();
    const who = await visitor(test);
    const made = await order(test, who, await register(test, who, cid, feeId));
    expect(made).toMatchObject({ currency: 'USD', total: 12_000 });
    expect(await readOrder(test, who, made.orderId)).toMatchObject({ currency: 'USD', methods: [] });
    for (const method of ['jsapi', 'native', 'h5', 'alipay_wap', 'bank_transfer'] as const)
      expect(
        await test.attempt(orderCalls.pay, { orderid: made.orderId, method }, { token: who.token }),
        method,
      ).toMatchObject({ error: 'payment_method_missing' });
    expect(await db.selectFrom('payment').select('id').where('order_id', '=', made.orderId).execute()).toEqual([]);
  });

  it('is paid by a transfer to the account in dollars that the organiser named', async () => {
    const { cid, feeId, save } = await congressInDollars();
    expect(await save({ bankAccounts: { USD: { ...account, bank: '' } } })).toMatchObject({
      error: 'settings_invalid',
      faults: [{ field: 'bankAccounts', reason: 'bank_account_part' }],
    });
    expect(await save({ bankAccounts: { USD: account } })).toMatchObject({ code: 0 });
    const who = await visitor(test);
    const { orderId } = await order(test, who, await register(test, who, cid, feeId));
    expect((await readOrder(test, who, orderId)).methods).toEqual([{ method: 'bank_transfer', simulated: true }]);
    const started = await test.call(
      orderCalls.pay,
      { orderid: orderId, method: 'bank_transfer' },
      { token: who.token },
    );
    expect(started.instructions).toMatchObject({
      method: 'bank_transfer',
      account: account.holder,
      number: account.number,
      bank: account.bank,
    });
    const payment = await db
      .selectFrom('payment')
      .select(['amount', 'currency', 'provider'])
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    expect(payment).toEqual({ amount: 12_000, currency: 'USD', provider: 'bank' });
  });

  it('gets no invoice of the tax office, which is in yuan', async () => {
    const { cid, feeId } = await congressInDollars();
    const who = await visitor(test);
    const regid = await register(test, who, cid, feeId);
    const invoice = { kind: 'ordinary', holder: 'person', title: '周晓晴', email: 'z@example.org' } as const;
    const saved = await test.attempt(orderCalls.saveInvoice, { regid, invoice }, { token: who.token });
    expect(saved).toMatchObject({ error: 'invoice_currency' });
  });
});
