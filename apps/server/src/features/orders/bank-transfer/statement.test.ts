import { describe, expect, it } from 'vitest';
import { bankStatementCalls as reading } from '@meetingapp/contract/orders/bank-statement.ts';
import { bankCalls as calls } from '@meetingapp/contract/orders/bank-transfer.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { assignRow } from './commands-assign.ts';
import { findStatement } from './queries-statement.ts';
import { order, readOrder, register, smallCongress, visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const organiser = await buildStaffToken(
  db,
  await buildStaff(db, societyId, { email: 's@example.org', role: 'organiser' }),
);
const options = { token, language: 'en' } as const;

/** An order whose person chose to pay by bank transfer. */
async function transferring(cid: number, feeId: number, more: object = {}) {
  const who = await visitor(test);
  const made = await order(test, who, await register(test, who, cid, feeId, more));
  await test.call(orderCalls.pay, { orderid: made.orderId, method: 'bank_transfer' }, { token: who.token });
  return { who, orderId: made.orderId, number: made.number };
}

async function upload(cid: number, lines: readonly string[], feeCurrency = '') {
  const file = { file: lines.join('\n'), fileName: `${lines.length} lines.csv` };
  const sent = await test.attempt(calls.uploadStatement, { cid, feeCurrency }, { ...options, ...file });
  return (sent as unknown as { statementId: number }).statementId;
}
const read = (cid: number, statementId: number) => test.call(calls.statement, { cid, statementId }, options);
const fates = async (cid: number, id: number) => (await read(cid, id)).rows.map(({ number, fate }) => [number, fate]);
async function book(cid: number, statementId: number) {
  const { rows } = await read(cid, statementId);
  const matches = rows.flatMap(({ number, transfer }) =>
    transfer ? [{ number, paymentId: transfer.paymentId, orderId: transfer.orderId }] : [],
  );
  const { taskId } = await test.call(calls.applyStatement, { cid, statementId, matches }, options);
  await test.work();
  return (await test.call(taskCalls.detail, { cid, id: taskId }, options)).task;
}
const known = '交易日期,对方户名,收入金额,附言,流水号';
const listed = async (cid: number) => (await test.call(calls.bank, { cid }, options)).statements;

it('[O8] a statement with one column of amounts has its direction from the column that says it, and no fee of the bank pays an order', async () => {
  const { cid, feeId } = await smallCongress(db, { societyId });
  const one = await transferring(cid, feeId);
  const lines = [
    `2027-04-15,贷,1000.00,某医院,${one.number},D1`,
    `2027-04-15,借,1000.00,某医院,退 ${one.number},D2`,
    `2027-04-16,?,1000.00,某医院,${one.number},D3`,
  ];
  const id = await upload(cid, ['交易日期,借贷标志,交易金额,对方户名,附言,流水号', ...lines]);
  const { rows } = await read(cid, id);
  expect(rows).toMatchObject([
    { fate: 'matched', amount: 100_000 },
    { fate: 'outgoing', amount: -100_000 },
    { fate: 'unreadable', faults: [{ text: 'In or out: “?” says neither in nor out' }] },
  ]);
  const mend = { cid, statementId: id, lineNumber: 4, cellAt: 1, cellText: 'Debit' };
  await test.call(reading.mendStatement, mend, options);
  expect(await fates(cid, id)).toEqual([
    [2, 'matched'],
    [3, 'outgoing'],
    [4, 'outgoing'],
  ]);
});

describe('[O7] [O8] a statement of an unknown layout', () => {
  const head = ['某行对账单', 'Kontoinhaber,学会', 'Buchung,Haben,Soll,Auftraggeber,Zweck,Belegnr'];
  const columns = ['day', 'amount', 'outgoing', 'payer', 'remark', 'reference'];

  it('has its columns matched by hand, and the next one with the same titles is read by them', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    const one = await transferring(cid, feeId);
    const lines = [`2027-04-15,1000.00,,某医院,${one.number},K1`, '2027-04-15,,25.00,某银行,手续费,K2'];
    const id = await upload(cid, [...head, ...lines]);
    const unknown = await read(cid, id);
    expect(unknown).toMatchObject({ mapped: false, open: true, rows: [] });
    expect(unknown.sheet).toMatchObject({
      titles: ['Buchung', 'Haben', 'Soll', 'Auftraggeber', 'Zweck', 'Belegnr'],
      sample: [expect.arrayContaining(['某医院']), expect.arrayContaining(['手续费'])],
    });
    expect(await listed(cid)).toMatchObject([{ id, mapped: false, rows: 2 }]);
    const set = (wanted: (string | null)[]) =>
      test.attempt(reading.statementColumns, { cid, statementId: id, columns: wanted }, options);
    for (const unsound of [columns.slice(1), [...columns.slice(0, 5), 'day'], columns.map(() => null)])
      expect(await set(unsound)).toMatchObject({ error: 'body_invalid' });
    expect(await set(columns)).toMatchObject({ code: 0 });
    const { rows, mapped } = await read(cid, id);
    expect(mapped).toBe(true);
    expect(rows).toMatchObject([
      { number: 4, fate: 'matched', amount: 100_000, payer: '某医院' },
      { number: 5, fate: 'outgoing', amount: -2500, remark: '手续费' },
    ]);
    // Another conference of the society reads the layout at once; another society does not know it.
    const { cid: sister } = await smallCongress(db, { societyId });
    const next = await upload(sister, [...head, '2027-05-01,3.00,,某医院,会务费,K3']);
    expect(await read(sister, next)).toMatchObject({ mapped: true, rows: [{ fate: 'nothing', amount: 300 }] });
    const stranger = await buildSociety(db);
    const owner = await buildStaffToken(db, await buildStaff(db, stranger, { email: 'u@example.org' }));
    const { cid: foreign } = await smallCongress(db, { societyId: stranger });
    const file = { token: owner, file: [...head, ...lines].join('\n') };
    const sent = await test.attempt(calls.uploadStatement, { cid: foreign, feeCurrency: '' }, file);
    const { statementId } = sent as unknown as { statementId: number };
    const theirs = await test.call(calls.statement, { cid: foreign, statementId }, { token: owner });
    expect(theirs).toMatchObject({ mapped: false, rows: [] });
  });

  it('keeps its columns once a line is booked', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    const one = await transferring(cid, feeId);
    const id = await upload(cid, [known, `2027-04-15,某医院,1000.00,${one.number},KEEP-1`]);
    expect((await book(cid, id)).refused).toBe(0);
    expect(await read(cid, id)).toMatchObject({ open: false });
    const other = ['day', 'payer', 'amount', 'remark', null];
    for (const call of [
      test.attempt(reading.statementColumns, { cid, statementId: id, columns: other }, options),
      test.attempt(reading.withdrawStatement, { cid, statementId: id }, options),
    ])
      expect(await call).toMatchObject({ error: 'statement_booked' });
  });

  it('with a column of the currency matches each line in its own currency', async () => {
    const account = { holder: 'ECSC', number: '6200', bank: 'Bank, SWIFT X' };
    const fee = { amount: 100_000, prices: { USD: 20_000 } };
    const congress = { societyId, currencies: ['USD'], bankAccounts: { USD: account } };
    const { cid, feeId } = await smallCongress(db, congress, fee);
    const dollars = await transferring(cid, feeId, { feeCurrency: 'USD' });
    const yuan = await transferring(cid, feeId);
    const id = await upload(cid, [
      'Tag,Haben,Wer,Zweck,Geld',
      `2027-04-15,1000.00,A,${yuan.number},人民币`,
      `2027-04-15,200.00,B,${dollars.number},USD`,
      `2027-04-15,200.00,C,${dollars.number},EUR`,
    ]);
    const named = ['day', 'amount', 'payer', 'remark', 'currency'];
    await test.call(reading.statementColumns, { cid, statementId: id, columns: named }, options);
    const { rows } = await read(cid, id);
    expect(rows.map(({ fate, currency, transfer }) => [fate, currency, transfer?.orderNumber])).toEqual([
      ['matched', 'CNY', yuan.number],
      ['matched', 'USD', dollars.number],
      ['unreadable', 'CNY', undefined],
    ]);
    expect(rows[2]?.faults).toMatchObject([
      { column: 4, value: 'EUR', text: 'Currency: the conference does not take payments in “EUR”' },
    ]);
    expect((await book(cid, id)).refused).toBe(0);
    expect(await readOrder(test, dollars.who, dollars.orderId)).toMatchObject({ state: 'paid', currency: 'USD' });
  });
});

