import { describe, expect, it } from 'vitest';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { sharedCalls } from '@meetingapp/contract/orders/group-payment.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { registrationDeskCalls } from '@meetingapp/contract/registration/desk.ts';
import { invoiceCalls } from '@meetingapp/contract/orders/invoice.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import {
  order,
  payAtProvider,
  readOrder,
  register,
  startPaying,
  visitor,
  type Visitor,
} from '../../../testing/congress.ts';
import { payingTogether } from '../../../testing/paying-together.ts';

const test = await testApp();
const { db, pool } = test;
const societyId = await buildSociety(db);
const desk = await buildStaffToken(db, await buildStaff(db, societyId));

const { groupToPay, share, begin } = payingTogether(test);
const read = async (contact: Visitor, sharedid: number) =>
  (await test.call(sharedCalls.shared, { sharedid }, { token: contact.token })).shared;

/** Lets the provider carry out the refunds. */
async function refundsDone(orderIds: number[]) {
  await test.work();
  const { rows } = await pool.query<{ out_refund_no: string }>(
    `select out_refund_no from refund where order_id = any($1)`,
    [orderIds],
  );
  for (const row of rows) await test.control(`/refunds/${row.out_refund_no}/settle`);
  const open = `select count(*)::int as n from refund where order_id = any($1) and state <> 'done'`;
  await expect.poll(async () => (await pool.query<{ n: number }>(open, [orderIds])).rows[0]?.n).toBe(0);
  return rows.length;
}
const ledger = async (orderIds: number[]) =>
  (
    await pool.query<{ order_id: number; kind: string; amount: number }>(
      'select order_id, kind, amount from ledger where order_id = any($1) order by kind, order_id',
      [orderIds],
    )
  ).rows;

