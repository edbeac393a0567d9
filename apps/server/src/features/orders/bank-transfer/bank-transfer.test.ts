import { describe, expect, it } from 'vitest';
import { bankCalls as calls } from '@meetingapp/contract/orders/bank-transfer.ts';
import { orderConsoleCalls } from '@meetingapp/contract/orders/console.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { writeWorkbook } from '@meetingapp/sheets/xlsx/write-workbook.ts';
import { testApp } from '../../../testing/app.ts';
import {
  order,
  paidRegistration,
  readOrder,
  readRegistration,
  register,
  smallCongress,
  visitor,
} from '../../../testing/congress.ts';
import { payingTogether } from '../../../testing/paying-together.ts';

const test = await testApp();
const { db } = test;
const { groupToPay, share, begin } = payingTogether(test);
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const organiser = await buildStaffToken(
  db,
  await buildStaff(db, societyId, { email: 'o@example.org', role: 'organiser' }),
);

/** A registration whose person chose to pay by bank transfer. */
async function transferring(cid: number, feeId: number, more: object = {}) {
  const who = await visitor(test);
  const regId = await register(test, who, cid, feeId, more);
  const made = await order(test, who, regId);
  await test.call(orderCalls.pay, { orderid: made.orderId, method: 'bank_transfer' }, { token: who.token });
  return { who, regId, orderId: made.orderId, number: made.number };
}

async function upload(cid: number, file: Buffer | string, as = token, feeCurrency = '') {
  const response = await test.attempt(
    calls.uploadStatement,
    { cid, feeCurrency },
    { language: 'en', token: as, file, fileName: 'statement' },
  );
  return response as { code: number; statementId?: number; error?: string };
}
const csv = (...rows: string[]) => ['交易日期,对方户名,收入金额,附言,流水号', ...rows].join('\n');
const rowsOf = async (cid: number, statementId = 0) =>
  (await test.call(calls.statement, { cid, statementId }, { token })).rows;

/** Books every match and returns the task's result. */
async function apply(cid: number, statementId: number, matches: { number: number; paymentId: number | null }[]) {
  const { taskId } = await test.call(calls.applyStatement, { cid, statementId, matches }, { token });
  await test.work();
  return test.call(taskCalls.detail, { cid, id: taskId }, { token, language: 'en' });
}
async function matchesOf(cid: number, statementId: number) {
  const rows = await rowsOf(cid, statementId);
  return rows.flatMap(({ number, transfer }) => (transfer ? [{ number, paymentId: transfer.paymentId }] : []));
}

describe('[O8] a statement of an account in another currency', () => {
  it('matches and books orders in that currency only, also where the figures are the same', async () => {
    const account = { holder: 'ECSC', number: '6200', bank: 'Bank, SWIFT X' };
    const fee = { amount: 100_000, prices: { USD: 100_000 } };
    const { cid, feeId } = await smallCongress(
      db,
      { societyId, currencies: ['USD'], bankAccounts: { USD: account } },
      fee,
    );
    const yuan = await transferring(cid, feeId);
    const dollars = await transferring(cid, feeId, { feeCurrency: 'USD' });
    const rows = (serial: string) =>
      csv(
        `2027-04-15,某医院,1000.00,${yuan.number},${serial}1`,
        `2027-04-15,Clinic,1000.00,${dollars.number},${serial}2`,
      );
    const { currencies, waiting } = await test.call(calls.bank, { cid }, { token });
    expect(currencies).toEqual(['CNY', 'USD']);
    expect(waiting.map(({ orderNumber, currency }) => [orderNumber, currency])).toEqual([
      [dollars.number, 'USD'],
      [yuan.number, 'CNY'],
    ]);
    expect(await upload(cid, rows('E'), token, 'EUR')).toMatchObject({ error: 'currency_not_offered' });
    const { statementId: inYuan = 0 } = await upload(cid, rows('Y'));
    const { statementId: inDollars = 0 } = await upload(cid, rows('D'), token, 'USD');
    const fates = async (id: number) =>
      (await rowsOf(cid, id)).map(({ fate, transfer }) => [fate, transfer?.orderNumber]);
    expect(await fates(inYuan)).toEqual([
      ['matched', yuan.number],
      ['nothing', undefined],
    ]);
    expect(await fates(inDollars)).toEqual([
      ['nothing', undefined],
      ['matched', dollars.number],
    ]);
    // Neither the task nor a hand gives a row in yuan to an order in dollars.
    const wrong = { cid, statementId: inYuan, number: (await rowsOf(cid, inYuan))[1]?.number ?? 0 };
    expect(await test.attempt(calls.assignRow, { ...wrong, orderIds: [dollars.orderId] }, { token })).toMatchObject({
      error: 'order_currencies',
    });
    const payment = await db
      .selectFrom('payment')
      .select('id')
      .where('order_id', '=', dollars.orderId)
      .executeTakeFirstOrThrow();
    await apply(cid, inYuan, [{ number: wrong.number, paymentId: payment.id }]);
    expect(await readOrder(test, dollars.who, dollars.orderId)).toMatchObject({ state: 'open' });
    await apply(cid, inDollars, await matchesOf(cid, inDollars));
    expect(await readOrder(test, dollars.who, dollars.orderId)).toMatchObject({ state: 'paid', currency: 'USD' });
    const ledger = await db
      .selectFrom('ledger')
      .select(['amount', 'currency'])
      .where('order_id', '=', dollars.orderId)
      .execute();
    expect(ledger).toEqual([{ amount: 100_000, currency: 'USD' }]);
  });
});

