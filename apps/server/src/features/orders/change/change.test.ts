import { describe, expect, it } from 'vitest';
import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { changeCalls } from '@meetingapp/contract/orders/change.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildBranch } from '@meetingapp/demo/forms/forms.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import {
  order,
  paidRegistration,
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
const { db, pool } = test;

const open = { changePolicy: { answers: 0, fee: 3, stay: 3 }, refundPolicy: [{ untilDaysBefore: 10, percent: 50 }] };

/** A fee of 1,000.00, a more expensive one with one place, and a cheaper one. */
async function congress(wish = {}) {
  const { cid, feeId } = await smallCongress(db, { ...open, ...wish });
  const dear = await buildFeeKind(db, cid, { amount: 150_000, size: 1 });
  const cheap = await buildFeeKind(db, cid, { amount: 60_000 });
  return { cid, feeId, dear, cheap };
}

const toFee = (regid: number, feeId: number, branchId: number | null = null) =>
  ({ regid, kind: 'fee' as const, feeId, branchId }) as const;
type Wish = ReturnType<typeof toFee> | { regid: number; kind: 'stay'; stay: object | null };

const quote = async (who: Visitor, wish: Wish) =>
  (await test.call(changeCalls.changeQuote, wish as never, { token: who.token })).quote;
const make = (who: Visitor, wish: Wish, toPay: number, refund = 0) =>
  test.attempt(changeCalls.change, { ...wish, toPay, refund }, { token: who.token });

async function feeOf(regId: number) {
  const row = await db
    .selectFrom('registration')
    .select('fee_kind_id')
    .where('id', '=', regId)
    .executeTakeFirstOrThrow();
  return row.fee_kind_id;
}
const liveClaims = async (regId: number) =>
  (
    await pool.query<{ kind: string; state: string }>(
      `select stock.kind, state from claim join stock on stock.id = stock_id
        where registration_id = $1 and state <> 'released' order by claim.id`,
      [regId],
    )
  ).rows;
const booked = async (cid: number) =>
  (await pool.query<{ sum: number }>('select sum(amount)::int as sum from ledger where conference_id = $1', [cid]))
    .rows[0]?.sum;

/** Lets the providers carry out all refunds. */
async function refundsDone() {
  await test.work();
  const rows = await db.selectFrom('refund').select('out_refund_no').where('state', '=', 'sent').execute();
  for (const row of rows) await test.control(`/refunds/${row.out_refund_no}/settle`);
  await expect.poll(() => db.selectFrom('refund').select('id').where('state', '<>', 'done').execute()).toEqual([]);
}

describe('[A8] changing the registration type', () => {
  it('previews what is due, keeps the current type until it is paid, and then changes it', async () => {
    const { cid, feeId, dear } = await congress();
    const { who, regId } = await paidRegistration(test, cid, feeId);
    const wish = toFee(regId, dear);
    expect(await quote(who, wish)).toMatchObject({ before: 100_000, after: 150_000, toPay: 50_000, refund: 0 });
    const made = await make(who, wish, 50_000);
    const further = ('order' in made && made.order) || null;
    expect(further).toMatchObject({ total: 50_000, state: 'open' });
    expect(await feeOf(regId)).toBe(feeId);
    await payAtProvider(test, await startPaying(test, who, further!.orderId));
    expect(await feeOf(regId)).toBe(dear);
    expect(await liveClaims(regId)).toEqual([{ kind: 'fee', state: 'confirmed' }]);
    expect(await booked(cid)).toBe(150_000);
    expect(await readRegistration(test, who, regId)).toMatchObject({ state: 'confirmed' });
  });

  it('to a cheaper one refunds by the rule, immediately, and releases the place as well', async () => {
    const { cid, dear, cheap } = await congress();
    const { who, regId, orderId } = await paidRegistration(test, cid, dear);
    const wish = toFee(regId, cheap);
    expect(await quote(who, wish)).toMatchObject({ toPay: 0, refund: 45_000, percent: 50 });
    expect(await make(who, wish, 0, 90_000)).toMatchObject({ error: 'price_changed' });
    expect(await make(who, wish, 0, 45_000)).toMatchObject({ code: 0, order: null });
    await refundsDone();
    expect(await feeOf(regId)).toBe(cheap);
    expect(await readOrder(test, who, orderId)).toMatchObject({ state: 'partly_refunded', refunded: 45_000 });
    expect(await booked(cid)).toBe(105_000);
    await paidRegistration(test, cid, dear);
    // And back again: compared with the present price, not with the amount first paid.
    expect(await quote(who, toFee(regId, dear))).toMatchObject({ before: 60_000, toPay: 90_000 });
  });

  it('that is not paid changes nothing, and can be started again', async () => {
    const { cid, feeId, dear } = await congress();
    const { who, regId } = await paidRegistration(test, cid, feeId);
    const first = await make(who, toFee(regId, dear), 50_000);
    const second = await make(who, toFee(regId, dear), 50_000);
    const [one, two] = [first, second].map((made) => ('order' in made && made.order?.orderId) || 0);
    expect(await readOrder(test, who, one!)).toMatchObject({ state: 'cancelled' });
    await test.call(orderCalls.cancel, { orderid: two! }, { token: who.token });
    expect(await feeOf(regId)).toBe(feeId);
    expect(await liveClaims(regId)).toEqual([{ kind: 'fee', state: 'confirmed' }]);
    expect(await readRegistration(test, who, regId)).toMatchObject({ state: 'confirmed' });
  });

  it('paid too late is refunded automatically when the place is gone, and applied when it is not', async () => {
    const { cid, feeId, dear } = await congress();
    const { who, regId } = await paidRegistration(test, cid, feeId);
    const made = await make(who, toFee(regId, dear), 50_000);
    const orderId = ('order' in made && made.order?.orderId) || 0;
    const number = await startPaying(test, who, orderId);
    await pool.query(
      `update claim set held_until = now() - interval '1 s' where registration_id = $1 and state = 'held'`,
      [regId],
    );
    await pool.query(`update orders set state = 'expired' where id = $1`, [orderId]);
    await paidRegistration(test, cid, dear);
    await payAtProvider(test, number);
    await refundsDone();
    expect(await feeOf(regId)).toBe(feeId);
    expect(await readOrder(test, who, orderId)).toMatchObject({ state: 'refunded' });
    expect(await liveClaims(regId)).toEqual([{ kind: 'fee', state: 'confirmed' }]);
  });

  it('is refused when it is full, not allowed for this person, or disabled by the organiser', async () => {
    const { cid, feeId, dear } = await congress();
    const { who, regId } = await paidRegistration(test, cid, feeId);
    await paidRegistration(test, cid, dear);
    expect(await make(who, toFee(regId, dear), 50_000)).toMatchObject({ error: 'fee_sold_out' });
    expect(await make(who, toFee(regId, feeId), 0)).toMatchObject({ error: 'change_nothing' });
    expect(await make(who, toFee(regId, 999_999), 0)).toMatchObject({ error: 'fee_not_eligible' });
    expect(await make(await visitor(test), toFee(regId, dear), 0)).toMatchObject({ error: 'registration_unknown' });
    const shut = await congress({ changePolicy: { answers: 0, fee: 60, stay: null } });
    const other = await paidRegistration(test, shut.cid, shut.feeId);
    expect(await make(other.who, toFee(other.regId, shut.cheap), 0, 20_000)).toMatchObject({
      error: 'change_not_allowed',
    });
    const options = await test.call(changeCalls.changeOptions, { regid: other.regId }, { token: other.who.token });
    expect(options).toMatchObject({ fee: { allowed: false }, stay: { allowed: false, until: null } });
  });

  it('can be to another branch, but not to one with an existing registration', async () => {
    const { cid, feeId } = await congress();
    const [one, two] = [await buildBranch(db, cid, { size: 5 }), await buildBranch(db, cid, { size: 1 })];
    const who = await visitor(test);
    const regId = await register(test, who, cid, feeId, { sub_cid: one });
    await payAtProvider(test, await startPaying(test, who, (await order(test, who, regId)).orderId));
    expect(await make(who, toFee(regId, feeId, two), 0)).toMatchObject({ code: 0 });
    const again = await register(test, who, cid, feeId, { sub_cid: one });
    await payAtProvider(test, await startPaying(test, who, (await order(test, who, again)).orderId));
    expect(await make(who, toFee(regId, feeId, one), 0)).toMatchObject({ error: 'already_registered' });
  });

  it('a later cancellation refunds from everything that was paid', async () => {
    const { cid, feeId, dear } = await congress();
    const { who, regId, orderId } = await paidRegistration(test, cid, feeId);
    const made = await make(who, toFee(regId, dear), 50_000);
    await payAtProvider(test, await startPaying(test, who, ('order' in made && made.order?.orderId) || 0));
    expect((await readOrder(test, who, orderId)).refundNow).toBe(75_000);
    await test.call(orderCalls.refund, { orderid: orderId, amount: 75_000 }, { token: who.token });
    await refundsDone();
    expect(await booked(cid)).toBe(75_000);
    expect(await liveClaims(regId)).toEqual([]);
    expect(await readRegistration(test, who, regId)).toMatchObject({ state: 'cancelled' });
  });

  it('follows the organiser’s settings', async () => {
    const { cid } = await congress();
    const { society_id } = await db
      .selectFrom('conference')
      .select('society_id')
      .where('id', '=', cid)
      .executeTakeFirstOrThrow();
    const token = await buildStaffToken(db, await buildStaff(db, society_id));
    const policy = { answers: 5, fee: null, stay: 20 };
    await test.call(changeCalls.saveChangePolicy, { cid, ...policy }, { token });
    expect(await test.call(changeCalls.changePolicy, { cid }, { token })).toMatchObject({ policy });
  });
});

describe('[A8] changing the stay', () => {
  async function withRoom() {
    const { cid, feeId } = await congress();
    const type = await buildRoomType(db, cid, await buildHotel(db, cid), {
      beds: 2,
      sellsBeds: true,
      rooms: 1,
      roomAmount: 40_000,
      nights: ['2030-05-01', '2030-05-02', '2030-05-03'],
    });
    const who = await visitor(test);
    const regId = await register(test, who, cid, feeId);
    const bed = { roomTypeId: type.id, checkIn: '2030-05-01', checkOut: '2030-05-02', part: 'bed', gender: 'female' };
    await test.call(hotelCalls.book, { regid: regId, ...bed } as never, { token: who.token });
    await payAtProvider(test, await startPaying(test, who, (await order(test, who, regId)).orderId));
    return { cid, feeId, who, regId, bed };
  }

  it('adds a night for its price, and returns one by the rule', async () => {
    const { who, regId, bed } = await withRoom();
    const longer = { regid: regId, kind: 'stay' as const, stay: { ...bed, checkOut: '2030-05-03' } };
    expect(await quote(who, longer)).toMatchObject({ before: 20_000, after: 40_000, toPay: 20_000 });
    const made = await make(who, longer, 20_000);
    await payAtProvider(test, await startPaying(test, who, ('order' in made && made.order?.orderId) || 0));
    expect((await readRegistration(test, who, regId)).hotel).toMatchObject([{ nights: 2, bookFl: 2, amount: 40_000 }]);
    expect(await liveClaims(regId)).toHaveLength(3);
    const none = { regid: regId, kind: 'stay' as const, stay: null };
    expect(await quote(who, none)).toMatchObject({ after: 0, refund: 20_000 });
    expect(await make(who, none, 0, 20_000)).toMatchObject({ code: 0 });
    expect((await readRegistration(test, who, regId)).hotel).toEqual([]);
    expect(await liveClaims(regId)).toHaveLength(1);
  });

  it('from bed to room needs a free room beside the bed until it is paid, and is refused when there is none', async () => {
    const { who, regId, bed } = await withRoom();
    const room = { regid: regId, kind: 'stay' as const, stay: { ...bed, part: 'room', gender: '' } };
    expect(await make(who, room, 20_000)).toMatchObject({ error: 'room_full' });
    expect(await make(who, { ...room, stay: { ...bed, checkOut: '2030-05-01' } }, 0)).toMatchObject({
      error: 'stay_invalid',
    });
  });
});
