import { describe, expect, it } from 'vitest';
import { changeCalls } from '@meetingapp/contract/orders/change.ts';
import { sharedCalls } from '@meetingapp/contract/orders/group-payment.ts';
import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { buildDiscountCode, buildExtra, buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';
import {
  order,
  payAtProvider,
  readOrder,
  readRegistration,
  register,
  smallCongress,
  startPaying,
  visitor,
  type Visitor,
} from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const inDollars = { feeCurrency: 'USD' };

/** A congress in yuan that also takes dollars, with a fee priced in both and one in yuan only. */
async function congress() {
  const { cid, feeId } = await smallCongress(db, {}, { amount: 160_001, prices: { USD: 24_002 } });
  const plainId = await buildFeeKind(db, cid, { title: both('短期', 'Short'), amount: 80_001, position: 1 });
  await db
    .updateTable('conference')
    .set({ currencies: JSON.stringify(['USD']) })
    .where('id', '=', cid)
    .execute();
  return { cid, feeId, plainId };
}
const save = (who: Visitor, cid: number, more: object) =>
  test.attempt(
    registrationCalls.add,
    { regid: null, uid: null, cid, cfgid: null, src: '', sub_cid: null, ...who.answers, ...more },
    { token: who.token },
  );
const preview = async (who: Visitor, regid: number) =>
  (await test.call(orderCalls.preview, { regid }, { token: who.token, language: 'en' })).preview;
const choose = (who: Visitor, regid: number, body: object) =>
  test.attempt(orderCalls.choose, { regid, ...body }, { token: who.token });

describe('[S115] a person chooses the currency at the fee step', () => {
  it('sees prices in it, and why a fee has none; without a choice it is the main one', async () => {
    const { cid, feeId, plainId } = await congress();
    const who = await visitor(test);
    const { data } = await test.call(registrationCalls.conInfo, { cid });
    expect(data).toMatchObject({ currency: 'CNY', currencies: ['CNY', 'USD'] });
    const info = (more: object) =>
      test.attempt(
        registrationCalls.info,
        { uid: null, cid, input: who.answers, ...more },
        { token: who.token, language: 'en' },
      );
    expect(await info({})).toMatchObject({
      con_fee: [
        { feeId, feeAmount: 160_001, feeCurrency: 'CNY' },
        { feeId: plainId, feeAmount: 80_001, feeCurrency: 'CNY' },
      ],
    });
    expect(await info(inDollars)).toMatchObject({
      con_fee: [{ feeId, feeAmount: 24_002, feeCurrency: 'USD' }],
      other_fee: [{ feeId: plainId, available: '0', why: [{ holds: false, text: 'No price in this currency' }] }],
    });
    expect(await info({ feeCurrency: 'EUR' })).toMatchObject({ error: 'currency_not_offered' });
  });

  it('keeps it on the registration, and the whole order has it, until there is an order', async () => {
    const { cid, feeId, plainId } = await congress();
    const who = await visitor(test);
    expect(await save(who, cid, { cfgid: plainId, ...inDollars })).toMatchObject({ error: 'currency_unpriced' });
    expect(await save(who, cid, { cfgid: feeId, feeCurrency: 'EUR' })).toMatchObject({ error: 'currency_not_offered' });
    const regid = await register(test, who, cid, feeId, inDollars);
    // A save that does not name it leaves it.
    expect(await save(who, cid, { regid, cfgid: feeId })).toMatchObject({ register: { regCurrency: 'USD' } });
    expect(await preview(who, regid)).toMatchObject({ currency: 'USD', total: 24_002 });
    expect(await save(who, cid, { regid, cfgid: feeId, feeCurrency: 'CNY' })).toMatchObject({
      register: { regCurrency: '' },
    });
    expect(await preview(who, regid)).toMatchObject({ currency: 'CNY', total: 160_001 });
    await save(who, cid, { regid, cfgid: feeId, ...inDollars });
    const made = await order(test, who, regid);
    expect(made).toMatchObject({ currency: 'USD', total: 24_002 });
    expect(await readOrder(test, who, made.orderId)).toMatchObject({ currency: 'USD', methods: [] });
    expect(await save(who, cid, { regid, cfgid: feeId, feeCurrency: 'CNY' })).toMatchObject({
      error: 'registration_locked',
    });
    expect(await readRegistration(test, who, regid)).toMatchObject({ currency: 'USD' });
  });

  it('is refused a price that was seen in another currency', async () => {
    const { cid, feeId } = await congress();
    const who = await visitor(test);
    const regid = await register(test, who, cid, feeId, inDollars);
    const made = await test.attempt(orderCalls.create, { regid, total: 160_001 }, { token: who.token });
    expect(made).toMatchObject({ error: 'price_changed' });
  });
});

describe('[S116] extras and codes in a further currency', () => {
  it('are added in it; one without a price in it is not offered, and keeps a person from switching without a word', async () => {
    const { cid, feeId } = await congress();
    const dinner = await buildExtra(db, cid, { amount: 30_001, prices: { USD: 4502 }, atMost: 3 });
    const tour = await buildExtra(db, cid, { title: both('游览', 'Tour'), amount: 20_001, position: 1 });
    const who = await visitor(test);
    const regid = await register(test, who, cid, feeId);
    await choose(who, regid, { extras: [{ extraId: tour, quantity: 1 }] });
    expect(await save(who, cid, { regid, cfgid: feeId, ...inDollars })).toMatchObject({ error: 'currency_unpriced' });
    await choose(who, regid, { extras: [{ extraId: dinner, quantity: 2 }] });
    expect(await save(who, cid, { regid, cfgid: feeId, ...inDollars })).toMatchObject({ code: 0 });
    const shown = await preview(who, regid);
    expect(shown).toMatchObject({ currency: 'USD', total: 24_002 + 2 * 4502 });
    expect(shown.extras.map(({ extraId, amount }) => [extraId, amount])).toEqual([[dinner, 4502]]);
    expect(await choose(who, regid, { extras: [{ extraId: tour, quantity: 1 }] })).toMatchObject({
      error: 'extra_sold_out',
    });
  });

  it('take off a percentage of the price in it, or the sum that is stated in it, and never that of the main one', async () => {
    const { cid, feeId } = await congress();
    await buildDiscountCode(db, cid, { code: 'TENTH', kind: 'percent', value: 1000 });
    await buildDiscountCode(db, cid, { code: 'SUM', kind: 'amount', value: 10_000 });
    await buildDiscountCode(db, cid, { code: 'BOTH', kind: 'amount', value: 10_000, prices: { USD: 1501 } });
    const who = await visitor(test);
    const regid = await register(test, who, cid, feeId, inDollars);
    expect(await choose(who, regid, { discountCode: 'SUM' })).toMatchObject({ error: 'discount_other_currency' });
    expect(await choose(who, regid, { discountCode: 'TENTH' })).toMatchObject({ preview: { total: 21_602 } });
    expect(await choose(who, regid, { discountCode: 'BOTH' })).toMatchObject({ preview: { total: 22_501 } });
    await save(who, cid, { regid, cfgid: feeId, feeCurrency: 'CNY' });
    expect(await preview(who, regid)).toMatchObject({ currency: 'CNY', total: 150_001, discountCode: 'BOTH' });
    await save(who, cid, { regid, cfgid: feeId, ...inDollars });
    expect(await order(test, who, regid)).toMatchObject({ currency: 'USD', total: 22_501 });
    // A code that was entered before the switch no longer counts.
    const other = await visitor(test);
    const second = await register(test, other, cid, feeId);
    expect(await choose(other, second, { discountCode: 'SUM' })).toMatchObject({ preview: { total: 150_001 } });
    await save(other, cid, { regid: second, cfgid: feeId, ...inDollars });
    expect(await preview(other, second)).toMatchObject({ total: 24_002, discountCode: '' });
  });
});

describe('[S117] rooms in a further currency', () => {
  const nights = ['2030-05-01', '2030-05-02'];
  const stay = { checkIn: '2030-05-01', checkOut: '2030-05-03', part: 'room' } as const;

  it('cost what was stated in it, and one without a price says so', async () => {
    const { cid, feeId } = await congress();
    const hotelId = await buildHotel(db, cid);
    const { id: twin } = await buildRoomType(db, cid, hotelId, {
      nights,
      roomAmount: 60_001,
      prices: { USD: { room: 9002, bed: null } },
    });
    const { id: single } = await buildRoomType(db, cid, hotelId, { nights, roomAmount: 50_001 });
    const { hotels, currency } = await test.call(hotelCalls.list, { cid, ...inDollars }, { language: 'en' });
    expect(currency).toBe('USD');
    expect(hotels[0]?.roomTypes).toMatchObject([
      { id: twin, open: true, nights: [{ roomAmount: 9002 }, { roomAmount: 9002 }] },
      { id: single, open: false, closedReason: expect.stringContaining('No price in this currency'), nights: [] },
    ]);
    const who = await visitor(test);
    const regid = await register(test, who, cid, feeId, inDollars);
    const book = (roomTypeId: number) =>
      test.attempt(hotelCalls.book, { regid, roomTypeId, ...stay }, { token: who.token });
    expect(await book(single)).toMatchObject({ error: 'currency_unpriced' });
    expect(await book(twin)).toMatchObject({ booking: { amount: 18_004, currency: 'USD' } });
    // The stay was priced in all currencies when it was booked: the switch keeps it.
    await save(who, cid, { regid, cfgid: feeId, feeCurrency: 'CNY' });
    expect(await preview(who, regid)).toMatchObject({ currency: 'CNY', total: 160_001 + 120_002 });
    await save(who, cid, { regid, cfgid: feeId, ...inDollars });
    expect(await order(test, who, regid)).toMatchObject({ currency: 'USD', total: 24_002 + 18_004 });

    const other = await visitor(test);
    const second = await register(test, other, cid, feeId);
    await test.call(hotelCalls.book, { regid: second, roomTypeId: single, ...stay }, { token: other.token });
    expect(await save(other, cid, { regid: second, cfgid: feeId, ...inDollars })).toMatchObject({
      error: 'currency_unpriced',
    });
  });
});

describe('[A7] payments and changes', () => {
  it('are of one currency: orders of two are not paid together', async () => {
    const { cid, feeId } = await congress();
    const who = await visitor(test);
    const orders: number[] = [];
    for (const feeCurrency of ['CNY', 'USD', 'CNY']) {
      const answers = (await visitor(test)).answers;
      const regid = await register(test, { ...who, answers }, cid, feeId, { feeCurrency });
      orders.push((await order(test, who, regid)).orderId);
    }
    const [yuan = 0, dollars = 0, more = 0] = orders;
    const share = (orderids: number[]) => test.attempt(sharedCalls.share, { orderids }, { token: who.token });
    expect(await share([yuan, dollars])).toMatchObject({ error: 'order_currencies' });
    expect(await share([yuan, more])).toMatchObject({ shared: { currency: 'CNY', total: 320_002 } });
  });

  it('of a group with one code take off the sum of the currency of each person', async () => {
    const { cid, feeId } = await congress();
    await buildDiscountCode(db, cid, { code: 'BOTH', kind: 'amount', value: 10_003, prices: { USD: 1504 } });
    const who = await visitor(test);
    const orders: Record<string, number[]> = { CNY: [], USD: [] };
    for (const feeCurrency of ['CNY', 'USD', 'CNY', 'USD']) {
      const answers = (await visitor(test)).answers;
      const regid = await register(test, { ...who, answers }, cid, feeId, { feeCurrency });
      expect(await choose(who, regid, { discountCode: 'BOTH' })).toMatchObject({ code: 0 });
      orders[feeCurrency]?.push((await order(test, who, regid)).orderId);
    }
    const share = (orderids: number[]) => test.attempt(sharedCalls.share, { orderids }, { token: who.token });
    expect(await share([...(orders['CNY'] ?? []), ...(orders['USD'] ?? [])])).toMatchObject({
      error: 'order_currencies',
    });
    expect(await share(orders['CNY'] ?? [])).toMatchObject({ shared: { currency: 'CNY', total: 2 * 149_998 } });
    expect(await share(orders['USD'] ?? [])).toMatchObject({ shared: { currency: 'USD', total: 2 * 22_498 } });
  });

  it('of a paid registration cost and refund in its currency', async () => {
    const { cid, feeId, plainId } = await congress();
    const better = await buildFeeKind(db, cid, {
      title: both('全程', 'Full'),
      amount: 200_001,
      prices: { USD: 30_002 },
      position: 2,
    });
    await db
      .updateTable('conference')
      .set({ sandbox: true, change_policy: JSON.stringify({ answers: 0, fee: 0, stay: 0 }) })
      .where('id', '=', cid)
      .execute();
    await buildDiscountCode(db, cid, { code: 'BOTH', kind: 'amount', value: 10_003, prices: { USD: 1504 } });
    const who = await visitor(test);
    const regid = await register(test, who, cid, feeId, inDollars);
    await choose(who, regid, { discountCode: 'BOTH' });
    const { orderId } = await order(test, who, regid);
    const number = await startPaying(test, who, orderId);
    await test.ports.payment.sandbox.decide(number, 'succeeded');
    await test.call(orderCalls.state, { orderid: orderId }, { token: who.token });
    const ledger = await db
      .selectFrom('ledger')
      .select(['amount', 'currency'])
      .where('order_id', '=', orderId)
      .execute();
    expect(ledger).toEqual([{ amount: 22_498, currency: 'USD' }]);
    const change = { regid, kind: 'fee' as const, branchId: null };
    const quote = (id: number) => test.attempt(changeCalls.changeQuote, { ...change, feeId: id }, { token: who.token });
    expect(await quote(better)).toMatchObject({
      quote: { currency: 'USD', before: 22_498, after: 28_498, toPay: 6000 },
    });
    expect(await quote(plainId)).toMatchObject({ error: 'currency_unpriced' });
    const made = await test.call(
      changeCalls.change,
      { ...change, feeId: better, toPay: 6000, refund: 0 },
      { token: who.token },
    );
    expect(made.order).toMatchObject({ currency: 'USD', total: 6000 });
  });

  it('of a congress with one currency stay as they were', async () => {
    const { cid, feeId } = await smallCongress(db);
    const who = await visitor(test);
    const { data } = await test.call(registrationCalls.conInfo, { cid });
    expect(data.currencies).toEqual(['CNY']);
    expect(await save(who, cid, { cfgid: feeId, ...inDollars })).toMatchObject({ error: 'currency_not_offered' });
    const regid = await register(test, who, cid, feeId);
    const { orderId } = await order(test, who, regid);
    await payAtProvider(test, await startPaying(test, who, orderId));
    expect(await readOrder(test, who, orderId)).toMatchObject({ currency: 'CNY', state: 'paid' });
  });
});
