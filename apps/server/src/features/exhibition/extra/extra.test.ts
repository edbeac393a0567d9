import { describe, expect, it } from 'vitest';
import { extraCalls as calls, extraConsoleCalls as desk } from '@meetingapp/contract/exhibition/extra.ts';
import { invoiceCalls } from '@meetingapp/contract/orders/invoice.ts';
import type { InvoiceForm } from '@meetingapp/contract/orders/order.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildExhibitor } from '@meetingapp/demo/exhibition/exhibitors.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const staff = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };
let last = 13_877_350_000;

async function exhibitorOf(cid: number) {
  last += 1;
  const phone = String(last);
  const token = await test.logIn(await buildAccount(db, { name: '许清源', phone }));
  return { showid: await buildExhibitor(db, cid, { members: [phone] }), token };
}
const place = () => buildConference(db, { societyId });
const extra = (more: object = {}) => ({
  id: null,
  seen: null,
  kind: 'furniture' as const,
  name: both('洽谈桌椅一套', 'Table with four chairs'),
  text: nothing,
  price: 68_000,
  stock: null,
  most: null,
  closesAt: null,
  offered: true,
  ...more,
});
const offer = async (cid: number, more: object = {}) =>
  (await test.call(desk.saveExtra, { cid, extra: extra(more) }, staff)).extraId;
const none: InvoiceForm = {
  kind: 'none',
  holder: 'organisation',
  title: '',
  taxNumber: '',
  address: '',
  phone: '',
  bank: '',
  account: '',
  email: '',
};
const invoice: InvoiceForm = { ...none, kind: 'ordinary', title: '海澜心脏器械', taxNumber: '91330000MA27XXXX12' };
interface Own {
  showid: number;
  token: string;
}
const order = ({ showid, token }: Own, lines: { extraId: number; count: number }[], form: InvoiceForm = none) =>
  test.attempt(calls.order, { showid, lines, invoice: form }, { token });
const listed = ({ showid, token }: Own) => test.call(calls.list, { showid }, { token });

