import { describe, expect, it } from 'vitest';
import { feeCodeCalls } from '@meetingapp/contract/fees/code.ts';
import { codeImportCalls as imports, feeCodeExchangeCalls as calls } from '@meetingapp/contract/fees/code-exchange.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { register, smallCongress, visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const terms = { kind: 'percent' as const, value: 1000, from: null, until: null, size: null };

const options = { token, language: 'en' } as const;

async function dryRun(cid: number, file: Buffer | string) {
  const { id } = (await test.attempt(imports.importUpload, { cid }, { ...options, file })) as unknown as { id: number };
  await test.call(imports.importCheck, { cid, id }, options);
  await test.work();
  const { state } = await test.call(imports.importState, { cid, id }, options);
  const { rows } = await test.call(imports.importRows, { cid, id }, options);
  return { ...state, rows, fates: rows.map(({ name, fate }) => `${name} ${fate}`) };
}
async function run(cid: number, id: number, call: typeof imports.importApply | typeof imports.importUndo) {
  const { taskId } = await test.call(call, { cid, id }, options);
  await test.work();
  return (await test.call(taskCalls.detail, { cid, id: taskId }, options)).task;
}
const apply = async (cid: number, file: Buffer | string) => {
  const made = await dryRun(cid, file);
  return { ...made, task: await run(cid, made.id, imports.importApply) };
};
const list = async (cid: number) => (await test.call(feeCodeCalls.codes, { cid }, { token })).codes;
const conference = () => buildConference(db, { societyId });
const titles = '优惠码,优惠方式,优惠值,可用次数,开始时间,结束时间,适用的注册类型,只给一个人用';

