import { expect, it } from 'vitest';
import { liveFigureCalls as calls } from '@meetingapp/contract/live-figures.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conferences.ts';
import { buildBroadcast, buildLiveRoom } from '@meetingapp/demo/live.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff.ts';
import { keepBeats } from '../../db/watching.ts';
import { testApp } from '../../testing/app.ts';
import { visitor } from '../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const staff = { token: await buildStaffToken(db, await buildStaff(db, societyId, { role: 'reader' })) };
const from = new Date(Date.UTC(2026, 10, 21, 1));
const at = (minute: number) => new Date(from.getTime() + minute * 60_000);

async function broadcast() {
  const cid = await buildConference(db, { societyId });
  const room = await buildLiveRoom(db, cid);
  return { cid, broadcastId: await buildBroadcast(db, cid, { room, from, to: at(30), state: 'live' }) };
}

it('[S68] figures add what all processes saw, minute by minute, with the peak and the minutes watched', async () => {
  const { cid, broadcastId } = await broadcast();
  const who = await visitor(test);
  const figure = { broadcast_id: broadcastId, messages: 0, likes: 0 };
  await db
    .insertInto('live_figure')
    .values([
      { ...figure, minute: at(0), process: 'a', viewers: 3 },
      { ...figure, minute: at(0), process: 'b', viewers: 4 },
      { ...figure, minute: at(2), process: 'a', viewers: 5 },
    ])
    .execute();
  const seen = { broadcast_id: broadcastId, first_at: at(0), last_at: at(2) };
  await db
    .insertInto('live_viewer')
    .values([
      { ...seen, viewer: String(who.accountId), account_id: who.accountId },
      { ...seen, viewer: '0123456789abcdef' },
    ])
    .execute();
  const beat = {
    accountId: who.accountId,
    conferenceId: cid,
    broadcastId,
    videoId: null,
    player: 'one',
    playing: true,
  };
  for (const second of [0, 30, 60, 90, 120]) await keepBeats(db, [{ ...beat, at: at(second / 60) }]);
  expect(await test.call(calls.figures, { cid, broadcastId }, staff)).toMatchObject({
    status: 'live',
    viewers: 0,
    peak: { viewers: 7, at: at(0).toISOString() },
    people: 2,
    watchedMinutes: 2,
    minutes: [{ viewers: 7 }, { viewers: 0 }, { viewers: 5 }],
    regions: [{ province: '', people: 2 }],
  });
});

it('[S68] those of another conference are unknown', async () => {
  const [{ broadcastId }, other] = [await broadcast(), await broadcast()];
  expect(await test.attempt(calls.figures, { cid: other.cid, broadcastId }, staff)).toMatchObject({
    error: 'broadcast_unknown',
  });
});
