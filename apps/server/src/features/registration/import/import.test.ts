import { describe, expect, it } from 'vitest';
import { registrationConsoleCalls } from '@meetingapp/contract/registration/console.ts';
import { registrationDeskCalls as desk } from '@meetingapp/contract/registration/desk.ts';
import { registrationImportCalls as calls } from '@meetingapp/contract/registration/import.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildBranch, buildForm, plainFields } from '@meetingapp/demo/forms/forms.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { writeWorkbook } from '@meetingapp/sheets/xlsx/write-workbook.ts';
import { testApp } from '../../../testing/app.ts';
import { paidRegistration } from '../../../testing/congress.ts';
import { rowsOfTask } from '../../../testing/tasks/task-rows.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const organiser = await buildStaffToken(
  db,
  await buildStaff(db, societyId, { email: 'organiser@example.org', role: 'organiser' }),
);

const identity = {
  code: 'identity',
  kind: 'DDL',
  label: { zh: '身份', en: 'Role' },
  options: [
    { value: 'doctor', zh: '医师', en: 'Physician' },
    { value: 'nurse', zh: '护士', en: 'Nurse' },
  ],
} as const;

async function congress(size: number | null = null) {
  const cid = await buildConference(db, { societyId });
  await buildForm(db, cid, [...plainFields, { ...identity, options: [...identity.options] }]);
  return { cid, feeId: await buildFeeKind(db, cid, { size }) };
}

async function upload(cid: number, file: Buffer | string, as = token) {
  const response = await test.attempt(calls.importUpload, { cid }, { language: 'en', token: as, file });
  return response as { code: number; id: number; error?: string; msg?: string };
}

async function dryRun(cid: number, file: Buffer | string, as = token) {
  const { id } = await upload(cid, file, as);
  await test.call(calls.importCheck, { cid, id }, { token: as });
  await test.work();
  const { rows } = await test.call(calls.importRows, { cid, id }, { token: as, language: 'en' });
  return { id, rows, fates: rows.map(({ fate }) => fate) };
}
async function apply(cid: number, id: number, as = token) {
  const { taskId } = await test.call(calls.importApply, { cid, id }, { token: as });
  await test.work();
  return (await test.call(taskCalls.detail, { cid, id: taskId }, { token: as, language: 'en' })).task;
}
const everybody = async (cid: number) =>
  (await test.call(registrationConsoleCalls.list, { cid, filter: {}, sort: 'name', descending: false }, { token }))
    .rows;

const csv = (...rows: string[]) => rows.join('\n');
const titles = '姓名,手机号,邮箱,身份,付款状态';