describe('[O8] rows of two accounts in different currencies', () => {
  const account = { holder: 'ECSC', number: '6200', bank: 'Bank, SWIFT X' };

  it('with the same reference of the bank are two rows: each is booked, shown and undone without the other', async () => {
    const fee = { amount: 100_000, prices: { USD: 20_000 } };
    const congress = { societyId, currencies: ['USD'], bankAccounts: { USD: account } };
    const { cid, feeId } = await smallCongress(db, congress, fee);
    const yuan = await transferring(cid, feeId);
    const dollars = await transferring(cid, feeId, { feeCurrency: 'USD' });
    const { statementId: inYuan = 0 } = await upload(cid, csv(`2027-04-15,某医院,1000.00,${yuan.number},TWIN-1`));
    const { statementId: inDollars = 0 } = await upload(
      cid,
      csv(`2027-04-16,Clinic,200.00,${dollars.number},TWIN-1`),
      token,
      'USD',
    );
    expect((await apply(cid, inYuan, await matchesOf(cid, inYuan))).task.refused).toBe(0);
    expect(await rowsOf(cid, inDollars)).toMatchObject([{ fate: 'matched', left: 20_000, booked: [] }]);
    const left = async () => (await test.call(calls.bank, { cid }, { token })).statements.map((one) => one.left);
    expect(await left()).toEqual([1, 0]);
    expect((await apply(cid, inDollars, await matchesOf(cid, inDollars))).task.refused).toBe(0);
    expect(await readOrder(test, dollars.who, dollars.orderId)).toMatchObject({ state: 'paid', currency: 'USD' });
    const { bookings } = await test.call(calls.bank, { cid }, { token });
    expect(bookings.map(({ currency, amount }) => [currency, amount])).toEqual([
      ['USD', 20_000],
      ['CNY', 100_000],
    ]);
    const undo = { cid, bookingId: bookings[0]?.id ?? 0, reason: '对错了人' };
    await test.call(calls.undoBooking, undo, { token });
    expect(await rowsOf(cid, inYuan)).toMatchObject([{ fate: 'booked', left: 0 }]);
    expect(await rowsOf(cid, inDollars)).toMatchObject([{ fate: 'matched', left: 20_000 }]);
    expect(await left()).toEqual([1, 0]);
  });
});

