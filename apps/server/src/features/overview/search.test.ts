import { describe, expect, it } from 'vitest';
import { searchCalls } from '@meetingapp/contract/overview/search.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const title = { zh: '湖山心血管会议', en: 'Lake and Hill Congress' };
const cid = await buildConference(db, { societyId, title });
const other = await buildConference(db, { societyId: await buildSociety(db), title });
await buildRegistration(db, cid, { name: '孟书瑶', phone: '13800001234' });
await buildRegistration(db, other, { name: '孟书瑶', phone: '13800001234' });

const as = async (role: 'owner' | 'door', email: string) => ({
  token: await buildStaffToken(db, await buildStaff(db, societyId, { role, email, conferenceId: cid })),
});
const owner = await as('owner', 'finder@example.org');

describe('[O19] the search box', () => {
  it.each(['孟书瑶', '8000012', 'mengshuyao', 'msy'])('finds a person by %s', async (words) => {
    const { people } = await test.call(searchCalls.search, { cid, words }, owner);
    expect(people).toMatchObject([{ title: '孟书瑶' }]);
  });

  it('finds the user’s own conferences, and no others', async () => {
    const { conferences } = await test.call(searchCalls.search, { words: '湖山' }, owner);
    expect(conferences).toEqual([expect.objectContaining({ id: cid, title: title.zh })]);
  });

  it('shows people and orders only with the permission to read them, and of no other conference', async () => {
    const door = await as('door', 'door@example.org');
    expect(await test.call(searchCalls.search, { cid, words: '孟书瑶' }, door)).toMatchObject({
      people: [],
      orders: [],
    });
    expect(await test.attempt(searchCalls.search, { cid: other, words: '孟书瑶' }, owner)).toMatchObject({
      code: expect.any(Number),
      error: expect.any(String),
    });
  });
});
