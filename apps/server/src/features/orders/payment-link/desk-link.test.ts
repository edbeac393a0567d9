import { describe, expect, it } from 'vitest';
import { deskCalls } from '@meetingapp/contract/checkin/desk.ts';
import { paymentLinkCalls } from '@meetingapp/contract/orders/payment-link.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { order, payAtProvider, register, smallCongress, visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const staffOf = async (role: 'door' | 'reader') =>
  buildStaffToken(db, await buildStaff(db, societyId, { role, email: `${role}@example.org` }));
const [door, reader] = [await staffOf('door'), await staffOf('reader')];

async function atDesk(size: number | null = null) {
  const { cid, feeId } = await smallCongress(db, { societyId }, { size });
  const who = await visitor(test);
  const regId = await register(test, who, cid, feeId);
  const { orderId, total } = await order(test, who, regId);
  return { cid, feeId, who, regId, orderId, total };
}
type AtDesk = Awaited<ReturnType<typeof atDesk>>;

const askCode = ({ cid, regId, total }: Pick<AtDesk, 'cid' | 'regId' | 'total'>, token = door) =>
  test.attempt(deskCalls.deskPayCode, { cid, regId, amount: total }, { token });
const showCode = ({ cid, regId, total }: AtDesk) =>
  test.call(deskCalls.deskPayCode, { cid, regId, amount: total }, { token: door });
const keyOf = (link: string) => new URL(link, 'http://x').searchParams.get('link') ?? '';
const see = async ({ cid, regId }: AtDesk) =>
  (await test.call(deskCalls.deskPerson, { cid, regId }, { token: door })).person;
/** Lets the holds of order, registration and places lapse. */
async function lapse({ regId, orderId }: AtDesk): Promise<void> {
  const past = new Date(Date.now() - 60_000);
  await db.updateTable('orders').set({ hold_until: past }).where('id', '=', orderId).execute();
  await db.updateTable('registration').set({ hold_until: past }).where('id', '=', regId).execute();
  await db.updateTable('claim').set({ held_until: past }).where('registration_id', '=', regId).execute();
}
const ordersOf = ({ regId }: AtDesk) =>
  db
    .selectFrom('orders')
    .select(['id', 'state', 'hold_until'])
    .where('registration_id', '=', regId)
    .orderBy('id')
    .execute();

describe('[O16] the code of the desk', () => {
  it('is shown without the right to take money, and the person pays by it without a log-in', async () => {
    const one = await atDesk();
    const paymentKey = keyOf((await showCode(one)).link);
    const { linked } = await test.call(paymentLinkCalls.linkedOrder, { paymentKey });
    expect(linked).toMatchObject({ total: one.total, state: 'open' });
    const { paymentId } = await test.call(paymentLinkCalls.payLinked, { paymentKey, method: 'native' });
    const payment = await db.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
    await payAtProvider(test, payment.out_trade_no);
    expect(await see(one)).toMatchObject({ state: 'ready', due: null });
    expect(await askCode(one)).toMatchObject({ error: 'registration_locked' });
  });

  it('is the same when it is shown again, and refused to a reader', async () => {
    const one = await atDesk();
    const [first, second] = [await showCode(one), await showCode(one)];
    expect(second.link).toBe(first.link);
    expect(await askCode(one, reader)).toMatchObject({ error: 'forbidden' });
    expect(await ordersOf(one)).toHaveLength(1);
  });

  it('makes a new order after the old one has lapsed, with places held for half an hour', async () => {
    const one = await atDesk(1);
    await lapse(one);
    const { until } = await showCode(one);
    const minutes = (Date.parse(until ?? '') - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(30);
    expect(await ordersOf(one)).toMatchObject([{ state: 'expired' }, { state: 'open' }]);
    const other = await visitor(test);
    await expect(register(test, other, one.cid, one.feeId)).rejects.toThrow('fee_sold_out');
  });

  it('is longer when the hold ends within minutes', async () => {
    const one = await atDesk();
    const soon = new Date(Date.now() + 120_000);
    await db.updateTable('orders').set({ hold_until: soon }).where('id', '=', one.orderId).execute();
    expect(await askCode(one)).toMatchObject({ code: 0 });
    const [{ hold_until: until } = { hold_until: null }] = await ordersOf(one);
    expect(until!.getTime() - Date.now()).toBeGreaterThan(29 * 60_000);
  });

  it('is refused when the place has gone to somebody else, and nothing is made', async () => {
    const one = await atDesk(1);
    await lapse(one);
    const other = await visitor(test);
    await order(test, other, await register(test, other, one.cid, one.feeId));
    expect(await askCode(one)).toMatchObject({ error: 'fee_sold_out' });
    expect(await ordersOf(one)).toMatchObject([{ state: 'open' }]);
  });

  it('is refused for another sum than the desk showed, and for a registration of another congress', async () => {
    const one = await atDesk();
    expect(await askCode({ ...one, total: one.total - 1 })).toMatchObject({ error: 'desk_amount' });
    const { cid } = await smallCongress(db, { societyId });
    expect(await askCode({ ...one, cid })).toMatchObject({ error: 'not_found' });
  });
});
