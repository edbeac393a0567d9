import { describe, expect, it } from 'vitest';
import { bankCalls as calls } from '@meetingapp/contract/orders/bank-transfer.ts';
import { billCalls } from '@meetingapp/contract/orders/reconciliation.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { order, readOrder, readRegistration, register, smallCongress, visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const reader = await buildStaffToken(
  db,
  await buildStaff(db, societyId, { email: 'r@example.org', role: 'organiser' }),
);

/** A registration whose person has an order, and chose no way to pay yet. */
async function unpaid(cid: number, feeId: number) {
  const who = await visitor(test);
  const regId = await register(test, who, cid, feeId);
  const made = await order(test, who, regId);
  return { who, regId, orderId: made.orderId, number: made.number };
}
type Unpaid = Awaited<ReturnType<typeof unpaid>>;
const stateOf = async ({ who, orderId }: Unpaid) => (await readOrder(test, who, orderId)).state;

async function upload(cid: number, ...rows: string[]) {
  const response = await test.attempt(
    calls.uploadStatement,
    { cid },
    { language: 'en', token, file: ['交易日期,对方户名,收入金额,附言,流水号', ...rows].join('\n') },
  );
  return (response as { statementId: number }).statementId;
}
const rowsOf = async (cid: number, statementId: number) =>
  (await test.call(calls.statement, { cid, statementId }, { token })).rows;
const found = async (cid: number, words: string) =>
  (await test.call(calls.findUnpaid, { cid, words }, { token })).orders.map(({ orderId }) => orderId);
let transfer = 0;
const nextKey = () => `H${(transfer += 1)}`;
const ledgerOf = async (orderId: number) =>
  (await db.selectFrom('ledger').select('amount').where('order_id', '=', orderId).execute()).map((row) => row.amount);

