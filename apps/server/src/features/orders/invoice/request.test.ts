import { describe, expect, it } from 'vitest';
import { invoiceCalls } from '@meetingapp/contract/orders/invoice.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { order, readRegistration, register, smallCongress, visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;

const organisation = {
  kind: 'ordinary' as const,
  holder: 'organisation' as const,
  title: '湖滨医院',
  taxNumber: '91110000600037341L',
  email: 'finance@example.org',
};
const bank = { address: '湖滨路 1 号', phone: '0571-85550000', bank: '湖滨银行', account: '6222020000000000000' };

const person = async (societyId?: number) => {
  const { cid, feeId } = await smallCongress(db, societyId === undefined ? {} : { societyId });
  const who = await visitor(test);
  const regid = await register(test, who, cid, feeId);
  const save = (invoice: object, language: 'zh' | 'en' = 'en') =>
    test.attempt(orderCalls.saveInvoice, { regid, invoice }, { token: who.token, language });
  return { who, cid, regid, save, read: () => test.call(orderCalls.invoice, { regid }, { token: who.token }) };
};

describe('[C16] an invoice', () => {
  it('[O16] is written down at the desk by the same rules, and the person reads and changes it on the phone', async () => {
    const societyId = await buildSociety(db);
    const { cid, regid, save, read } = await person(societyId);
    const staff = async (role: 'finance' | 'door') =>
      buildStaffToken(db, await buildStaff(db, societyId, { role, email: `${role}@invoice.example` }));
    const token = await staff('finance');
    const body = { cid, regId: regid };
    const desk = () => test.call(invoiceCalls.registrationInvoice, body, { token });
    const write = (invoice: object, as = token) =>
      test.attempt(invoiceCalls.saveRegistrationInvoice, { ...body, invoice }, { token: as, language: 'en' });
    expect(await desk()).toMatchObject({ invoice: null, state: '', shared: '' });
    expect(await write({ ...organisation, taxNumber: '91110000600037341X' })).toMatchObject({
      error: 'invoice_invalid',
      faults: [{ field: 'invoice.taxNumber' }],
    });
    expect(await write(organisation, await staff('door'))).toMatchObject({ error: 'forbidden' });
    expect(await write(organisation)).toMatchObject({ code: 0 });
    expect(await read()).toMatchObject({ invoice: organisation, state: 'asked' });
    expect(await save({ ...organisation, title: '湖滨医院分院' })).toMatchObject({ code: 0 });
    expect(await desk()).toMatchObject({ invoice: { title: '湖滨医院分院' }, state: 'asked' });
    const { cid: other } = await smallCongress(db, { societyId });
    const elsewhere = { cid: other, regId: regid, invoice: organisation };
    expect(await test.attempt(invoiceCalls.saveRegistrationInvoice, elsewhere, { token })).toMatchObject({
      error: 'not_found',
    });
    expect(await test.attempt(invoiceCalls.registrationInvoice, { cid: other, regId: regid }, { token })).toMatchObject(
      {
        error: 'not_found',
      },
    );
  });

  it('is requested, changed, and withdrawn, and each registration has at most one active', async () => {
    const { who, regid, save, read } = await person();
    expect(await read()).toMatchObject({ invoice: null, state: '' });
    expect(await save(organisation)).toMatchObject({ code: 0, state: 'asked' });
    expect(await save({ ...organisation, ...bank, kind: 'special' })).toMatchObject({ code: 0, state: 'asked' });
    expect(await read()).toMatchObject({ invoice: { ...organisation, ...bank, kind: 'special' }, state: 'asked' });
    expect((await readRegistration(test, who, regid)).invoice).toMatchObject({
      state: 'asked',
      kind: 'special',
      title: '湖滨医院',
    });
    expect(await save({ kind: 'none' })).toMatchObject({ code: 0, state: '' });
    expect(await read()).toMatchObject({ invoice: null });
  });

  it('of a person needs a name and a delivery address, no tax number', async () => {
    const { save } = await person();
    expect(await save({ kind: 'ordinary', holder: 'person', title: '周晓晴', email: 'p@example.org' })).toMatchObject({
      code: 0,
    });
    expect(
      await save({
        kind: 'ordinary',
        holder: 'person',
        title: '周晓晴',
        taxNumber: '11010519491231002X',
        email: 'p@example.org',
      }),
    ).toMatchObject({ code: 0 });
  });

  const wrong: [title: string, change: object, field: string, text: string][] = [
    ['no title', { title: ' ' }, 'title', 'Invoice title: This item is required'],
    ['no number', { taxNumber: '' }, 'taxNumber', 'Tax number: This item is required'],
    [
      'a number with a wrong check digit',
      { taxNumber: '91110000600037341M' },
      'taxNumber',
      'Tax number: the check digit does not fit; check the number',
    ],
    ['no address of mail', { email: '' }, 'email', 'E-mail: This item is required'],
    ['a wrong address of mail', { email: 'finance@' }, 'email', 'E-mail: enter a correct e-mail address'],
    ['a special one without bank', { ...bank, kind: 'special', bank: '' }, 'bank', 'Bank: This item is required'],
    [
      'a special one for a person',
      { ...bank, kind: 'special', holder: 'person' },
      'holder',
      'Kind of title: choose one of the options',
    ],
  ];
  for (const [title, change, field, text] of wrong)
    it(`[E12] with ${title} names the field, and nothing is saved`, async () => {
      const { save, read } = await person();
      const answer = await save({ ...organisation, ...change });
      expect(answer).toMatchObject({ error: 'invoice_invalid', msg: text, faults: [{ field, text }] });
      expect((await read()).invoice).toBeNull();
    });

  it('[E12] of an invalid shape names the field too', async () => {
    const { save } = await person();
    expect(await save({ ...organisation, title: 'x'.repeat(101) }, 'zh')).toMatchObject({
      error: 'body_invalid',
      msg: '发票抬头：最多 100 个字',
      faults: [{ field: 'invoice.title' }],
    });
  });

  it('that is issued is immutable', async () => {
    const { regid, save } = await person();
    await save(organisation);
    await db.updateTable('invoice').set({ state: 'issued' }).where('registration_id', '=', regid).execute();
    expect(await save({ kind: 'none' })).toMatchObject({ error: 'registration_locked' });
    expect(await save(organisation)).toMatchObject({ error: 'registration_locked' });
  });

  it('can be requested after the order is made, but not for an expired order or another person’s', async () => {
    const { who, regid, save } = await person();
    const made = await order(test, who, regid);
    expect(await save(organisation)).toMatchObject({ code: 0 });
    const other = await visitor(test);
    expect(
      await test.attempt(orderCalls.saveInvoice, { regid, invoice: organisation }, { token: other.token }),
    ).toMatchObject({ error: 'registration_unknown' });
    expect(await test.attempt(orderCalls.invoice, { regid }, { token: other.token })).toMatchObject({
      error: 'registration_unknown',
    });
    await test.call(orderCalls.cancel, { orderid: made.orderId }, { token: who.token });
    expect(await save(organisation)).toMatchObject({ error: 'registration_locked' });
  });
});
