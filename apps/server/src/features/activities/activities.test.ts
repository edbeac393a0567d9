import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { activityCalls as calls } from '@meetingapp/contract/activities/activity.ts';
import { activityConsoleCalls as desk } from '@meetingapp/contract/activities/console.ts';
import { deviceCalls, type SentScan } from '@meetingapp/contract/checkin/device.ts';
import { checkinConsoleCalls } from '@meetingapp/contract/checkin/console.ts';
import { wallCalls } from '@meetingapp/contract/checkin/wall.ts';
import { inboxCalls } from '@meetingapp/contract/messages/inbox.ts';
import { buildActivity, buildStamp, type ActivityInput } from '@meetingapp/demo/activities/activities.ts';
import { buildDevice, buildPoint, ticketPrints } from '@meetingapp/demo/checkin/points.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildForm, buildOwnForm } from '@meetingapp/demo/forms/forms.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { barCodeOf } from '@meetingapp/domain/checkin/bar-code.ts';
import { testApp } from '../../testing/app.ts';
import { visitor } from '../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const staffId = await buildStaff(db, societyId);
const staff = { token: await buildStaffToken(db, staffId) };
const HOUR_MS = 3_600_000;
const hours = (count: number) => new Date(Date.now() + count * HOUR_MS).toISOString();

/** A conference with an activity; `person` registers somebody and returns what they need. */
async function congress(input: ActivityInput = {}) {
  const cid = await buildConference(db, { societyId });
  await buildForm(db, cid);
  const { id: activityId, slotIds, prizeIds } = await buildActivity(db, cid, input);
  const person = async (name = '韩雪') => {
    const who = await visitor(test);
    const regid = await buildRegistration(db, cid, { accountId: who.accountId, name });
    return { token: who.token, accountId: who.accountId, regid };
  };
  return { cid, activityId, slotId: slotIds[0] ?? 0, slotIds, prizeId: prizeIds[0] ?? 0, prizeIds, person };
}
type Person = { token: string };

const read = (activityId: number, who?: Person) => test.call(calls.read, { activityId }, who);
const join = async (slotId: number, who: Person, answers = {}) => {
  await test.call(calls.hold, { slotId }, who);
  return test.attempt(calls.join, { slotId, answers }, who);
};
/** The time of what is held or offered is over by the database's clock. */
const lapse = (slotId: number) =>
  db
    .updateTable('activity_entry')
    .set({ held_until: new Date(Date.now() - 1000) })
    .where('slot_id', '=', slotId)
    .where('held_until', 'is not', null)
    .execute();

