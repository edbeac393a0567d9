import { describe, expect, it } from 'vitest';
import { arrivalCalls, arrivalConsoleCalls } from '@meetingapp/contract/checkin/arrivals.ts';
import { checkinConsoleCalls } from '@meetingapp/contract/checkin/console.ts';
import { buildHall, buildSession } from '@meetingapp/demo/agenda/agenda.ts';
import { buildAdmissions, buildDevice, buildPoint, ticketPrints } from '@meetingapp/demo/checkin/points.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const staffId = await buildStaff(db, societyId);
const token = await buildStaffToken(db, staffId);

async function wallOf(cid: number, pointId: number | null = null) {
  const { link } = await test.call(arrivalConsoleCalls.arrivalWallLink, { cid, pointId }, { token });
  const query = new URLSearchParams(link.split('?')[1]);
  return { cid, pointId, until: Number(query.get('until')), signature: query.get('signature') ?? '' };
}

async function enter(
  cid: number,
  pointId: number,
  { people, minutes, deviceId = null }: { people: number; minutes: number; deviceId?: number | null },
) {
  const ids: number[] = [];
  for (let one = 0; one < people; one += 1) ids.push(await buildRegistration(db, cid));
  await buildAdmissions(
    db,
    { conferenceId: cid, pointId },
    (await ticketPrints(db, ids)).map((print) => ({ print, minutes, deviceId, staffId })),
  );
}

describe('[O16] the wall of arrivals', () => {
  it('names each door with its wait, the desk, those in and those to come, and nobody', async () => {
    const cid = await buildConference(db, { societyId });
    const pointId = await buildPoint(db, cid);
    const now = new Date();
    const south = await buildDevice(db, cid, pointId, { label: 'S1', door: '南门', staffId, seenAt: now });
    const old = new Date(now.getTime() - 3_600_000);
    await buildDevice(db, cid, pointId, { label: 'N1', door: '北门', staffId, seenAt: old });
    await enter(cid, pointId, { people: 5, minutes: 1, deviceId: south.id });
    await enter(cid, pointId, { people: 2, minutes: 3 });
    await buildRegistration(db, cid, { name: '还没到' });
    const wall = await test.call(arrivalCalls.arrivalWall, await wallOf(cid));
    expect(wall).toMatchObject({ entered: 7, expected: 8, perMinute: 5, point: { zh: '', en: '' } });
    expect(wall.gates).toMatchObject([
      { kind: 'door', name: { zh: '北门' }, minutes: null, state: 'closed', entered: 0 },
      { kind: 'door', name: { zh: '南门' }, minutes: 1, state: 'short', perMinute: 5, entered: 5 },
      { kind: 'desk', minutes: expect.any(Number), entered: 2 },
    ]);
    expect(wall.minutes.reduce((sum, { people }) => sum + people, 0)).toBe(7);
    expect(JSON.stringify(wall)).not.toContain('林知远');
  });

  it('the wait grows when the next session begins soon and many are still to come', async () => {
    const cid = await buildConference(db, { societyId });
    const pointId = await buildPoint(db, cid);
    for (let one = 0; one < 200; one += 1) await buildRegistration(db, cid);
    const link = await wallOf(cid);
    const device = await buildDevice(db, cid, pointId, { door: '南门', staffId, seenAt: new Date() });
    for (const minutes of [1, 2, 3, 4, 5, 6]) await enter(cid, pointId, { people: 10, minutes, deviceId: device.id });
    // After all these people, who take a while on a busy machine.
    const now = new Date();
    const wait = async () => (await test.call(arrivalCalls.arrivalWall, link)).gates[0]?.minutes ?? 0;
    const before = await wait();
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    await buildSession(db, cid, { title: { zh: '开幕', en: 'Opening' }, from: at(8), to: at(60) });
    expect(await wait()).toBeGreaterThan(before);
    expect(await wait()).toBeGreaterThanOrEqual(8);
  });

  it('a point at a hall names the hall and where it is; a hall of another conference is refused', async () => {
    const cid = await buildConference(db, { societyId });
    const other = await buildConference(db, { societyId });
    const name = { zh: '浦江厅', en: 'Pujiang Hall' };
    const hallId = await buildHall(db, cid, { name, place: { zh: '一层', en: 'Ground floor' } });
    const pointId = await buildPoint(db, cid, { kind: 'hall', hallId });
    await buildDevice(db, cid, pointId, { staffId, seenAt: new Date() });
    const wall = await test.call(arrivalCalls.arrivalWall, await wallOf(cid, pointId));
    expect(wall.point).toEqual(name);
    expect(wall.gates).toMatchObject([{ kind: 'hall', name, place: { zh: '一层' } }]);
    const { points, halls } = await test.call(checkinConsoleCalls.points, { cid }, { token });
    expect(halls).toMatchObject([{ id: hallId, name }]);
    expect(points[0]).toMatchObject({ hallId });
    await expect(buildPoint(db, other, { hallId })).rejects.toThrow('not_found');
  });

  it('opens only by its signed link, for its own conference and point, until it ends', async () => {
    const cid = await buildConference(db, { societyId });
    const pointId = await buildPoint(db, cid);
    const other = await buildConference(db, { societyId });
    const link = await wallOf(cid);
    const refused = { error: 'wall_code_wrong' };
    expect(await test.attempt(arrivalCalls.arrivalWall, { ...link, pointId })).toMatchObject(refused);
    expect(await test.attempt(arrivalCalls.arrivalWall, { ...link, cid: other })).toMatchObject(refused);
    expect(await test.attempt(arrivalCalls.arrivalWall, { ...link, until: link.until + 1 })).toMatchObject(refused);
    expect((await test.call(arrivalCalls.arrivalWall, link)).gates).toEqual([]);
    const before = test.clock.now;
    test.clock.now = new Date((link.until + 1) * 1000);
    expect(await test.attempt(arrivalCalls.arrivalWall, link)).toMatchObject({ error: 'wall_code_over' });
    test.clock.now = before;
  });
});
