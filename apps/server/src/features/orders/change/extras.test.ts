import { describe, expect, it } from 'vitest';
import { changeCalls } from '@meetingapp/contract/orders/change.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { registrationConsoleCalls } from '@meetingapp/contract/registration/console.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { buildExtra } from '@meetingapp/demo/fees/fees.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
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
import { withBarrier, withoutLocks } from '../../../testing/race/without-locks.ts';

const test = await testApp();
const { db, pool } = test;
const PRICE = 30_000;
const refundPolicy = [{ untilDaysBefore: 10, percent: 50 }];

const congress = async (
  extra: { size?: number | null; atMost?: number } = {},
  app: TestApp = test,
  societyId?: number,
) => {
  const { cid, feeId } = await smallCongress(app.db, {
    refundPolicy,
    ...(societyId === undefined ? {} : { societyId }),
  });
  return { cid, feeId, extraId: await buildExtra(app.db, cid, { amount: PRICE, atMost: 3, ...extra }) };
};
const wishOf = (regid: number, extraId: number, quantity = 1) => ({
  regid,
  kind: 'extras' as const,
  extras: [{ extraId, quantity }],
});
const add = (who: Visitor, wish: ReturnType<typeof wishOf>, app: TestApp = test) => {
  const toPay = (wish.extras[0]?.quantity ?? 0) * PRICE;
  return app.attempt(changeCalls.change, { ...wish, toPay, refund: 0 }, { token: who.token });
};
const idOf = (made: object): number => ('order' in made && (made.order as { orderId: number } | null)?.orderId) || 0;
const payNow = async (who: Visitor, made: object) => payAtProvider(test, await startPaying(test, who, idOf(made)));
const options = (who: Visitor, regid: number) => test.call(changeCalls.changeOptions, { regid }, { token: who.token });
const quantityOf = async (regId: number) =>
  (await db.selectFrom('registration_extra').select('quantity').where('registration_id', '=', regId).execute())[0]
    ?.quantity ?? 0;
async function taken(extraId: number, app: TestApp = test): Promise<number> {
  const { rows } = await app.pool.query<{ sum: number }>(
    `select coalesce(sum(claim.amount), 0)::int as sum from claim join extra on extra.stock_id = claim.stock_id
      where extra.id = $1 and claim.state <> 'released' and (claim.state = 'confirmed' or claim.held_until > now())`,
    [extraId],
  );
  return rows[0]?.sum ?? 0;
}
async function refundsDone() {
  await test.work();
  const rows = await db.selectFrom('refund').select('out_refund_no').where('state', '=', 'sent').execute();
  for (const row of rows) await test.control(`/refunds/${row.out_refund_no}/settle`);
  await expect.poll(() => db.selectFrom('refund').select('id').where('state', '<>', 'done').execute()).toEqual([]);
}

