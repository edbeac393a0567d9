import { access, mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { liveConsoleCalls } from '@meetingapp/contract/live/console.ts';
import { liveRecordingCalls as calls } from '@meetingapp/contract/live/recording.ts';
import { json } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildBroadcast, buildLiveRoom } from '@meetingapp/demo/live/live.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { runProgram } from '../../../ports/live/program.ts';
import { testApp } from '../../../testing/app.ts';
import { filmOfRecording, liveRecordings, removeRecordingFile } from './jobs.ts';

const test = await testApp();
const { db, ports } = test;
const societyId = await buildSociety(db);
const options = { token: await buildStaffToken(db, await buildStaff(db, societyId, { role: 'live' })) };
const DAY = 86_400_000;
const folder = join(test.config.dataDir, 'live', 'recordings');
const ago = (days: number) => new Date(Date.now() - days * DAY);

/** A one-hour file as the stream server leaves it. */
async function record(stream: string, endedAt: Date, size = 1000) {
  await mkdir(folder, { recursive: true });
  const name = `${stream}-${Math.floor(endedAt.getTime() / 1000) - 3600}.flv`;
  await writeFile(join(folder, name), Buffer.alloc(size, 1));
  await utimes(join(folder, name), endedAt, endedAt);
  return name;
}
const isThere = (name: string) =>
  access(join(folder, name)).then(
    () => true,
    () => false,
  );
const night = (daysOn: number) =>
  liveRecordings.run({}, { db, ports, publicUrl: '', clock: () => new Date(Date.now() + daysOn * DAY) });

async function congress() {
  const cid = await buildConference(db, { societyId });
  const stream = `hall${cid}`;
  const room = await buildLiveRoom(db, cid, { stream });
  const list = () => test.call(calls.recordings, { cid }, options);
  const standings = async () => (await list()).recordings.map(({ standing }) => standing);
  return { cid, stream, room, list, standings };
}

/** A broadcast shown for that hour, with the film of its replay. */
async function shown(cid: number, room: number, endedAt: Date, state: 'ready' | 'published', film: boolean) {
  const id = await buildBroadcast(db, cid, {
    room,
    from: new Date(endedAt.getTime() - 3_600_000),
    to: endedAt,
    state: 'ended',
  });
  const place = ports.media.newFolder();
  if (film) await ports.media.write(place, 'film.mp4', Buffer.from('film'));
  await db
    .insertInto('video')
    .values({ conference_id: cid, broadcast_id: id, title: json({ zh: '回放', en: '' }), folder: place, state })
    .execute();
  return { id, place };
}

it('[O12] recordings not needed are marked after their days and deleted a week later; replays stay', async () => {
  const { cid, stream, room, list, standings } = await congress();
  const name = await record(stream, ago(40));
  const { place } = await shown(cid, room, ago(40), 'published', true);
  // Nothing is deleted automatically until staff set a period.
  await night(0);
  expect(await list()).toMatchObject({ days: null, bytes: 1000, recordings: [{ standing: 'young', goesAt: null }] });
  await test.call(calls.saveRecordingDays, { cid, days: 30 }, options);
  expect(await standings()).toEqual(['due']);
  await night(0);
  const [marked] = (await list()).recordings;
  expect(Math.round((Date.parse(marked?.goesAt ?? '') - Date.now()) / DAY)).toBe(7);
  await night(6.9);
  expect(await isThere(name)).toBe(true);
  await night(7.1);
  expect(await isThere(name)).toBe(false);
  expect(await list()).toMatchObject({ bytes: 0, freed: 1000, recordings: [] });
  expect(await ports.media.has(place, 'film.mp4')).toBe(true);
  // Done once.
  await night(20);
});

