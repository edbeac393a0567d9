import { expect, it } from 'vitest';
import { entrancesFile } from '@meetingapp/contract/live/entrance.ts';
import { buildHall, buildSession } from '@meetingapp/demo/agenda/agenda.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildBroadcast, buildLiveRoom } from '@meetingapp/demo/live/live.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db, app, ports } = test;
const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const get = (cid: number, tag?: string) =>
  app.inject({ url: entrancesFile(cid), headers: tag === undefined ? {} : { 'if-none-match': tag } });
const film = (cid: number, more: object) =>
  db
    .insertInto('video')
    .values({
      conference_id: cid,
      title: JSON.stringify(both('影片', 'Film')),
      folder: ports.media.newFolder(),
      state: 'published',
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

it('[S43] sessions link to their broadcast, and to its film with the time of each talk; never to deleted or unpublished ones', async () => {
  const cid = await buildConference(db);
  const hall = await buildHall(db, cid, { name: both('甲', 'A') });
  const session = () =>
    buildSession(db, cid, { title: both('专题', 'Topic'), hall, from: minutes(-30), to: minutes(60) });
  const [live, replayed, filmed, hidden] = [await session(), await session(), await session(), await session()];
  const room = await buildLiveRoom(db, cid);
  const times = { room, from: minutes(-30), to: minutes(60) };
  const on = await buildBroadcast(db, cid, { ...times, session: live, state: 'live' });
  const over = await buildBroadcast(db, cid, { ...times, session: replayed, state: 'ended' });
  const gone = await buildBroadcast(db, cid, { ...times, session: hidden });
  await db.updateTable('broadcast').set({ removed_at: new Date() }).where('id', '=', gone).execute();
  await buildBroadcast(db, cid, times);
  const title = both('开场', 'Opening');
  const chapters = JSON.stringify([
    { at: 0, title, talkId: null },
    { at: 61_000, title, talkId: 12 },
  ]);
  const replay = await film(cid, { broadcast_id: over, chapters });
  const own = await film(cid, { session_id: filmed });
  await film(cid, { session_id: hidden, state: 'ready' });
  const answer = await get(cid);
  expect(answer.json()).toMatchObject([
    { session: live, lid: on, state: 'live', vid: null, talks: {} },
    { session: replayed, lid: over, state: 'ended', vid: replay.id, talks: { 12: 61_000 } },
    { session: filmed, lid: null, vid: own.id },
  ]);

  // With a current ETag the list is sent again only after a change.
  const tag = String(answer.headers['etag']);
  expect((await get(cid, tag)).statusCode).toBe(304);
  await db.updateTable('broadcast').set({ state: 'paused' }).where('id', '=', on).execute();
  await expect.poll(async () => (await get(cid, tag)).statusCode, { timeout: 5000 }).toBe(200);
  expect((await get(cid)).json()[0]).toMatchObject({ lid: on, state: 'paused' });
});

it('[S43] a draft, a stopped or an unknown conference has no links', async () => {
  for (const state of ['draft', 'stopped'] as const)
    expect((await get(await buildConference(db, { state }))).statusCode).toBe(404);
  expect((await get(99_999_999)).statusCode).toBe(404);
});
