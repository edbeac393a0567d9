import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkinConsoleCalls as consoleCalls } from '@meetingapp/contract/checkin/console.ts';
import { deviceCalls as calls, type SentScan } from '@meetingapp/contract/checkin/device.ts';
import { openTicketList } from '@meetingapp/domain/checkin/ticket-list.ts';
import { buildDevice, buildPoint, ticketPrints, type PointInput } from '@meetingapp/demo/checkin/points.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { smallCongress } from '../../../testing/congress.ts';
import { purgeDevices } from '../device/commands.ts';
import { enteredByGate } from '../arrivals/queries-wall.ts';
import { cameraAdmission } from '@meetingapp/domain/checkin/camera-admission.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const staffId = await buildStaff(db, societyId);
const token = await buildStaffToken(db, staffId);

/** A congress with a point, two devices at two doors, and people with tickets. */
async function door(input: PointInput = {}, people = 1) {
  const { cid, feeId } = await smallCongress(db, { societyId });
  const pointId = await buildPoint(db, cid, input);
  const south = await buildDevice(db, cid, pointId, { label: 'S1', door: '南门', staffId });
  const north = await buildDevice(db, cid, pointId, { label: 'N2', door: '北门', staffId });
  const regIds: number[] = [];
  for (let one = 0; one < people; one += 1)
    regIds.push(
      await buildRegistration(db, cid, { name: `宾客${one}`, feeKindId: feeId, answers: { company: '云栖医院' } }),
    );
  return { cid, feeId, pointId, south, north, regIds, prints: await ticketPrints(db, regIds) };
}

const scanOf = (print: number | null, more: Partial<SentScan> = {}): SentScan => ({
  id: randomUUID(),
  ...cameraAdmission,
  print,
  at: Date.now(),
  ...more,
});

const send = (device: { token: string }, scans: SentScan[], more: { cursor?: number | null; clock?: number } = {}) =>
  test.call(calls.sync, {
    device: device.token,
    scans,
    cursor: null,
    clock: Date.now(),
    battery: 80,
    unsent: 0,
    ...more,
  });

const once = { most: { times: 1, per: 'ever' } } as const;
const evidenceOf = (cid: number) =>
  db
    .selectFrom('attendance')
    .select(['registration_id', 'kind', 'scan_id'])
    .where('conference_id', '=', cid)
    .orderBy('id')
    .execute();

