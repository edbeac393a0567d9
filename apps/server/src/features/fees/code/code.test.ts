import { describe, expect, it } from 'vitest';
import { feeCodeCalls } from '@meetingapp/contract/fees/code.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { register, smallCongress, visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const terms = { kind: 'percent' as const, value: 1000, from: null, until: null, size: null };
const list = (cid: number, words = '') => test.call(feeCodeCalls.codes, { cid, words }, { token });

describe('[O3] discount codes', () => {
  it('are created one by one, and one of the same name is refused regardless of case', async () => {
    const { cid } = await smallCongress(db, { societyId });
    await test.call(feeCodeCalls.makeCodes, { cid, ...terms, code: 'heart10', size: 5 }, { token });
    expect((await list(cid)).codes).toMatchObject([
      { code: 'HEART10', kind: 'percent', value: 1000, size: 5, confirmed: 0 },
    ]);
    expect(await test.attempt(feeCodeCalls.makeCodes, { cid, ...terms, code: 'Heart10' }, { token })).toMatchObject({
      error: 'code_exists',
    });
  });

  it('many at once: all different, each with its own limit, found by a part of it, a page at a time', async () => {
    const { cid } = await smallCongress(db, { societyId });
    const body = { cid, ...terms, kind: 'exempt' as const, value: 0, prefix: 'VIP', count: 250, size: 1 };
    const { codes } = await test.call(feeCodeCalls.makeCodes, body, { token });
    expect(new Set(codes).size).toBe(250);
    expect(codes.every((code) => /^VIP[A-HJ-NP-Z2-9]{8}$/.test(code))).toBe(true);
    const first = await list(cid);
    expect([first.total, first.codes.length, first.more]).toEqual([250, 100, true]);
    const rest = await test.call(feeCodeCalls.codes, { cid, before: first.codes.at(-1)?.id ?? null }, { token });
    expect(rest.codes[0]?.id).toBeLessThan(first.codes.at(-1)?.id ?? 0);
    expect((await list(cid, codes[7]?.toLowerCase())).codes).toMatchObject([{ code: codes[7], size: 1 }]);
    const stocks = await db.selectFrom('discount_code').select('stock_id').where('conference_id', '=', cid).execute();
    expect(new Set(stocks.map((row) => row.stock_id)).size).toBe(250);
  });

  it('list who uses them, and an ended one reduces nothing any more', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    await test.call(feeCodeCalls.makeCodes, { cid, ...terms, code: 'TENTH', size: 3 }, { token });
    const who = await visitor(test);
    const regid = await register(test, who, cid, feeId);
    await test.call(orderCalls.choose, { regid, discountCode: 'tenth', extras: [] }, { token: who.token });
    const [code] = (await list(cid)).codes;
    const codeId = code?.id ?? 0;
    expect(code).toMatchObject({ held: 1, confirmed: 0 });
    const { uses } = await test.call(feeCodeCalls.codeUses, { cid, codeId }, { token });
    expect(uses).toMatchObject([{ regId: regid, name: '周晓晴', confirmed: false }]);
    await test.call(feeCodeCalls.endCode, { cid, codeId }, { token });
    const again = await test.attempt(
      orderCalls.choose,
      { regid, discountCode: 'TENTH', extras: [] },
      { token: who.token },
    );
    expect(again).toMatchObject({ error: 'discount_not_valid' });
  });

  it('refuse a percent above a hundred, no reduction at all, and an end before the start', async () => {
    const { cid } = await smallCongress(db, { societyId });
    for (const [wrong, field] of [
      [{ value: 10_001 }, 'value'],
      [{ value: 0 }, 'value'],
      [{ from: '2030-01-02T00:00:00Z', until: '2030-01-01T00:00:00Z' }, 'until'],
      [{ code: 'A B' }, 'code'],
      [{ count: 5001 }, 'count'],
    ] as const)
      expect(await test.attempt(feeCodeCalls.makeCodes, { cid, ...terms, ...wrong }, { token })).toMatchObject({
        error: 'body_invalid',
        faults: [{ field }],
      });
    expect((await list(cid)).total).toBe(0);
  });

  it('of a fixed sum have one for each currency of the conference that is named, and no other', async () => {
    const { cid } = await smallCongress(db, { societyId });
    await db
      .updateTable('conference')
      .set({ currencies: JSON.stringify(['USD']) })
      .where('id', '=', cid)
      .execute();
    const sum = { cid, ...terms, kind: 'amount' as const, value: 20_000 };
    const make = (more: object) => test.attempt(feeCodeCalls.makeCodes, { ...sum, ...more }, { token, language: 'en' });
    expect(await make({ code: 'BOTH', prices: { USD: 2500 } })).toMatchObject({ codes: ['BOTH'] });
    expect(await make({ code: 'EURO', prices: { EUR: 2500 } })).toMatchObject({
      faults: [{ field: 'prices', reason: 'not_an_option' }],
    });
    expect(await make({ code: 'ZERO', prices: { USD: 0 } })).toMatchObject({
      faults: [
        {
          field: 'prices',
          text: 'Prices in further currencies: a sum in USD must be above 0; leave it empty where the code does not apply',
        },
      ],
    });
    await make({ code: 'TENTH', kind: 'percent', value: 1000, prices: { USD: 2500 } });
    expect((await list(cid)).codes).toMatchObject([
      { code: 'TENTH', prices: {} },
      { code: 'BOTH', value: 20_000, prices: { USD: 2500 } },
    ]);
  });

  it('of another conference are not found', async () => {
    const [{ cid }, { cid: other }] = [await smallCongress(db, { societyId }), await smallCongress(db, { societyId })];
    await test.call(feeCodeCalls.makeCodes, { cid: other, ...terms, code: 'OTHER' }, { token });
    const codeId = (await list(other)).codes[0]?.id ?? 0;
    expect(await test.attempt(feeCodeCalls.endCode, { cid, codeId }, { token })).toMatchObject({ error: 'not_found' });
    expect(await test.attempt(feeCodeCalls.codeUses, { cid, codeId }, { token })).toMatchObject({ error: 'not_found' });
  });

  it('of one fee or one person reduce nothing else, and the price of another fee is whole again', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    const other = await buildFeeKind(db, cid, {});
    const make = (code: string, ties: { feeIds?: number[]; onlyFor?: string }) =>
      test.call(feeCodeCalls.makeCodes, { cid, ...terms, code, size: 5, ...ties }, { token });
    await make('THISFEE', { feeIds: [feeId] });
    await make('OTHERFEE', { feeIds: [other] });
    await make('SOMEONE', { onlyFor: 'someone@example.org' });
    const who = await visitor(test);
    const regid = await register(test, who, cid, feeId);
    const choose = (discountCode: string) =>
      test.attempt(orderCalls.choose, { regid, discountCode, extras: [] }, { token: who.token });
    expect(await choose('OTHERFEE')).toMatchObject({ error: 'discount_other_fee' });
    expect(await choose('SOMEONE')).toMatchObject({ error: 'discount_other_person' });
    expect(await choose('THISFEE')).toMatchObject({ code: 0 });
    const { answers } = await db
      .selectFrom('registration')
      .select('answers')
      .where('id', '=', regid)
      .executeTakeFirstOrThrow();
    await make('MINE', { onlyFor: answers['phone'] || answers['email'] || '' });
    expect(await choose('MINE')).toMatchObject({ code: 0 });
    const foreign = await smallCongress(db, { societyId });
    const body = { cid, ...terms, code: 'FOREIGN', feeIds: [foreign.feeId] };
    expect(await test.attempt(feeCodeCalls.makeCodes, body, { token })).toMatchObject({ error: 'not_found' });
    const wrong = { cid, ...terms, code: 'WRONG', onlyFor: 'nobody' };
    expect(await test.attempt(feeCodeCalls.makeCodes, wrong, { token })).toMatchObject({
      faults: [{ field: 'onlyFor' }],
    });
  });
});
