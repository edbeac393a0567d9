import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkinConsoleCalls } from '@meetingapp/contract/checkin/console.ts';
import { wallCalls as calls } from '@meetingapp/contract/checkin/wall.ts';
import { buildPoint, type PointInput } from '@meetingapp/demo/checkin/points.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { smallCongress, visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const staff = await buildStaffToken(db, await buildStaff(db, societyId));
const hall = { latitude: 30.24, longitude: 120.2, radius: 200 };

/** A congress with a point for self check-in and a person with a ticket. */
async function place(input: PointInput = {}) {
  const { cid, feeId } = await smallCongress(db, { societyId });
  const pointId = await buildPoint(db, cid, { self: true, most: { times: 1, per: 'ever' }, ...input });
  const who = await visitor(test);
  const regid = await buildRegistration(db, cid, { accountId: who.accountId, feeKindId: feeId });
  const wall = async (minutes = 10) => {
    const { link } = await test.call(checkinConsoleCalls.wallCode, { cid, id: pointId, minutes }, { token: staff });
    const query = new URLSearchParams(link.split('?')[1]);
    return { until: Number(query.get('until')), signature: query.get('signature') ?? '' };
  };
  const body = { pointId, regid, wall: null, position: null };
  const attempt = (more: object = {}) =>
    test.attempt(calls.checkIn, { ...body, scanId: randomUUID(), ...more }, { token: who.token });
  return { cid, pointId, regid, who, wall, attempt };
}

describe('[S106] a code on the wall', () => {
  it('checks a person in, once, and the page of success shows name and number', async () => {
    const { cid, pointId, regid, who, wall, attempt } = await place();
    const first = await attempt({ wall: await wall() });
    expect(first).toMatchObject({ code: 0 });
    const { doneId } = first as { doneId: string };
    expect(await attempt({ wall: await wall() })).toMatchObject({ code: 0, doneId });
    const done = await test.call(calls.done, { doneId }, { token: who.token });
    expect(done).toMatchObject({ cid, name: '林知远', role: 'attendee' });
    const other = await visitor(test);
    expect(await test.attempt(calls.done, { doneId }, { token: other.token })).toMatchObject({ error: 'not_found' });
    const seen = await test.call(calls.selfPoint, { cid, pointId: null }, { token: who.token });
    expect(seen).toMatchObject({ pointId, open: true, needsPlace: false, people: [{ regId: regid, doneId }] });
    expect((await test.call(calls.selfPoint, { cid: null, pointId })).people).toEqual([]);
  });

  it('that is forged, of another point, missing or over is refused', async () => {
    const one = await place();
    const other = await place();
    const right = await one.wall();
    expect(await one.attempt()).toMatchObject({ error: 'wall_code_wrong' });
    expect(await one.attempt({ wall: await other.wall() })).toMatchObject({ error: 'wall_code_wrong' });
    expect(await one.attempt({ wall: { ...right, until: right.until + 60 } })).toMatchObject({
      error: 'wall_code_wrong',
    });
    const before = test.clock.now;
    test.clock.now = new Date(right.until * 1000 + 1000);
    expect(await one.attempt({ wall: right })).toMatchObject({ error: 'wall_code_over' });
    test.clock.now = before;
    expect(await one.attempt({ wall: right, regid: other.regid })).toMatchObject({ error: 'registration_unknown' });
  });
});

describe('[K4] [S108] a point with a place', () => {
  it('asks for the position: near is in, far, inexact and none lead to staff', async () => {
    const { attempt } = await place({ place: hall });
    const at = (lat: number, accuracy: number) => attempt({ position: { lat, lng: 120.2, accuracy } });
    expect(await attempt()).toMatchObject({ error: 'place_missing' });
    expect(await at(30.3, 10)).toMatchObject({ error: 'place_far' });
    expect(await at(30.24, 900)).toMatchObject({ error: 'place_inexact' });
    expect(await at(30.2401, 10)).toMatchObject({ code: 0 });
  });
});

describe('[S104] an activity’s point', () => {
  it('refuses outside its time, when it is full, whom it is not for, and where self check-in is off', async () => {
    const opens = [{ from: '2020-01-01T00:00:00Z', until: '2020-01-02T00:00:00Z' }];
    const closed = await place({ kind: 'activity', opens });
    expect(await closed.attempt({ wall: await closed.wall() })).toMatchObject({ error: 'check_in_closed' });
    const speakers = await place({ kind: 'activity', roles: ['speaker'] });
    expect(await speakers.attempt({ wall: await speakers.wall() })).toMatchObject({ error: 'check_in_not_for' });
    const off = await place({ self: false });
    expect(await off.attempt()).toMatchObject({ error: 'self_check_in_off' });
    expect(await test.attempt(calls.selfPoint, { cid: off.cid, pointId: null })).toMatchObject({
      error: 'self_check_in_off',
    });
  });
});
