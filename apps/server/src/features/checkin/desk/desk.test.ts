import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { badgeCalls } from '@meetingapp/contract/checkin/badge.ts';
import { checkinConsoleCalls } from '@meetingapp/contract/checkin/console.ts';
import { deskCalls as calls } from '@meetingapp/contract/checkin/desk.ts';
import { deviceCalls, type SentScan } from '@meetingapp/contract/checkin/device.ts';
import { registrationConsoleCalls } from '@meetingapp/contract/registration/console.ts';
import { registrationDeskCalls } from '@meetingapp/contract/registration/desk.ts';
import { buildDevice, buildPoint, ticketPrints } from '@meetingapp/demo/checkin/points.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { barCodeOf } from '@meetingapp/domain/checkin/bar-code.ts';
import { testApp } from '../../../testing/app.ts';
import { order, register, smallCongress, visitor } from '../../../testing/congress.ts';
import { keysOf } from '../ticket/commands-keys.ts';
import { ticketOf } from '../ticket/queries.ts';
import { ticketCodeOf } from '../ticket/writer.ts';
import { cameraAdmission } from '@meetingapp/domain/checkin/camera-admission.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const staffOf = async (role: 'owner' | 'finance' | 'door', email: string) =>
  buildStaffToken(db, await buildStaff(db, societyId, { role, email }));
const token = await staffOf('owner', 'desk@example.org');
const finance = await staffOf('finance', 'money@example.org');
const door = await staffOf('door', 'door@example.org');

/** A congress with an entrance that admits once. */
async function place() {
  const { cid, feeId } = await smallCongress(db, { societyId });
  const pointId = await buildPoint(db, cid, { most: { times: 1, per: 'ever' } });
  return { cid, feeId, pointId };
}

const find = async (cid: number, text: string) =>
  (await test.call(calls.deskFind, { cid, text }, { token: door })).people.map(({ regId }) => regId);
const see = async (cid: number, regId: number) => (await test.call(calls.deskPerson, { cid, regId }, { token })).person;
const pay = (cid: number, regId: number, more: object = {}) =>
  test.attempt(
    calls.deskPay,
    { cid, regId, paid: 'pos', receipt: randomUUID().slice(0, 8), amount: 100_000, ...more },
    { token },
  );
const pass = (cid: number, regId: number, pointId: number | null, more: object = {}) =>
  test.attempt(
    calls.deskPass,
    { cid, regId, scanId: randomUUID(), pointId, paper: 'a6', renew: false, deskSeconds: null, ...more },
    { token: door },
  );

/** A scan that a device made. */
const scanned = (print: number | null): SentScan => ({
  id: randomUUID(),
  ...cameraAdmission,
  print,
  at: Date.now(),
});

