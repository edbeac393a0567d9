import { describe, expect, it } from 'vitest';
import { liveCalls as calls } from '@meetingapp/contract/live/broadcast.ts';
import { buildExpert, buildHall, buildRelease, buildSession, buildTalk } from '@meetingapp/demo/agenda/agenda.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildBroadcast, buildLiveRoom, buildLiveSeries } from '@meetingapp/demo/live/live.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

async function aRoom() {
  const cid = await buildConference(db, { societyId });
  return { cid, room: await buildLiveRoom(db, cid) };
}

describe('[S56] the rooms of a conference', () => {
  it('show what is on in each, what comes next, and nothing that was deleted', async () => {
    const { cid, room } = await aRoom();
    const hall = await buildHall(db, cid, { name: both('乙', 'B'), place: both('二层', 'Second floor') });
    const empty = await buildLiveRoom(db, cid, { name: both('乙', 'B'), hall, position: 1 });
    const live = await buildBroadcast(db, cid, { room, from: minutes(-10), to: minutes(50), state: 'live' });
    const next = await buildBroadcast(db, cid, { room, from: minutes(60), to: minutes(90) });
    const gone = await buildBroadcast(db, cid, { room, from: minutes(55), to: minutes(58) });
    await db.updateTable('broadcast').set({ removed_at: new Date() }).where('id', '=', gone).execute();
    for (const [process, viewers] of [
      ['a', 30],
      ['b', 12],
    ] as const)
      await db
        .insertInto('live_figure')
        .values([
          { broadcast_id: live, process, minute: minutes(-1), viewers },
          { broadcast_id: live, process, minute: minutes(-2), viewers: 900 },
        ])
        .execute();
    const { rooms } = await test.call(calls.rooms, { cid });
    expect(rooms).toMatchObject([
      { id: room, on: { id: live, status: 'live' }, next: { id: next, status: 'not_started' } },
      { id: empty, place: { en: 'Second floor' }, on: null, next: null },
    ]);
  });

  it('[T3] follow the server’s clock: not started, pending once their time has come, closed when it is over', async () => {
    const { cid, room } = await aRoom();
    await buildBroadcast(db, cid, { room, from: minutes(10), to: minutes(50) });
    const status = async () => (await test.call(calls.rooms, { cid })).rooms[0]?.on?.status;
    expect(await status()).toBe('not_started');
    test.clock.now = minutes(20);
    expect(await status()).toBe('paused');
    test.clock.now = minutes(51);
    expect(await status()).toBe('closed');
    test.clock.now = new Date();
  });

  it('of a stopped conference or a draft are not shown, nor their content', async () => {
    for (const [state, refusal, own] of [
      ['stopped', 'conference_stopped', 'conference_stopped'],
      ['draft', 'conference_unknown', 'not_found'],
    ] as const) {
      const cid = await buildConference(db, { societyId, state });
      const room = await buildLiveRoom(db, cid);
      const series = await buildLiveSeries(db, cid, { title: both('系列', 'Series') });
      const id = await buildBroadcast(db, cid, { room, series, from: minutes(-5), to: minutes(5), state: 'live' });
      expect(await test.attempt(calls.rooms, { cid })).toMatchObject({ error: refusal });
      expect(await test.attempt(calls.list, { cid, status: null, after: 0 })).toMatchObject({ error: refusal });
      expect(await test.attempt(calls.room, { roomId: room })).toMatchObject({ error: own });
      expect(await test.attempt(calls.series, { seriesId: series })).toMatchObject({ error: own });
      expect(await test.attempt(calls.broadcast, { broadcastId: id })).toMatchObject({
        error: state === 'draft' ? 'not_found' : own,
      });
    }
  });
});

