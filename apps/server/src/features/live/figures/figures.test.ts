import { expect, it } from 'vitest';
import { liveFigureCalls as calls } from '@meetingapp/contract/live/figures.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildBroadcast, buildLiveRoom } from '@meetingapp/demo/live/live.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { saveBeats } from '../../../db/rows/watching.ts';
import { testApp } from '../../../testing/app.ts';
import { visitor } from '../../../testing/congress.ts';

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

it('[S68] figures sum what all processes counted, minute by minute, with the peak and the minutes watched', async () => {
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
  for (const second of [0, 30, 60, 90, 120]) await saveBeats(db, [{ ...beat, at: at(second / 60) }]);
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

it('[S68] those of another conference are not found', async () => {
  const [{ broadcastId }, other] = [await broadcast(), await broadcast()];
  expect(await test.attempt(calls.figures, { cid: other.cid, broadcastId }, staff)).toMatchObject({
    error: 'broadcast_unknown',
  });
});

it('[O20] all broadcasts together: viewers over time, and the peak of each', async () => {
  const { cid, broadcastId } = await broadcast();
  const room = await buildLiveRoom(db, cid);
  const second = await buildBroadcast(db, cid, { room, from: at(10), to: at(40), state: 'live' });
  const figure = { messages: 0, likes: 0 };
  await db
    .insertInto('live_figure')
    .values([
      { ...figure, broadcast_id: broadcastId, minute: at(0), process: 'a', viewers: 3 },
      { ...figure, broadcast_id: broadcastId, minute: at(1), process: 'a', viewers: 4 },
      { ...figure, broadcast_id: broadcastId, minute: at(1), process: 'b', viewers: 2 },
      { ...figure, broadcast_id: second, minute: at(1), process: 'b', viewers: 5 },
    ])
    .execute();
  await broadcast();
  const all = await test.call(calls.liveViewers, { cid, days: null }, staff);
  expect(all).toMatchObject({
    viewers: 0,
    peak: { viewers: 11, at: at(1).toISOString() },
    minutes: [
      { at: at(0).toISOString(), viewers: 3 },
      { at: at(1).toISOString(), viewers: 11 },
    ],
    broadcasts: [
      { broadcastId: second, peak: 5 },
      { broadcastId, peak: 6, peakAt: at(1).toISOString() },
    ],
  });
  await test.pool.query("update live_figure set minute = minute - interval '50 years' where broadcast_id = any($1)", [
    [broadcastId, second],
  ]);
  expect(await test.call(calls.liveViewers, { cid, days: 1 }, staff)).toMatchObject({ minutes: [], broadcasts: [] });
});