describe('[O8] a bank’s statement', () => {
  it('previews the effect of each row, and books nothing', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    const [one, two] = [await transferring(cid, feeId), await transferring(cid, feeId)];
    const file = csv(
      `2027-04-15,某医院,1000.00,会务费 ${one.number},F1`,
      `2027-04-15,某医院,900.00,${two.number},F2`,
      `2027-04-15,某医院,1000.00,${one.number},F3`,
      '2027-04-15,某医院,-5.00,手续费,F4',
      '2027-04-15,陌生人,1000.00,,F5',
      'x,某医院,y,,F6',
    );
    const { statementId } = await upload(cid, file);
    expect((await rowsOf(cid, statementId)).map((row) => row.fate)).toEqual([
      'matched',
      'differs',
      'double',
      'outgoing',
      'nothing',
      'unreadable',
    ]);
    const { waiting, bookings } = await test.call(calls.bank, { cid }, { token });
    expect([waiting.length, bookings.length]).toEqual([2, 0]);
    expect((await readOrder(test, one.who, one.orderId)).state).toBe('open');
  });

  it('in xlsx pays its order once, however often it is uploaded and applied', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    const one = await transferring(cid, feeId);
    const columns = (['日期', '金额', '付款人', '备注'] as const).map(
      (title) => ({ title, kind: title === '金额' ? 'money' : title === '日期' ? 'date' : 'text' }) as const,
    );
    const rows = [['2027-04-15', 100_000, '周晓晴', '']];
    const chunks: Buffer[] = [];
    for await (const chunk of writeWorkbook({ sheet: '流水', columns, rows, zone: 'Asia/Shanghai' }))
      chunks.push(chunk);
    const file = Buffer.concat(chunks);
    const { statementId = 0 } = await upload(cid, file);
    expect(await rowsOf(cid, statementId)).toMatchObject([{ fate: 'suggested', transfer: { orderId: one.orderId } }]);
    const matches = await matchesOf(cid, statementId);
    const kept = async () => (await test.call(calls.bank, { cid }, { token })).statements;
    expect(await kept()).toMatchObject([{ id: statementId, name: 'statement', rows: 1, left: 1 }]);
    expect((await apply(cid, statementId, matches)).task).toMatchObject({ state: 'done', done: 1, refused: 0 });
    expect(await kept()).toMatchObject([{ id: statementId, rows: 1, left: 0 }]);
    expect((await readOrder(test, one.who, one.orderId)).state).toBe('paid');
    expect((await readRegistration(test, one.who, one.regId)).state).toBe('confirmed');
    expect((await apply(cid, statementId, matches)).task).toMatchObject({ refused: 1 });
    const again = (await upload(cid, file)).statementId ?? 0;
    expect((await rowsOf(cid, again)).map((row) => row.fate)).toEqual(['booked']);
    const ledger = await db.selectFrom('ledger').select('amount').where('order_id', '=', one.orderId).execute();
    expect(ledger).toEqual([{ amount: 100_000 }]);
  });

  it('books no wrong amount, no payment of another conference, and no row for two orders', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    const { cid: sister, feeId: sisterFee } = await smallCongress(db, { societyId });
    const [one, two] = [await transferring(cid, feeId), await transferring(cid, feeId)];
    const other = await transferring(sister, sisterFee);
    const file = csv(`2027-04-15,某医院,1.00,${one.number},G1`, `2027-04-15,某医院,1000.00,${one.number},G2`);
    const { statementId = 0 } = await upload(cid, file);
    const { waiting } = await test.call(calls.bank, { cid }, { token });
    const theirs = (await test.call(calls.bank, { cid: sister }, { token })).waiting[0]?.paymentId ?? 0;
    const idOf = (number: string) => waiting.find((row) => row.orderNumber === number)?.paymentId ?? 0;
    const done = await apply(cid, statementId, [
      { number: 2, paymentId: idOf(one.number) },
      { number: 3, paymentId: theirs },
    ]);
    expect(done.task).toMatchObject({ done: 2, refused: 2 });
    expect((await apply(cid, statementId, [{ number: 3, paymentId: idOf(one.number) }])).task.refused).toBe(0);
    expect((await apply(cid, statementId, [{ number: 3, paymentId: idOf(two.number) }])).refusedRows).toMatchObject([
      { text: expect.stringContaining('booked already') },
    ]);
    expect((await readOrder(test, other.who, other.orderId)).state).toBe('open');
    const sisterFile = (await upload(sister, csv(`2027-04-15,某医院,1000.00,${other.number},G2`))).statementId ?? 0;
    expect((await rowsOf(sister, sisterFile)).map((row) => row.fate)).toEqual(['booked']);
  });

  it('a wrong match is undone: the order is open again, the ledger’s sum is zero, the row can be booked again', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    const [wrong, right] = [await transferring(cid, feeId), await transferring(cid, feeId)];
    const { statementId = 0 } = await upload(cid, csv(`2027-04-15,某医院,1000.00,${wrong.number},H1`));
    await apply(cid, statementId, await matchesOf(cid, statementId));
    const bookingId = (await test.call(calls.bank, { cid }, { token })).bookings[0]?.id ?? 0;
    const undo = () => test.attempt(calls.undoBooking, { cid, bookingId, reason: '对错了人' }, { token });
    expect(await undo()).toMatchObject({ code: 0 });
    expect(await undo()).toMatchObject({ error: 'booking_final' });
    const detail = await test.call(orderConsoleCalls.detail, { cid, orderId: wrong.orderId }, { token });
    expect(detail.order).toMatchObject({ state: 'open', registrationState: 'approved' });
    expect(detail.order.ledger.reduce((sum, row) => sum + row.amount, 0)).toBe(0);
    const { waiting } = await test.call(calls.bank, { cid }, { token });
    const paymentOf = (number: string) => waiting.find((row) => row.orderNumber === number)?.paymentId ?? 0;
    expect((await apply(cid, statementId, [{ number: 2, paymentId: paymentOf(right.number) }])).task.refused).toBe(0);
    expect((await readOrder(test, right.who, right.orderId)).state).toBe('paid');
    // The transfer that really belongs to the first order can still be booked.
    const own = (await upload(cid, csv(`2027-04-16,某医院,1000.00,${wrong.number},H2`))).statementId ?? 0;
    expect((await apply(cid, own, await matchesOf(cid, own))).task.refused).toBe(0);
    expect((await readOrder(test, wrong.who, wrong.orderId)).state).toBe('paid');
  });

  it('[A7] a transfer for several people is undone as a whole; once one of their registrations went on, it is final', async () => {
    const { cid, contact, people, orderids } = await groupToPay(3, {}, { societyId });
    const { sharedId, number } = await share(contact, orderids);
    await begin(contact, sharedId, 'bank_transfer');
    const { statementId = 0 } = await upload(cid, csv(`2027-04-15,某医院,3000.00,${number},S1`));
    const book = async () => (await apply(cid, statementId, await matchesOf(cid, statementId))).task.refused;
    expect(await book()).toBe(0);
    const { bookings } = await test.call(calls.bank, { cid }, { token });
    expect(bookings).toMatchObject([{ orderNumber: number, amount: 300_000, people: Array(3).fill('周晓晴') }]);
    const undo = (bookingId = 0) => test.attempt(calls.undoBooking, { cid, bookingId, reason: 'x' }, { token });
    expect(await undo(bookings[0]?.id)).toMatchObject({ code: 0 });
    for (const { who, regId, orderId } of people) {
      expect((await readOrder(test, who, orderId)).state).toBe('open');
      expect((await readRegistration(test, who, regId)).state).toBe('approved');
    }
    const sum = await db
      .selectFrom('ledger')
      .select(({ fn }) => fn.sum<number>('amount').as('sum'))
      .where('order_id', 'in', orderids)
      .executeTakeFirst();
    expect(Number(sum?.sum)).toBe(0);
    expect((await test.call(calls.bank, { cid }, { token })).waiting).toMatchObject([{ amount: 300_000 }]);
    // Booked again; then one of them gets a partial refund.
    expect(await book()).toBe(0);
    const again = (await test.call(calls.bank, { cid }, { token })).bookings[0]?.id;
    const refund = { cid, orderId: orderids[1]!, amount: 1, reason: 'x', end: false };
    await test.call(orderConsoleCalls.refund, refund, { token });
    expect(await undo(again)).toMatchObject({ error: 'booking_final' });
    expect((await readOrder(test, people[0]!.who, orderids[0]!)).state).toBe('paid');
  });

  it('is final once money was refunded', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    const one = await transferring(cid, feeId);
    const { statementId = 0 } = await upload(cid, csv(`2027-04-15,某医院,1000.00,${one.number},I1`));
    await apply(cid, statementId, await matchesOf(cid, statementId));
    const bookingId = (await test.call(calls.bank, { cid }, { token })).bookings[0]?.id ?? 0;
    const refund = { cid, orderId: one.orderId, amount: 1, reason: 'x', end: false };
    await test.call(orderConsoleCalls.refund, refund, { token });
    expect(await test.attempt(calls.undoBooking, { cid, bookingId, reason: 'x' }, { token })).toMatchObject({
      error: 'booking_final',
    });
    await test.work();
    const { order: shown } = await test.call(orderConsoleCalls.detail, { cid, orderId: one.orderId }, { token });
    const confirm = { cid, refundId: shown.refunds[0]?.id ?? 0, reference: 'B-7' };
    await test.call(orderConsoleCalls.confirmRefund, confirm, { token });
    expect((await readOrder(test, one.who, one.orderId)).state).toBe('partly_refunded');
  });

  it('that is invalid is refused, and uploading needs the permission to move money', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    const { cid: other } = await smallCongress(db, { societyId });
    expect(await upload(cid, '姓名,单位\nA,B')).toMatchObject({ error: 'sheet_columns' });
    expect(await upload(cid, Buffer.from('PK\u0003\u0004nonsense'))).toMatchObject({ error: 'sheet_unreadable' });
    expect(await upload(cid, csv(), organiser)).toMatchObject({ error: 'forbidden' });
    const { statementId = 0 } = await upload(cid, csv('2027-04-15,A,1.00,,J1'));
    expect(await test.attempt(calls.statement, { cid: other, statementId }, { token })).toMatchObject({
      error: 'not_found',
    });
    const matches = [{ number: 2, paymentId: 1 }];
    for (const [place, as, error] of [
      [other, token, 'not_found'],
      [cid, organiser, 'forbidden'],
    ] as const)
      expect(
        await test.attempt(calls.applyStatement, { cid: place, statementId, matches }, { token: as }),
      ).toMatchObject({ error });
    await paidRegistration(test, cid, feeId);
    expect(await test.attempt(calls.undoBooking, { cid, bookingId: 1, reason: 'x' }, { token })).toMatchObject({
      error: 'not_found',
    });
  });
});
