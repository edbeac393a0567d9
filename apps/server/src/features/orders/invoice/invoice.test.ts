import { describe, expect, it } from 'vitest';
import { invoiceCalls as calls } from '@meetingapp/contract/orders/invoice.ts';
import { orderConsoleCalls } from '@meetingapp/contract/orders/console.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import { textOf } from '@meetingapp/sheets/values/cell-values.ts';
import { testApp } from '../../../testing/app.ts';
import { paidRegistration, register, smallCongress, visitor } from '../../../testing/congress.ts';
import { sentTo } from '../../../testing/outbox.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
let serial = 0;
const newNumber = () => `2533200000${String((serial += 1)).padStart(10, '0')}`;
const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n');

/** A person who paid 1,000.00 and requested an invoice, in a new conference unless one is given. */
async function asking(where?: { cid: number; feeId: number }, paid = true) {
  const { cid, feeId } = where ?? (await smallCongress(db, { societyId }));
  const email = `invoice${(serial += 1)}@example.org`;
  const invoice = {
    kind: 'ordinary',
    holder: 'organisation',
    title: '湖滨医院',
    taxNumber: '91110000600037341L',
    email,
  } as const;
  const made = paid ? await paidRegistration(test, cid, feeId) : await unpaid(cid, feeId);
  await test.call(orderCalls.saveInvoice, { regid: made.regId, invoice }, { token: made.who.token });
  const { id: invoiceId } = await db
    .selectFrom('invoice')
    .select('id')
    .where('registration_id', '=', made.regId)
    .executeTakeFirstOrThrow();
  return { ...made, cid, feeId, invoiceId, invoice, email };
}
async function unpaid(cid: number, feeId: number) {
  const who = await visitor(test);
  return { who, regId: await register(test, who, cid, feeId), orderId: 0 };
}
type Asking = Awaited<ReturnType<typeof asking>>;

const issue = ({ cid, invoiceId }: Asking, more: object = {}) =>
  test.attempt(
    calls.issueInvoice,
    { cid, invoiceId, number: newNumber(), day: '2026-05-01', amount: 100_000, ...more },
    { token, language: 'en' },
  );
const rowOf = async ({ cid, invoiceId }: Pick<Asking, 'cid' | 'invoiceId'>) =>
  (await test.call(calls.invoices, { cid }, { token })).invoices.find(({ id }) => id === invoiceId);
const own = ({ regId, who }: Asking) => test.call(orderCalls.invoice, { regid: regId }, { token: who.token });

const attach = ({ cid, invoiceId }: Asking, content: Buffer | string = pdf) =>
  test.attempt(calls.attachInvoice, { cid, invoiceId }, { language: 'en', token, file: content });
const red = ({ cid, invoiceId }: Asking, amount: number, number = newNumber()) =>
  test.attempt(
    calls.redInvoice,
    { cid, invoiceId, number, day: '2026-05-09', amount, reason: '退款' },
    { token, language: 'en' },
  );
async function giveBack({ cid, orderId }: Asking, amount: number) {
  await test.control('/faults', { refundDelayMs: 0 });
  await test.call(orderConsoleCalls.refund, { cid, orderId, amount, reason: 'x', end: false }, { token });
  await test.work();
  const state = () => db.selectFrom('orders').select('state').where('id', '=', orderId).executeTakeFirstOrThrow();
  await expect.poll(async () => (await state()).state).not.toBe('refunding');
}

