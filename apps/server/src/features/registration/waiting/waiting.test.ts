import { describe, expect, it } from 'vitest';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { waitingCalls } from '@meetingapp/contract/registration/waiting.ts';
import { buildExtra, buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildBranch } from '@meetingapp/demo/forms/forms.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { order, register, smallCongress, visitor, type Visitor } from '../../../testing/congress.ts';
import { sentTo } from '../../../testing/outbox.ts';

const test = await testApp();
const { db, pool } = test;

/** A conference with a full fee (held by one person) and an open one. */
async function fullCongress(size = 1) {
  const { cid, feeId: full } = await smallCongress(db, {}, { size });
  const open = await buildFeeKind(db, cid);
  const holders = [];
  for (let i = 0; i < size; i += 1) {
    const who = await visitor(test);
    holders.push({ who, regId: await register(test, who, cid, full) });
  }
  return { cid, full, open, holders };
}

const join = (who: Visitor, regid: number, id: number, kind: 'fee' | 'branch' | 'extra' = 'fee', quantity = 1) =>
  test.attempt(waitingCalls.waitingJoin, { regid, kind, id, quantity }, { token: who.token });
const mine = async (who: Visitor) =>
  (await test.call(waitingCalls.waitingMine, { cid: null, regid: null }, { token: who.token })).entries;
const leave = (who: Visitor, entryid: number) =>
  test.attempt(waitingCalls.waitingLeave, { entryid }, { token: who.token });
const accept = (who: Visitor, entryid: number) =>
  test.attempt(waitingCalls.waitingAccept, { entryid }, { token: who.token });

/** A person with a draft on the waiting list of a fee. */
async function waiter(cid: number, full: number) {
  const who = await visitor(test);
  const body = { regid: null, uid: null, cid, cfgid: null, src: '', sub_cid: null, ...who.answers };
  const { register: saved } = await test.call(registrationCalls.add, body, { token: who.token });
  const regId = saved.regId ?? 0;
  expect(await join(who, regId, full)).toMatchObject({ code: 0 });
  return { who, regId };
}

/** Cancels the first holder's registration, as that person would. */
async function freeOne({ who, regId }: { who: Visitor; regId: number }) {
  const { orderId } = await order(test, who, regId);
  await test.call(orderCalls.cancel, { orderid: orderId }, { token: who.token });
}