describe('[O16] a scan', () => {
  it('admits once, then says when and where the ticket was admitted, and notifies its owner once', async () => {
    const { cid, south, north, prints, regIds } = await door(once);
    const [print = 0] = prints;
    const first = scanOf(print);
    expect((await send(south, [first])).verdicts).toMatchObject([{ id: first.id, kind: 'admit', name: '宾客0' }]);
    const again = await send(north, [scanOf(print)]);
    expect(again.verdicts).toMatchObject([{ kind: 'already', previous: { at: first.at, where: '南门' } }]);
    await send(north, [scanOf(print)]);
    // A device that knows of the first admission decides without the server.
    await send(north, [scanOf(print, { offline: true, kind: 'already' })]);
    const { state, account_id } = await db
      .selectFrom('registration')
      .select(['state', 'account_id'])
      .where('id', '=', regIds[0]!)
      .executeTakeFirstOrThrow();
    expect(state).toBe('attended');
    const notices = await db
      .selectFrom('notification')
      .select('template')
      .where('account_id', '=', account_id)
      .execute();
    expect(notices).toEqual([{ template: 'checkin_copied' }]);
    expect(await evidenceOf(cid)).toMatchObject([{ kind: 'in', scan_id: first.id }]);
  });

  it('that a device refused offline as already in notifies the owner too', async () => {
    const { south, north, prints, regIds } = await door(once);
    await send(south, [scanOf(prints[0]!)]);
    await send(north, [scanOf(prints[0]!, { offline: true, kind: 'already' })]);
    const notices = await db
      .selectFrom('notification')
      .select('template')
      .where('registration_id', '=', regIds[0]!)
      .execute();
    expect(notices).toEqual([{ template: 'checkin_copied' }]);
  });

  it('sent again has no second effect and the same verdict', async () => {
    const { cid, south, prints } = await door(once);
    const scan = scanOf(prints[0]!, { offline: true });
    const [verdict] = (await send(south, [scan])).verdicts;
    const repeated = await Promise.all(Array.from({ length: 5 }, () => send(south, [scan, scan])));
    for (const { verdicts } of repeated) expect(verdicts).toEqual([verdict, verdict]);
    expect(await evidenceOf(cid)).toHaveLength(1);
  });

  it('is refused with its reason: unknown, void, another fee, closed, full', async () => {
    const { cid, pointId, south, regIds, prints } = await door({ ways: 'both', capacity: 1 }, 3);
    const reasons = async (print: number | null) => (await send(south, [scanOf(print)])).verdicts[0];
    expect(await reasons(12345)).toMatchObject({ kind: 'refuse', reason: 'unknown' });
    expect((await send(south, [scanOf(null, { kind: 'refuse', reason: 'signature' })])).verdicts[0]).toMatchObject({
      kind: 'refuse',
      reason: 'signature',
    });
    expect(await reasons(prints[0]!)).toMatchObject({ kind: 'admit' });
    expect(await reasons(prints[1]!)).toMatchObject({ kind: 'refuse', reason: 'full' });
    await send(south, [scanOf(prints[0]!, { direction: 'out' })]);
    expect(await reasons(prints[1]!)).toMatchObject({ kind: 'admit' });
    await db.updateTable('registration').set({ state: 'cancelled' }).where('id', '=', regIds[2]!).execute();
    expect(await reasons(prints[2]!)).toMatchObject({ kind: 'refuse', reason: 'void' });
    await test.call(consoleCalls.closePoint, { cid, id: pointId, closed: true }, { token });
    expect(await reasons(prints[0]!)).toMatchObject({ kind: 'refuse', reason: 'over' });
  });

  it('is taken back by its own undo only, once, and the evidence keeps both rows', async () => {
    const { cid, south, north, prints } = await door(once, 2);
    const first = scanOf(prints[0]!);
    await send(south, [first]);
    const foreign = await send(south, [scanOf(prints[1]!, { undoes: first.id })]);
    expect(foreign.verdicts).toMatchObject([{ kind: 'refuse', reason: 'undo' }]);
    expect((await send(south, [scanOf(prints[0]!, { undoes: first.id })])).verdicts).toMatchObject([
      { reason: 'undo', kind: 'admit' },
    ]);
    const admitted = async () => (await send(south, [], { cursor: 0 })).state?.admittedToday;
    expect(await admitted()).toBe(0);
    expect((await send(north, [scanOf(prints[0]!)])).verdicts).toMatchObject([{ kind: 'admit' }]);
    expect(await admitted()).toBe(1);
    expect((await evidenceOf(cid)).map(({ kind }) => kind)).toEqual(['in', 'undo', 'in']);
  });

  it('of a clock that is an hour wrong gets the right time', async () => {
    const { cid, south, prints } = await door();
    const hour = 3_600_000;
    await send(south, [scanOf(prints[0]!, { at: Date.now() + hour })], { clock: Date.now() + hour });
    const { at } = await db
      .selectFrom('attendance')
      .select('at')
      .where('conference_id', '=', cid)
      .executeTakeFirstOrThrow();
    expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(5000);
  });

  it('against the rule needs a reason, is admitted and is no double', async () => {
    const { cid, south, prints } = await door(once);
    await send(south, [scanOf(prints[0]!)]);
    const forced = await send(south, [scanOf(prints[0]!, { forced: '主席特批' })]);
    expect(forced.verdicts).toMatchObject([{ kind: 'admit' }]);
    expect((await test.call(consoleCalls.doubles, { cid }, { token })).doubles).toEqual([]);
  });
});