describe('[A8] extras after payment', () => {
  it('are offered with what is left, held while their own order is open, and had once it is paid', async () => {
    const { cid, feeId, extraId } = await congress({ size: 10 });
    const { who, regId } = await paidRegistration(test, cid, feeId);
    expect((await options(who, regId)).extras).toMatchObject([
      { extraId, amount: PRICE, left: 10, atMost: 3, quantity: 0 },
    ]);
    const wish = wishOf(regId, extraId, 2);
    const { quote } = await test.call(changeCalls.changeQuote, wish, { token: who.token });
    expect(quote).toMatchObject({ before: 0, after: 60_000, toPay: 60_000, refund: 0 });
    const made = await add(who, wish);
    expect(await readOrder(test, who, idOf(made))).toMatchObject({
      total: 60_000,
      state: 'open',
      lines: [{ kind: 'extra', quantity: 2, amount: 60_000 }],
    });
    expect([await taken(extraId), await quantityOf(regId)]).toEqual([2, 0]);
    await payNow(who, made);
    expect([await taken(extraId), await quantityOf(regId)]).toEqual([2, 2]);
    expect((await options(who, regId)).extras).toMatchObject([{ left: 8, atMost: 1, quantity: 2 }]);
    expect((await readRegistration(test, who, regId)).history.map(({ text }) => text)).toContain('加购附加项目');
    // The next one is compared with what it costs by now.
    const more = await test.call(changeCalls.changeQuote, wishOf(regId, extraId), { token: who.token });
    expect(more.quote).toMatchObject({ before: 60_000, after: 90_000, toPay: 30_000 });
  });

  it('[S120] [O6] are in the summary of the registration with count and price, for the person and for staff', async () => {
    const societyId = await buildSociety(db);
    const { cid, feeId, extraId } = await congress({}, test, societyId);
    const bookId = await buildExtra(db, cid, { title: both('论文集', 'Proceedings'), amount: 8_000, atMost: 3 });
    const who = await visitor(test);
    const regId = await register(test, who, cid, feeId);
    const extras = [
      { extraId, quantity: 1 },
      { extraId: bookId, quantity: 2 },
    ];
    await test.call(orderCalls.choose, { regid: regId, discountCode: '', extras }, { token: who.token });
    const proceedings = { title: '论文集', quantity: 2, amount: 16_000 };
    expect((await readRegistration(test, who, regId)).extras).toEqual([
      expect.objectContaining({ quantity: 1, amount: PRICE }),
      proceedings,
    ]);
    await payAtProvider(test, await startPaying(test, who, (await order(test, who, regId)).orderId));
    // A later price is not what was paid.
    await db
      .updateTable('extra')
      .set({ amount: 2 * PRICE })
      .where('id', '=', extraId)
      .execute();
    const toPay = 2 * PRICE;
    await payNow(
      who,
      await test.attempt(changeCalls.change, { ...wishOf(regId, extraId), toPay, refund: 0 }, { token: who.token }),
    );
    const all = [expect.objectContaining({ quantity: 2, amount: 3 * PRICE }), proceedings];
    expect((await readRegistration(test, who, regId)).extras).toEqual(all);
    const token = await buildStaffToken(db, await buildStaff(db, societyId));
    const { registration } = await test.call(registrationConsoleCalls.detail, { cid, id: regId }, { token });
    expect(registration.extras).toEqual(all);
  });

  it('that are not paid change nothing, and are free again', async () => {
    const { cid, feeId, extraId } = await congress({ size: 2 });
    const { who, regId } = await paidRegistration(test, cid, feeId);
    const made = await add(who, wishOf(regId, extraId, 2));
    // Another wish replaces it.
    const second = await add(who, wishOf(regId, extraId, 1));
    expect(await readOrder(test, who, idOf(made))).toMatchObject({ state: 'cancelled' });
    await test.call(orderCalls.cancel, { orderid: idOf(second) }, { token: who.token });
    expect([await taken(extraId), await quantityOf(regId)]).toEqual([0, 0]);
    expect(await readRegistration(test, who, regId)).toMatchObject({ state: 'confirmed' });
  });

  it('come in addition to those already paid, which are not counted as free', async () => {
    const { cid, feeId, extraId } = await congress({ size: 2 });
    const who = await visitor(test);
    const regId = await register(test, who, cid, feeId);
    const extras = [{ extraId, quantity: 1 }];
    await test.call(orderCalls.choose, { regid: regId, discountCode: '', extras }, { token: who.token });
    await payAtProvider(test, await startPaying(test, who, (await order(test, who, regId)).orderId));
    expect((await options(who, regId)).extras).toMatchObject([{ left: 1, atMost: 2, quantity: 1 }]);
    const other = await paidRegistration(test, cid, feeId);
    await payNow(other.who, await add(other.who, wishOf(other.regId, extraId)));
    expect(await add(who, wishOf(regId, extraId))).toMatchObject({ error: 'extra_sold_out' });
    expect(await taken(extraId)).toBe(2);
  });

  it('are refused beyond the limit of each person, when closed, and for another person’s registration', async () => {
    const { cid, feeId, extraId } = await congress();
    const { who, regId } = await paidRegistration(test, cid, feeId);
    const refused = { error: 'extra_not_offered' };
    expect(await add(who, wishOf(regId, extraId, 4))).toMatchObject(refused);
    expect(await add(who, wishOf(regId, 999_999))).toMatchObject(refused);
    expect(await add(await visitor(test), wishOf(regId, extraId))).toMatchObject({ error: 'registration_unknown' });
    const low = { ...wishOf(regId, extraId), toPay: 1, refund: 0 };
    expect(await test.attempt(changeCalls.change, low, { token: who.token })).toMatchObject({ error: 'price_changed' });
    const foreign = await congress();
    expect(await add(who, wishOf(regId, foreign.extraId))).toMatchObject(refused);
    await db.updateTable('extra').set({ closed: true }).where('id', '=', extraId).execute();
    expect(await add(who, wishOf(regId, extraId))).toMatchObject(refused);
    expect((await options(who, regId)).extras).toEqual([]);
  });

  it('paid too late are refunded by themselves when they are gone', async () => {
    const { cid, feeId, extraId } = await congress({ size: 1 });
    const { who, regId } = await paidRegistration(test, cid, feeId);
    const made = await add(who, wishOf(regId, extraId));
    const number = await startPaying(test, who, idOf(made));
    await pool.query(
      `update claim set held_until = now() - interval '1 s' where registration_id = $1 and state = 'held'`,
      [regId],
    );
    await pool.query(`update orders set state = 'expired' where id = $1`, [idOf(made)]);
    const other = await paidRegistration(test, cid, feeId);
    await payNow(other.who, await add(other.who, wishOf(other.regId, extraId)));
    await payAtProvider(test, number);
    await refundsDone();
    expect(await readOrder(test, who, idOf(made))).toMatchObject({ state: 'refunded' });
    expect([await taken(extraId), await quantityOf(regId)]).toEqual([1, 0]);
  });

  it('are refunded with the registration by the rule, and are free again', async () => {
    const { cid, feeId, extraId } = await congress({ size: 2 });
    const { who, regId, orderId } = await paidRegistration(test, cid, feeId);
    await payNow(who, await add(who, wishOf(regId, extraId, 2)));
    expect((await readOrder(test, who, orderId)).refundNow).toBe(80_000);
    await test.call(orderCalls.refund, { orderid: orderId, amount: 80_000 }, { token: who.token });
    await refundsDone();
    const { rows } = await pool.query<{ sum: number }>(
      'select sum(amount)::int as sum from ledger where conference_id = $1',
      [cid],
    );
    expect(rows[0]?.sum).toBe(80_000);
    expect(await taken(extraId)).toBe(0);
    expect(await readRegistration(test, who, regId)).toMatchObject({ state: 'cancelled' });
  });

  it('wanted by eight at once are sold as often as there are; without the lock they would be sold more often', async () => {
    const people = 8;
    const race = async (app: TestApp, work: (all: () => Promise<unknown>) => Promise<unknown>) => {
      const { cid, feeId, extraId } = await congress({ size: 2 }, app);
      const crowd = await Promise.all(Array.from({ length: people }, () => paidRegistration(app, cid, feeId)));
      await work(() => Promise.all(crowd.map(({ who, regId }) => add(who, wishOf(regId, extraId), app))));
      return taken(extraId, app);
    };
    expect(await race(test, (all) => all())).toBe(2);
    const open = await testApp();
    await withoutLocks(open.pool);
    expect(await race(open, (all) => withBarrier(open.pool, 3, all))).toBeGreaterThan(2);
  });
});