describe('[S81] a place in an activity', () => {
  it('is held for five minutes, taken, shown, and given back', async () => {
    const { activityId, slotId, person } = await congress();
    const one = await person();
    const before = Date.now();
    const { until } = await test.call(calls.hold, { slotId }, one);
    expect(Date.parse(until) - before).toBeGreaterThan(4.9 * 60_000);
    expect(Date.parse(until) - before).toBeLessThan(5.1 * 60_000);
    // A second look does not hold it longer.
    expect((await test.call(calls.hold, { slotId }, one)).until).toBe(until);
    expect((await read(activityId, await person())).slots[0]).toMatchObject({ left: 1 });
    expect((await read(activityId, one)).activity.own).toMatchObject({ slotId, state: 'held', until });
    expect(await test.attempt(calls.join, { slotId }, one)).toMatchObject({ code: 0 });
    expect(await test.attempt(calls.join, { slotId }, one)).toMatchObject({ code: 0 });
    expect((await read(activityId, one)).activity.own).toMatchObject({ state: 'joined', until: null });
    await test.call(calls.leave, { activityId }, one);
    expect((await read(activityId, one)).activity).toMatchObject({ own: null, taken: 0 });
  });

  it('is free by its time when the hold lapses, and then cannot be taken by who held it', async () => {
    const { slotId, person } = await congress({
      slots: [{ id: null, name: both('组', 'Group'), startsAt: hours(2), endsAt: hours(3), size: 1 }],
    });
    const [one, other] = [await person(), await person()];
    await test.call(calls.hold, { slotId }, one);
    expect(await test.attempt(calls.hold, { slotId }, other)).toMatchObject({ error: 'activity_full' });
    await lapse(slotId);
    expect(await test.attempt(calls.hold, { slotId }, other)).toMatchObject({ code: 0 });
    expect(await test.attempt(calls.join, { slotId }, one)).toMatchObject({ error: 'activity_lapsed' });
  });

  it('is one per person and activity: another group releases the first, and a place that is taken stays', async () => {
    const slot = (name: string) => ({
      id: null,
      name: both(name, name),
      startsAt: hours(2),
      endsAt: hours(3),
      size: 1,
    });
    const { activityId, slotIds, person } = await congress({ slots: [slot('甲'), slot('乙')] });
    const [first = 0, second = 0] = slotIds;
    const [one, other] = [await person(), await person()];
    await test.call(calls.hold, { slotId: first }, one);
    await test.call(calls.hold, { slotId: second }, one);
    expect(await join(first, other)).toMatchObject({ code: 0 });
    await test.call(calls.join, { slotId: second }, one);
    expect(await test.attempt(calls.hold, { slotId: first }, one)).toMatchObject({ error: 'activity_joined' });
    expect((await read(activityId)).activity).toMatchObject({ taken: 2, size: 2 });
  });

  it('needs a confirmed registration, a published activity, and time', async () => {
    const { cid, activityId, slotId, person } = await congress({ leaveMinutes: 180 });
    const stranger = await visitor(test);
    expect(await test.attempt(calls.hold, { slotId }, stranger)).toMatchObject({ error: 'activity_registration' });
    expect((await read(activityId, stranger)).mayJoin).toBe(false);
    const one = await person();
    await join(slotId, one);
    expect(await test.attempt(calls.leave, { activityId }, one)).toMatchObject({ error: 'activity_too_late' });
    await test.call(desk.move, { cid, activityId, state: 'ended' }, staff);
    expect(await test.attempt(calls.hold, { slotId }, await person())).toMatchObject({ error: 'activity_closed' });
    const draft = await congress();
    await test.call(desk.move, { cid: draft.cid, activityId: draft.activityId, state: 'draft' }, staff);
    expect(await test.attempt(calls.read, { activityId: draft.activityId })).toMatchObject({ error: 'not_found' });
    expect((await test.call(calls.list, { cid: draft.cid })).activities).toEqual([]);
  });

  it('asks its form, and staff read the answers under their labels', async () => {
    const { cid, activityId, slotId, person } = await congress();
    const fields = [{ code: 'size', label: both('衣服尺码', 'Size'), required: true }];
    const formId = await buildOwnForm(db, cid, 'activity', { title: both('报名', 'Sign up'), fields });
    await db.updateTable('activity').set({ form_id: formId }).where('id', '=', activityId).execute();
    const one = await person();
    expect((await read(activityId, one)).fields.map(({ cfgCode }) => cfgCode)).toEqual(['size']);
    expect(await join(slotId, one)).toMatchObject({ error: 'answers_invalid', faults: [{ field: 'size' }] });
    expect(await join(slotId, one, { size: 'L', other: 'x' })).toMatchObject({ code: 0 });
    const { entries } = await test.call(desk.entries, { cid, activityId }, staff);
    expect(entries).toMatchObject([{ name: '韩雪', answers: [{ label: '衣服尺码', value: 'L' }] }]);
  });

  it('shows what in the plan is at the same time', async () => {
    const { cid, activityId, person } = await congress();
    const one = await person();
    const session = { id: 7, title: both('主会场', 'Main'), from: hours(1), to: hours(2.5), talks: [{ id: 9 }] };
    await db
      .insertInto('programme_release')
      .values({
        conference_id: cid,
        number: 1,
        released_at: new Date(),
        document: JSON.stringify({ sessions: [session] }),
        abstracts: '{}',
        changes: '[]',
      })
      .execute();
    expect((await read(activityId, one)).slots[0]?.clash).toBeNull();
    await db
      .insertInto('favourite')
      .values({ account_id: one.accountId, conference_id: cid, item: 'talk', item_id: 9, at: new Date() })
      .execute();
    expect((await read(activityId, one)).slots[0]?.clash).toMatchObject({ title: both('主会场', 'Main') });
    expect((await read(activityId)).slots[0]?.clash).toBeNull();
  });
});

