import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyCalls } from '@meetingapp/contract/developers/key.ts';
import { registrationDeskCalls as desk } from '@meetingapp/contract/registration/desk.ts';
import { guestCalls } from '@meetingapp/contract/registration/guest.ts';
import { registrationImportCalls as imports } from '@meetingapp/contract/registration/import.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildAgreement, freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildOwnForm, guestFields } from '@meetingapp/demo/forms/forms.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';
import { order, register, smallCongress, visitor } from '../../../testing/congress.ts';
import { openClient } from '../../../testing/developers/open-client.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const agreement = await buildAgreement(db);
const DAY_MS = 86_400_000;

/** A congress in yuan that also takes dollars and yen, with a fee in all of them and one in yuan only. */
async function congress() {
  const setting = { societyId, currencies: ['USD', 'JPY'] };
  const { cid, feeId } = await smallCongress(db, setting, {
    title: both('标准', 'Standard'),
    amount: 160_001,
    prices: { USD: 24_002, JPY: 36_003 },
  });
  const plainId = await buildFeeKind(db, cid, { title: both('短期', 'Short'), amount: 80_001, position: 1 });
  return { cid, feeId, plainId };
}
const ordersOf = (cid: number) =>
  db
    .selectFrom('orders')
    .leftJoin('ledger', 'ledger.order_id', 'orders.id')
    .select(['orders.currency', 'orders.total', 'orders.state', 'ledger.amount as paid', 'ledger.currency as paidIn'])
    .where('orders.conference_id', '=', cid)
    .orderBy('orders.id')
    .execute();

describe('[O6] a person registered by staff', () => {
  it('pays in the currency that is chosen, at its own price, and a fee without a price in it is refused', async () => {
    const { cid, feeId, plainId } = await congress();
    const form = await test.call(desk.newForm, { cid }, { token });
    expect(form.currencies).toEqual(['CNY', 'USD', 'JPY']);
    const enter = async (more: object) => {
      const { answers } = await visitor(test);
      return test.attempt(desk.enter, { cid, answers, feeId, paid: 'cash', ...more }, { token });
    };
    const asked = { cid, answers: (await visitor(test)).answers, branchId: null };
    const fees = async (feeCurrency: string) =>
      (await test.call(desk.newFees, { ...asked, feeCurrency }, { token, language: 'en' })).fees.map(
        (fee) => `${fee.feeCurrency} ${fee.feeAmount} ${fee.available}`,
      );
    expect(await fees('')).toEqual(['CNY 160001 1', 'CNY 80001 1']);
    expect(await fees('JPY')).toEqual(['JPY 36003 1', expect.stringMatching(/ 0$/)]);
    expect(await test.attempt(desk.newFees, { ...asked, feeCurrency: 'EUR' }, { token })).toMatchObject({
      error: 'currency_not_offered',
    });
    expect(await enter({ feeCurrency: 'EUR' })).toMatchObject({ error: 'currency_not_offered' });
    expect(await enter({ feeCurrency: 'USD', feeId: plainId })).toMatchObject({ error: 'currency_unpriced' });
    expect(await ordersOf(cid)).toEqual([]);
    for (const feeCurrency of ['JPY', 'CNY', '']) expect(await enter({ feeCurrency })).toMatchObject({ code: 0 });
    expect(await ordersOf(cid)).toEqual([
      { currency: 'JPY', total: 36_003, state: 'paid', paid: 36_003, paidIn: 'JPY' },
      { currency: 'CNY', total: 160_001, state: 'paid', paid: 160_001, paidIn: 'CNY' },
      { currency: 'CNY', total: 160_001, state: 'paid', paid: 160_001, paidIn: 'CNY' },
    ]);
  });

  it('pays in the currency that staff see, also where the person had begun in another one', async () => {
    const { cid, feeId } = await congress();
    const who = await visitor(test);
    await register(test, who, cid, feeId, { feeCurrency: 'USD' });
    await test.call(desk.enter, { cid, answers: who.answers, feeId, branchId: null, paid: 'cash' }, { token });
    expect(await ordersOf(cid)).toMatchObject([{ currency: 'CNY', total: 160_001, paidIn: 'CNY' }]);
  });
});

it('[S110] a guest at the door chooses the currency, and the order for the desk has it', async () => {
  const { cid, feeId, plainId } = await congress();
  await buildOwnForm(db, cid, 'onsite', { title: both('现场', 'On site'), fields: guestFields });
  expect((await test.call(guestCalls.guestForm, { cid })).currencies).toEqual(['CNY', 'USD', 'JPY']);
  const answers = { name: '陈可立', company: '云岭县人民医院', phone: freshPhone(), guestRole: '护理' };
  const asked = { cid, answers, branchId: null };
  const { fees } = await test.call(guestCalls.guestFees, { ...asked, feeCurrency: 'JPY' });
  expect(fees).toMatchObject([{ feeId, amount: 36_003 }]);
  const body = { ...asked, agreement, pointId: null, wall: null, position: null };
  const enter = (more: object) => test.attempt(guestCalls.enterGuest, { ...body, entryId: randomUUID(), ...more });
  expect(await enter({ feeId, feeCurrency: 'EUR' })).toMatchObject({ error: 'currency_not_offered' });
  expect(await enter({ feeId: plainId, feeCurrency: 'JPY' })).toMatchObject({ error: 'guest_at_desk' });
  const { doneId } = (await enter({ feeId, feeCurrency: 'JPY' })) as { doneId?: string };
  expect(await test.call(guestCalls.guestDone, { doneId: doneId ?? '' })).toMatchObject({
    state: 'to_pay',
    amount: 36_003,
    currency: 'JPY',
  });
});