describe('[A7] one order for several people', () => {
  it('is paid once by the contact: everybody is confirmed, and the ledger has each person’s share', async () => {
    const { contact, people, orderids } = await groupToPay(3);
    const made = await share(contact, orderids);
    expect(made).toMatchObject({ total: 300_000, state: 'open', notice: '' });
    expect((await share(contact, orderids)).sharedId).toBe(made.sharedId);
    const number = await begin(contact, made.sharedId);
    expect(await begin(contact, made.sharedId)).toBe(number);
    await payAtProvider(test, number);
    await test.control(`/orders/${number}/notice`);
    const paid = await read(contact, made.sharedId);
    expect(paid).toMatchObject({ state: 'paid', holdUntil: null, people: Array(3).fill({ state: 'paid' }) });
    expect(await ledger(orderids)).toEqual(
      orderids.map((order_id) => ({ order_id, kind: 'payment', amount: 100_000 })),
    );
    for (const { who, regId } of people) {
      const { registration } = await test.call(registrationCalls.read, { regid: regId }, { token: who.token });
      expect(registration.state).toBe('confirmed');
    }
    expect(await readOrder(test, people[0]!.who, orderids[0]!)).toMatchObject({ state: 'paid', method: 'native' });
  });

  it('refunds one person’s share by the rule, and the others stay', async () => {
    const { contact, people, orderids } = await groupToPay(2);
    const { sharedId } = await share(contact, orderids);
    await payAtProvider(test, await begin(contact, sharedId));
    await test.call(orderCalls.refund, { orderid: orderids[1]!, amount: 50_000 }, { token: contact.token });
    expect(await refundsDone(orderids)).toBe(1);
    const { people: after } = await read(contact, sharedId);
    expect(after).toMatchObject([
      { state: 'paid', refunded: 0 },
      { state: 'partly_refunded', refunded: 50_000 },
    ]);
    expect((await ledger(orderids)).at(-1)).toEqual({ order_id: orderids[1], kind: 'refund', amount: -50_000 });
    const { registration } = await test.call(
      registrationCalls.read,
      { regid: people[0]!.regId },
      { token: people[0]!.who.token },
    );
    expect(registration.state).toBe('confirmed');
  });

  it('paid too late confirms those whose place is still free and refunds the rest, with a message', async () => {
    const { cid, feeId, contact, orderids, people } = await groupToPay(2, { size: 3 });
    const { sharedId } = await share(contact, orderids);
    const number = await begin(contact, sharedId);
    await pool.query(
      `update claim set held_until = now() - interval '1 s' where registration_id = any($1) and state = 'held'`,
      [people.map((one) => one.regId)],
    );
    await pool.query(`update orders set hold_until = now() - interval '1 s' where id = any($1)`, [orderids]);
    for (let n = 0; n < 2; n += 1) {
      const who = await visitor(test);
      await order(test, who, await register(test, who, cid, feeId));
    }
    await payAtProvider(test, number);
    expect(await refundsDone(orderids)).toBe(1);
    const after = await read(contact, sharedId);
    expect(after.people.map((one) => one.state)).toEqual(['paid', 'refunded']);
    expect(after.notice).not.toBe('');
    expect((await ledger(orderids)).reduce((sum, row) => sum + Number(row.amount), 0)).toBe(100_000);
  });

  it('does not pay twice for somebody who paid alone since then: that share is refunded', async () => {
    const { contact, people, orderids } = await groupToPay(2);
    const { sharedId } = await share(contact, orderids);
    const together = await begin(contact, sharedId);
    await payAtProvider(test, await startPaying(test, people[0]!.who, orderids[0]!));
    expect((await read(contact, sharedId)).state).toBe('over');
    await payAtProvider(test, together);
    expect(await refundsDone(orderids)).toBe(1);
    const rows = await ledger(orderids);
    expect(rows.reduce((sum, row) => sum + Number(row.amount), 0)).toBe(200_000);
    expect((await read(contact, sharedId)).people).toMatchObject([{ state: 'paid' }, { state: 'paid' }]);
  });

  it('refuses orders of other people and orders paid, expired or free, and is replaced by a new one', async () => {
    const one = await groupToPay(3);
    const other = await groupToPay(1);
    const attempt = (orderids: number[], who = one.contact) =>
      test.attempt(sharedCalls.share, { orderids }, { token: who.token });
    expect(await attempt([one.orderids[0]!, other.orderids[0]!])).toMatchObject({ error: 'order_unknown' });
    expect(await attempt(one.orderids, other.contact)).toMatchObject({ error: 'order_unknown' });
    const first = await share(one.contact, one.orderids);
    const second = await share(one.contact, one.orderids.slice(0, 2));
    expect(
      await test.attempt(
        sharedCalls.payShared,
        { sharedid: first.sharedId, method: 'native' },
        { token: one.contact.token },
      ),
    ).toMatchObject({ error: 'order_state' });
    expect((await read(one.contact, first.sharedId)).state).toBe('over');
    await payAtProvider(test, await begin(one.contact, second.sharedId));
    expect(await attempt(one.orderids)).toMatchObject({ error: 'order_state' });
    await pool.query(`update orders set hold_until = now() - interval '1 s' where id = $1`, [one.orderids[2]]);
    expect(await attempt([one.orderids[2]!])).toMatchObject({ error: 'order_expired' });
    expect(
      await test.attempt(sharedCalls.shared, { sharedid: second.sharedId }, { token: other.contact.token }),
    ).toMatchObject({ error: 'order_unknown' });
  });

  it('has one invoice for all; single invoice requests are cancelled with it, and no further one is possible', async () => {
    const { contact, people, orderids } = await groupToPay(2);
    const { sharedId } = await share(contact, orderids);
    const invoice = { kind: 'ordinary' as const, holder: 'person' as const, title: '周晓晴', email: 'a@example.org' };
    const [first] = people;
    const own = { regid: first!.regId, invoice };
    await test.call(orderCalls.saveInvoice, own, { token: first!.who.token });
    const saved = await test.call(
      sharedCalls.saveSharedInvoice,
      { sharedid: sharedId, invoice },
      { token: contact.token },
    );
    expect(saved.shared).toMatchObject({ invoiceState: 'asked', invoice: { title: '周晓晴' } });
    expect(await test.attempt(orderCalls.saveInvoice, own, { token: first!.who.token })).toMatchObject({
      error: 'registration_locked',
    });
    const seen = await test.call(orderCalls.invoice, { regid: first!.regId }, { token: first!.who.token });
    expect(seen).toMatchObject({ invoice: null, shared: { title: '周晓晴', issued: false } });
    const { rows } = await pool.query(`select state from invoice where registration_id = $1 order by id`, [
      first!.regId,
    ]);
    expect(rows.map((row: { state: string }) => row.state)).toEqual(['withdrawn', 'asked']);
  });

  it('with one member paid at the desk refunds that share when the payment for all arrives; the others can be paid again', async () => {
    const { cid, contact, people, orderids } = await groupToPay(3, {}, { societyId });
    const [first, second] = people;
    const { sharedId } = await share(contact, orderids);
    const number = await begin(contact, sharedId);
    const invoice = { kind: 'ordinary' as const, holder: 'person' as const, title: '周晓晴', email: 'a@example.org' };
    await test.call(sharedCalls.saveSharedInvoice, { sharedid: sharedId, invoice }, { token: contact.token });
    const take = (id: number) =>
      test.attempt(registrationDeskCalls.takeMoney, { cid, id, paid: 'cash' }, { token: desk });
    expect(await take(first!.regId)).toMatchObject({ code: 0 });
    expect(await readOrder(test, first!.who, first!.orderId)).toMatchObject({ state: 'paid' });
    expect((await read(contact, sharedId)).state).toBe('over');
    const again = { sharedid: sharedId, method: 'native' as const };
    expect(await test.attempt(sharedCalls.payShared, again, { token: contact.token })).toMatchObject({
      error: 'order_state',
    });
    // The shared invoice covers money that came for all; a person who paid alone may have a separate one.
    const { counts } = await test.call(invoiceCalls.invoices, { cid }, { token: desk });
    expect(counts).toMatchObject({ unpaid: 1, to_issue: 0 });
    const own = { regid: first!.regId, invoice };
    expect(await test.attempt(orderCalls.saveInvoice, own, { token: first!.who.token })).toMatchObject({ code: 0 });
    const rest = await share(contact, orderids.slice(1));
    expect(rest).toMatchObject({ total: 200_000, state: 'open' });
    // The earlier code can still be scanned.
    await payAtProvider(test, number);
    expect(await refundsDone(orderids)).toBe(1);
    expect((await ledger(orderids)).reduce((sum, row) => sum + Number(row.amount), 0)).toBe(300_000);
    expect(await readOrder(test, first!.who, first!.orderId)).toMatchObject({ state: 'paid', refunded: 0 });
    expect(await take(second!.regId)).toMatchObject({ error: 'registration_locked' });
    expect((await read(contact, rest.sharedId)).state).toBe('over');
    const { invoices } = await test.call(invoiceCalls.invoices, { cid }, { token: desk });
    expect(invoices.map(({ net }) => net).toSorted((a, b) => a - b)).toEqual([100_000, 200_000]);
  });
});
