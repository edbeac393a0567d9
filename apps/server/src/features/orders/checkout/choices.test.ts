import { describe, expect, it } from 'vitest';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { buildDiscountCode, buildExtra, type DiscountInput } from '@meetingapp/demo/fees/fees.ts';
import { testApp } from '../../../testing/app.ts';
import {
  order,
  payAtProvider,
  readOrder,
  register,
  smallCongress,
  startPaying,
  visitor,
  type Visitor,
} from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;

const chooser = async (fee = 100_000) => {
  const { cid, feeId } = await smallCongress(db, {}, { amount: fee });
  const who = await visitor(test);
  return { cid, feeId, who, regid: await register(test, who, cid, feeId) };
};
const choose = (who: Visitor, regid: number, body: object) =>
  test.attempt(orderCalls.choose, { regid, ...body }, { token: who.token, language: 'en' });
const totalOf = async (who: Visitor, regid: number) =>
  (await test.call(orderCalls.preview, { regid }, { token: who.token })).preview.total;

describe('[C16] a discount code', () => {
  const cases: [title: string, wish: DiscountInput, total: number][] = [
    ['of a tenth', { kind: 'percent', value: 1000 }, 90_000],
    ['of a third, rounded for the person', { kind: 'percent', value: 3333 }, 66_670],
    ['of an amount', { kind: 'amount', value: 25_000 }, 75_000],
    ['of more than the fee', { kind: 'amount', value: 250_000 }, 0],
    ['that exempts', { kind: 'exempt' }, 0],
  ];
  for (const [title, wish, total] of cases)
    it(`${title} is a separate line and lowers the fee`, async () => {
      const { cid, who, regid } = await chooser();
      await buildDiscountCode(db, cid, { ...wish, code: 'Autumn' });
      const answer = await choose(who, regid, { discountCode: ' autumn ' });
      expect(answer).toMatchObject({ code: 0, preview: { total, discountCode: 'Autumn' } });
      const made = await order(test, who, regid);
      expect(made.total).toBe(total);
      expect(made.state).toBe(total === 0 ? 'paid' : 'open');
      expect((await readOrder(test, who, made.orderId)).lines.map((line) => [line.kind, line.amount])).toEqual([
        ['fee', 100_000],
        ['discount', total - 100_000],
      ]);
    });

  it('that is unknown, of another conference, too early or too late reports which', async () => {
    const { cid, who, regid } = await chooser();
    const elsewhere = await smallCongress(db);
    await buildDiscountCode(db, elsewhere.cid, { code: 'ELSEWHERE' });
    await buildDiscountCode(db, cid, { code: 'EARLY', from: new Date(Date.now() + 1000) });
    await buildDiscountCode(db, cid, { code: 'LATE', until: new Date(Date.now() - 1000) });
    for (const [discountCode, error] of [
      ['NONE', 'discount_unknown'],
      ['ELSEWHERE', 'discount_unknown'],
      ['EARLY', 'discount_not_valid'],
      ['LATE', 'discount_not_valid'],
    ])
      expect(await choose(who, regid, { discountCode })).toMatchObject({ error });
    expect(await totalOf(who, regid)).toBe(100_000);
  });

  it('for one person is unavailable while it is held, and free after release', async () => {
    const { cid, feeId, who, regid } = await chooser();
    await buildDiscountCode(db, cid, { code: 'ONE', size: 1 });
    expect(await choose(who, regid, { discountCode: 'ONE' })).toMatchObject({ code: 0 });
    const other = await visitor(test);
    const second = await register(test, other, cid, feeId);
    expect(await choose(other, second, { discountCode: 'ONE' })).toMatchObject({
      error: 'discount_used_up',
      msg: 'This discount code has been used up',
    });
    expect(await choose(who, regid, { discountCode: '' })).toMatchObject({
      code: 0,
      preview: { total: 100_000, discountCode: '' },
    });
    expect(await choose(other, second, { discountCode: 'ONE' })).toMatchObject({ code: 0 });
  });

  it('that expires before the order is made reduces nothing, and the person sees the new price first', async () => {
    const { cid, who, regid } = await chooser();
    const id = await buildDiscountCode(db, cid, { code: 'SOON', value: 1000 });
    expect(await choose(who, regid, { discountCode: 'SOON' })).toMatchObject({ preview: { total: 90_000 } });
    await db
      .updateTable('discount_code')
      .set({ ends_at: new Date(Date.now() - 1000) })
      .where('id', '=', id)
      .execute();
    expect(await test.attempt(orderCalls.create, { regid, total: 90_000 }, { token: who.token })).toMatchObject({
      error: 'price_changed',
    });
    const { preview } = await test.call(orderCalls.preview, { regid }, { token: who.token });
    expect(preview).toMatchObject({ total: 100_000, discountCode: '' });
    expect(preview.lines).toHaveLength(1);
    expect((await order(test, who, regid)).total).toBe(100_000);
  });
});