describe('[O13] an order of an exhibitor', () => {
  it('in another currency than that of the country has no invoice, which the tax office issues in CNY only', async () => {
    const cid = await place();
    await db.updateTable('conference').set({ currency: 'USD' }).where('id', '=', cid).execute();
    const own = await exhibitorOf(cid);
    const extraId = await offer(cid);
    const good = { ...invoice, taxNumber: '91330106MA2B0AXX8U', email: 'finance@hailan.example' };
    expect(await order(own, [{ extraId, count: 1 }], good)).toMatchObject({ error: 'invoice_currency' });
    expect(await order(own, [{ extraId, count: 1 }])).toMatchObject({ code: 0 });
    const [made] = (await listed(own)).orders;
    expect(
      await test.attempt(calls.saveInvoice, { orderId: made?.id ?? 0, invoice: good }, { token: own.token }),
    ).toMatchObject({ error: 'invoice_currency' });
  });

  it('costs what the catalogue says, stays as it was ordered, is paid by finance and invoiced by the house', async () => {
    const cid = await place();
    const own = await exhibitorOf(cid);
    const [table, power] = [
      await offer(cid),
      await offer(cid, { kind: 'power', price: 120_050, name: both('电 3 kW', '') }),
    ];
    const good = { ...invoice, taxNumber: '91330106MA2B0AXX8U', email: 'finance@hailan.example' };
    const person = { ...good, holder: 'person' as const, taxNumber: '' };
    const made = await order(
      own,
      [
        { extraId: table, count: 2 },
        { extraId: power, count: 1 },
      ],
      person,
    );
    expect(made).toMatchObject({ code: 0, total: 256_050 });
    await test.call(desk.saveExtra, { cid, extra: extra({ id: table, seen: 1, price: 1 }) }, staff);
    const [row] = (await listed(own)).orders;
    expect(row).toMatchObject({
      state: 'open',
      total: 256_050,
      lines: [{ price: 68_000, count: 2 }, { price: 120_050 }],
    });
    const invoices = async () => (await test.call(invoiceCalls.invoices, { cid, view: 'to_issue' }, staff)).invoices;
    expect(await invoices()).toEqual([]);
    const wish = {
      cid,
      orderId: row?.id ?? 0,
      seen: row?.version ?? 0,
      way: 'bank' as const,
      reference: '2026031800071',
    };
    await test.call(desk.payStandOrder, wish, staff);
    expect(await test.attempt(desk.payStandOrder, wish, staff)).toMatchObject({ error: 'stand_order_state' });
    const [asked] = await invoices();
    expect(asked).toMatchObject({ name: '海澜心脏器械', net: 256_050, regId: null, exhibitorId: own.showid });
    const issue = { cid, invoiceId: asked?.id ?? 0, number: '25332000000012345678', code: '', day: '2026-03-20' };
    expect(await test.attempt(invoiceCalls.issueInvoice, { ...issue, amount: 256_051 }, staff)).toMatchObject({
      error: 'invoice_amount',
    });
    await test.call(invoiceCalls.issueInvoice, { ...issue, amount: 256_050 }, staff);
    const [paid] = (await listed(own)).orders;
    expect(paid).toMatchObject({ state: 'paid', invoice: { state: 'issued', number: issue.number } });
    const again = await test.attempt(
      calls.saveInvoice,
      { orderId: paid?.id ?? 0, invoice: none },
      { token: own.token },
    );
    expect(again).toMatchObject({ error: 'stand_order_state' });
    await test.call(desk.refundStandOrder, { ...wish, seen: paid?.version ?? 0 }, staff);
    const [due] = (await test.call(invoiceCalls.invoices, { cid, view: 'to_red' }, staff)).invoices;
    expect(due).toMatchObject({ redDue: 256_050 });
  });

  it('takes limited pieces once, also when several exhibitors order the last ones at once', async () => {
    const cid = await place();
    const owners = await Promise.all([1, 2, 3, 4].map(() => exhibitorOf(cid)));
    const extraId = await offer(cid, { stock: 5 });
    const race = async () => {
      const outcomes = await Promise.all(owners.map((own) => order(own, [{ extraId, count: 2 }])));
      return outcomes.filter((one) => !('error' in one)).length;
    };
    expect(await race()).toBe(2);
    const [first] = owners;
    if (!first) throw new Error('no exhibitor');
    expect((await listed(first)).offers).toMatchObject([{ left: 1 }]);
    expect(await order(first, [{ extraId, count: 2 }])).toMatchObject({
      error: 'stand_extra_sold_out',
      faults: [{ field: 'lines.0.count' }],
    });
    const mine = (await Promise.all(owners.map(listed))).flatMap(({ orders }) => orders);
    const [taken] = mine;
    const owner =
      owners[(await Promise.all(owners.map(listed))).findIndex(({ orders }) => orders[0]?.id === taken?.id)];
    await test.call(calls.cancel, { orderId: taken?.id ?? 0 }, { token: owner?.token ?? '' });
    expect((await listed(first)).offers).toMatchObject([{ left: 3 }]);
  });

  it('is refused for what is closed, not offered, of another conference, named twice, or over the limit of one', async () => {
    const cid = await place();
    const own = await exhibitorOf(cid);
    const [closed, off] = [
      await offer(cid, { closesAt: '2020-01-01T00:00:00Z' }),
      await offer(cid, { offered: false }),
    ];
    const elsewhere = await offer(await place());
    const few = await offer(cid, { most: 3 });
    for (const extraId of [closed, off, elsewhere])
      expect(await order(own, [{ extraId, count: 1 }])).toMatchObject({ error: 'stand_extra_closed' });
    const twice = [
      { extraId: few, count: 1 },
      { extraId: few, count: 1 },
    ];
    expect(await order(own, twice)).toMatchObject({ error: 'stand_extra_closed' });
    expect(await order(own, [{ extraId: few, count: 2 }])).toMatchObject({ code: 0 });
    expect(await order(own, [{ extraId: few, count: 2 }])).toMatchObject({ error: 'stand_extra_sold_out' });
    expect(await order(await exhibitorOf(cid), [{ extraId: few, count: 3 }])).toMatchObject({ code: 0 });
    expect(await order(own, [{ extraId: few, count: 1 }], { ...invoice, email: '' })).toMatchObject({
      error: 'invoice_invalid',
    });
    expect(await test.attempt(desk.removeExtra, { cid, extraId: few }, staff)).toMatchObject({
      error: 'stand_extra_ordered',
    });
    expect(await test.attempt(desk.removeExtra, { cid, extraId: closed }, staff)).toEqual({ code: 0 });
  });

  it('is the exhibitor’s own: others find neither list nor order, also with borrowed numbers', async () => {
    const [cid, foreign] = [await place(), await place()];
    const [own, other] = [await exhibitorOf(cid), await exhibitorOf(cid)];
    const extraId = await offer(cid, {});
    await order(own, [{ extraId, count: 1 }]);
    const orderId = (await listed(own)).orders[0]?.id ?? 0;
    const stranger = { token: other.token };
    const attempts = [
      test.attempt(calls.list, { showid: own.showid }, stranger),
      test.attempt(calls.order, { showid: own.showid, lines: [{ extraId, count: 1 }], invoice: none }, stranger),
      test.attempt(calls.cancel, { orderId }, stranger),
      test.attempt(calls.saveInvoice, { orderId, invoice: none }, stranger),
      test.attempt(desk.cancelStandOrder, { cid: foreign, orderId, seen: 1 }, staff),
      test.attempt(desk.payStandOrder, { cid: foreign, orderId, seen: 1, way: 'bank', reference: 'x' }, staff),
      test.attempt(desk.saveExtra, { cid: foreign, extra: extra({ id: extraId, seen: 1 }) }, staff),
      test.attempt(desk.removeExtra, { cid: foreign, extraId }, staff),
    ];
    for (const outcome of await Promise.all(attempts)) expect(outcome).toMatchObject({ error: 'not_found' });
    expect((await listed(other)).orders).toEqual([]);
    expect((await listed(own)).orders).toMatchObject([{ state: 'open' }]);
  });
});
