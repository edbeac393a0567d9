import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { activityConsoleCalls } from '@meetingapp/contract/activities/console.ts';
import { checkinConsoleCalls as desk } from '@meetingapp/contract/checkin/console.ts';
import { deviceCalls, type SentScan } from '@meetingapp/contract/checkin/device.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { ticketCalls } from '@meetingapp/contract/checkin/ticket.ts';
import { windowAt, windowBytes, WINDOW_MS } from '@meetingapp/domain/checkin/moving-part.ts';
import { readTicketCode, ticketText } from '@meetingapp/domain/checkin/ticket-code.ts';
import { buildActivity } from '@meetingapp/demo/activities/activities.ts';
import { buildDevice, buildPoint, ticketPrints } from '@meetingapp/demo/checkin/points.ts';
import { seedSymposiumLounge } from '@meetingapp/demo/checkin/symposium-lounge.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { paidRegistration, smallCongress } from '../../../testing/congress.ts';
import { badgeOf } from '../badge/queries.ts';
import { badgeFrom } from '../badge/commands.ts';
import { keysOf } from './commands-keys.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const staffId = await buildStaff(db, societyId);
const token = await buildStaffToken(db, staffId);

/** A congress where the codes on phones change, a person with a ticket, and a device at a door. */
async function congress(movingCodes = true) {
  const { cid, feeId } = await smallCongress(db, { societyId });
  if (movingCodes) await test.call(desk.saveMovingCodes, { cid, movingCodes }, { token });
  const { regId, who } = await paidRegistration(test, cid, feeId);
  const pointId = await buildPoint(db, cid, {});
  const device = await buildDevice(db, cid, pointId, { label: 'N1', door: '北门', staffId });
  const [print = 0] = await ticketPrints(db, [regId]);
  const ticket = () => test.call(ticketCalls.ticket, { regid: regId }, { token: who.token });
  return { cid, regId, print, device, ticket };
}
type Congress = Awaited<ReturnType<typeof congress>>;

/** As the phone makes it, some windows ago. */
function shown({ ticketCode, movingKey }: { ticketCode: string; movingKey: string | null }, windowsAgo: number) {
  const read = readTicketCode(ticketCode);
  if (!read || movingKey === null) throw new Error('no code that changes');
  const window = windowAt(Date.now() - windowsAgo * WINDOW_MS);
  const mac = createHmac('sha256', Buffer.from(movingKey, 'base64url'))
    .update(windowBytes(window))
    .digest()
    .subarray(0, 4);
  return { text: ticketText(read.signed, read.signature, { window, mac }), part: { window, mac: mac.toString('hex') } };
}

async function scan({ device, print }: Congress, more: Partial<SentScan>) {
  const base = { id: randomUUID(), print, direction: 'in', at: Date.now(), source: 'camera', kind: 'admit' } as const;
  const one: SentScan = { ...base, reason: '', offline: false, forced: '', undoes: null, ...more };
  const { verdicts } = await test.call(deviceCalls.sync, {
    device: device.token,
    scans: [one],
    cursor: null,
    clock: Date.now(),
    battery: null,
    unsent: 0,
  });
  return verdicts[0];
}

describe('[O16] [V20] the demo has a room for codes that change', () => {
  it('phones of the conference get the key, the console shows the point, and both refusals are recorded', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    const { regId, who } = await paidRegistration(test, cid, feeId);
    const others = [await paidRegistration(test, cid, feeId), await paidRegistration(test, cid, feeId)];
    const prints = await ticketPrints(db, [regId, ...others.map((one) => one.regId)]);
    await seedSymposiumLounge(db, cid, { staffId, prints, now: new Date() });
    const { movingKey } = await test.call(ticketCalls.ticket, { regid: regId }, { token: who.token });
    expect(movingKey).toMatch(/^[\w-]{43}$/);
    const { points, movingCodes } = await test.call(desk.points, { cid }, { token });
    expect(movingCodes).toBe(false);
    expect(points).toMatchObject([{ name: { en: 'Faculty lounge' }, moving: true }]);
    const scans = await db
      .selectFrom('scan')
      .select(['kind', 'reason'])
      .where('conference_id', '=', cid)
      .orderBy('number')
      .execute();
    expect(scans).toEqual([
      { kind: 'admit', reason: '' },
      { kind: 'refuse', reason: 'stale' },
      { kind: 'refuse', reason: 'not_moving' },
    ]);
  });
});

