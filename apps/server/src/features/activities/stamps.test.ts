import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { cameraAdmission } from '@meetingapp/domain/checkin/camera-admission.ts';
import { activityCalls as calls } from '@meetingapp/contract/activities/activity.ts';
import { activityConsoleCalls as desk } from '@meetingapp/contract/activities/console.ts';
import { deviceCalls, type SentScan } from '@meetingapp/contract/checkin/device.ts';
import { checkinConsoleCalls } from '@meetingapp/contract/checkin/console.ts';
import { wallCalls } from '@meetingapp/contract/checkin/wall.ts';
import { buildStamp, type ActivityInput } from '@meetingapp/demo/activities/activities.ts';
import { buildDevice, buildPoint, ticketPrints } from '@meetingapp/demo/checkin/points.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { barCodeOf } from '@meetingapp/domain/checkin/bar-code.ts';
import { activityStage } from '../../testing/activities/stage.ts';
import { testApp } from '../../testing/app.ts';
import { visitor } from '../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const { staffId, staff, congress, read, join } = await activityStage(test);

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
      ...cameraAdmission,
      print,
      at: Date.now(),
      offline,
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