describe('[S81] the waiting list', () => {
  const one = [{ id: null, name: both('组', 'Group'), startsAt: hours(2), endsAt: hours(3), size: 1 }];

  it('offers a free place to the first who waits, tells them, and passes it on when it lapses', async () => {
    const { cid, activityId, slotId, person } = await congress({ slots: one });
    const [holder, first, second, late] = [await person(), await person(), await person(), await person()];
    expect(await test.attempt(calls.wait, { slotId }, first)).toMatchObject({ error: 'activity_not_full' });
    await join(slotId, holder);
    expect(await test.call(calls.wait, { slotId }, first)).toMatchObject({ before: 0 });
    expect(await test.call(calls.wait, { slotId }, second)).toMatchObject({ before: 1 });
    await test.call(calls.leave, { activityId }, holder);
    // Nobody overtakes who waits, also before the offer is made.
    expect(await test.attempt(calls.hold, { slotId }, late)).toMatchObject({ error: 'activity_full' });
    await test.work();
    expect((await read(activityId, first)).activity.own).toMatchObject({ state: 'offered' });
    expect((await read(activityId, second)).activity.own).toMatchObject({ state: 'waiting', before: 0 });
    const inbox = await test.call(inboxCalls.list, { cid }, first);
    expect(JSON.stringify(inbox)).toContain('心肺复苏实操');
    await lapse(slotId);
    await db.updateTable('activity_slot').set({ size: 1 }).where('id', '=', slotId).execute();
    await test.call(calls.leave, { activityId }, late);
    const { offerPlaces } = await import('./commands-offer.ts');
    await offerPlaces(db, slotId, new Date());
    expect((await read(activityId, first)).activity.own).toBeNull();
    expect((await read(activityId, second)).activity.own).toMatchObject({ state: 'offered' });
    expect(await test.attempt(calls.join, { slotId }, second)).toMatchObject({ code: 0 });
  });

  it('gets a larger size first', async () => {
    const { cid, activityId, slotId, person } = await congress({ slots: one });
    const [holder, waits] = [await person(), await person()];
    await join(slotId, holder);
    await test.call(calls.wait, { slotId }, waits);
    const { activity } = await test.call(desk.read, { cid, activityId }, staff);
    const slots = activity.slots.map(({ taken: _taken, ...slot }) => ({ ...slot, size: 2 }));
    await test.call(desk.save, { cid, activity: { ...activity, slots, prizes: [] } }, staff);
    await test.work();
    expect((await read(activityId, waits)).activity.own).toMatchObject({ state: 'offered' });
  });
});

