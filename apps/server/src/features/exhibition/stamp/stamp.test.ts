import { describe, expect, it } from 'vitest';
import { activityCalls } from '@meetingapp/contract/activities/activity.ts';
import { exhibitionCalls } from '@meetingapp/contract/exhibition/exhibitor.ts';
import { boothStampCalls as calls, boothStampConsoleCalls as desk } from '@meetingapp/contract/exhibition/stamp.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildExhibitor } from '@meetingapp/demo/exhibition/exhibitors.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const staff = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };

async function place(phones: { member: string; visitor: string }) {
  const cid = await buildConference(db, { societyId });
  const showid = await buildExhibitor(db, cid, { booth: 'A05', members: [phones.member] });
  const other = await buildExhibitor(db, cid, { booth: '' });
  const own = { token: await test.logIn(await buildAccount(db, { name: '许清源', phone: phones.member })) };
  const accountId = await buildAccount(db, { name: '林知远', phone: phones.visitor });
  await buildRegistration(db, cid, { accountId, name: '林知远', phone: phones.visitor });
  return { cid, showid, other, own, visitor: { token: await test.logIn(accountId) } };
}
function codeOf(link: string) {
  const query = new URL(link, 'http://x').searchParams;
  return {
    stampId: Number(query.get('stamp')),
    until: Number(query.get('until')),
    signature: query.get('signature') ?? '',
  };
}

describe('[S88] [S80] [O13] the stamp of a booth', () => {
  it('is shown by the exhibitor’s own people, collected once, and marks the booth as visited', async () => {
    const { cid, showid, own, visitor } = await place({ member: '13877360001', visitor: '13877360002' });
    expect(await test.call(calls.code, { showid }, own)).toMatchObject({ stamp: null });
    expect(await test.call(desk.makeStamps, { cid, points: 10 }, staff)).toMatchObject({ made: 1 });
    expect(await test.call(desk.makeStamps, { cid, points: 20 }, staff)).toMatchObject({ made: 0 });
    const { stamp } = await test.call(calls.code, { showid }, own);
    const before = await test.call(exhibitionCalls.read, { showid }, visitor);
    expect(before).toMatchObject({ visitedAt: null, stamp: { points: 10, at: null } });
    const code = codeOf(stamp?.link ?? '');
    expect(await test.call(activityCalls.stamp, code, visitor)).toMatchObject({ points: 10, first: true });
    expect(await test.call(activityCalls.stamp, code, visitor)).toMatchObject({ first: false });
    const after = await test.call(exhibitionCalls.read, { showid }, visitor);
    expect(after.visitedAt).not.toBeNull();
    expect(after.stamp?.at).not.toBeNull();
    expect((await test.call(calls.code, { showid }, own)).stamp).toMatchObject({ given: 1 });
  });

  it('has no code for anybody else, and a changed or an old code is refused', async () => {
    const { cid, showid, own, visitor } = await place({ member: '13877360003', visitor: '13877360004' });
    await test.call(desk.makeStamps, { cid, points: 10 }, staff);
    expect(await test.attempt(calls.code, { showid }, visitor)).toMatchObject({ error: 'not_found' });
    const code = codeOf((await test.call(calls.code, { showid }, own)).stamp?.link ?? '');
    const later = { ...code, until: code.until + 3_600 };
    expect(await test.attempt(activityCalls.stamp, later, visitor)).toMatchObject({ error: 'stamp_wrong' });
    const forged = { ...code, signature: 'A'.repeat(22) };
    expect(await test.attempt(activityCalls.stamp, forged, visitor)).toMatchObject({ error: 'stamp_wrong' });
    expect((await test.call(exhibitionCalls.read, { showid }, visitor)).stamp).toMatchObject({ at: null });
  });
});