it('[X1] a system with a key registers in a currency of the conference', async () => {
  const { cid, feeId, plainId } = await congress();
  const expiresOn = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
  const key = { cid, keyName: '分会系统', scopes: ['registrations:write' as const], expiresOn };
  const { secret } = await test.call(keyCalls.createKey, key, { token });
  const ask = openClient(test.app, secret);
  const post = async (more: object) => {
    const { answers } = await visitor(test);
    const headers = { 'idempotency-key': randomUUID() };
    return ask(`/conferences/${cid}/registrations`, { body: { answers, feeId, ...more }, headers });
  };
  expect(await post({ currency: 'JPY' })).toMatchObject({ body: { order: { currency: 'JPY', total: 36_003 } } });
  expect(await post({})).toMatchObject({ body: { order: { currency: 'CNY', total: 160_001 } } });
  expect((await post({ currency: 'EUR' })).body['error']).toBe('currency_not_offered');
  expect((await post({ currency: 'USD', feeId: plainId })).body['error']).toBe('currency_unpriced');
  expect(await ordersOf(cid)).toHaveLength(2);
});

describe('[O7] an import of registrations', () => {
  async function dryRun(cid: number, file: string) {
    const { id } = (await test.attempt(imports.importUpload, { cid }, { token, language: 'en', file })) as {
      id: number;
    };
    await test.call(imports.importCheck, { cid, id }, { token });
    await test.work();
    return { id, ...(await test.call(imports.importRows, { cid, id }, { token, language: 'en' })) };
  }
  async function apply(cid: number, id: number) {
    const { taskId } = await test.call(imports.importApply, { cid, id }, { token });
    await test.work();
    return (await test.call(taskCalls.detail, { cid, id: taskId }, { token, language: 'en' })).task;
  }
  const titles = '姓名,手机号,费用类型,币种,付款状态,实付金额';

  it('reads each amount in the currency of its row, and books it there', async () => {
    const { cid } = await congress();
    const { id, rows } = await dryRun(
      cid,
      [
        titles,
        '甲,13900880001,标准,jpy,已付,36003',
        '乙,13900880002,标准,USD,已付,240.02',
        '丙,13900880003,标准,,已付,1600.01',
        '丁,13900880004,标准,JPY,,',
        '戊,13900880005,短期,USD,,',
        '己,13900880006,标准,EUR,,',
        '庚,13900880007,标准,JPY,已付,360.03',
      ].join('\n'),
    );
    expect(rows.map(({ fate, faults }) => [fate, ...faults.map(({ text }) => text)])).toEqual([
      ['new'],
      ['new'],
      ['new'],
      ['new'],
      ['wrong', expect.stringContaining('no price in the currency of this row')],
      ['wrong', expect.stringMatching(/^Currency: /)],
      ['wrong', expect.stringMatching(/^Amount paid: /)],
    ]);
    expect(await apply(cid, id)).toMatchObject({ done: 4, refused: 0 });
    expect(await ordersOf(cid)).toEqual([
      { currency: 'JPY', total: 36_003, state: 'paid', paid: 36_003, paidIn: 'JPY' },
      { currency: 'USD', total: 24_002, state: 'paid', paid: 24_002, paidIn: 'USD' },
      { currency: 'CNY', total: 160_001, state: 'paid', paid: 160_001, paidIn: 'CNY' },
      { currency: 'JPY', total: 36_003, state: 'open', paid: null, paidIn: null },
    ]);
  });

  it('never books an amount of one currency on an order in another one', async () => {
    const { cid, feeId } = await congress();
    const who = await visitor(test);
    const regId = await register(test, who, cid, feeId, { feeCurrency: 'USD' });
    await order(test, who, regId);
    const { number } = await db
      .selectFrom('registration')
      .select('number')
      .where('id', '=', regId)
      .executeTakeFirstOrThrow();
    const line = (currency: string, amount: string) =>
      `编号,币种,付款状态,实付金额\n${number},${currency},已付,${amount}`;
    // The order is over 240.02 dollars; 240.02 without a currency is yuan.
    for (const [file, reason] of [
      [line('', '240.02'), 'the registration is in USD; name that currency'],
      [line('CNY', '240.02'), 'the registration is in USD; leave the cell empty'],
    ] as const) {
      const { rows } = await dryRun(cid, file);
      expect(rows).toMatchObject([{ fate: 'wrong', faults: [{ text: expect.stringContaining(reason) }] }]);
    }
    const { id } = await dryRun(cid, line('USD', '240.02'));
    expect(await apply(cid, id)).toMatchObject({ done: 1, refused: 0 });
    expect(await ordersOf(cid)).toMatchObject([{ currency: 'USD', total: 24_002, paid: 24_002, paidIn: 'USD' }]);
  });
});