describe('[O8] an invoice', () => {
  it('is issued, gets its file, is mailed, and the person finds number and file; after that it is immutable', async () => {
    const one = await asking();
    const number = newNumber();
    expect(await issue(one, { number })).toMatchObject({ code: 0 });
    expect(await issue(one)).toMatchObject({ error: 'invoice_state' });
    expect(await test.call(calls.sendInvoices, { cid: one.cid, ids: [one.invoiceId] }, { token })).toMatchObject({
      left: 1,
    });
    expect(await attach(one, 'no pdf')).toMatchObject({ error: 'file_not_pdf' });
    expect(await attach(one)).toMatchObject({ code: 0 });
    expect(await test.call(calls.sendInvoices, { cid: one.cid, ids: [one.invoiceId] }, { token })).toMatchObject({
      sent: 1,
    });
    const [mail] = await sentTo(test, one.email);
    expect(mail).toMatchObject({ channel: 'mail', attachments: [{ name: `${number}.pdf`, size: pdf.length }] });
    const seen = await own(one);
    expect(seen).toMatchObject({ state: 'sent', issued: { number, day: '2026-05-01', amount: 100_000 } });
    const file = await test.app.inject(seen.issued?.file ?? '');
    expect(file.rawPayload.equals(pdf)).toBe(true);
    const again = { regid: one.regId, invoice: { ...one.invoice, title: '别的单位' } };
    expect(await test.attempt(orderCalls.saveInvoice, again, { token: one.who.token })).toMatchObject({
      error: 'registration_locked',
    });
  });

  it('never exceeds the paid amount, has a unique number, and is not issued before payment', async () => {
    const one = await asking();
    const number = newNumber();
    expect(await issue(one, { amount: 100_001 })).toMatchObject({ error: 'invoice_amount' });
    expect(await issue(await asking(), { number })).toMatchObject({ code: 0 });
    expect(await issue(one, { number })).toMatchObject({ error: 'invoice_number_used' });
    expect(await issue(one, { number: '123' })).toMatchObject({ error: 'body_invalid' });
    const other = await asking(undefined, false);
    expect(await issue(other)).toMatchObject({ error: 'invoice_amount' });
    const { counts } = await test.call(calls.invoices, { cid: other.cid, view: 'unpaid' }, { token });
    expect(counts).toMatchObject({ all: 1, to_issue: 0, unpaid: 1 });
  });

  it('is dated today at the latest, as its red letter is', async () => {
    const one = await asking();
    // In the zone of the conference, which is eight hours ahead of UTC.
    test.clock.now = new Date('2026-06-01T16:30:00Z');
    expect(await issue(one, { day: '2026-06-03' })).toMatchObject({ error: 'invoice_day' });
    expect(await rowOf(one)).toMatchObject({ state: 'asked' });
    expect(await issue(one, { day: '2026-06-02' })).toMatchObject({ code: 0 });
    const redLetter = { cid: one.cid, invoiceId: one.invoiceId, number: newNumber(), amount: 100_000, reason: '退款' };
    const dated = (day: string) => test.attempt(calls.redInvoice, { ...redLetter, day }, { token });
    expect(await dated('2026-06-03')).toMatchObject({ error: 'invoice_day' });
    expect(await dated('2026-06-02')).toMatchObject({ code: 0 });
    test.clock.now = new Date();
  });

  it('gets a red letter for no more than was refunded, each with a permanent unique number', async () => {
    const one = await asking();
    const [first, second] = [newNumber(), newNumber()];
    await issue(one);
    expect(await red(one, 30_000)).toMatchObject({ error: 'invoice_red_amount' });
    await giveBack(one, 30_000);
    expect(await rowOf(one)).toMatchObject({ net: 70_000, redDue: 30_000 });
    expect(await red(one, 30_001)).toMatchObject({ error: 'invoice_red_amount' });
    expect(await red(one, 30_000, first)).toMatchObject({ code: 0 });
    expect(await rowOf(one)).toMatchObject({ state: 'partly_red', redAmount: 30_000, redDue: 0 });
    await giveBack(one, 70_000);
    expect((await test.call(calls.invoices, { cid: one.cid, view: 'to_red' }, { token })).invoices).toHaveLength(1);
    expect(await red(one, 70_000, first)).toMatchObject({ error: 'invoice_number_used' });
    expect(await red(one, 70_000, second)).toMatchObject({ code: 0 });
    const row = await rowOf(one);
    expect(row).toMatchObject({ state: 'red_letter', redAmount: 100_000, redDue: 0 });
    expect(row?.reds.map(({ number, amount, day }) => [number, amount, day])).toEqual([
      [first, 30_000, '2026-05-09'],
      [second, 70_000, '2026-05-09'],
    ]);
    expect(await issue(await asking(), { number: first })).toMatchObject({ error: 'invoice_number_used' });
    const { invoices } = await test.call(calls.invoices, { cid: one.cid, words: first }, { token });
    expect(invoices).toHaveLength(1);
    const again = { cid: one.cid, invoiceId: one.invoiceId, invoice: one.invoice };
    expect(await test.attempt(calls.reissueInvoice, again, { token })).toMatchObject({ error: 'invoice_amount' });
  });

  it('must be reversed when the refund is completed, not when it is only requested', async () => {
    const one = await asking();
    await issue(one);
    await test.control('/faults', { refundDelayMs: 3_600_000 });
    const wish = { cid: one.cid, orderId: one.orderId, amount: 40_000, reason: 'x', end: false };
    await test.call(orderConsoleCalls.refund, wish, { token });
    await test.work();
    expect(await rowOf(one)).toMatchObject({ net: 60_000, redDue: 0, redComing: 40_000 });
    expect(await red(one, 40_000)).toMatchObject({ error: 'invoice_red_amount' });
    const view = await test.call(calls.invoices, { cid: one.cid, view: 'to_red' }, { token });
    expect([view.invoices.length, view.counts.to_red]).toEqual([0, 0]);
    const { out_refund_no } = await db
      .selectFrom('refund')
      .select('out_refund_no')
      .where('order_id', '=', one.orderId)
      .executeTakeFirstOrThrow();
    await test.control(`/refunds/${out_refund_no}/settle`);
    await expect.poll(async () => (await rowOf(one))?.redDue).toBe(40_000);
    expect(await rowOf(one)).toMatchObject({ redComing: 0 });
  });

  it('with a wrong title is reversed in full and requested again', async () => {
    const one = await asking();
    await issue(one);
    expect(await red(one, 100_000)).toMatchObject({ code: 0 });
    const wish = (title: string) => ({ cid: one.cid, invoiceId: one.invoiceId, invoice: { ...one.invoice, title } });
    expect(await test.attempt(calls.reissueInvoice, wish(''), { token, language: 'en' })).toMatchObject({
      error: 'invoice_invalid',
      faults: [{ field: 'invoice.title' }],
    });
    const { invoiceId } = await test.call(calls.reissueInvoice, wish('新抬头医院'), { token });
    expect(await rowOf(one)).toMatchObject({ state: 'reissued' });
    const next = await rowOf({ cid: one.cid, invoiceId });
    expect(next).toMatchObject({ state: 'asked', title: '新抬头医院', net: 100_000, replacesId: one.invoiceId });
    expect(await own(one)).toMatchObject({ state: 'asked', invoice: { title: '新抬头医院' } });
  });

  it('is rejected with a reason, which the person reads and corrects', async () => {
    const one = await asking();
    const reason = '税号与抬头不符';
    await test.call(calls.refuseInvoice, { cid: one.cid, invoiceId: one.invoiceId, reason }, { token });
    expect(await own(one)).toMatchObject({ state: 'refused', issued: { reason } });
    expect((await sentTo(test, one.email))[0]).toMatchObject({ channel: 'mail' });
    await test.call(orderCalls.saveInvoice, { regid: one.regId, invoice: one.invoice }, { token: one.who.token });
    expect(await own(one)).toMatchObject({ state: 'asked' });
  });

  it('of another conference is not found, and viewing needs the permission to move money', async () => {
    const [one, other] = [await asking(), await asking()];
    expect(await issue({ ...one, cid: other.cid })).toMatchObject({ error: 'not_found' });
    expect(await red({ ...one, cid: other.cid }, 1)).toMatchObject({ error: 'not_found' });
    const organiser = await buildStaffToken(
      db,
      await buildStaff(db, societyId, { email: 'invoice-organiser@example.org', role: 'organiser' }),
    );
    expect(await test.attempt(calls.invoices, { cid: one.cid }, { token: organiser })).toMatchObject({
      error: 'forbidden',
    });
  });
});