describe('[C16] extras', () => {
  it('are offered with the remaining stock, counted, priced and paid with the fee', async () => {
    const { cid, who, regid } = await chooser();
    const dinner = await buildExtra(db, cid, { amount: 30_000, atMost: 3, size: 5 });
    const trip = await buildExtra(db, cid, { amount: 12_000, position: 1 });
    const answer = await choose(who, regid, {
      extras: [
        { extraId: dinner, quantity: 2 },
        { extraId: trip, quantity: 0 },
      ],
    });
    expect(answer).toMatchObject({
      preview: {
        total: 160_000,
        extras: [
          { extraId: dinner, left: 5, quantity: 2, atMost: 3 },
          { extraId: trip, left: null, quantity: 0 },
        ],
      },
    });
    const made = await order(test, who, regid);
    await payAtProvider(test, await startPaying(test, who, made.orderId));
    const shown = await readOrder(test, who, made.orderId);
    expect(shown).toMatchObject({ state: 'paid', total: 160_000 });
    expect(shown.lines).toMatchObject([{ kind: 'fee' }, { kind: 'extra', quantity: 2, amount: 60_000 }]);
  });

  it('named twice are added up, and never exceed the limit', async () => {
    const { cid, who, regid } = await chooser();
    const extraId = await buildExtra(db, cid, { atMost: 2 });
    const twice = (quantity: number) => ({
      extras: [
        { extraId, quantity },
        { extraId, quantity },
      ],
    });
    expect(await choose(who, regid, twice(1))).toMatchObject({ code: 0, preview: { extras: [{ quantity: 2 }] } });
    expect(await choose(who, regid, twice(2))).toMatchObject({ error: 'extra_sold_out' });
  });

  it('that are sold out, unknown or too many are refused, and the earlier choice stays', async () => {
    const { cid, feeId, who, regid } = await chooser();
    const extraId = await buildExtra(db, cid, { atMost: 2, size: 2 });
    await choose(who, regid, { extras: [{ extraId, quantity: 1 }] });
    const other = await visitor(test);
    const second = await register(test, other, cid, feeId);
    for (const extras of [[{ extraId, quantity: 2 }], [{ extraId: 999_999, quantity: 1 }], [{ extraId, quantity: 3 }]])
      expect(await choose(other, second, { extras })).toMatchObject({ error: 'extra_sold_out' });
    expect(await choose(who, regid, { extras: [{ extraId, quantity: 3 }] })).toMatchObject({ error: 'extra_sold_out' });
    expect(await totalOf(who, regid)).toBe(130_000);
    for (const quantity of [-1, 1.5, '1'])
      expect(await choose(who, regid, { extras: [{ extraId, quantity }] })).toMatchObject({
        error: 'body_invalid',
        faults: [{ field: 'extras.0.quantity' }],
      });
  });

  it('cannot be changed once the order is made', async () => {
    const { cid, who, regid } = await chooser();
    const extraId = await buildExtra(db, cid);
    await order(test, who, regid);
    expect(await choose(who, regid, { extras: [{ extraId, quantity: 1 }] })).toMatchObject({
      error: 'registration_locked',
    });
  });
});