describe('[O3] [O7] import of discount codes', () => {
  it('is tried first and changes nothing; applied, it adds codes, then changes them, then does nothing', async () => {
    const cid = await conference();
    const feeId = await buildFeeKind(db, cid, { title: { zh: '学生', en: 'Student' } });
    const file = `${titles}\nheart10,打折,10%,5,2030-03-01,2030-03-31,学生,\nvip,免注册费,,1,,,,13900000001\n`;
    const { id, fates } = await dryRun(cid, file);
    expect(fates).toEqual(['HEART10 new', 'VIP new']);
    expect(await list(cid)).toEqual([]);
    expect(await run(cid, id, imports.importApply)).toMatchObject({ done: 2, refused: 0 });
    expect(await list(cid)).toMatchObject([
      { code: 'VIP', kind: 'exempt', size: 1, onlyFor: '13900000001', feeIds: [] },
      {
        code: 'HEART10',
        value: 1000,
        size: 5,
        feeIds: [feeId],
        from: '2030-02-28T16:00:00.000Z',
        until: '2030-03-31T16:00:00.000Z',
      },
    ]);
    const changed = 'Code,Kind of discount,Value,Uses,Fees\nHEART10,Percent off,20%,,\nVIP,No fee,,1,\n';
    const { rows } = await apply(cid, changed);
    expect(rows.map(({ fate }) => fate)).toEqual(['change', 'same']);
    expect(rows[0]?.changes).toMatchObject([
      { label: 'Value (percent or amount)', from: '10%', to: '20%' },
      { label: 'Uses', from: '5', to: 'no limit' },
      { label: 'Fees, one per line', from: 'Student', to: 'no limit' },
    ]);
    expect((await list(cid))[1]).toMatchObject({ value: 2000, size: null, feeIds: [] });
    expect((await apply(cid, changed)).fates).toEqual(['HEART10 same', 'VIP same']);
  });

  it('changes only what the file has columns for, and asks for them where a code is new', async () => {
    const cid = await conference();
    await apply(cid, `${titles}\nKEEP,打折,10%,5,,,,\n`);
    const { rows } = await apply(cid, '优惠码,优惠值\nKEEP,30%\nMORE,30%\n');
    expect(rows.map(({ fate }) => fate)).toEqual(['change', 'wrong']);
    expect(rows[1]?.faults.map(({ text }) => text)).toEqual([
      'Kind of discount: This item is required',
      'Uses: This item is required',
    ]);
    expect(await list(cid)).toMatchObject([{ code: 'KEEP', kind: 'percent', value: 3000, size: 5 }]);
  });

  it('leaves wrong rows out, says for each column what is wrong, and takes a correction in place', async () => {
    const cid = await conference();
    const file = `${titles}\nGOOD,打折,10%,5,,,,\nGOOD,打折,20%,5,,,,\nX,half,0.1,many,soon,,Nobody,nobody\nLESS,打折,0.1,5,,,,\n`;
    const { id, rows, counts, reasons } = await dryRun(cid, file);
    expect(counts).toMatchObject({ new: 1, change: 0, same: 0, wrong: 3 });
    expect(reasons).toHaveLength(8);
    expect(rows[1]?.faults).toMatchObject([{ column: 0, text: 'Code: row 2 has the same code' }]);
    expect(rows[2]?.faults.map(({ text }) => text)).toMatchObject([
      expect.stringMatching(/^Code: “X” is no code/),
      expect.stringMatching(/^Kind of discount: “half”/),
      expect.stringMatching(/^Uses: enter a whole number/),
      expect.stringMatching(/^Valid from: “soon”/),
      expect.stringMatching(/^Fees, one per line: .*“Nobody”/),
      expect.stringMatching(/^For one person: .*: enter a phone number/),
    ]);
    const mend = (lineNumber: number, cellAt: number, cellText: string) =>
      test.call(imports.importMend, { cid, id, lineNumber, cellAt, cellText }, options);
    expect((await mend(3, 0, 'less')).fate).toBe('new');
    expect((await mend(5, 2, '0.1%')).fate).toBe('wrong');
    expect((await mend(5, 0, 'LEAST')).fate).toBe('new');
    expect(await run(cid, id, imports.importApply)).toMatchObject({ done: 3, refused: 0 });
    expect(await list(cid)).toMatchObject([
      { code: 'LEAST', value: 10 },
      { code: 'LESS', value: 2000 },
      { code: 'GOOD', value: 1000 },
    ]);
  });

  it('refuses a row whose code has come about or changed since the dry run', async () => {
    const cid = await conference();
    const { id } = await dryRun(cid, `${titles}\nONE,打折,10%,5,,,,\nTWO,打折,10%,5,,,,\n`);
    await test.call(feeCodeCalls.makeCodes, { cid, ...terms, code: 'ONE', value: 5000 }, { token });
    expect(await run(cid, id, imports.importApply)).toMatchObject({ done: 2, refused: 1 });
    expect(await list(cid)).toMatchObject([{ code: 'TWO' }, { code: 'ONE', value: 5000 }]);
  });

  it('two at one moment create each code once, and leave no stock behind', async () => {
    const cid = await conference();
    const rows = Array.from({ length: 300 }, (_, at) => `RACE-${at},打折,10%,1,,,,`);
    const both = [
      await dryRun(cid, `${titles}\n${rows.join('\n')}\n`),
      await dryRun(cid, `${titles}\n${rows.toReversed().join('\n')}\n`),
    ];
    const tasks = [];
    for (const { id } of both) tasks.push((await test.call(imports.importApply, { cid, id }, options)).taskId);
    await Promise.all([test.work(), test.work()]);
    const ended = await Promise.all(
      tasks.map(async (id) => (await test.call(taskCalls.detail, { cid, id }, options)).task),
    );
    expect(ended.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(ended.reduce((sum, { refused }) => sum + refused, 0)).toBe(300);
    expect((await test.call(feeCodeCalls.codes, { cid }, { token })).total).toBe(300);
    const stocks = await db.selectFrom('stock').selectAll().where('conference_id', '=', cid).execute();
    expect(stocks).toHaveLength(300);
  });

  it('is undone as a whole: added codes are gone, changed ones as before; used and changed ones stay', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    await test.call(
      feeCodeCalls.makeCodes,
      { cid, ...terms, code: 'OLD', size: 2, from: '2020-03-01T01:30:20Z' },
      { token },
    );
    const before = await list(cid);
    const rows = ['OLD,打折,50%,1,2020-03-01 09:30', 'FRESH,打折,50%,1,', 'USED,打折,50%,1,', 'TOUCHED,打折,50%,1,'];
    const { id } = await apply(cid, `优惠码,优惠方式,优惠值,可用次数,开始时间\n${rows.join('\n')}\n`);
    expect((await list(cid)).at(-1)).toMatchObject({ code: 'OLD', value: 5000, size: 1, from: before[0]?.from });
    const person = await visitor(test);
    const regid = await register(test, person, cid, feeId);
    await test.call(orderCalls.choose, { regid, discountCode: 'USED', extras: [] }, { token: person.token });
    const touched = (await list(cid)).find(({ code }) => code === 'TOUCHED')?.id ?? 0;
    await test.call(feeCodeCalls.endCode, { cid, codeId: touched }, { token });
    expect(await run(cid, id, imports.importUndo)).toMatchObject({ done: 4, refused: 2 });
    const left = await list(cid);
    expect(left.map(({ code }) => code)).toEqual(['TOUCHED', 'USED', 'OLD']);
    expect(left.at(-1)).toEqual(before[0]);
    const kept = await test.call(imports.importRows, { cid, id, fate: 'failed' }, options);
    expect(kept.rows.map(({ name }) => name)).toEqual(['USED', 'TOUCHED']);
  });

  it('fewer uses than are taken stay with those who have them', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    await test.call(feeCodeCalls.makeCodes, { cid, ...terms, code: 'TWO', size: 2 }, { token });
    const people = [await visitor(test), await visitor(test), await visitor(test)];
    const choose = async (who: (typeof people)[number]) => {
      const regid = await register(test, who, cid, feeId);
      return test.attempt(orderCalls.choose, { regid, discountCode: 'TWO', extras: [] }, { token: who.token });
    };
    for (const who of people.slice(0, 2)) expect(await choose(who)).toMatchObject({ code: 0 });
    await apply(cid, `${titles}\nTWO,打折,10%,1,,,,\n`);
    expect(await list(cid)).toMatchObject([{ size: 1, held: 2 }]);
    expect(await choose(people[2]!)).toMatchObject({ error: 'discount_used_up' });
  });

  it('refuses what is no sheet; each form of the template can be imported', async () => {
    const cid = await conference();
    const bad = await test.attempt(imports.importUpload, { cid }, { ...options, file: '%PDF-1.7', fileName: 'a.xlsx' });
    expect(bad).not.toMatchObject({ code: 0 });
    for (const format of ['xlsx', 'csv'] as const) {
      const { content, name } = await test.call(imports.importTemplate, { cid, format }, options);
      expect(name).toBe(`Template of discount codes.${format}`);
      expect((await dryRun(cid, Buffer.from(content, 'base64'))).counts).toMatchObject({ new: 3, wrong: 0 });
    }
  });

  it('of another conference are neither exported nor changed', async () => {
    const [cid, other] = [await conference(), await conference()];
    await apply(other, `${titles}\nOTHER,打折,10%,5,,,,\n`);
    expect((await test.call(calls.exportCodes, { cid, format: 'csv' }, { token })).count).toBe(0);
    expect((await apply(cid, `${titles}\nOTHER,打折,50%,5,,,,\n`)).fates).toEqual(['OTHER new']);
    expect(await list(other)).toMatchObject([{ value: 1000 }]);
  });
});

