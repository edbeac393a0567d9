import { expect, it } from 'vitest';
import { agendaFeedCalls as calls } from '@meetingapp/contract/agenda/feed.ts';
import { agendaCalls } from '@meetingapp/contract/agenda/plan.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildHall, buildRelease, buildSession } from '@meetingapp/demo/agenda/agenda.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;

it('[A9] my plan is a calendar at a secret address, which follows the plan and ends when renewed or revoked', async () => {
  const cid = await buildConference(db, { societyId: await buildSociety(db) });
  const hall = await buildHall(db, cid, { name: both('孤山厅', 'Gushan Hall') });
  const time = { from: new Date('2027-04-16T02:00:00Z'), to: new Date('2027-04-16T03:00:00Z') };
  const first = await buildSession(db, cid, { title: both('心脏影像', 'Imaging'), hall, ...time });
  await buildSession(db, cid, { title: both('茶歇', 'Coffee'), hall, ...time });
  await buildRelease(db, cid, new Date('2027-03-01T00:00:00Z'));
  const token = await test.logIn(await buildAccount(db));
  const feed = async (language: 'zh' | 'en' = 'en') =>
    (await test.call(calls.feed, { cid }, { token, language })).address;
  const get = (address: string) => test.app.inject(new URL(address).pathname);
  const address = await feed();
  expect((await get(address)).payload).not.toContain('VEVENT');
  await test.call(agendaCalls.changePlan, { cid, added: [{ item: 'session', id: first }], removed: [] }, { token });
  const file = await get(address);
  expect(file.headers['content-type']).toContain('text/calendar');
  expect(file.payload.match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Imaging']);
  const chinese = await feed('zh');
  expect((await get(chinese)).payload).toContain('SUMMARY:心脏影像');
  // An address that was revealed stops working.
  const again = await feed();
  expect([(await get(address)).statusCode, (await get(again)).statusCode]).toEqual([404, 200]);
  await test.call(calls.endFeed, { cid }, { token });
  expect([(await get(again)).statusCode, (await get(chinese)).statusCode]).toEqual([404, 404]);
  expect((await get(`${new URL(address).origin}/medapp/calendar/plan/guessed.ics`)).statusCode).toBe(404);
  expect(await test.attempt(calls.feed, { cid: 999_999 }, { token })).toMatchObject({ error: 'conference_unknown' });
});
