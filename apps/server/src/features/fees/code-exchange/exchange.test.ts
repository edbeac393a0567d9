import { describe, expect, it } from 'vitest';
import { feeCodeCalls } from '@meetingapp/contract/fees/code.ts';
import { feeCodeExchangeCalls as calls, type ImportedCode } from '@meetingapp/contract/fees/code-exchange.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
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

interface Answer {
  counts?: Record<string, number>;
  rows?: ImportedCode[];
  seen?: string;
  error?: string;
  faults?: { reason: string }[];
}
async function send(
  cid: number,
  content: Buffer | string,
  wish: { mode: 'try' | 'apply'; seen?: string },
  name = 'a.csv',
) {
  const form = new FormData();
  form.append('body', JSON.stringify({ cid, ...wish }));
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const packed = new Response(form);
  const answer = await test.app.inject({
    method: 'POST',
    url: calls.importCodes.path,
    headers: { 'content-type': packed.headers.get('content-type') ?? '', token, language: 'en' },
    payload: Buffer.from(await packed.arrayBuffer()),
  });
  return answer.json() as Answer;
}
async function apply(cid: number, content: Buffer | string): Promise<Answer> {
  const { seen = '' } = await send(cid, content, { mode: 'try' });
  return send(cid, content, { mode: 'apply', seen });
}
const list = async (cid: number) => (await test.call(feeCodeCalls.codes, { cid }, { token })).codes;
const outcomes = ({ rows = [] }: Answer) => rows.map(({ code, outcome }) => `${code} ${outcome}`);
const conference = () => buildConference(db, { societyId });
const titles = '优惠码,优惠方式,优惠值,可用次数,开始时间,结束时间,适用的注册类型,只给一个人用';

describe('[O3] [O7] import of discount codes', () => {
  it('is tried first and changes nothing; applied, it adds codes, then changes them, then does nothing', async () => {
    const cid = await conference();
    const feeId = await buildFeeKind(db, cid, { title: { zh: '学生', en: 'Student' } });
    const file = `${titles}\nheart10,打折,10%,5,2030-03-01,2030-03-31,学生,\nvip,免注册费,,1,,,,13900000001\n`;
    expect(outcomes(await send(cid, file, { mode: 'try' }))).toEqual(['HEART10 new', 'VIP new']);
    expect(await list(cid)).toEqual([]);
    expect((await apply(cid, file)).counts).toEqual({ new: 2, change: 0, same: 0, wrong: 0 });
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
    const changed = 'Code,Kind of discount,Value,Uses\nHEART10,Percent off,20%,7\nVIP,No fee,,1\n';
    const tried = await send(cid, changed, { mode: 'try' });
    expect(tried.rows).toMatchObject([
      { outcome: 'change', changes: ['Value (percent or amount): 10% → 20%', 'Uses: 5 → 7'] },
      { outcome: 'same', changes: [] },
    ]);
    await apply(cid, changed);
    expect((await list(cid))[1]).toMatchObject({ value: 2000, size: 7, feeIds: [feeId] });
    expect(outcomes(await apply(cid, changed))).toEqual(['HEART10 same', 'VIP same']);
  });

  it('leaves wrong rows out and tells for each column what is wrong', async () => {
    const cid = await conference();
    const file = `${titles}\nGOOD,打折,10%,5,,,,\nGOOD,打折,20%,5,,,,\nX,half,0.1,many,soon,,Nobody,nobody\n`;
    const { rows, counts } = await apply(cid, file);
    expect(counts).toEqual({ new: 1, change: 0, same: 0, wrong: 2 });
    expect(rows?.map(({ number, outcome }) => [number, outcome])).toEqual([
      [3, 'wrong'],
      [4, 'wrong'],
      [2, 'new'],
    ]);
    expect(rows?.[0]?.faults).toEqual(['Code: row 2 has the same code']);
    expect(rows?.[1]?.faults).toMatchObject([
      expect.stringMatching(/^Code: “X” is no code/),
      expect.stringMatching(/^Kind of discount: “half”/),
      expect.stringMatching(/^Uses: enter a whole number/),
      expect.stringMatching(/^Valid from: “soon”/),
      expect.stringMatching(/^Fees, one per line: .*“Nobody”/),
      expect.stringMatching(/^For one person: .*: enter a phone number/),
    ]);
    expect(await list(cid)).toMatchObject([{ code: 'GOOD', value: 1000 }]);
  });

  it('is refused when the plan is no longer the one that was seen', async () => {
    const cid = await conference();
    const file = `${titles}\nONE,打折,10%,5,,,,\n`;
    const { seen = '' } = await send(cid, file, { mode: 'try' });
    await test.call(feeCodeCalls.makeCodes, { cid, ...terms, code: 'ONE', value: 5000 }, { token });
    expect(await send(cid, file, { mode: 'apply', seen })).toMatchObject({ error: 'changed_meanwhile' });
    expect(await send(cid, file, { mode: 'apply' })).toMatchObject({ error: 'changed_meanwhile' });
    expect(await list(cid)).toMatchObject([{ code: 'ONE', value: 5000 }]);
  });

  it('two at one moment create each code once', async () => {
    const cid = await conference();
    const file = `${titles}\n${Array.from({ length: 300 }, (_, at) => `RACE-${at},打折,10%,1,,,,`).join('\n')}\n`;
    const { seen = '' } = await send(cid, file, { mode: 'try' });
    const both = await Promise.all([1, 2].map(() => send(cid, file, { mode: 'apply', seen })));
    expect(both.map(({ error = 'ok' }) => error).toSorted()).toEqual(['changed_meanwhile', 'ok']);
    expect((await test.call(feeCodeCalls.codes, { cid }, { token })).total).toBe(300);
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

  it('refuses what is no sheet and a sheet without the columns; the template can be imported', async () => {
    const cid = await conference();
    expect(await send(cid, '%PDF-1.7', { mode: 'try' }, 'a.xlsx')).toMatchObject({ error: 'sheet_refused' });
    expect(await send(cid, 'Name,Phone\nA,1\n', { mode: 'try' })).toMatchObject({
      error: 'sheet_refused',
      faults: [{ reason: 'discount_columns' }],
    });
    for (const format of ['xlsx', 'csv'] as const) {
      const { content, name } = await test.call(calls.codesTemplate, { cid, format }, { token, language: 'en' });
      expect(name).toBe(`Template of discount codes.${format}`);
      expect((await send(cid, Buffer.from(content, 'base64'), { mode: 'try' }, name)).counts).toMatchObject({
        new: 3,
        wrong: 0,
      });
    }
  });

  it('of another conference are neither exported nor changed', async () => {
    const [cid, other] = [await conference(), await conference()];
    await apply(other, `${titles}\nOTHER,打折,10%,5,,,,\n`);
    expect((await test.call(calls.exportCodes, { cid, format: 'csv' }, { token })).count).toBe(0);
    expect(outcomes(await apply(cid, `${titles}\nOTHER,打折,50%,5,,,,\n`))).toEqual(['OTHER new']);
    expect(await list(other)).toMatchObject([{ value: 1000 }]);
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
  expect((await send(cid, file, { mode: 'try' }, `a.${format}`)).counts).toEqual({
    new: 0,
    change: 0,
    same: 7,
    wrong: 0,
  });
  await apply(cid, file);
  expect(await list(cid)).toEqual(before);
});