async function task(cid: number, taskId: number) {
  await test.work();
  return test.call(taskCalls.detail, { cid, id: taskId }, { token, language: 'en' });
}

describe('[O8] the batch file of the tax office', () => {
  it('has a row for each invoice that can be issued, under the template’s headers', async () => {
    const one = await asking();
    await asking({ cid: one.cid, feeId: one.feeId }, false);
    const { taskId } = await test.call(calls.exportInvoices, { cid: one.cid }, { token });
    const { task: done } = await task(one.cid, taskId);
    expect(done).toMatchObject({ state: 'done', total: 1 });
    const { file_id } = await db
      .selectFrom('task')
      .select('file_id')
      .where('id', '=', taskId)
      .executeTakeFirstOrThrow();
    const file = await test.ports.files.read(file_id ?? '');
    const rows: string[][] = [];
    if (file.ok)
      for await (const item of readSheet(file.stream, { sheet: '1-发票基本信息' }))
        if ('row' in item) rows.push(item.row.cells.map((cell) => textOf(cell) ?? ''));
    expect(rows[2]).toHaveLength(39);
    expect([rows[2]?.[0], rows[2]?.[5], rows[2]?.[22]]).toEqual(['发票流水号', '购买方名称', '备注']);
    const { serial: own_ = '' } = (await rowOf(one)) ?? {};
    expect([rows[3]?.[0], rows[3]?.[1], rows[3]?.[5], rows[3]?.[6]]).toEqual([
      own_,
      '普通发票',
      '湖滨医院',
      '91110000600037341L',
    ]);
    expect(rows[3]?.[22]).toContain(own_);
    expect(rows).toHaveLength(4);
  });

  it('is read back as a result: each row says what becomes of it, and matching ones are issued once', async () => {
    const one = await asking();
    const where = { cid: one.cid, feeId: one.feeId };
    const [two, three] = [await asking(where), await asking(where)];
    const serials = await Promise.all([one, two, three].map(async (row) => (await rowOf(row))?.serial ?? ''));
    const numbers = [newNumber(), newNumber(), newNumber()];
    const file = [
      '数电发票号码,购买方名称,开票日期,金额,税额,价税合计,备注',
      `${numbers[0]},湖滨医院,2026-05-01 09:30:00,943.40,56.60,1000.00,${serials[0]}`,
      `${numbers[1]},湖滨医院,2026-05-01,900.00,54.00,954.00,${serials[1]}`,
      `${numbers[2]},湖滨医院,2026-05-01,943.40,56.60,1000.00,没有编号`,
      `${numbers[0]},湖滨医院,2026-05-01,943.40,56.60,1000.00,${serials[2]}`,
    ].join('\n');
    const { resultId } = await test.call(calls.uploadInvoiceResult, { cid: one.cid }, { token, file });
    const { rows } = await test.call(calls.invoiceResult, { cid: one.cid, resultId }, { token });
    expect(rows.map(({ fate }) => fate)).toEqual(['matched', 'differs', 'nothing', 'double']);
    expect(await rowOf(one)).toMatchObject({ state: 'asked' });
    const wish = { cid: one.cid, resultId, rows: rows.map(({ row }) => row) };
    const { taskId } = await test.call(calls.applyInvoiceResult, wish, { token });
    expect((await task(one.cid, taskId)).task).toMatchObject({ state: 'done', refused: 3 });
    expect(await rowOf(one)).toMatchObject({
      state: 'issued',
      number: numbers[0],
      issuedOn: '2026-05-01',
      amount: 100_000,
    });
    expect(await rowOf(two)).toMatchObject({ state: 'asked' });
    const again = await test.call(calls.invoiceResult, { cid: one.cid, resultId }, { token });
    expect(again.rows[0]).toMatchObject({ fate: 'issued' });
    await giveBack(one, 20_000);
    const [redNumber, blue] = [newNumber(), numbers[0]];
    const reds = [
      '数电发票号码,购买方名称,开票日期,金额,税额,价税合计,备注',
      `${redNumber},湖滨医院,2026-05-12,-188.68,-11.32,-200.00,被红冲蓝字数电发票号码：${blue} 红字发票信息确认单编号：33012605011234567890`,
      `${newNumber()},湖滨医院,2026-05-12,-9.43,-0.57,-10.00,被红冲蓝字数电发票号码：${blue}`,
    ].join('\n');
    const redFile = (await test.call(calls.uploadInvoiceResult, { cid: one.cid }, { token, file: reds })).resultId;
    const redRows = (await test.call(calls.invoiceResult, { cid: one.cid, resultId: redFile }, { token })).rows;
    expect(redRows.map(({ fate }) => fate)).toEqual(['red_matched', 'differs']);
    const taking = await test.call(
      calls.applyInvoiceResult,
      { cid: one.cid, resultId: redFile, rows: redRows.map(({ row }) => row) },
      { token },
    );
    expect((await task(one.cid, taking.taskId)).task).toMatchObject({ state: 'done', refused: 1 });
    expect(await rowOf(one)).toMatchObject({
      state: 'partly_red',
      reds: [{ number: redNumber, amount: 20_000, day: '2026-05-12' }],
    });
    expect(await test.attempt(calls.uploadInvoiceResult, { cid: one.cid }, { token, file: 'a,b\n1,2' })).toMatchObject({
      error: 'sheet_columns',
    });
  });
});