describe('[O7] [O8] lines that cannot be read', () => {
  it('say why, are corrected in place or left out knowingly, and are booked like the others', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    const one = await transferring(cid, feeId);
    const id = await upload(cid, [
      known,
      `2027-04-15,某医院,1000.00 元,${one.number},`,
      '4 月 15 日,陌生人,1.234,,',
      '2027-04-16,某诊所,5.00,,',
    ]);
    const { rows } = await read(cid, id);
    expect(rows.map(({ fate, faults }) => [fate, ...faults.map(({ column, text }) => [column, text])])).toEqual([
      ['unreadable', [2, expect.stringContaining('Amount in: ')]],
      ['unreadable', [0, expect.stringContaining('Day: ')], [2, expect.stringContaining('Amount in: ')]],
      ['nothing'],
    ]);
    expect(await listed(cid)).toMatchObject([{ unread: 2, left: 1 }]);
    const mend = (lineNumber: number, cellAt: number, cellText: string) =>
      test.attempt(reading.mendStatement, { cid, statementId: id, lineNumber, cellAt, cellText }, options);
    expect(await mend(2, 2, '一千')).toMatchObject({ readable: false });
    expect(await mend(2, 2, '1000.00')).toMatchObject({ readable: true });
    // What the bank wrote and can be read is not changed.
    for (const [line, at] of [
      [2, 2],
      [3, 1],
      [4, 2],
    ] as const)
      expect(await mend(line, at, '9.00')).toMatchObject({ error: 'statement_line_read' });
    const out = (lineNumber: number, wanted: boolean) =>
      test.attempt(reading.leaveOutLine, { cid, statementId: id, lineNumber, out: wanted }, options);
    expect(await out(3, true)).toMatchObject({ code: 0 });
    expect(await out(4, true)).toMatchObject({ error: 'statement_line_read' });
    expect(await fates(cid, id)).toEqual([
      [2, 'matched'],
      [3, 'left_out'],
      [4, 'nothing'],
    ]);
    expect(await listed(cid)).toMatchObject([{ unread: 0, left: 2 }]);
    await out(3, false);
    expect((await fates(cid, id))[1]).toEqual([3, 'unreadable']);
    expect((await book(cid, id)).refused).toBe(0);
    expect((await read(cid, id)).rows[0]).toMatchObject({ fate: 'booked', mended: true });
    expect(await out(2, true)).toMatchObject({ error: 'statement_line_read' });
    expect((await readOrder(test, one.who, one.orderId)).state).toBe('paid');
  });

  it('corrected to what another line says are a line of their own, and no booked line becomes free', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    const [one, two] = [await transferring(cid, feeId), await transferring(cid, feeId)];
    const id = await upload(cid, [known, '2027-04-15,A,?,,', '2027-04-15,A,1000.00,,']);
    const assign = (number: number, orderId: number) =>
      test.attempt(calls.assignRow, { cid, statementId: id, number, orderIds: [orderId] }, options);
    expect(await assign(3, one.orderId)).toMatchObject({ left: 0 });
    const cell = { lineNumber: 2, cellAt: 2, cellText: '1000.00' };
    await test.call(reading.mendStatement, { cid, statementId: id, ...cell }, options);
    expect((await fates(cid, id))[1]).toEqual([3, 'booked']);
    expect(await assign(3, two.orderId)).toMatchObject({ error: 'bank_row_short' });
    expect(await assign(2, two.orderId)).toMatchObject({ left: 0 });
  });
});