describe('[S58] a broadcast', () => {
  it('has the running order of its session at the broadcast’s times, chairs, materials and related items', async () => {
    const { cid, room } = await aRoom();
    const [chair, speaker] = [
      await buildExpert(db, cid, { name: both('主席', 'Chair') }),
      await buildExpert(db, cid, { name: both('讲者', 'Speaker') }),
    ];
    const days = 30 * 24 * 60;
    const session = await buildSession(db, cid, {
      title: both('场次', 'Session'),
      from: minutes(days),
      to: minutes(days + 60),
      parts: [[chair, 'host']],
    });
    await buildTalk(db, cid, {
      session,
      title: both('讲题', 'Talk'),
      from: minutes(days + 20),
      minutes: 20,
      parts: [[speaker, 'speaker']],
    });
    await buildRelease(db, cid, new Date());
    const series = await buildLiveSeries(db, cid, { title: both('系列', 'Series') });
    const wish = { room, series, from: minutes(-5), to: minutes(55), state: 'live' } as const;
    const id = await buildBroadcast(db, cid, { ...wish, session });
    const other = await buildBroadcast(db, cid, { ...wish, from: minutes(60), to: minutes(90), state: 'planned' });
    const { broadcast, related } = await test.call(calls.broadcast, { broadcastId: id });
    expect(broadcast).toMatchObject({
      id,
      status: 'live',
      room: { id: room },
      series: { id: series },
      chairs: [{ id: chair }],
      order: [{ title: { en: 'Talk' }, speakers: [{ id: speaker }] }],
    });
    const [talk] = broadcast.order;
    expect(Math.round((Date.parse(talk?.from ?? '') - Date.now()) / 60_000)).toBe(15);
    expect(related.map((one) => one.id)).toEqual([other]);
  });

  it('[O12] names its replay once it is over and the replay is published, not before', async () => {
    const { cid, room } = await aRoom();
    const id = await buildBroadcast(db, cid, { room, from: minutes(-90), to: minutes(-30), state: 'ended' });
    const read = async () => (await test.call(calls.broadcast, { broadcastId: id })).broadcast;
    const { id: video } = await db
      .insertInto('video')
      .values({ conference_id: cid, broadcast_id: id, title: JSON.stringify(both('回放', 'Replay')), folder: `r${id}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await read()).toMatchObject({ status: 'closed', videoId: null });
    await db.updateTable('video').set({ state: 'published' }).where('id', '=', video).execute();
    expect(await read()).toMatchObject({ status: 'review', videoId: video });
  });

  it('that is unknown is not found', async () => {
    expect(await test.attempt(calls.broadcast, { broadcastId: 99_999_999 })).toMatchObject({ error: 'not_found' });
  });
});

describe('[S63] the list of broadcasts', () => {
  it('is by status, current ones first, paged, with the count of each status', async () => {
    const { cid, room } = await aRoom();
    for (let at = 0; at < 31; at += 1)
      await buildBroadcast(db, cid, { room, from: minutes(60 + at), to: minutes(62 + at) });
    const live = await buildBroadcast(db, cid, { room, from: minutes(-5), to: minutes(5), state: 'live' });
    const first = await test.call(calls.list, { cid, status: null, after: 0 });
    expect(first).toMatchObject({ more: true, counts: { live: 1, not_started: 31, closed: 0, review: 0, paused: 0 } });
    expect(first.broadcasts).toHaveLength(30);
    expect(first.broadcasts[0]?.id).toBe(live);
    const rest = await test.call(calls.list, { cid, status: null, after: 30 });
    expect(rest).toMatchObject({ more: false });
    expect(rest.broadcasts).toHaveLength(2);
    const closed = await test.call(calls.list, { cid, status: 'closed', after: 0 });
    expect(closed.broadcasts).toEqual([]);
  });
});

it('[S60] a series lists its broadcasts by time', async () => {
  const { cid, room } = await aRoom();
  const series = await buildLiveSeries(db, cid, { title: both('系列', 'Series') });
  const later = await buildBroadcast(db, cid, { room, series, from: minutes(60), to: minutes(90) });
  const sooner = await buildBroadcast(db, cid, { room, series, from: minutes(20), to: minutes(50) });
  const answer = await test.call(calls.series, { seriesId: series });
  expect(answer.series.title.en).toBe('Series');
  expect(answer.broadcasts.map(({ id }) => id)).toEqual([sooner, later]);
});

it('[S57] a room lists only its own broadcasts, and the other rooms', async () => {
  const { cid, room } = await aRoom();
  const other = await buildLiveRoom(db, cid, { position: 1 });
  const own = await buildBroadcast(db, cid, { room, from: minutes(20), to: minutes(50) });
  await buildBroadcast(db, cid, { room: other, from: minutes(20), to: minutes(50) });
  const answer = await test.call(calls.room, { roomId: room });
  expect(answer.rooms.map(({ id }) => id)).toEqual([room, other]);
  expect(answer.broadcasts.map(({ id }) => id)).toEqual([own]);
});