describe('[O3] sums in further currencies', () => {
  it('stand beside the main one in a sheet, and a currency that the conference does not offer is refused', async () => {
    const cid = await buildConference(db, { societyId, currencies: ['USD', 'JPY'] });
    const file = `${titles}\nSUM,减金额,200.00; USD 25.00; JPY 3000,5,,,,\nBAD,减金额,200.00; EUR 25.00,5,,,,\n`;
    const { rows } = await apply(cid, file);
    const bad = rows.find(({ fate }) => fate === 'wrong');
    expect(bad?.faults.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Value \(percent or amount\): the conference does not offer “EUR”/),
    ]);
    expect(await list(cid)).toMatchObject([{ code: 'SUM', value: 20_000, prices: { USD: 2500, JPY: 3000 } }]);
    const tried = await dryRun(cid, `${titles}\nSUM,减金额,200.00; JPY 3000,5,,,,\n`);
    expect(tried.rows[0]?.changes).toMatchObject([
      { label: 'Value (percent or amount)', from: '200.00; JPY 3000; USD 25.00', to: '200.00; JPY 3000' },
    ]);
    const exported = await test.call(calls.exportCodes, { cid, format: 'csv' }, options);
    const same = await dryRun(cid, Buffer.from(exported.content, 'base64'));
    expect(same.counts).toMatchObject({ same: 1, change: 0, wrong: 0 });
    const { content } = await test.call(imports.importTemplate, { cid, format: 'csv' }, options);
    expect(Buffer.from(content, 'base64').toString()).toContain('200.00; USD 25.00');
    expect((await dryRun(cid, Buffer.from(content, 'base64'))).counts).toMatchObject({ new: 3, wrong: 0 });
  });

  it('are as before when an import that changed them is undone', async () => {
    const cid = await buildConference(db, { societyId, currencies: ['USD'] });
    await apply(cid, `${titles}\nSUM,减金额,200.00; USD 25.00,5,,,,\n`);
    const { id } = await apply(cid, `${titles}\nSUM,减金额,300.00,5,,,,\n`);
    expect(await list(cid)).toMatchObject([{ value: 30_000, prices: {} }]);
    expect(await run(cid, id, imports.importUndo)).toMatchObject({ done: 1, refused: 0 });
    expect(await list(cid)).toMatchObject([{ value: 20_000, prices: { USD: 2500 } }]);
  });
});

