import { describe, expect, it } from 'vitest';
import { activityCalls as calls } from '@meetingapp/contract/activities/activity.ts';
import { activityConsoleCalls as desk } from '@meetingapp/contract/activities/console.ts';
import { inboxCalls } from '@meetingapp/contract/messages/inbox.ts';
import { buildStamp } from '@meetingapp/demo/activities/activities.ts';
import { buildOwnForm } from '@meetingapp/demo/forms/forms.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { activityStage } from '../../testing/activities/stage.ts';
import { testApp } from '../../testing/app.ts';
import { visitor } from '../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const { staff, congress, read, join } = await activityStage(test);
const HOUR_MS = 3_600_000;
const hours = (count: number) => new Date(Date.now() + count * HOUR_MS).toISOString();

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

  it('by score go to the best once the activity has ended; the winners are notified, and others’ names are masked', async () => {
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