describe('[O7] an import of registrations', () => {
  it('guesses the columns, previews the effect of every row, and writes nothing before confirmation', async () => {
    const { cid, feeId } = await congress();
    const { who } = await paidRegistration(test, cid, feeId);
    const { phone } = who.answers;
    const { id, rows, fates } = await dryRun(
      cid,
      csv(
        titles,
        '林知远,13857126048,lin@example.org,医师,现金',
        `周晓晴,${phone},,Nurse,`,
        `,${phone}1,,医师,`,
        '苏曼青,13605710022,,校长,',
      ),
    );
    expect(fates).toEqual(['new', 'change', 'wrong', 'wrong']);
    expect(rows[1]?.changes).toEqual([{ column: 3, label: 'Role', from: '', to: 'Nurse' }]);
    expect(rows[2]?.faults.map(({ text }) => text)).toContain('Name: This item is required');
    expect(rows[3]?.faults).toMatchObject([{ column: 3, text: expect.stringContaining('Role') }]);
    expect(await everybody(cid)).toHaveLength(1);
    expect(await apply(cid, id)).toMatchObject({ state: 'done', total: 2, done: 2, refused: 0 });
    const after = await everybody(cid);
    expect(after.map(({ name, state, orderState }) => [name, state, orderState])).toEqual([
      ['林知远', 'confirmed', 'paid'],
      ['周晓晴', 'confirmed', 'paid'],
    ]);
  });

  it('groups wrong rows by reason, and takes corrections in place, which also hold for the next dry run', async () => {
    const { cid } = await congress();
    const list = csv(
      titles,
      '林知远,13857126048,lin@example.org,医师,',
      '苏曼青,13605710022,,校长,',
      '周晓晴,13605710023,,校长,',
      ',13605710024,,医师,',
    );
    const { id, fates } = await dryRun(cid, list);
    expect(fates).toEqual(['new', 'wrong', 'wrong', 'wrong']);
    const state = async () => (await test.call(calls.importState, { cid, id }, { token, language: 'en' })).state;
    const { reasons } = await state();
    expect(reasons.map(({ count }) => count)).toEqual([2, 1]);
    const rowsFor = async (why: string | null) =>
      (await test.call(calls.importRows, { cid, id, faultKey: why }, { token })).rows.map(({ number }) => number);
    expect(await rowsFor(reasons[0]?.key ?? null)).toEqual([3, 4]);
    const mend = (lineNumber: number, cellAt: number, cellText: string, as = token) =>
      test.attempt(calls.importMend, { cid, id, lineNumber, cellAt, cellText }, { token: as });
    expect(await mend(3, 3, '护士')).toMatchObject({ code: 0, fate: 'new' });
    expect((await state()).counts).toMatchObject({ new: 2, wrong: 2 });
    // Another mistake stays wrong, the same person is found, and rows and columns that do not exist are refused.
    expect(await mend(4, 3, '院长')).toMatchObject({ code: 0, fate: 'wrong' });
    expect(await mend(4, 3, '护士')).toMatchObject({ code: 0, fate: 'new' });
    expect(await mend(4, 1, '13605710022')).toMatchObject({ code: 0, fate: 'wrong' });
    expect(await mend(4, 1, '13605710023')).toMatchObject({ code: 0, fate: 'new' });
    expect(await mend(99, 1, 'x')).toMatchObject({ error: 'not_found' });
    expect(await mend(4, 200, 'x')).toMatchObject({ error: 'not_found' });
    await test.call(calls.importCheck, { cid, id }, { token });
    expect(await mend(5, 0, '何雨桐')).toMatchObject({ error: 'import_not_checked' });
    await test.work();
    expect((await state()).counts).toEqual({ new: 3, change: 0, same: 0, remove: 0, wrong: 1 });
    expect(await mend(5, 0, '何雨桐')).toMatchObject({ code: 0, fate: 'new' });
    expect(await apply(cid, id)).toMatchObject({ state: 'done', done: 4, refused: 0 });
    expect((await everybody(cid)).map(({ name }) => name)).toEqual(['何雨桐', '林知远', '苏曼青', '周晓晴']);
    expect(await mend(5, 0, '某人')).toMatchObject({ error: 'import_row_settled' });
  });

  it('changes nothing when the same list is imported again, or twice at once', async () => {
    const { cid } = await congress();
    // Enough rows that statements are prepared for them.
    const many = Array.from({ length: 20 }, (_, at) => `人${at},138571262${String(at).padStart(2, '0')},,,现金`);
    const list = csv(
      titles,
      '林知远,13857126048,lin@example.org,医师,现金',
      '苏曼青,13605710022,,护士,未付款',
      ...many,
    );
    const first = await dryRun(cid, list);
    await apply(cid, first.id);
    const after = await everybody(cid);
    expect(await apply(cid, first.id)).toMatchObject({ state: 'done', refused: 0 });
    const again = await dryRun(cid, list);
    expect(again.fates).toEqual(Array.from({ length: 22 }, () => 'same'));
    expect(await apply(cid, again.id)).toMatchObject({ total: 0 });
    expect(await everybody(cid)).toEqual(after);
    const { rows } = await test.pool.query('select count(*)::int as n from orders where conference_id = $1', [cid]);
    expect(rows).toEqual([{ n: 22 }]);
  });

  it('grants no place that does not exist, and one wrong row does not stop the others', async () => {
    const { cid, feeId } = await congress(2);
    const people = ['13857126001', '13857126002', '13857126003', '13857126001'].map((phone, at) => `人${at},${phone}`);
    const { id, fates, rows: twice } = await dryRun(cid, csv('姓名,手机', ...people));
    expect(fates).toEqual(['new', 'new', 'wrong', 'wrong']);
    expect(twice[3]?.faults).toMatchObject([{ text: 'The same person as in row 2' }]);
    // Somebody else registers before the list is applied.
    await paidRegistration(test, cid, feeId);
    const task = await apply(cid, id);
    expect(task).toMatchObject({ done: 2, refused: 1, fileName: expect.stringContaining('xlsx') });
    const { rows } = await test.call(calls.importRows, { cid, id, fate: 'failed' }, { token, language: 'en' });
    expect(rows.map(({ number }) => number)).toEqual([3, 4, 5]);
    const cells = await rowsOfTask(test, cid, task.id, token);
    expect(cells.map((row) => row[0])).toEqual(['姓名', '人1', '人2', '人3']);
    expect(cells[1]?.[2]).not.toBe('');
  });

  it('matches people by number, and leaves values unchanged where a cell is empty', async () => {
    const { cid, feeId } = await congress();
    const { regId } = await paidRegistration(test, cid, feeId);
    const [one] = await everybody(cid);
    const { id, fates, rows } = await dryRun(
      cid,
      csv('编号,姓名,手机', `${one?.number},周晓青,`, `${cid}-NOBODY,某人,13857126009`),
    );
    expect(fates).toEqual(['change', 'wrong']);
    expect(rows[1]?.faults).toMatchObject([{ column: 0 }]);
    await apply(cid, id);
    const { registration } = await test.call(registrationConsoleCalls.detail, { cid, id: regId }, { token });
    expect(registration).toMatchObject({ name: '周晓青', phone: one?.phone });
  });

  it('is undone as a whole: new people are removed, changes are reverted, what was edited since or paid stays', async () => {
    const { cid } = await congress();
    const before = await dryRun(cid, 'name,phone,identity\n孟书瑶,13800000100,医师');
    await test.call(calls.importApply, { cid, id: before.id }, { token });
    await test.work();
    const list = [
      'name,phone,identity,paid',
      '孟书瑶,13800000100,护士,',
      '林知远,13800000101,医师,',
      '周晓晴,13800000102,医师,',
      '苏曼青,13800000103,医师,现金',
    ].join('\n');
    const { id } = await dryRun(cid, list);
    expect(await test.attempt(calls.importUndo, { cid, id }, { token })).toMatchObject({ error: 'import_not_applied' });
    await test.call(calls.importApply, { cid, id }, { token });
    await test.work();
    const people = () =>
      db.selectFrom('registration').select(['name', 'state', 'answers']).where('conference_id', '=', cid).execute();
    await db
      .updateTable('registration')
      .set({ updated_at: new Date(Date.now() + 1000) })
      .where('conference_id', '=', cid)
      .where('name', '=', '周晓晴')
      .execute();
    const { taskId } = await test.call(calls.importUndo, { cid, id }, { token });
    expect((await test.call(calls.importUndo, { cid, id }, { token })).taskId).toBe(taskId);
    await test.work();
    const states = Object.fromEntries(
      (await people()).map(({ name, state, answers }) => [name, [state, answers.identity]]),
    );
    expect(states).toEqual({
      孟书瑶: [expect.any(String), 'doctor'],
      林知远: ['cancelled', 'doctor'],
      周晓晴: ['approved', 'doctor'],
      苏曼青: ['confirmed', 'doctor'],
    });
    const { rows } = await test.call(calls.importRows, { cid, id, fate: 'failed' }, { token, language: 'en' });
    expect(rows.map(({ name, outcome }) => [name, outcome?.text.split(',')[0]])).toEqual([
      ['周晓晴', 'Changed after the import'],
      ['苏曼青', 'A payment is booked'],
    ]);
    const { state } = await test.call(calls.importState, { cid, id }, { token });
    expect(state.undo).toMatchObject({ state: 'done', done: 4, refused: 2 });
  });

  it('refuses an invalid list, an unreadable file, and amounts without the permission for money', async () => {
    const { cid } = await congress();
    expect(await upload(cid, Buffer.from('PK\u0003\u0004 no workbook'))).toMatchObject({ error: 'sheet_refused' });
    expect(await upload(cid, '')).toMatchObject({ error: 'sheet_refused' });
    expect(await upload(cid, csv('姓名,手机'))).toMatchObject({ error: 'sheet_empty' });
    const { rows } = await dryRun(
      cid,
      csv(titles, '林知远,13857126048,,,是', '林知远,13857126048,,,', '孙,13857126047,,,也许', '林,138 5712 6048,,,'),
      organiser,
    );
    expect(rows.map(({ faults }) => faults[0]?.text)).toEqual([
      'Payment: only owners and finance may record a payment',
      undefined,
      expect.stringContaining('Payment: enter Paid'),
      'Mobile number: Please enter the correct mobile number',
    ]);
    const sister = await buildConference(db, { societyId });
    const { id } = await upload(cid, csv(titles, '林知远,13857126048,,,'));
    for (const call of [calls.importState, calls.importRows, calls.importCheck, calls.importApply] as const)
      expect(await test.attempt(call, { cid: sister, id }, { token })).toMatchObject({ error: 'not_found' });
    expect(await test.attempt(calls.importApply, { cid, id }, { token })).toMatchObject({
      error: 'import_not_checked',
    });
    expect(
      await test.attempt(calls.importColumns, { cid, id, columns: ['name', 'name', null, null, null] }, { token }),
    ).toMatchObject({ error: 'body_invalid' });
  });

  it('reads its template, with branches by their names in either language', async () => {
    const { cid } = await congress();
    await buildBranch(db, cid, { title: { zh: '东会场', en: 'East' } });
    await buildBranch(db, cid, { title: { zh: '西会场', en: 'West' } });
    const { content } = await test.call(calls.importTemplate, { cid, format: 'xlsx' }, { token });
    const { rows } = await dryRun(cid, Buffer.from(content, 'base64'));
    expect(rows).toMatchObject([{ fate: 'new' }]);
    const sheet = {
      sheet: 'x',
      columns: ['Name', 'Mobile', 'Branch'].map((title) => ({ title, kind: 'text' as const })),
      rows: [
        ['Amara', '13857126011', 'west'],
        ['Ida', '13857126012', ''],
      ],
      zone: 'UTC',
    };
    const parts: Buffer[] = [];
    for await (const part of writeWorkbook(sheet)) parts.push(Buffer.from(part as Uint8Array));
    expect((await dryRun(cid, Buffer.concat(parts))).fates).toEqual(['new', 'wrong']);
  });
});