describe('[O8] a row of a statement that was not found', () => {
  it('is given to orders by hand, several and a part, though nobody chose bank transfer; never more than the row has', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    const [one, two, three] = [await unpaid(cid, feeId), await unpaid(cid, feeId), await unpaid(cid, feeId)];
    const statementId = await upload(cid, `2027-04-15,京海医院,2500.00,三人会务费,${nextKey()}`);
    expect(await rowsOf(cid, statementId)).toMatchObject([{ fate: 'nothing', left: 250_000, booked: [] }]);
    const assign = (...orders: Unpaid[]) =>
      test.attempt(
        calls.assignRow,
        { cid, statementId, number: 2, orderIds: orders.map(({ orderId }) => orderId) },
        { token },
      );
    expect(await assign(one, two, three)).toMatchObject({ error: 'bank_row_short' });
    expect(await assign(one)).toMatchObject({ code: 0, left: 150_000 });
    expect([await stateOf(one), await stateOf(two)]).toEqual(['paid', 'open']);
    expect((await readRegistration(test, one.who, one.regId)).state).toBe('confirmed');
    expect(await rowsOf(cid, statementId)).toMatchObject([
      { fate: 'part', left: 150_000, booked: [{ orderNumber: one.number, amount: 100_000 }] },
    ]);
    expect(await assign(one)).toMatchObject({
      error: 'order_state',
      faults: [{ text: expect.stringContaining(one.number) }],
    });
    expect(await assign(two)).toMatchObject({ code: 0, left: 50_000 });
    expect(await assign(three)).toMatchObject({ error: 'bank_row_short' });
    expect(await stateOf(three)).toBe('open');
    expect([await ledgerOf(one.orderId), await ledgerOf(two.orderId), await ledgerOf(three.orderId)]).toEqual([
      [100_000],
      [100_000],
      [],
    ]);
    // Undone, the amount is free for the order that it belongs to.
    const { bookings } = await test.call(calls.bank, { cid }, { token });
    const bookingId = bookings.find(({ orderId }) => orderId === two.orderId)?.id ?? 0;
    await test.call(calls.undoBooking, { cid, bookingId, reason: '认错人' }, { token });
    expect(await stateOf(two)).toBe('open');
    expect(await assign(three)).toMatchObject({ code: 0, left: 50_000 });
    expect(await stateOf(three)).toBe('paid');
  });

  it('is given at most once to each fen by two who assign in the same moment', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    const all = await Promise.all(Array.from({ length: 6 }, () => unpaid(cid, feeId)));
    const statementId = await upload(cid, `2027-04-15,京海医院,2000.00,,${nextKey()}`);
    const answers = await Promise.all(
      all.map(({ orderId }) =>
        test.attempt(calls.assignRow, { cid, statementId, number: 2, orderIds: [orderId] }, { token }),
      ),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(2);
    expect(answers.filter((answer) => 'error' in answer && answer.error === 'bank_row_short')).toHaveLength(4);
    const states = await Promise.all(all.map(stateOf));
    expect(states.filter((state) => state === 'paid')).toHaveLength(2);
    expect(await rowsOf(cid, statementId)).toMatchObject([{ fate: 'booked', left: 0 }]);
  });

  it('finds orders by name, phone, number and amount, and only unpaid ones of this conference', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    const { cid: sister, feeId: sisterFee } = await smallCongress(db, { societyId });
    const [one, two] = [await unpaid(cid, feeId), await unpaid(cid, feeId)];
    const other = await unpaid(sister, sisterFee);
    expect(await found(cid, '')).toEqual([two.orderId, one.orderId]);
    expect(await found(cid, one.number)).toEqual([one.orderId]);
    expect(await found(cid, `晓晴 ${one.who.answers.phone}`)).toEqual([one.orderId]);
    expect(await found(cid, '1,000.00')).toHaveLength(2);
    expect(await found(cid, '999.00')).toEqual([]);
    const statementId = await upload(cid, `2027-04-15,京海医院,1000.00,,${nextKey()}`);
    const body = { cid, statementId, number: 2, orderIds: [other.orderId] };
    expect(await test.attempt(calls.assignRow, body, { token })).toMatchObject({ error: 'not_found' });
    const own = { ...body, orderIds: [one.orderId] };
    expect(await test.attempt(calls.assignRow, own, { token: reader })).toMatchObject({ error: 'forbidden' });
    expect(await test.attempt(calls.assignRow, { ...own, cid: sister }, { token })).toMatchObject({
      error: 'not_found',
    });
    await test.call(calls.assignRow, own, { token });
    expect(await found(cid, one.number)).toEqual([]);
  });

  it('is suggested for an order whose person has not chosen bank transfer, and booked when staff tick it', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    const [one, two] = [await unpaid(cid, feeId), await unpaid(cid, feeId)];
    const statementId = await upload(
      cid,
      `2027-04-15,京海医院,1000.00,会务费 ${one.number},${nextKey()}`,
      `2027-04-15,京海医院,900.00,${two.number},${nextKey()}`,
    );
    const rows = await rowsOf(cid, statementId);
    expect(rows).toMatchObject([
      { fate: 'suggested', transfer: { orderId: one.orderId, paymentId: null } },
      { fate: 'differs', transfer: { orderId: two.orderId, paymentId: null } },
    ]);
    const matches = rows
      .filter(({ fate }) => fate === 'suggested')
      .map(({ number, transfer: to }) => ({ number, paymentId: null, orderId: to?.orderId ?? null }));
    const { taskId } = await test.call(calls.applyStatement, { cid, statementId, matches }, { token });
    await test.work();
    const { task } = await test.call(taskCalls.detail, { cid, id: taskId }, { token });
    expect(task).toMatchObject({ state: 'done', refused: 0 });
    expect([await stateOf(one), await stateOf(two)]).toEqual(['paid', 'open']);
  });

  it('is refused, not paid and refunded, when the places of an order are gone', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId }, { size: 1 });
    const one = await unpaid(cid, feeId);
    await db
      .updateTable('orders')
      .set({ hold_until: new Date(0) })
      .where('id', '=', one.orderId)
      .execute();
    await db
      .updateTable('claim')
      .set({ held_until: new Date(0) })
      .where('registration_id', '=', one.regId)
      .execute();
    await unpaid(cid, feeId);
    const statementId = await upload(cid, `2027-04-15,京海医院,1000.00,,${nextKey()}`);
    const body = { cid, statementId, number: 2, orderIds: [one.orderId] };
    expect(await test.attempt(calls.assignRow, body, { token, language: 'en' })).toMatchObject({
      error: 'order_expired',
      msg: `The places of order ${one.number} have been released, so it cannot be booked. Clear its tick and ask the person to register again`,
    });
    expect(await rowsOf(cid, statementId)).toMatchObject([{ fate: 'nothing', left: 100_000 }]);
    expect(await db.selectFrom('refund').select('id').where('order_id', '=', one.orderId).execute()).toEqual([]);
  });

  it('closes the payment that the person had begun elsewhere', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    const one = await unpaid(cid, feeId);
    await test.call(orderCalls.pay, { orderid: one.orderId, method: 'native' }, { token: one.who.token });
    const statementId = await upload(cid, `2027-04-15,京海医院,1000.00,,${nextKey()}`);
    await test.call(calls.assignRow, { cid, statementId, number: 2, orderIds: [one.orderId] }, { token });
    await test.work();
    const payments = await db
      .selectFrom('payment')
      .select(['provider', 'state'])
      .where('order_id', '=', one.orderId)
      .orderBy('id')
      .execute();
    expect(payments).toEqual([
      { provider: 'wechat', state: 'closed' },
      { provider: 'bank', state: 'succeeded' },
    ]);
  });
});

it('[O8] reconciliation names the society whose bills it shows', async () => {
  const { cid } = await smallCongress(db, { societyId });
  const { society } = await test.call(billCalls.bills, { cid, month: '2027-04' }, { token, language: 'zh' });
  const { name } = await db.selectFrom('society').select('name').where('id', '=', societyId).executeTakeFirstOrThrow();
  expect(society).toBe(name.zh);
});