describe('[O16] [V20] a code that changes every 30 seconds', () => {
  it('is switched on per conference: phones get the key, devices hear of it, and no other conference changes', async () => {
    const [own, other] = [await congress(false), await congress(false)];
    expect(await own.ticket()).toMatchObject({ movingKey: null });
    await test.call(desk.saveMovingCodes, { cid: own.cid, movingCodes: true }, { token });
    expect((await own.ticket()).movingKey).toMatch(/^[\w-]{43}$/);
    expect(await other.ticket()).toMatchObject({ movingKey: null });
    expect(await test.call(desk.points, { cid: own.cid }, { token })).toMatchObject({ movingCodes: true });
    const sync = { device: own.device.token, scans: [], cursor: 0, clock: Date.now(), battery: null, unsent: 0 };
    expect((await test.call(deviceCalls.sync, sync)).state).toMatchObject({ movingCodes: true });
    await test.call(desk.saveMovingCodes, { cid: own.cid, movingCodes: false }, { token });
    expect(await own.ticket()).toMatchObject({ movingKey: null });
    const finance = await buildStaff(db, societyId, { email: 'finance@moving.example', role: 'finance' });
    const weak = { token: await buildStaffToken(db, finance) };
    expect(await test.attempt(desk.saveMovingCodes, { cid: own.cid, movingCodes: true }, weak)).toMatchObject({
      error: 'forbidden',
    });
  });

  it('is judged by the server too: in its window and the next one, with its own authentication', async () => {
    const now = shown(await (await congress()).ticket(), 0);
    const judged = async (windowsAgo: number, mac?: string) => {
      const one = await congress();
      const { part } = shown(await one.ticket(), windowsAgo);
      const verdict = await scan(one, { movingPart: mac === undefined ? part : { ...part, mac } });
      return verdict?.kind === 'refuse' ? verdict.reason : verdict?.kind;
    };
    expect(await judged(0)).toBe('admit');
    expect(await judged(1)).toBe('admit');
    expect(await judged(3)).toBe('stale');
    expect(await judged(-2)).toBe('stale');
    // The authentication of another person's ticket.
    expect(await judged(0, now.part.mac)).toBe('signature');
  });

  it('does not refuse afterwards who has passed a door without a network', async () => {
    const one = await congress();
    const { part } = shown(await one.ticket(), 40);
    expect(await scan(one, { movingPart: part, offline: true })).toMatchObject({ kind: 'admit' });
  });

  it('at an activity is refused with its reason when it is old or stands still; a printed badge counts', async () => {
    const one = await congress();
    const { id: activityId, slotIds } = await buildActivity(db, one.cid, {});
    const entry = {
      activity_id: activityId,
      slot_id: slotIds[0] ?? 0,
      registration_id: one.regId,
      state: 'joined' as const,
    };
    await db
      .insertInto('activity_entry')
      .values({ ...entry, at: new Date() })
      .execute();
    const answer = await one.ticket();
    const check = (ticketCode: string) =>
      test.attempt(activityConsoleCalls.checkInCode, { cid: one.cid, activityId, ticketCode }, { token });
    expect(await check(shown(answer, 3).text)).toMatchObject({
      error: 'code_stale',
      msg: expect.stringContaining('重新打开'),
    });
    expect(await check(answer.ticketCode)).toMatchObject({ error: 'code_still' });
    const row = await badgeOf(db, one.cid, one.regId);
    const badge = row && badgeFrom(await keysOf(db, one.cid), row).code;
    expect(readTicketCode(badge ?? '')?.ticket).toMatchObject({ printed: true });
    expect(await check(badge ?? '')).toMatchObject({ code: 0, first: true });
    expect(await check(shown(answer, 0).text)).toMatchObject({ code: 0, first: false });
  });

  it('is nowhere shown standing still: the card has none, and the own registration has one to begin with', async () => {
    const one = await congress();
    const { card_id: cardid } = await db
      .selectFrom('registration')
      .select('card_id')
      .where('id', '=', one.regId)
      .executeTakeFirstOrThrow();
    const card = async () => (await test.call(registrationCalls.card, { cardid })).card.entryCode;
    expect(await card()).toBe('');
    await test.call(desk.saveMovingCodes, { cid: one.cid, movingCodes: false }, { token });
    expect(readTicketCode(await card())?.ticket).toMatchObject({ printed: false });
  });
});
