import { describe, expect, it } from 'vitest';
import type { BodyOf } from '@meetingapp/contract/call.ts';
import { invoiceCalls as calls } from '@meetingapp/contract/orders/invoice.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { invoiceRegister as en } from '@meetingapp/locales/en/orders/invoice.ts';
import { invoiceRegister as words } from '@meetingapp/locales/zh/orders/invoice.ts';
import { testApp } from '../../../testing/app.ts';
import { paidRegistration, register, smallCongress, visitor } from '../../../testing/congress.ts';
import { rowsOfTask } from '../../../testing/tasks/task-rows.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const { columns } = words;
const all = { from: null, until: null, format: 'xlsx' } as const;

type Body = Omit<BodyOf<typeof calls.exportInvoiceRegister>, 'cid'>;

async function exported(cid: number, body: Body = all, language: 'zh' | 'en' = 'zh'): Promise<string[][]> {
  const { taskId } = await test.call(calls.exportInvoiceRegister, { cid, ...body }, { token, language });
  await test.work();
  return rowsOfTask(test, cid, taskId, token);
}

async function rowsOf(cid: number, body?: Body): Promise<Record<string, string>[]> {
  const [titles = [], ...rows] = await exported(cid, body);
  return rows.map((row) => Object.fromEntries(titles.map((title, at) => [title, row[at] ?? ''])));
}

async function ask(cid: number, feeId: number, title: string, paid = true): Promise<number> {
  const unpaid = async () => {
    const who = await visitor(test);
    return { who, regId: await register(test, who, cid, feeId) };
  };
  const { who, regId } = paid ? await paidRegistration(test, cid, feeId) : await unpaid();
  const invoice = {
    kind: 'ordinary',
    holder: 'organisation',
    title,
    taxNumber: '91110000600037341L',
    email: 'account@example.org',
  } as const;
  await test.call(orderCalls.saveInvoice, { regid: regId, invoice }, { token: who.token });
  const { id } = await db
    .selectFrom('invoice')
    .select('id')
    .where('registration_id', '=', regId)
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow();
  return id;
}

let serial = 0;
const newNumber = () => `2533300000${String((serial += 1)).padStart(10, '0')}`;

/** One invoice that stands in part, one credited in full, one requested and paid, one requested and not paid, one refused. */
async function congress() {
  const { cid, feeId } = await smallCongress(db, { societyId });
  const issue = async (invoiceId: number, day: string) => {
    const number = newNumber();
    await test.call(calls.issueInvoice, { cid, invoiceId, number, day, amount: 100_000 }, { token });
    return number;
  };
  const red = async (invoiceId: number, day: string, amount: number) => {
    const number = newNumber();
    // A credit note over part follows a refund, which other tests make.
    await db
      .insertInto('invoice_red')
      .values({ invoice_id: invoiceId, number, issued_on: day, amount, reason: '部分退款' })
      .execute();
    return number;
  };
  const standing = await ask(cid, feeId, '湖滨医院');
  const numbers = [await issue(standing, '2026-03-31')];
  numbers.push(await red(standing, '2026-04-02', 30_005));
  const whole = await ask(cid, feeId, '江北医院');
  numbers.push(await issue(whole, '2026-04-01'));
  const wholeRed = newNumber();
  await test.call(
    calls.redInvoice,
    { cid, invoiceId: whole, number: wholeRed, day: '2026-04-30', amount: 100_000, reason: '抬头开错' },
    { token },
  );
  numbers.push(wholeRed);
  await ask(cid, feeId, '待开医院');
  await ask(cid, feeId, '未付医院', false);
  const refused = await ask(cid, feeId, '被拒医院');
  await test.call(calls.refuseInvoice, { cid, invoiceId: refused, reason: '税号不符' }, { token });
  return { cid, numbers };
}

describe('[O9] the register of invoices', () => {
  it('has each invoice, credit note and request once, and adds up to what stands, to the fen', async () => {
    const { cid, numbers } = await congress();
    const rows = await rowsOf(cid);
    const shown = rows.map((row) => [
      row[columns.entry],
      row[columns.number],
      row[columns.day],
      row[columns.amount],
      row[columns.due],
      row[columns.state],
      row[columns.title],
    ]);
    expect(shown).toEqual([
      ['发票', numbers[0], '2026-03-31', '1000', '', '已开具', '湖滨医院'],
      ['红字发票', numbers[1], '2026-04-02', '-300.05', '', '已开具', '湖滨医院'],
      ['发票', numbers[2], '2026-04-01', '1000', '', '已冲红', '江北医院'],
      ['红字发票', numbers[3], '2026-04-30', '-1000', '', '已冲红', '江北医院'],
      ['申请', '', '', '', '1000', '已申请', '待开医院'],
      ['申请', '', '', '', '0', '已申请', '未付医院'],
      ['申请', '', '', '', '', '已拒绝', '被拒医院'],
    ]);
    const sum = rows.reduce((before, row) => before + Math.round(Number(row[columns.amount]) * 100), 0);
    expect(sum).toBe(100_000 - 30_005);
    expect(rows[1]).toMatchObject({ [columns.blueNumber]: numbers[0], [columns.reason]: '部分退款' });
    expect(rows[6]).toMatchObject({ [columns.reason]: '税号不符', [columns.taxNumber]: '91110000600037341L' });
  });

  it('of some days has what was issued, credited or requested on them, both included', async () => {
    const { cid, numbers } = await congress();
    const of = async (from: string | null, until: string | null) =>
      (await rowsOf(cid, { from, until, format: 'csv' })).map((row) => row[columns.number]);
    expect(await of('2026-03-31', '2026-04-01')).toEqual([numbers[0], numbers[2]]);
    expect(await of('2026-04-02', '2026-04-02')).toEqual([numbers[1]]);
    expect(await of('2026-05-01', '2026-05-31')).toEqual([]);
    const today = dayIn('Asia/Shanghai', new Date());
    expect(await of(today, today)).toEqual(['', '', '']);
  });

  it('is empty but for its titles where nobody asked, and in English for staff who read English', async () => {
    const { cid } = await smallCongress(db, { societyId });
    expect(await exported(cid, all, 'en')).toEqual([Object.values(en.columns)]);
  });

  it.each([
    ['organiser', true],
    ['finance', true],
    ['programme', false],
    ['live', false],
    ['door', false],
    ['reader', false],
    ['reviewer', false],
  ] as const)('is for %s: %s', async (role, may) => {
    const { cid } = await smallCongress(db, { societyId });
    const staff = await buildStaffToken(db, await buildStaff(db, societyId, { email: `${role}@example.org`, role }));
    const attempt = await test.attempt(calls.exportInvoiceRegister, { cid, ...all }, { token: staff });
    expect(attempt).toMatchObject(may ? { code: 0 } : { error: 'forbidden' });
  });

  it('is refused without a session, for a day that does not exist and for the conference of another society', async () => {
    const { cid } = await smallCongress(db, { societyId });
    const other = await smallCongress(db, { societyId: await buildSociety(db) });
    expect(await test.attempt(calls.exportInvoiceRegister, { cid, ...all })).toMatchObject({
      error: 'session_invalid',
    });
    expect(
      await test.attempt(calls.exportInvoiceRegister, { cid, ...all, from: '2026-02-30' }, { token }),
    ).toMatchObject({ error: 'body_invalid' });
    expect(await test.attempt(calls.exportInvoiceRegister, { cid: other.cid, ...all }, { token })).toMatchObject({
      error: 'forbidden',
    });
  });
});