describe('[O16] devices that were offline', () => {
  it('are joined when they are back: both admissions stay, the second is listed, and answered', async () => {
    const { cid, south, north, prints } = await door(once);
    const at = Date.now();
    const early = scanOf(prints[0]!, { offline: true, at: at - 40_000 });
    const late = scanOf(prints[0]!, { offline: true, at });
    expect((await send(south, [late])).verdicts).toMatchObject([{ kind: 'admit', previous: null }]);
    // The answer to the device that comes back last names the other admission, also when its first answer was lost.
    for (let sent = 0; sent < 2; sent += 1)
      expect((await send(north, [early])).verdicts).toMatchObject([
        { id: early.id, kind: 'admit', previous: { at: late.at, where: '南门' } },
      ]);
    const { open, doubles } = await test.call(consoleCalls.doubles, { cid }, { token });
    expect(open).toBe(1);
    expect(doubles).toMatchObject([
      { scanId: late.id, cause: 'double', first: { device: 'N2 北门', offline: true }, second: { device: 'S1 南门' } },
    ]);
    expect(await evidenceOf(cid)).toHaveLength(2);
    expect((await send(south, [], { cursor: 0 })).state).toMatchObject({ admittedToday: 1, inside: 1 });
    const answer = { cid, scanId: late.id, answer: 'both' as const };
    expect(await test.attempt(consoleCalls.answerDouble, { ...answer, why: '' }, { token })).toMatchObject({
      error: 'double_reason',
    });
    await test.call(consoleCalls.answerDouble, { ...answer, why: '两人同名' }, { token });
    expect((await test.call(consoleCalls.doubles, { cid }, { token })).open).toBe(0);
  });

  it('learn from each other what happened at the point, each passage once', async () => {
    const { south, north, prints } = await door(once, 3);
    await send(south, [scanOf(prints[0]!), scanOf(prints[1]!)]);
    await send(north, [scanOf(prints[2]!)]);
    const first = (await send(north, [], { cursor: 0 })).state;
    expect(first?.passages.map(({ print, where }) => [print, where])).toEqual([
      [prints[0], '南门'],
      [prints[1], '南门'],
    ]);
    expect(first).toMatchObject({ admittedToday: 3, more: false });
    expect((await send(north, [], { cursor: first?.cursor ?? 0 })).state?.passages).toEqual([]);
  });

  it('that admitted a cancelled ticket are listed too', async () => {
    const { cid, south, regIds, prints } = await door();
    await db.updateTable('registration').set({ state: 'cancelled' }).where('id', '=', regIds[0]!).execute();
    expect((await send(south, [scanOf(prints[0]!, { offline: true })])).verdicts).toMatchObject([
      { kind: 'admit', reason: 'void' },
    ]);
    expect((await test.call(consoleCalls.doubles, { cid }, { token })).doubles).toMatchObject([{ cause: 'void' }]);
  });
});