describe('[A6] the waiting list', () => {
  it('shows the true position, and joining repeatedly keeps one entry', async () => {
    const { cid, full } = await fullCongress();
    const first = await waiter(cid, full);
    const second = await waiter(cid, full);
    await join(second.who, second.regId, full);
    expect(await mine(first.who)).toMatchObject([{ state: 'waiting', before: 0, targetId: full, kind: 'fee' }]);
    expect(await mine(second.who)).toMatchObject([{ state: 'waiting', before: 1 }]);
    await leave(first.who, (await mine(first.who))[0]!.entryId);
    expect(await mine(second.who)).toMatchObject([{ before: 0 }]);
  });

  it('offers a released place to the next one immediately, in a message with its deadline', async () => {
    const { cid, full, holders } = await fullCongress();
    const { who } = await waiter(cid, full);
    await freeOne(holders[0]!);
    const [told] = (await sentTo(test, who.answers.phone)).slice(-1);
    expect(told?.variables['title']).toBe('标准注册费');
    const [entry] = await mine(who);
    expect(entry).toMatchObject({ state: 'offered', before: 0 });
    expect(Date.parse(entry!.offerUntil!) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  });

  it('grants nobody else an offered or promised place', async () => {
    const { cid, full, holders } = await fullCongress();
    const { who, regId } = await waiter(cid, full);
    const stranger = await visitor(test);
    const body = { regid: null, uid: null, cid, cfgid: full, src: '', sub_cid: null, ...stranger.answers };
    await freeOne(holders[0]!);
    expect(await test.attempt(registrationCalls.add, body, { token: stranger.token })).toMatchObject({
      error: 'fee_sold_out',
    });
    await test.work();
    expect(await test.attempt(registrationCalls.add, body, { token: stranger.token })).toMatchObject({
      error: 'fee_sold_out',
    });
    const [entry] = await mine(who);
    expect(await accept(who, entry!.entryId)).toMatchObject({ code: 0 });
    expect(await order(test, who, regId)).toMatchObject({ state: 'open', total: 100_000 });
    expect(await mine(who)).toEqual([]);
  });

  it('is accepted by choosing the fee as well, and the place is then held for the time of the offer', async () => {
    const { cid, full, holders } = await fullCongress();
    const { who, regId } = await waiter(cid, full);
    await freeOne(holders[0]!);
    await test.work();
    await register(test, who, cid, full, { regid: regId });
    const { rows } = await pool.query<{ hours: number }>(
      `select floor(extract(epoch from held_until - now()) / 3600)::int as hours from claim where registration_id = $1 and state = 'held'`,
      [regId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.hours).toBe(23);
  });

  it('moves to the next one after a refusal and after expiry', async () => {
    const { cid, full, holders } = await fullCongress();
    const people = [await waiter(cid, full), await waiter(cid, full), await waiter(cid, full)];
    await freeOne(holders[0]!);
    await test.work();
    await leave(people[0]!.who, (await mine(people[0]!.who))[0]!.entryId);
    await test.work();
    expect(await mine(people[0]!.who)).toEqual([]);
    const [second] = await mine(people[1]!.who);
    expect(second).toMatchObject({ state: 'offered' });
    for (const table of ['claim', 'waiting_entry'] as const) {
      const column = table === 'claim' ? 'held_until' : 'offer_until';
      await pool.query(
        `update ${table} set ${column} = now() - interval '1 s' where registration_id = $1 and ${column} is not null`,
        [people[1]!.regId],
      );
    }
    expect(await accept(people[1]!.who, second!.entryId)).toMatchObject({ error: 'offer_over' });
    expect(await mine(people[1]!.who)).toMatchObject([{ state: 'expired' }]);
    await pool.query(`select graphile_worker.add_job('registration.waiting')`);
    await test.work();
    expect(await mine(people[2]!.who)).toMatchObject([{ state: 'offered' }]);
    // A person whose offer lapsed can join again, at the end.
    expect(await join(people[1]!.who, people[1]!.regId, full)).toMatchObject({ code: 0 });
    expect(await mine(people[1]!.who)).toMatchObject([{ state: 'waiting', before: 1 }]);
  });

  it('offers as many places as the organiser adds, in the order of joining', async () => {
    const { cid, full } = await fullCongress();
    const people = [];
    for (let i = 0; i < 3; i += 1) people.push(await waiter(cid, full));
    await pool.query(`update stock set size = 3 where id = (select stock_id from fee_kind where id = $1)`, [full]);
    await test.work();
    const states = [];
    for (const { who } of people) states.push((await mine(who))[0]?.state);
    expect(states).toEqual(['offered', 'offered', 'waiting']);
  });

  it('keeps another choice until the offer is accepted, and never buys both', async () => {
    const { cid, full, open, holders } = await fullCongress();
    const { who, regId } = await waiter(cid, full);
    await register(test, who, cid, open, { regid: regId });
    await freeOne(holders[0]!);
    await test.work();
    await register(test, who, cid, open, { regid: regId });
    expect(await mine(who)).toMatchObject([{ state: 'offered' }]);
    const made = await order(test, who, regId);
    expect(made.total).toBe(100_000);
    const { rows } = await pool.query(`select from claim where registration_id = $1 and state <> 'released'`, [regId]);
    expect(rows).toHaveLength(1);
    expect(await mine(who)).toEqual([]);
  });

  it('is for branches and extras as well', async () => {
    const { cid, feeId } = await smallCongress(db);
    const branch = await buildBranch(db, cid, { size: 1 });
    const extra = await buildExtra(db, cid, { size: 1, atMost: 2 });
    const one = await visitor(test);
    const first = await register(test, one, cid, feeId, { sub_cid: branch });
    await test.call(
      orderCalls.choose,
      { regid: first, extras: [{ extraId: extra, quantity: 1 }] },
      { token: one.token },
    );
    const who = await visitor(test);
    const body = { regid: null, uid: null, cid, cfgid: null, src: '', sub_cid: branch, ...who.answers };
    const { register: saved } = await test.call(registrationCalls.add, body, { token: who.token });
    const regId = saved.regId ?? 0;
    expect(await join(who, regId, branch, 'branch')).toMatchObject({ code: 0 });
    expect(await join(who, regId, extra, 'extra')).toMatchObject({ code: 0 });
    await freeOne({ who: one, regId: first });
    await test.work();
    for (const { entryId } of await mine(who)) expect(await accept(who, entryId)).toMatchObject({ code: 0 });
    await register(test, who, cid, feeId, { regid: regId, sub_cid: branch });
    const made = await order(test, who, regId);
    expect(made.total).toBe(100_000 + 30_000);
  });

  it('refuses what is not full, what is not allowed, and other people', async () => {
    const { cid, full, open } = await fullCongress();
    const { who, regId } = await waiter(cid, full);
    expect(await join(who, regId, open)).toMatchObject({ error: 'waiting_not_needed' });
    expect(await join(who, regId, 999_999)).toMatchObject({ error: 'fee_not_eligible' });
    const other = await visitor(test);
    expect(await join(other, regId, full)).toMatchObject({ error: 'registration_unknown' });
    const [entry] = await mine(who);
    expect(await leave(other, entry!.entryId)).toMatchObject({ error: 'waiting_unknown' });
    expect(await accept(who, entry!.entryId)).toMatchObject({ error: 'offer_over' });
    await order(test, who, await register(test, who, cid, open, { regid: regId }));
    expect(await join(who, regId, full)).toMatchObject({ error: 'registration_locked' });
  });

  it('is visible to and ordered by staff', async () => {
    const { cid, full } = await fullCongress();
    const { who } = await waiter(cid, full);
    const { society_id } = await db
      .selectFrom('conference')
      .select('society_id')
      .where('id', '=', cid)
      .executeTakeFirstOrThrow();
    const token = await buildStaffToken(db, await buildStaff(db, society_id));
    const { entries } = await test.call(waitingCalls.waitingList, { cid }, { token });
    expect(entries).toMatchObject([{ name: who.answers.name, state: 'waiting', before: 0 }]);
    expect(await test.call(waitingCalls.waitingSetting, { cid, offerHours: 48 }, { token })).toMatchObject({
      offerHours: 48,
    });
    const elsewhere = await fullCongress();
    const entryid = entries[0]!.entryId;
    expect(await test.attempt(waitingCalls.waitingRemove, { cid: elsewhere.cid, entryid }, { token })).toMatchObject({
      error: 'forbidden',
    });
    await test.call(waitingCalls.waitingRemove, { cid, entryid }, { token });
    expect(await mine(who)).toEqual([]);
  });

  it('staff grant a place out of turn only when one is free', async () => {
    const { cid, feeId } = await smallCongress(db);
    const extra = await buildExtra(db, cid, { size: 1, atMost: 3 });
    const [holder, many, one] = [await visitor(test), await visitor(test), await visitor(test)];
    const regid = await register(test, holder, cid, feeId);
    const chosen = { regid, extras: [{ extraId: extra, quantity: 1 }] };
    await test.call(orderCalls.choose, chosen, { token: holder.token });
    await join(many, await register(test, many, cid, feeId), extra, 'extra', 2);
    await join(one, await register(test, one, cid, feeId), extra, 'extra', 1);
    const { society_id } = await db
      .selectFrom('conference')
      .select('society_id')
      .where('id', '=', cid)
      .executeTakeFirstOrThrow();
    const token = await buildStaffToken(db, await buildStaff(db, society_id, { email: 'second@waiting.example' }));
    const list = () => test.call(waitingCalls.waitingList, { cid }, { token });
    const offer = async (entryid: number) => test.attempt(waitingCalls.waitingOffer, { cid, entryid }, { token });
    const [first, second] = (await list()).entries;
    expect((await list()).targets).toMatchObject([{ kind: 'extra', targetId: extra, size: 1, left: 0 }]);
    expect(await offer(second!.entryId)).toMatchObject({ error: 'waiting_no_place' });
    await test.call(orderCalls.choose, { regid, extras: [] }, { token: holder.token });
    await test.work();
    expect((await list()).entries).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
    expect(await offer(first!.entryId)).toMatchObject({ error: 'waiting_no_place' });
    await Promise.all([offer(second!.entryId), offer(second!.entryId)]);
    expect(await mine(one)).toMatchObject([{ state: 'offered', quantity: 1 }]);
    expect((await list()).targets).toMatchObject([{ left: 0 }]);
    const elsewhere = await fullCongress();
    expect(
      await test.attempt(waitingCalls.waitingOffer, { cid: elsewhere.cid, entryid: first!.entryId }, { token }),
    ).toMatchObject({ error: 'forbidden' });
  });
});