it.each([
  ['xlsx', 'zh'],
  ['csv', 'en'],
] as const)('[O3] [X4] an export that nobody touched changes nothing (%s, %s)', async (format, language) => {
  const { cid, feeId } = await smallCongress(db, { societyId });
  const twin = await buildFeeKind(db, cid, { title: { zh: '标准注册费', en: 'Standard fee' } });
  const make = (code: string, more: object) =>
    test.call(feeCodeCalls.makeCodes, { cid, ...terms, code, ...more }, { token });
  await make('PERCENT', { value: 1250, feeIds: [feeId, twin] });
  await make('SMALL', { value: 50, size: 0 });
  await make('AMOUNT', { kind: 'amount', value: 123_456, size: 3, onlyFor: 'Someone@Example.org' });
  await make('FREE', { kind: 'exempt', value: 0, from: '2030-03-01T01:30:20Z', until: '2030-04-01T00:00:00Z' });
  await make('ENDED', { from: '2030-03-01T01:30:00Z' });
  await make('ABROAD', { onlyFor: '+49 151 12345678' });
  await make('ERASED', { onlyFor: '13900000009' });
  const codes = await list(cid);
  const ended = codes.find(({ code }) => code === 'ENDED')?.id ?? 0;
  await test.call(feeCodeCalls.endCode, { cid, codeId: ended }, { token });
  await db.updateTable('discount_code').set({ person_key: '' }).where('code', '=', 'ERASED').execute();
  const before = await list(cid);
  const { content, count } = await test.call(calls.exportCodes, { cid, format }, { token, language });
  expect(count).toBe(7);
  const file = Buffer.from(content, 'base64');
  expect((await apply(cid, file)).counts).toMatchObject({ new: 0, change: 0, same: 7, wrong: 0 });
  expect(await list(cid)).toEqual(before);
});