describe('[O16] the walk-up desk', () => {
  it('finds by name, initials with last digits, number, QR and bar code, and shows four digits only', async () => {
    const { cid } = await place();
    const regId = await buildRegistration(db, cid, { name: '林之远', phone: '13900006048' });
    await buildRegistration(db, cid, { name: '苏蘅', phone: '13900001111' });
    const ticket = await ticketOf(db, regId);
    if (!ticket) throw new Error('no ticket');
    const { number } = await see(cid, regId);
    for (const text of ['林之远', 'linzhiyuan', 'lzy 6048', '6048', number, barCodeOf(ticket.token)])
      expect([text, await find(cid, text)]).toEqual([text, [regId]]);
    expect(await find(cid, ticketCodeOf(await keysOf(db, cid), ticket))).toEqual([regId]);
    const { cid: other } = await place();
    expect(await find(other, barCodeOf(ticket.token))).toEqual([]);
    expect(await find(cid, '')).toEqual([]);
    const answer = await test.call(calls.deskPerson, { cid, regId }, { token });
    expect(answer.person).toMatchObject({ phoneEnd: '6048', latin: 'Lin Zhiyuan', state: 'ready', due: null });
    expect(JSON.stringify(answer)).not.toContain('13900006048');
  });

  it('knows a person by a document that staff saw, or by a number that agrees; the number is not stored', async () => {
    const { cid } = await place();
    const regId = await buildRegistration(db, cid, { name: '林之远', phone: '13900006048' });
    const identify = (typed: string, more: object = {}) =>
      test.attempt(calls.deskIdentify, { cid, regId, typed, ...more }, { token: door, language: 'en' });
    expect((await see(cid, regId)).identity).toBeNull();
    expect(await identify('6049')).toMatchObject({ error: 'identity_differs', msg: expect.stringContaining('agree') });
    expect((await see(cid, regId)).identity).toBeNull();
    expect(await identify('６０４８')).toMatchObject({ code: 0 });
    expect((await see(cid, regId)).identity).toMatchObject({ how: 'digits', by: expect.any(String) });
    test.clock.now = new Date(Date.now() + 1000);
    expect(await identify('')).toMatchObject({ code: 0 });
    expect((await see(cid, regId)).identity).toMatchObject({ how: 'seen' });
    const events = await db.selectFrom('registration_event').selectAll().where('registration_id', '=', regId).execute();
    expect(JSON.stringify(events)).not.toContain('6048');
    const { cid: other } = await place();
    expect(await identify('6048', { cid: other })).toMatchObject({ error: 'not_found' });
  });

  it('shows the badge as it will be printed: with the code of the ticket, and a sample before there is one', async () => {
    const { cid, feeId } = await place();
    const regId = await buildRegistration(db, cid, { name: '林之远', answers: { company: '云栖医院' } });
    const unpaid = await buildRegistration(db, cid, { name: '苏蘅', feeKindId: feeId, state: 'approved' });
    const badge = (id: number, more: object = {}) =>
      test.attempt(calls.deskBadge, { cid, regId: id, paper: 'a7', ...more }, { token: door });
    const shown = await badge(regId);
    expect(shown).toMatchObject({
      coded: true,
      layout: { width: 74, height: 105 },
      texts: { name: '林之远', institution: '云栖医院' },
    });
    const { texts } = shown as unknown as { texts: { code: string } };
    expect(await find(cid, texts.code)).toEqual([regId]);
    expect(await badge(unpaid)).toMatchObject({ coded: false, texts: { name: '苏蘅', second: 'Su Heng' } });
    const { cid: other } = await place();
    expect(await badge(regId, { cid: other })).toMatchObject({ error: 'not_found' });
  });

  it('estimates who waits at the desks from those served there, and counts the tickets that have not come', async () => {
    const { cid, pointId } = await place();
    const queue = async () => (await test.call(calls.deskToday, { cid }, { token: door })).queue;
    const people = [];
    for (let one = 0; one < 30; one += 1) people.push(await buildRegistration(db, cid, { name: `来宾${one}` }));
    expect(await queue()).toEqual({ waiting: 0, minutes: 0, toCome: 30 });
    const before = test.clock.now;
    // Two a minute for five minutes, and a session that begins soon.
    for (const [index, regId] of people.slice(0, 10).entries()) {
      test.clock.now = new Date(before.getTime() + Math.floor(index / 2) * 60_000);
      await pass(cid, regId, pointId);
    }
    test.clock.now = new Date(before.getTime() + 5 * 60_000);
    const busy = await queue();
    test.clock.now = before;
    expect(busy.toCome).toBe(20);
    expect(busy.waiting).toBeGreaterThan(0);
    expect(busy.waiting).toBeLessThanOrEqual(20);
    expect(busy.minutes).toBeGreaterThan(0);
  });

  it('warns of a second registration of the same name or telephone', async () => {
    const { cid } = await place();
    const one = await buildRegistration(db, cid, { name: '林之远', phone: '13900006048' });
    const other = await buildRegistration(db, cid, { name: '林知远', phone: '13900006049' });
    await buildRegistration(db, cid, { name: '凌志' });
    await find(cid, '林');
    expect((await see(cid, one)).twins).toMatchObject([{ regId: other, sameName: true, samePhone: false }]);
  });

  it('takes the whole sum of an open order once, with a receipt, then prints and checks in, once', async () => {
    const { cid, feeId, pointId } = await place();
    const who = await visitor(test);
    const regId = await register(test, who, cid, feeId);
    const made = await order(test, who, regId);
    expect(await see(cid, regId)).toMatchObject({ state: 'pay', due: made.total, receipts: [] });
    expect(await pass(cid, regId, pointId)).toMatchObject({ error: 'ticket_missing' });
    expect(await pay(cid, regId, { receipt: '' })).toMatchObject({ error: 'receipt_missing' });
    expect(await pay(cid, regId, { amount: made.total - 1 })).toMatchObject({ error: 'desk_amount' });
    expect((await see(cid, regId)).state).toBe('pay');
    expect(await pay(cid, regId, { receipt: 'S-1' })).toMatchObject({ code: 0, receipt: 'S-1' });
    expect(await pay(cid, regId, { receipt: 'S-2' })).toMatchObject({ error: 'registration_locked' });
    expect(await see(cid, regId)).toMatchObject({
      state: 'ready',
      due: null,
      receipts: [{ method: 'pos', number: 'S-1', amount: made.total }],
    });
    const scanId = randomUUID();
    const first = await pass(cid, regId, pointId, { scanId });
    expect(first).toMatchObject({ code: 0, fits: true, verdict: { kind: 'admit' } });
    expect(await pass(cid, regId, pointId, { scanId })).toMatchObject({ verdict: { kind: 'admit' } });
    expect(await pass(cid, regId, pointId)).toMatchObject({ verdict: { kind: 'already', at: expect.any(String) } });
    expect(await pass(cid, regId, null)).toMatchObject({ code: 0, verdict: null });
    expect(await see(cid, regId)).toMatchObject({ state: 'in', enteredAt: expect.any(String), enteredWhere: '主入口' });
    const scans = await db.selectFrom('attendance').select('id').where('registration_id', '=', regId).execute();
    expect(scans).toHaveLength(1);
    const today = await test.call(calls.deskToday, { cid }, { token });
    expect(today.takings).toEqual([{ method: 'pos', currency: 'CNY', count: 1, amount: made.total }]);
    expect((await test.call(calls.deskToday, { cid }, { token: door })).printed).toBe(4);
  });

  it('a slip pays once, cash is numbered automatically, and a registration without an order pays the price of today', async () => {
    const { cid, feeId } = await place();
    const holdUntil = new Date(Date.now() + 3_600_000);
    const unpaid = () => buildRegistration(db, cid, { feeKindId: feeId, state: 'approved', holdUntil });
    const [one, two, three] = [await unpaid(), await unpaid(), await unpaid()];
    const { due } = await see(cid, one);
    expect(due).toBe(100_000);
    expect(await pay(cid, one, { receipt: '0042' })).toMatchObject({ code: 0 });
    expect(await pay(cid, two, { receipt: '0042' })).toMatchObject({ error: 'receipt_used' });
    expect(await see(cid, two)).toMatchObject({ state: 'pay', receipts: [] });
    expect(await pay(cid, two, { paid: 'elsewhere', receipt: '0042' })).toMatchObject({ code: 0 });
    expect(await pay(cid, three, { paid: 'cash', receipt: '' })).toMatchObject({
      code: 0,
      receipt: expect.stringMatching(/^C\d{6,}$/),
    });
    const ledger = await db
      .selectFrom('ledger')
      .select((by) => by.fn.sum<number>('amount').as('sum'))
      .where('conference_id', '=', cid)
      .executeTakeFirstOrThrow();
    expect(Number(ledger.sum)).toBe(300_000);
  });

  it('a lost badge gets a new code, and the former one is refused', async () => {
    const { cid, pointId } = await place();
    const regId = await buildRegistration(db, cid);
    const before = await ticketOf(db, regId);
    await pass(cid, regId, null);
    expect(await pass(cid, regId, pointId, { renew: true })).toMatchObject({ verdict: { kind: 'admit' } });
    const after = await ticketOf(db, regId);
    expect(after?.token).not.toBe(before?.token);
    expect(await find(cid, barCodeOf(before?.token ?? 0))).toEqual([regId]);
  });

  it('takes a check-in back within 30 seconds, by who made it', async () => {
    const { cid, pointId } = await place();
    const regId = await buildRegistration(db, cid);
    const scanId = randomUUID();
    await pass(cid, regId, pointId, { scanId });
    const undo = (as: string) =>
      test.attempt(calls.deskUndo, { cid, regId, scanId: randomUUID(), undoes: scanId }, { token: as });
    expect(await undo(token)).toMatchObject({ error: 'not_found' });
    const before = test.clock.now;
    test.clock.now = new Date(Date.now() + 31_000);
    expect(await undo(door)).toMatchObject({ error: 'desk_undo_late' });
    test.clock.now = before;
    expect(await undo(door)).toMatchObject({ code: 0 });
    expect(await pass(cid, regId, pointId)).toMatchObject({ verdict: { kind: 'admit' } });
  });

  it('takes an admission by any device back later, with a reason, once; the person can then be cancelled and admitted again', async () => {
    const { cid, pointId } = await place();
    const regId = await buildRegistration(db, cid, { name: '林之远' });
    const staffId = await buildStaff(db, societyId, { email: 'device@example.org' });
    const device = await buildDevice(db, cid, pointId, { label: 'N1', door: '北门', staffId });
    const [print = 0] = await ticketPrints(db, [regId]);
    const scan = { ...scanned(print), id: randomUUID() };
    const sent = { device: device.token, cursor: null, clock: Date.now(), battery: null, unsent: 0 };
    await test.call(deviceCalls.sync, { ...sent, scans: [scan] });
    expect(await see(cid, regId)).toMatchObject({ state: 'in', enteredScan: scan.id, enteredWhere: '北门' });
    const before = test.clock.now;
    test.clock.now = new Date(Date.now() + 600_000);
    const takeBack = (as: string, more: object = {}) =>
      test.attempt(
        calls.deskTakeBack,
        { cid, regId, scanId: randomUUID(), undoes: scan.id, why: '同名，认错人', ...more },
        { token: as },
      );
    expect(await takeBack(finance)).toMatchObject({ error: 'forbidden' });
    expect(await takeBack(door, { why: ' ' })).toMatchObject({ error: 'body_invalid' });
    const { cid: other } = await place();
    expect(await takeBack(door, { cid: other })).toMatchObject({ error: 'not_found' });
    expect(await takeBack(door)).toMatchObject({ code: 0 });
    expect(await takeBack(door)).toMatchObject({ error: 'entry_taken_back' });
    test.clock.now = before;
    expect(await see(cid, regId)).toMatchObject({ state: 'ready', enteredAt: null, enteredScan: null });
    const { registration } = await test.call(registrationConsoleCalls.detail, { cid, id: regId }, { token });
    expect(registration.history[0]).toMatchObject({ text: '撤销签到', why: '同名，认错人' });
    expect(registration.can.cancel).toBe('');
    expect(await pass(cid, regId, pointId)).toMatchObject({ verdict: { kind: 'admit' } });
  });

  it('a new person is entered by staff, pays and gets a badge; the door role takes no money', async () => {
    const { cid, feeId, pointId } = await place();
    const answers = { name: '新来', phone: '13700000123', email: 'new@example.org' };
    const made = await test.call(
      registrationDeskCalls.enter,
      { cid, answers, branchId: null, feeId },
      { token: finance },
    );
    const { due } = await see(cid, made.id);
    const body = { cid, regId: made.id, paid: 'cash', receipt: '', amount: due ?? 0 } as const;
    expect(await test.attempt(calls.deskPay, body, { token: door })).toMatchObject({ error: 'forbidden' });
    expect(await test.attempt(calls.deskPay, body, { token: finance })).toMatchObject({ code: 0 });
    expect(await pass(cid, made.id, pointId)).toMatchObject({ code: 0, name: '新来', verdict: { kind: 'admit' } });
  });

  it('measures what a person takes, shows the median at this desk and at all, and lists badges that did not come out', async () => {
    const { cid } = await place();
    const today = (as: string) => test.call(calls.deskToday, { cid }, { token: as });
    expect(await today(door)).toMatchObject({ median: null, medianOfAll: null, open: [] });
    const regId = await buildRegistration(db, cid, { name: '林之远' });
    for (const deskSeconds of [12, 18, 50]) await pass(cid, regId, null, { deskSeconds });
    const other = {
      cid,
      regId,
      scanId: randomUUID(),
      pointId: null,
      paper: 'a6',
      renew: false,
      deskSeconds: 90,
    } as const;
    await test.call(calls.deskPass, other, { token });
    await test.call(calls.deskPass, { ...other, deskSeconds: 80 }, { token });
    expect(await today(door)).toMatchObject({ median: 18, medianOfAll: 50 });
    expect(await today(token)).toMatchObject({ median: 80, open: [{ regId, state: 'waiting' }] });
    const [open] = (await today(token)).open;
    const printIds = [Number(open?.printId)];
    await test.call(badgeCalls.settleBadges, { cid, printIds, taskId: null, outcome: 'printed' }, { token: door });
    expect((await today(token)).open).toEqual([]);
  });

  it('a point counts people, each once, however often they come', async () => {
    const { cid } = await place();
    const pointId = await buildPoint(db, cid, { kind: 'hall', name: { zh: '大厅', en: 'Hall' } });
    const regId = await buildRegistration(db, cid, { name: '常来' });
    for (let time = 0; time < 3; time += 1) await pass(cid, regId, pointId);
    const { points } = await test.call(checkinConsoleCalls.points, { cid }, { token });
    expect(points.find(({ id }) => Number(id) === pointId)).toMatchObject({ admitted: 1 });
  });

  it('the points show the median seconds of a scan, pauses left out', async () => {
    const { cid, pointId } = await place();
    const device = await buildDevice(db, cid, pointId, {
      label: 'N1',
      door: '',
      staffId: await buildStaff(db, societyId, { email: 'points@example.org' }),
    });
    const seconds = async () => {
      const { points } = await test.call(checkinConsoleCalls.points, { cid }, { token });
      return points.map(({ secondsPerScan }) => secondsPerScan);
    };
    expect(await seconds()).toEqual([null]);
    const from = Date.now() - 3_600_000;
    const refused = { kind: 'refuse', reason: 'unknown', offline: true } as const;
    const scans = [0, 2, 5, 9, 900, 904].map((at) => ({ ...scanned(null), ...refused, at: from + at * 1000 }));
    const sent = { device: device.token, cursor: null, clock: Date.now(), battery: null, unsent: 0 };
    await test.call(deviceCalls.sync, { ...sent, scans });
    expect(await seconds()).toEqual([3.5]);
  });
});