describe('[S80] stamps and points', () => {
  it('are collected by the signed code of a place, once; forged, copied and expired codes are refused', async () => {
    const { cid, person } = await congress();
    const stampId = await buildStamp(db, cid, both('A 馆', 'Hall A'), 20);
    const otherId = await buildStamp(db, cid);
    const { link } = await test.call(desk.stampCode, { cid, stampId, minutes: 10 }, staff);
    const query = new URLSearchParams(link.split('?')[1]);
    const code = { until: Number(query.get('until')), signature: query.get('signature') ?? '' };
    const one = await person();
    expect(await test.call(calls.stamp, { stampId, ...code }, one)).toMatchObject({ cid, points: 20, first: true });
    expect(await test.call(calls.stamp, { stampId, ...code }, one)).toMatchObject({ first: false });
    const list = await test.call(calls.list, { cid }, one);
    expect(list).toMatchObject({ points: 20 });
    expect(list.stamps.map(({ got }) => got)).toEqual([true, false]);
    const attempt = (change: object) => test.attempt(calls.stamp, { stampId, ...code, ...change }, one);
    expect(await attempt({ stampId: otherId })).toMatchObject({ error: 'stamp_wrong' });
    expect(await attempt({ until: code.until + 60 })).toMatchObject({ error: 'stamp_wrong' });
    const stranger = await visitor(test);
    expect(await test.attempt(calls.stamp, { stampId, ...code }, stranger)).toMatchObject({
      error: 'activity_registration',
    });
    test.clock.now = new Date(Date.now() + 11 * 60_000);
    expect(await attempt({})).toMatchObject({ error: 'stamp_over' });
    test.clock.now = new Date();
  });

  it('come with checking in to an activity at its point, and are taken back with the check-in by staff', async () => {
    const { cid, activityId, slotId, person } = await congress({ points: 40 });
    const pointId = await buildPoint(db, cid, { kind: 'activity', self: true });
    const stampId = await buildStamp(db, cid);
    await db
      .updateTable('activity')
      .set({ point_id: pointId, stamp_id: stampId })
      .where('id', '=', activityId)
      .execute();
    const one = await person();
    await join(slotId, one);
    const { link } = await test.call(checkinConsoleCalls.wallCode, { cid, id: pointId, minutes: 10 }, staff);
    const query = new URLSearchParams(link.split('?')[1]);
    const wall = { until: Number(query.get('until')), signature: query.get('signature') ?? '' };
    await test.call(wallCalls.checkIn, { pointId, regid: one.regid, wall, position: null, scanId: randomUUID() }, one);
    expect((await read(activityId, one)).activity.own).toMatchObject({ checkedIn: true });
    expect(await test.call(calls.list, { cid }, one)).toMatchObject({ points: 40, stamps: [{ got: true }] });
    const { entries } = await test.call(desk.entries, { cid, activityId }, staff);
    const entryId = entries[0]?.entryId ?? 0;
    await test.call(desk.mark, { cid, entryId, checkedIn: false, score: null }, staff);
    expect(await test.call(calls.list, { cid }, one)).toMatchObject({ points: 0, stamps: [{ got: false }] });
  });

  /** An activity whose point stands at a door: a person who joined, and the device there. */
  async function doorOfActivity(prizes: ActivityInput['prizes'] = []) {
    const { cid, activityId, slotId, prizeId, person } = await congress({ points: 40, prizes });
    const pointId = await buildPoint(db, cid, { kind: 'activity' });
    const stampId = await buildStamp(db, cid, both('实操台', 'Hands-on desk'), 10);
    const at = { point_id: pointId, stamp_id: stampId };
    await db.updateTable('activity').set(at).where('id', '=', activityId).execute();
    const device = await buildDevice(db, cid, pointId, { label: 'A1', door: '', staffId });
    const one = await person();
    await join(slotId, one);
    const [print = 0] = await ticketPrints(db, [Number(one.regid)]);
    const scanOf = (undoes: string | null = null, offline = undoes !== null): SentScan => ({
      id: randomUUID(),
      print,
      direction: 'in',
      at: Date.now(),
      source: 'camera',
      kind: 'admit',
      reason: '',
      offline,
      forced: '',
      undoes,
    });
    const sendAll = (scans: SentScan[]) =>
      test.call(deviceCalls.sync, {
        device: device.token,
        scans,
        cursor: null,
        clock: Date.now(),
        battery: null,
        unsent: 0,
      });
    const collected = async () => {
      const { points, stamps } = await test.call(calls.list, { cid }, one);
      return { points, stamps: stamps.filter(({ got }) => got).length };
    };
    return { cid, activityId, prizeId, stampId, one, scanOf, sendAll, collected };
  }

  it('come by scanning the entry code at the activity, once; other codes and people who did not join are refused', async () => {
    const { cid, activityId, one, collected } = await doorOfActivity();
    const tokenOf = async (regid: number) => {
      const query = db.selectFrom('ticket').select('token').where('registration_id', '=', regid);
      return barCodeOf((await query.executeTakeFirstOrThrow()).token);
    };
    const check = (ticketCode: string, more: object = {}) =>
      test.attempt(desk.checkInCode, { cid, activityId, ticketCode, ...more }, staff);
    const code = await tokenOf(Number(one.regid));
    expect(await check(code)).toMatchObject({ code: 0, first: true, name: '韩雪' });
    expect(await check(code)).toMatchObject({ code: 0, first: false });
    expect(await collected()).toEqual({ points: 50, stamps: 1 });
    const elsewhere = await congress();
    expect(await check(code, { cid: elsewhere.cid, activityId: elsewhere.activityId })).toMatchObject({
      error: 'activity_code',
    });
    const stranger = await buildRegistration(db, cid, { name: '路人' });
    expect(await check(await tokenOf(stranger))).toMatchObject({ error: 'activity_not_joined' });
    // A code that was replaced no longer counts.
    await db
      .updateTable('registration')
      .set({ entry_code: randomUUID() })
      .where('id', '=', Number(one.regid))
      .execute();
    for (const wrong of [code, '0000000000000000', 'M1x.', '韩雪'])
      expect([wrong, await check(wrong)]).toMatchObject([wrong, { error: 'activity_code' }]);
  });

  it('go with the scan that gave them when it is taken back, and come again with the next one', async () => {
    const { activityId, one, scanOf, sendAll, collected } = await doorOfActivity();
    const first = scanOf();
    await sendAll([first]);
    expect(await collected()).toEqual({ points: 50, stamps: 1 });
    expect((await sendAll([scanOf(first.id)])).verdicts).toMatchObject([{ kind: 'admit', kept: [] }]);
    expect(await collected()).toEqual({ points: 0, stamps: 0 });
    expect((await read(activityId, one)).activity.own).toMatchObject({ checkedIn: false });
    const second = scanOf();
    await sendAll([second]);
    expect(await collected()).toEqual({ points: 50, stamps: 1 });
    // The control: without the trigger an undo leaves them.
    await sql`alter table attendance disable trigger activity_unattended`.execute(db);
    await sendAll([scanOf(second.id)]);
    await sql`alter table attendance enable trigger activity_unattended`.execute(db);
    expect(await collected()).toEqual({ points: 50, stamps: 1 });
  });

  it('stay when another admission stands, and a stamp by its own code stays in any case', async () => {
    const { stampId, one, scanOf, sendAll, collected } = await doorOfActivity();
    const [first, second, third] = [scanOf(), scanOf(), scanOf()];
    await sendAll([first]);
    await sendAll([second]);
    await sendAll([scanOf(first.id)]);
    expect(await collected()).toEqual({ points: 50, stamps: 1 });
    await sendAll([scanOf(second.id)]);
    expect(await collected()).toEqual({ points: 0, stamps: 0 });
    const values = { stamp_id: stampId, registration_id: Number(one.regid), at: new Date() };
    await db.insertInto('stamp_given').values(values).execute();
    await sendAll([third]);
    await sendAll([scanOf(third.id)]);
    expect(await collected()).toEqual({ points: 10, stamps: 1 });
  });

  it('that a prize was given for stay, are named to the door, and staff cannot take them back by hand', async () => {
    const handbook = { id: null, kind: 'stamps', name: both('手册', 'Handbook'), needed: 1, stock: 5 } as const;
    const prizes = [{ ...handbook, place: both('台', 'Desk'), pickUpUntil: null }];
    const { cid, activityId, prizeId, one, scanOf, sendAll, collected } = await doorOfActivity(prizes);
    const first = scanOf();
    await sendAll([first]);
    await test.call(calls.claim, { prizeId }, one);
    const undo = scanOf(first.id);
    const named = [{ kind: 'admit', kept: [both('实操台', 'Hands-on desk')] }];
    expect((await sendAll([undo])).verdicts).toMatchObject(named);
    // Sent again, because the answer was lost.
    expect((await sendAll([undo])).verdicts).toMatchObject(named);
    expect(await collected()).toEqual({ points: 50, stamps: 1 });
    const { entries } = await test.call(desk.entries, { cid, activityId }, staff);
    const mark = { cid, entryId: entries[0]?.entryId ?? 0, checkedIn: false, score: null };
    expect(await test.attempt(desk.mark, mark, staff)).toMatchObject({ error: 'activity_spent' });
    // The control: without the prize nothing holds it.
    await db.deleteFrom('activity_award').where('prize_id', '=', prizeId).execute();
    expect(await test.attempt(desk.mark, mark, staff)).toMatchObject({ code: 0 });
    expect(await collected()).toEqual({ points: 0, stamps: 0 });
  });

  it('are not given for a scan that comes together with its undo', async () => {
    const { scanOf, sendAll, collected } = await doorOfActivity();
    const first = scanOf(null, true);
    expect((await sendAll([first, scanOf(first.id)])).verdicts).toMatchObject([{ kind: 'admit' }, { kind: 'admit' }]);
    expect(await collected()).toEqual({ points: 0, stamps: 0 });
    await sendAll([scanOf(null, true)]);
    expect(await collected()).toEqual({ points: 50, stamps: 1 });
  });
});

