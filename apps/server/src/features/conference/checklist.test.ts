import { describe, expect, it } from 'vitest';
import { checklistCalls, type ChecklistStep } from '@meetingapp/contract/conference/checklist.ts';
import { buildRelease, buildSession } from '@meetingapp/demo/agenda/agenda.ts';
import { buildDevice, buildPoint } from '@meetingapp/demo/checkin/points.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildForm } from '@meetingapp/demo/forms/forms.ts';
import { buildHome } from '@meetingapp/demo/home/home.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const staffId = await buildStaff(db, societyId);
const as = { token: await buildStaffToken(db, staffId) };
const cid = await buildConference(db, { societyId, state: 'draft' });
const other = await buildConference(db, { societyId });
const now = new Date();
const line = async (step: ChecklistStep, of = cid) => {
  const { lines } = await test.call(checklistCalls.checklist, { cid: of }, as);
  return lines.find((one) => one.step === step);
};

describe('[O1] the checklist ticks itself', () => {
  it.each<[ChecklistStep, () => Promise<unknown>]>([
    ['form', () => buildForm(db, cid)],
    ['fees', () => buildFeeKind(db, cid)],
    ['home', () => buildHome(db, cid, { facts: [{ figure: '3', label: both('天', 'days') }] })],
    ['hotel', async () => buildRoomType(db, cid, await buildHotel(db, cid), { nights: ['2027-04-08'] })],
    [
      'programme',
      async () => [
        await buildSession(db, cid, {
          title: both('开幕', 'Opening'),
          from: now,
          to: new Date(now.getTime() + 3_600_000),
        }),
        await buildRelease(db, cid),
      ],
    ],
    [
      'colleagues',
      () => buildStaff(db, societyId, { conferenceId: cid, role: 'finance', email: 'finance@example.org' }),
    ],
    ['trial', () => buildRegistration(db, cid, { state: 'submitted' })],
    ['points', () => buildPoint(db, cid)],
    ['publish', () => db.updateTable('conference').set({ state: 'published' }).where('id', '=', cid).execute()],
  ])('%s is open until it is done, in this conference only', async (step, does) => {
    const before = await line(step);
    const elsewhere = await line(step, other);
    expect(before).toMatchObject({ step, done: false });
    await does();
    expect(await line(step)).toMatchObject({ step, done: true });
    expect(await line(step, other)).toEqual(elsewhere);
  });

  it('counts a draft of a registration, a closed point and a device that was not enrolled as nothing', async () => {
    const own = await buildConference(db, { societyId });
    await buildRegistration(db, own, { state: 'draft' });
    const point = await buildPoint(db, own);
    await db.updateTable('checkin_point').set({ closed_at: new Date() }).where('id', '=', point).execute();
    expect(await line('trial', own)).toMatchObject({ done: false, count: 0 });
    expect(await line('points', own)).toMatchObject({ done: false, count: 0 });
    expect(await line('devices', own)).toMatchObject({ done: false, count: 0 });
    await buildDevice(db, own, point, { staffId });
    expect(await line('devices', own)).toMatchObject({ done: true, count: 1 });
  });
});
