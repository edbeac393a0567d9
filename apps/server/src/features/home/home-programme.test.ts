import { expect, it } from 'vitest';
import { homeCalls } from '@meetingapp/contract/home/home.ts';
import { buildExpert, buildHall, buildRelease, buildSession } from '@meetingapp/demo/agenda/agenda.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildBroadcast, buildLiveRoom } from '@meetingapp/demo/live/live.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp({ clock: new Date('2027-04-15T10:00:00+08:00') });
const { db } = test;
const at = (day: number, clock: string) => new Date(`2027-04-${day}T${clock}:00+08:00`);

it('[S23] a home shows what is on in each hall on the current or next day, from the released programme alone', async () => {
  const cid = await buildConference(db, { startsOn: '2027-04-15', endsOn: '2027-04-18' });
  const hall = await buildHall(db, cid, { name: both('钱江厅', 'Qianjiang Hall') });
  const expert = await buildExpert(db, cid, { name: both('沈砚秋', 'Shen Yanqiu') });
  const session = await buildSession(db, cid, {
    title: both('开幕式', 'Opening'),
    kind: 'ceremony',
    hall,
    from: at(16, '08:30'),
    to: at(16, '09:10'),
    parts: [[expert, 'host']],
  });
  await buildSession(db, cid, { title: both('次日', 'Next day'), from: at(17, '08:30'), to: at(17, '09:10') });
  const home = async () => (await test.call(homeCalls.homeInfo, { idCode: cid }, { language: 'en' })).data;
  expect(await home()).toMatchObject({ nowNext: [], faculty: [] });
  await buildRelease(db, cid);
  const shown = await home();
  expect(shown.nowNext).toMatchObject([
    { sessionId: session, hall: 'Q', title: 'Opening', kind: 'ceremony', chairs: ['Shen Yanqiu'] },
  ]);
  expect(shown.faculty).toMatchObject([{ id: expert, name: 'Shen Yanqiu' }]);
  test.clock.now = at(18, '09:00');
  expect((await home()).nowNext).toEqual([]);
});

it('[S43] [S56] a home links to the picture while a room is live, and afterwards to the replay, regardless of staff’s entry', async () => {
  const cid = await buildConference(db, { startsOn: '2027-04-15', endsOn: '2027-04-18' });
  const hall = await buildHall(db, cid, { name: both('钱江厅', 'Qianjiang Hall') });
  const times = { from: at(16, '08:30'), to: at(16, '09:10') };
  const session = await buildSession(db, cid, { title: both('专题', 'Topic'), hall, ...times });
  await buildRelease(db, cid);
  const room = await buildLiveRoom(db, cid, { name: both('钱江厅', 'Qianjiang Hall'), hall });
  const id = await buildBroadcast(db, cid, { room, session, ...times });
  const shown = async (now: Date) => {
    test.clock.now = now;
    const { rooms, nowNext } = (await test.call(homeCalls.homeInfo, { idCode: cid }, { language: 'en' })).data;
    return { room: rooms[0], session: nowNext[0] };
  };
  const live = `/live/${id}?cid=${cid}`;
  expect(await shown(at(16, '08:00'))).toMatchObject({
    room: { hall: 'Q', title: 'Qianjiang Hall', state: 'later', startsAt: times.from.toISOString() },
    session: { live: false, to: expect.stringContaining('calDetail') },
  });
  const set = (state: 'live' | 'paused' | 'ended') =>
    db.updateTable('broadcast').set({ state }).where('id', '=', id).execute();
  await set('live');
  expect(await shown(at(16, '08:40'))).toMatchObject({
    room: { state: 'live', to: live, on: { title: 'Reperfusion', sessionId: session, from: times.from.toISOString() } },
    session: { live: true, to: live },
  });
  await set('paused');
  expect(await shown(at(16, '08:45'))).toMatchObject({ room: { state: 'paused' }, session: { live: false } });
  await set('ended');
  expect(await shown(at(16, '09:20'))).toMatchObject({ room: { state: 'ended' }, session: { live: false } });
  await db
    .insertInto('video')
    .values({
      conference_id: cid,
      broadcast_id: id,
      title: JSON.stringify(both('专题', 'Topic')),
      folder: `replay${id}`,
      state: 'published',
    })
    .execute();
  const replay = live.replace('live', 'relive');
  expect(await shown(at(16, '09:30'))).toMatchObject({
    room: { state: 'replay', to: replay },
    session: { live: true, to: replay },
  });
});