describe('[O7] [O8] a statement', () => {
  it('names lines that an earlier statement brought, and a reference that comes twice', async () => {
    const { cid } = await smallCongress(db, { societyId });
    const { cid: sister } = await smallCongress(db, { societyId });
    await upload(sister, [known, '2027-04-15,A,1.00,,OFTEN-1', '2027-04-15,A,2.00,,OFTEN-2']);
    const id = await upload(cid, [
      known,
      '2027-04-15,A,1.00,,OFTEN-1',
      '2027-04-16,B,3.00,,OFTEN-3',
      '2027-04-16,C,4.00,,OFTEN-3',
    ]);
    const { rows } = await read(cid, id);
    expect(rows.map(({ brought, twin }) => [brought, twin])).toEqual([
      ['3 lines.csv', null],
      ['', null],
      ['', 3],
    ]);
  });

  it('is withdrawn as a whole while none of its lines is booked; nothing is booked from it afterwards', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    const one = await transferring(cid, feeId);
    const lines = [known, `2027-04-15,A,1000.00,${one.number},BACK-1`];
    const [id, again] = [await upload(cid, lines), await upload(cid, lines)];
    const { rows } = await read(cid, id);
    const matches = [{ number: 2, paymentId: rows[0]?.transfer?.paymentId ?? 0 }];
    const { taskId } = await test.call(calls.applyStatement, { cid, statementId: id, matches }, options);
    const withdraw = (as = token) =>
      test.attempt(reading.withdrawStatement, { cid, statementId: id }, { token: as, language: 'en' });
    expect(await withdraw(organiser)).toMatchObject({ error: 'forbidden' });
    expect(await withdraw()).toMatchObject({ code: 0 });
    await test.work();
    expect((await test.call(taskCalls.detail, { cid, id: taskId }, options)).task.state).toBe('done');
    expect((await readOrder(test, one.who, one.orderId)).state).toBe('open');
    expect((await listed(cid)).map((statement) => statement.id)).toEqual([again]);
    for (const call of [
      withdraw(),
      test.attempt(calls.statement, { cid, statementId: id }, options),
      test.attempt(calls.assignRow, { cid, statementId: id, number: 2, orderIds: [one.orderId] }, options),
    ])
      expect(await call).toMatchObject({ error: 'not_found' });
    expect((await read(cid, again)).rows).toMatchObject([{ fate: 'matched', brought: '' }]);
    expect((await book(cid, again)).refused).toBe(0);
  });

  it('books nothing by an earlier reading', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    const one = await transferring(cid, feeId);
    const id = await upload(cid, [known, `2027-04-15,A,1000.00,${one.number},EARLY-1`]);
    const earlier = await findStatement(db, cid, id);
    const columns = ['day', 'remark', 'amount', 'payer', 'reference'];
    await test.call(reading.statementColumns, { cid, statementId: id, columns }, options);
    const wish = { societyId, conferenceId: cid, staffId: 1, statementId: id, currency: 'CNY', now: new Date() };
    const row = earlier?.rows[0];
    if (!earlier || !row) throw new Error('no row');
    const outcome = await assignRow(db, { ...wish, version: earlier.version, row, orderIds: [one.orderId] });
    expect(outcome).toEqual({ ok: false, reason: 'statement_changed' });
  });
});