describe('[O16] a device', () => {
  it('is enrolled by a code, once, and receives a signed list without phone numbers', async () => {
    const { cid, pointId, prints } = await door({}, 2);
    const made = await test.call(
      consoleCalls.enrolDevice,
      { cid, id: null, pointId, label: 'N3', door: '北门' },
      { token },
    );
    const enrolled = await test.call(calls.enrol, { code: made.enrolCode.toLowerCase() });
    expect(enrolled).toMatchObject({ cid, label: 'N3' });
    expect(await test.attempt(calls.enrol, { code: made.enrolCode })).toMatchObject({ error: 'device_code_wrong' });
    const list = await test.call(calls.tickets, { device: enrolled.device, since: null });
    const bytes = Buffer.from(list.list, 'base64');
    const key = createPublicKey({ key: Buffer.from(enrolled.publicKey, 'base64'), format: 'der', type: 'spki' });
    const signature = Buffer.from(list.signature, 'base64');
    expect(verify('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }, signature)).toBe(true);
    const tickets = openTicketList(bytes);
    expect(tickets?.size).toBe(2);
    expect(tickets?.find(prints[0]!)).toMatchObject({ name: '宾客0', valid: true });
    expect(bytes.toString('latin1')).not.toContain('1390');
  });

  it('asks only for what changed: a new ticket, a cancelled one, another name', async () => {
    const { cid, feeId, south, regIds, prints } = await door({}, 2);
    const { cursor } = await test.call(calls.tickets, { device: south.token, since: null });
    const made = await buildRegistration(db, cid, { name: '新来', feeKindId: feeId });
    await db.updateTable('registration').set({ state: 'cancelled' }).where('id', '=', regIds[0]!).execute();
    const next = await test.call(calls.tickets, { device: south.token, since: cursor });
    const changed = openTicketList(Buffer.from(next.list, 'base64'));
    expect(next.whole).toBe(false);
    expect(changed?.size).toBeGreaterThanOrEqual(2);
    expect(changed?.find(prints[0]!)?.valid).toBe(false);
    expect(changed?.find((await ticketPrints(db, [made]))[0]!)).toMatchObject({ name: '新来', reading: 'xin lai' });
    await db.updateTable('registration').set({ name: '改名' }).where('id', '=', regIds[1]!).execute();
    const last = await test.call(calls.tickets, { device: south.token, since: next.cursor });
    expect(openTicketList(Buffer.from(last.list, 'base64'))?.find(prints[1]!)?.name).toBe('改名');
    expect((await test.call(calls.tickets, { device: south.token, since: '9007199254740991' })).whole).toBe(true);
  });

  it('has no names of people whom its point does not admit', async () => {
    const { south, prints } = await door({ roles: ['speaker'] });
    const { list } = await test.call(calls.tickets, { device: south.token, since: null });
    expect(openTicketList(Buffer.from(list, 'base64'))?.find(prints[0]!)).toMatchObject({
      name: '',
      number: '',
      reading: '',
    });
    expect((await test.call(calls.find, { device: south.token, text: '宾客' })).people).toEqual([]);
  });

  it('finds people by name without phone numbers', async () => {
    const { south, prints } = await door({}, 2);
    const { people } = await test.call(calls.find, { device: south.token, text: '宾客1' });
    expect(people).toMatchObject([{ print: prints[1], name: '宾客1', institution: '云栖医院', enteredAt: null }]);
  });

  it('that is locked gives back its scans and gets nothing more', async () => {
    const { cid, south, prints } = await door({}, 2);
    await test.call(consoleCalls.lockDevice, { cid, id: south.id }, { token });
    const body = {
      device: south.token,
      scans: [scanOf(prints[0]!, { offline: true })],
      cursor: 0,
      clock: Date.now(),
      battery: null,
      unsent: 0,
    };
    expect(await test.attempt(calls.sync, body)).toMatchObject({ error: 'device_locked' });
    expect(await evidenceOf(cid)).toHaveLength(1);
    expect(await test.attempt(calls.tickets, { device: south.token, since: null })).toMatchObject({
      error: 'device_locked',
    });
    expect(await test.attempt(calls.find, { device: south.token, text: '宾' })).toMatchObject({
      error: 'device_locked',
    });
    const { devices } = await test.call(consoleCalls.devices, { cid }, { token });
    expect(devices.map(({ state }) => state)).toEqual(['online', 'locked']);
  });

  it('opens nothing after the event', async () => {
    const { cid, south } = await door();
    await db
      .updateTable('conference')
      .set({ starts_on: '2020-01-01', ends_on: '2020-01-02' })
      .where('id', '=', cid)
      .execute();
    await purgeDevices(db, '2020-01-05', new Date());
    expect(await test.attempt(calls.tickets, { device: south.token, since: null })).toMatchObject({
      error: 'device_locked',
    });
    expect((await test.call(consoleCalls.devices, { cid }, { token })).devices.map(({ state }) => state)).toEqual([
      'purged',
      'purged',
    ]);
  });
});

describe('[O16] a ticket', () => {
  it('follows its registration: none before confirmation, void after, another with another entry code', async () => {
    const { cid, feeId } = await door();
    const regId = await buildRegistration(db, cid, { state: 'approved', feeKindId: feeId });
    const tickets = async () =>
      (await db.selectFrom('ticket').select('state').where('registration_id', '=', regId).orderBy('id').execute()).map(
        ({ state }) => state,
      );
    const change = (values: object) => db.updateTable('registration').set(values).where('id', '=', regId).execute();
    expect(await tickets()).toEqual([]);
    await change({ state: 'confirmed' });
    await change({ state: 'attended' });
    expect(await tickets()).toEqual(['valid']);
    await change({ entry_code: randomUUID() });
    expect(await tickets()).toEqual(['void', 'valid']);
    await change({ state: 'cancelled' });
    expect(await tickets()).toEqual(['void', 'void']);
  });
});

describe('[O16] arrivals', () => {
  it('are counted per minute and door, with who is still to come and why people were refused', async () => {
    const { cid, pointId, south, north, prints } = await door(once, 4);
    await send(south, [scanOf(prints[0]!), scanOf(prints[1]!), scanOf(prints[0]!)]);
    await send(north, [scanOf(prints[2]!), scanOf(77)]);
    const seen = await test.call(consoleCalls.arrivals, { cid, pointId: null }, { token });
    expect(seen).toMatchObject({ pointId, entered: 3, expected: 4, inside: 3 });
    expect(seen.minutes).toHaveLength(120);
    expect(seen.minutes.reduce((sum, { people }) => sum + people, 0)).toBe(3);
    expect(new Map(seen.doors.map((one) => [one.door, one.entered]))).toEqual(
      new Map([
        ['北门', 1],
        ['南门', 2],
      ]),
    );
    expect(seen.refusals.map(({ reason }) => reason).toSorted()).toEqual(['already', 'unknown']);
  });

  it('do not count an admission that was taken back, anywhere', async () => {
    const { cid, pointId, south, prints } = await door(once, 2);
    const first = scanOf(prints[0]!);
    await send(south, [first, scanOf(prints[1]!)]);
    await send(south, [scanOf(prints[0]!, { undoes: first.id })]);
    const seen = await test.call(consoleCalls.arrivals, { cid, pointId }, { token });
    expect(seen).toMatchObject({ entered: 1, inside: 1, kinds: [{ id: pointId, entered: 1 }] });
    expect(seen.minutes.reduce((sum, { people }) => sum + people, 0)).toBe(1);
    expect(seen.doors.map(({ entered }) => entered).toSorted((one, other) => one - other)).toEqual([0, 1]);
    const { points } = await test.call(consoleCalls.points, { cid }, { token });
    expect(points.map(({ admitted }) => admitted)).toEqual([1]);
    const walled = await enteredByGate(db, cid, [pointId]);
    expect(walled.map(({ people }) => people)).toEqual([1, 1]);
  });
});

describe('[O16] a point', () => {
  it('is saved under its version, and refuses times that end before they start and fees of others', async () => {
    const { cid, pointId } = await door();
    const other = await door();
    const { points } = await test.call(consoleCalls.points, { cid }, { token });
    const { admitted, devices, closed, ...draft } = points[0]!;
    expect({ admitted, devices, closed }).toEqual({ admitted: 0, devices: 2, closed: false });
    const save = (more: object) =>
      test.attempt(consoleCalls.savePoint, { cid, point: { ...draft, ...more } }, { token });
    expect(await save({ capacity: 300 })).toMatchObject({ code: 0, id: pointId });
    expect(await save({ capacity: 400 })).toMatchObject({ error: 'changed_meanwhile' });
    const opens = [{ from: '2030-05-02T08:00:00Z', until: '2030-05-02T07:00:00Z' }];
    expect(await save({ version: 2, opens })).toMatchObject({ error: 'point_rules' });
    expect(await save({ version: 2, feeIds: [other.feeId] })).toMatchObject({ error: 'not_found' });
  });
});
