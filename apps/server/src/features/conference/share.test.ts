import { conferenceCalls as calls } from '@meetingapp/contract/conference/conference.ts';
import { statisticsCalls } from '@meetingapp/contract/statistics/figures.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const token = async (): Promise<string> => test.logIn(await buildAccount(db));

describe('[S5] sharing a conference', () => {
  it('gives each person a fixed short code, and a visitor none', async () => {
    const cid = await buildConference(db);
    const [one, other] = [await token(), await token()];
    const first = await test.call(calls.shareCode, { cid }, { token: one });
    expect(first.sourceCode).toMatch(/^[a-z2-9]{7}$/);
    expect(await test.call(calls.shareCode, { cid }, { token: one })).toEqual(first);
    expect((await test.call(calls.shareCode, { cid }, { token: other })).sourceCode).not.toBe(first.sourceCode);
    expect((await test.call(calls.shareCode, { cid }, {})).sourceCode).toBe('');
    expect(await test.attempt(calls.shareCode, { cid: 99_999_999 }, {})).toMatchObject({ error: 'conference_unknown' });
  });

  it('counts each share with its channel and code; staff see how often', async () => {
    const societyId = await buildSociety(db);
    const cid = await buildConference(db, { societyId });
    await test.call(calls.share, { cid, channel: 'poster', sourceCode: 'abc2345' }, {});
    await test.call(calls.share, { cid, channel: 'link' }, {});
    expect(await test.attempt(calls.share, { cid, channel: 'smoke' as 'link' }, {})).toMatchObject({
      error: 'body_invalid',
    });
    const rows = await db
      .selectFrom('share')
      .select(['channel', 'source_code'])
      .where('conference_id', '=', cid)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { channel: 'poster', source_code: 'abc2345' },
      { channel: 'link', source_code: '' },
    ]);
    const staff = await buildStaffToken(db, await buildStaff(db, societyId, { email: 's@example.org', role: 'owner' }));
    expect(await test.call(statisticsCalls.dashboard, { cid }, { token: staff })).toMatchObject({ shares: 2 });
  });
});