it('[O12] recordings a replay still needs stay, however old: unpublished, or without its film', async () => {
  const { cid, stream, room, standings } = await congress();
  const names = [await record(stream, ago(90)), await record(stream, ago(60)), await record(stream, ago(50))];
  const one = await shown(cid, room, ago(90), 'ready', true);
  await shown(cid, room, ago(60), 'published', false);
  await test.call(calls.saveRecordingDays, { cid, days: 1 }, options);
  // The third recording was a rehearsal: no broadcast showed it.
  expect(await standings()).toEqual(['due', 'needed', 'needed']);
  await night(0);
  await night(8);
  expect(await Promise.all(names.map(isThere))).toEqual([true, true, false]);
  await db.updateTable('video').set({ state: 'published' }).where('broadcast_id', '=', one.id).execute();
  await night(8);
  // Unpublished within the grace period: it is needed again, and a new grace period begins later.
  await db.updateTable('video').set({ state: 'ready' }).where('broadcast_id', '=', one.id).execute();
  await night(12);
  await db.updateTable('video').set({ state: 'published' }).where('broadcast_id', '=', one.id).execute();
  await night(16);
  expect(await Promise.all(names.map(isThere))).toEqual([true, true, false]);
  await night(24);
  expect(await Promise.all(names.map(isThere))).toEqual([false, true, false]);
});

it('[O12] staff keep a marked recording; a running one, and those of other conferences, are not touched', async () => {
  const { cid, stream, list, standings } = await congress();
  const other = await congress();
  const theirs = await record(other.stream, ago(400));
  const name = await record(stream, ago(40));
  const running = await record(stream, new Date());
  await test.call(calls.saveRecordingDays, { cid, days: 1 }, options);
  await night(0);
  expect(await standings()).toEqual(['recording', 'due']);
  expect(
    await test.attempt(calls.keepRecording, { cid: other.cid, recording: name, kept: true }, options),
  ).toMatchObject({ error: 'not_found' });
  await test.call(calls.keepRecording, { cid, recording: name, kept: true }, options);
  expect((await list()).recordings[1]).toMatchObject({ standing: 'kept', goesAt: null });
  await night(0.9);
  expect(await Promise.all([name, running, theirs].map(isThere))).toEqual([true, true, true]);
  await test.call(calls.keepRecording, { cid, recording: name, kept: false }, options);
  await night(0.9);
  await night(8);
  expect(await Promise.all([name, theirs].map(isThere))).toEqual([false, true]);
  // Turning it off clears all marks.
  await test.call(calls.saveRecordingDays, { cid, days: null }, options);
  await night(8);
  expect((await list()).recordings.map(({ goesAt }) => goesAt)).toEqual([null]);
});

const place = () => ({ db, ports, publicUrl: '', clock: () => new Date() });

it('[O12] a recording outlives its room, stream and broadcast: it is listed as orphaned until its days are over', async () => {
  const { cid, stream, room, list } = await congress();
  const other = await congress();
  const name = await record(stream, ago(40), 700);
  const { id } = await shown(cid, room, ago(40), 'ready', true);
  await test.call(calls.saveRecordingDays, { cid, days: 60 }, options);
  expect((await list()).recordings).toMatchObject([{ standing: 'needed', deleted: [], roomGone: false }]);
  await test.call(liveConsoleCalls.removeBroadcast, { cid, broadcastId: id }, options);
  const [left] = (await list()).recordings;
  expect(left).toMatchObject({ standing: 'left', bytes: 700, broadcasts: [], deleted: [{}], roomGone: false });
  // After it is restored it is needed as before.
  await test.call(liveConsoleCalls.restoreBroadcast, { cid, broadcastId: id }, options);
  expect((await list()).recordings).toMatchObject([{ standing: 'needed' }]);
  await test.call(liveConsoleCalls.removeBroadcast, { cid, broadcastId: id }, options);

  // The other provider's stream has another name. A backup stream and a room without broadcasts are removed.
  await test.call(liveConsoleCalls.saveStream, { cid, roomId: room, part: 'backup', provider: 'own' }, options);
  const backup = await db
    .selectFrom('live_stream')
    .select(['id', 'name'])
    .where('room_id', '=', room)
    .where('part', '=', 'backup')
    .executeTakeFirstOrThrow();
  const second = await record(backup.name, ago(5));
  await test.call(liveConsoleCalls.removeStream, { cid, streamId: backup.id }, options);
  const stage = await buildLiveRoom(db, cid, { stream: `stage${cid}` });
  const rehearsal = await record(`stage${cid}`, ago(50));
  await test.call(calls.keepRecording, { cid, recording: rehearsal, kept: true }, options);
  await test.call(liveConsoleCalls.removeRoom, { cid, roomId: stage }, options);
  expect((await list()).recordings).toMatchObject([
    { recording: second, standing: 'left', roomGone: false },
    { recording: name, standing: 'left' },
    { recording: rehearsal, standing: 'kept', roomGone: true },
  ]);
  expect((await other.list()).recordings).toEqual([]);

  await test.call(calls.keepRecording, { cid, recording: rehearsal, kept: false }, options);
  await night(21);
  await night(29);
  // Sixty days and the grace period are over for two of them.
  expect(await Promise.all([name, rehearsal, second].map(isThere))).toEqual([false, false, true]);
  expect(await list()).toMatchObject({ freed: 1700, recordings: [{ recording: second }] });
});