describe('[O6] staff register on behalf of somebody', () => {
  const answers = { name: '林知远', phone: '13857126099', email: '' };

  it('with a place and an order, which is paid at the desk by staff with the permission for money', async () => {
    const { cid, feeId } = await congress(2);
    const { fees } = await test.call(desk.newFees, { cid, answers, branchId: null }, { token });
    expect(fees).toMatchObject([{ feeId, available: '1' }]);
    const enter = (more: object, as = token) =>
      test.attempt(desk.enter, { cid, answers, branchId: null, feeId, ...more }, { token: as });
    expect(await enter({ paid: 'cash' }, organiser)).toMatchObject({ error: 'forbidden' });
    expect(await enter({ answers: { ...answers, phone: '1' } })).toMatchObject({ faults: [{ field: 'phone' }] });
    const made = await test.call(desk.enter, { cid, answers, branchId: null, feeId, paid: 'cash' }, { token });
    expect(made.orderNumber).toMatch(/^\d{18}$/);
    const read = (id: number) => test.call(registrationConsoleCalls.detail, { cid, id }, { token, language: 'en' });
    const { registration } = await read(made.id);
    expect(registration).toMatchObject({
      state: 'confirmed',
      orders: [{ state: 'paid', payments: [{ method: 'cash' }] }],
    });
    expect(await enter({})).toMatchObject({ error: 'already_registered' });
    const other = await test.call(
      desk.enter,
      { cid, answers: { ...answers, phone: '13857126098' }, branchId: null, feeId },
      { token },
    );
    expect((await read(other.id)).registration).toMatchObject({ state: 'approved', orders: [{ state: 'open' }] });
    await test.call(desk.takeMoney, { cid, id: other.id, paid: 'pos' }, { token });
    expect((await read(other.id)).registration.state).toBe('confirmed');
    expect(await test.attempt(desk.takeMoney, { cid, id: other.id, paid: 'pos' }, { token })).toMatchObject({
      error: 'registration_locked',
    });
    expect(await enter({ answers: { ...answers, phone: '13857126097' } })).toMatchObject({ error: 'fee_sold_out' });
    const { rows } = await test.pool.query(
      'select count(*)::int as n, sum(amount)::int as sum from ledger where conference_id = $1',
      [cid],
    );
    expect(rows).toMatchObject([{ n: 2 }]);
  });
});