describe('[S82] [S84] prizes', () => {
  const prize = { id: null, name: both('年会手册', 'Handbook'), place: both('3 号台', 'Desk 3'), pickUpUntil: null };

  it('for stamps are given to who has enough, while there are any, with a code that is handed over once', async () => {
    const place = await congress({
      kind: 'stamps',
      slots: [],
      prizes: [{ ...prize, kind: 'stamps', needed: 1, stock: 1 }],
    });
    const { cid, activityId, prizeId, person } = place;
    const stampId = await buildStamp(db, cid);
    const [one, other] = [await person(), await person()];
    expect(await test.attempt(calls.claim, { prizeId }, one)).toMatchObject({ error: 'prize_short' });
    for (const { regid } of [one, other])
      await db
        .insertInto('stamp_given')
        .values({ stamp_id: stampId, registration_id: regid, at: new Date() })
        .execute();
    const { pickUpCode } = await test.call(calls.claim, { prizeId }, one);
    expect(pickUpCode).toMatch(/^\d{8}$/);
    expect(await test.call(calls.claim, { prizeId }, one)).toMatchObject({ pickUpCode });
    expect(await test.attempt(calls.claim, { prizeId }, other)).toMatchObject({ error: 'prize_none_left' });
    expect(await test.call(calls.prizes, { activityId }, one)).toMatchObject({
      own: [{ prizeId, code: pickUpCode, handedAt: null }],
      prizes: [{ left: 0 }],
    });
    const hand = { cid, pickUpCode: `GIFT:${pickUpCode}` };
    const first = await test.call(desk.handOver, hand, staff);
    expect(first).toMatchObject({ first: true, name: '韩雪' });
    expect(await test.call(desk.handOver, hand, staff)).toMatchObject({ first: false, handedAt: first.handedAt });
    expect(await test.attempt(desk.handOver, { cid, pickUpCode: '00000000' }, staff)).toMatchObject({
      error: 'prize_code',
    });
    const elsewhere = await congress();
    expect(await test.attempt(desk.handOver, { ...hand, cid: elsewhere.cid }, staff)).toMatchObject({
      error: 'prize_code',
    });
    const undo = { cid, awardId: first.awardId };
    expect(await test.attempt(desk.undoHandOver, undo, staff)).toMatchObject({ code: 0 });
    await test.call(desk.handOver, hand, staff);
    test.clock.now = new Date(Date.now() + 6 * 60_000);
    expect(await test.attempt(desk.undoHandOver, undo, staff)).toMatchObject({ error: 'prize_undo_over' });
    test.clock.now = new Date();
  });

  it('by score go to the best once the activity has ended; the winners are told, and others’ names are masked', async () => {
    const { cid, activityId, slotId, person } = await congress({
      slots: [{ id: null, name: both('组', 'Group'), startsAt: hours(2), endsAt: hours(3), size: null }],
      prizes: [{ ...prize, kind: 'rank', needed: 0, stock: 2 }],
    });
    const people = [await person('韩雪'), await person('程望舒'), await person('苏明远')];
    for (const one of people) await join(slotId, one);
    const { entries } = await test.call(desk.entries, { cid, activityId }, staff);
    for (const [at, { entryId }] of entries.entries())
      await test.call(desk.mark, { cid, entryId, checkedIn: true, score: 90 + at }, staff);
    expect(await test.attempt(desk.announce, { cid, activityId }, staff)).toMatchObject({ error: 'activity_state' });
    await test.call(desk.move, { cid, activityId, state: 'ended' }, staff);
    expect((await test.call(calls.prizes, { activityId })).winners).toEqual([]);
    expect(await test.call(desk.announce, { cid, activityId }, staff)).toMatchObject({ winners: 2 });
    expect(await test.attempt(desk.announce, { cid, activityId }, staff)).toMatchObject({ error: 'activity_state' });
    const { winners } = await test.call(calls.prizes, { activityId }, people[1]);
    expect(winners.map(({ rank, name, mine }) => [rank, name, mine])).toEqual([
      [1, '苏*远', false],
      [2, '程望舒', true],
    ]);
    const inbox = await test.call(inboxCalls.list, { cid }, people[2] ?? { token: '' });
    expect(JSON.stringify(inbox)).toContain('年会手册');
  });

  it('and slots that are used cannot be removed, and another’s change is not overwritten', async () => {
    const { cid, activityId, slotId, person } = await congress();
    await join(slotId, await person());
    const { activity } = await test.call(desk.read, { cid, activityId }, staff);
    const edited = { ...activity, slots: [], prizes: [] };
    expect(await test.attempt(desk.save, { cid, activity: edited }, staff)).toMatchObject({
      error: 'activity_slot_used',
    });
    const kept = activity.slots.map(({ taken: _taken, ...slot }) => slot);
    const change = { cid, activity: { ...activity, slots: kept, prizes: [], place: nothing } };
    expect(await test.attempt(desk.save, change, staff)).toMatchObject({ code: 0 });
    expect(await test.attempt(desk.save, change, staff)).toMatchObject({ error: 'changed_meanwhile' });
    const backwards = { ...activity, id: null, seen: null, slots: [], prizes: [], endsAt: activity.startsAt };
    expect(await test.attempt(desk.save, { cid, activity: backwards }, staff)).toMatchObject({
      error: 'activity_times',
    });
  });
});