it('[O12] staff delete orphaned recordings immediately, but none needed, kept, being written or of another conference', async () => {
  const { cid, stream, room, list } = await congress();
  const other = await congress();
  const needed = await record(stream, ago(9));
  const { id } = await shown(cid, room, ago(9), 'ready', true);
  const kept = await record(stream, ago(5));
  const running = await record(stream, new Date());
  await test.call(calls.keepRecording, { cid, recording: kept, kept: true }, options);
  const refused = (recording: string, of = cid) => test.attempt(calls.removeRecording, { cid: of, recording }, options);
  for (const one of [needed, kept, running])
    expect(await refused(one)).toMatchObject({ error: 'live_recording_needed' });
  await test.call(liveConsoleCalls.removeBroadcast, { cid, broadcastId: id }, options);
  expect(await refused(needed, other.cid)).toMatchObject({ error: 'not_found' });
  await test.call(calls.removeRecording, { cid, recording: needed }, options);
  expect((await list()).recordings.map(({ recording }) => recording)).toEqual([running, kept]);
  expect(await list()).toMatchObject({ freed: 1000 });
  expect(await refused(needed)).toMatchObject({ error: 'not_found' });
  await removeRecordingFile.run({ name: needed }, place());
  expect(await Promise.all([needed, kept, running].map(isThere))).toEqual([false, true, true]);
});

it('[O12] a film is made of a recording whose broadcast was deleted, once, and the recording is kept until then', async () => {
  const { cid, stream, room, list } = await congress();
  const name = await record(stream, ago(3));
  const { id } = await shown(cid, room, ago(3), 'ready', false);
  await test.call(liveConsoleCalls.removeBroadcast, { cid, broadcastId: id }, options);
  const pictures = ['-f', 'lavfi', '-i', 'testsrc=size=64x36:rate=5', '-t', '2', '-c:v', 'libx264', '-y'];
  const drawn = await runProgram('ffmpeg', [...pictures, '-f', 'flv', join(folder, name)]);
  await utimes(join(folder, name), ago(3), ago(3));
  const { videoId } = await test.call(calls.filmRecording, { cid, recording: name }, options);
  expect(await test.call(calls.filmRecording, { cid, recording: name }, options)).toMatchObject({ videoId });
  expect((await list()).recordings).toMatchObject([{ standing: 'kept', videoId }]);
  await filmOfRecording.run({ videoId }, place());
  const film = await db.selectFrom('video').selectAll().where('id', '=', videoId).executeTakeFirstOrThrow();
  const title = await db.selectFrom('broadcast').select('title').where('id', '=', id).executeTakeFirstOrThrow();
  expect(film).toMatchObject({ conference_id: cid, broadcast_id: null, ...title });
  expect(film).toMatchObject(drawn.ok ? { state: 'ready', fault: '' } : { state: 'failed', fault: 'no_ffmpeg' });
  if (!drawn.ok) return;
  expect(Math.round((film.milliseconds ?? 0) / 1000)).toBe(2);
  expect(await ports.media.has(film.folder, 'film.mp4')).toBe(true);
  // After the film is deleted, another can be requested.
  await db.updateTable('video').set({ removed_at: new Date() }).where('id', '=', videoId).execute();
  expect((await list()).recordings).toMatchObject([{ videoId: null }]);
});
