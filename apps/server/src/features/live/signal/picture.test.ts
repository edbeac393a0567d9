import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveConsoleCalls, type WatchedRoom } from '@meetingapp/contract/live/console.ts';
import { liveWatchCalls } from '@meetingapp/contract/live/watch.ts';
import { videoWatchCalls } from '@meetingapp/contract/video/watch.ts';
import { both, json } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildBroadcast, buildLiveRoom } from '@meetingapp/demo/live/live.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { projectRoot } from '../../../config.ts';
import { probe } from '../../../ports/live/film.ts';
import { missingPrograms } from '../../../ports/live/nginx.ts';
import { testApp } from '../../../testing/app.ts';
import { startStreamServer, startStudio, type StreamServer } from '../../../testing/live/stream-server.ts';
import { liveClock } from '../jobs.ts';

const missing = await missingPrograms();
if (missing.length > 0)
  process.stderr.write(
    `Live pictures are not tested with the real stream server: ${missing.join(', ')} is not installed.\n`,
  );

const test = await testApp();
const { db, ports, app } = test;
const cid = await buildConference(db);
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

describe.skipIf(missing.length > 0)('[O12] the real stream server with a real studio', { timeout: 90_000 }, () => {
  let server: StreamServer;
  beforeAll(async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    server = await startStreamServer({
      templates: join(projectRoot, 'deploy/live'),
      dataDir: test.config.dataDir,
      serverUrl: `http://127.0.0.1:${port}`,
    });
  });
  afterAll(() => server.stop());

  const state = async (id: number) =>
    (await db.selectFrom('broadcast').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
  const becomes = (id: number, wanted: string, timeout = 15_000) =>
    expect.poll(() => state(id), { timeout, interval: 50 }).toBe(wanted);
  const kinds = async (room: number) =>
    (await db.selectFrom('live_happening').select('kind').where('room_id', '=', room).orderBy('id').execute()).map(
      ({ kind }) => kind,
    );

  async function watch(path: string, body: object) {
    const answer = await app.inject({ method: 'POST', url: path, payload: body });
    const [cookie = ''] = String(answer.headers['set-cookie'] ?? '').split(';');
    return { ...answer.json(), cookie };
  }

  it('a picture goes out, breaks off, returns, and becomes a film with its talks when it is over', async () => {
    const room = await buildLiveRoom(db, cid, { stream: 'hall1' });
    const { secret } = await db
      .selectFrom('live_stream')
      .select('secret')
      .where('room_id', '=', room)
      .executeTakeFirstOrThrow();
    const { id: hall } = await db
      .insertInto('hall')
      .values({ conference_id: cid, name: json(both('主会场', 'Main hall')) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: session } = await db
      .insertInto('programme_session')
      .values({
        conference_id: cid,
        hall_id: hall,
        title: json(both('专题', 'Topic')),
        starts_at: minutes(-1),
        ends_at: minutes(9),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: talk } = await db
      .insertInto('talk')
      .values({
        conference_id: cid,
        session_id: session,
        title: json(both('开场', 'Opening')),
        starts_at: minutes(-1),
        minutes: 10,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const id = await buildBroadcast(db, cid, {
      room,
      session,
      from: minutes(-1),
      to: minutes(30),
      replayWatch: 'anyone',
    });

    const thief = startStudio(`${server.pushUrl}/hall1?secret=guessed`);
    expect(await thief.ended).not.toBe(0);
    expect(await kinds(room)).toEqual(['signal_refused']);

    const studio = startStudio(`${server.pushUrl}/hall1?secret=${secret}`);
    await becomes(id, 'live');
    // A second program with the right key is refused by the server and does not affect the first.
    const second = startStudio(`${server.pushUrl}/hall1?secret=${secret}`);
    expect(await second.ended).not.toBe(0);
    expect(await state(id)).toBe('live');

    const shown = await watch(liveWatchCalls.watch.path, { lid: id });
    expect(shown).toMatchObject({ status: 'live', hls: expect.stringContaining('/live-hall1/index.m3u8') });
    expect(JSON.stringify(shown)).not.toContain(secret);
    const get = (file: string, base = '') =>
      fetch(
        `${base || `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`}${shown.hls.replace('index.m3u8', file)}`,
        {
          headers: { cookie: shown.cookie },
        },
      );
    const segments = async (base?: string) => (await (await get('index.m3u8', base)).text()).match(/^\d+\.ts$/gm) ?? [];
    await expect.poll(() => segments(), { timeout: 10_000 }).not.toEqual([]);
    // The same address at this server and at nginx: same signature, same picture.
    for (const base of ['', server.mediaUrl]) {
      const [first = ''] = await segments(base);
      const segment = await get(first, base);
      expect([segment.status, segment.headers.get('content-type')]).toEqual([200, 'video/mp2t']);
      expect((await segment.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    }
    await studio.sent(4);

    await studio.stop();
    await becomes(id, 'paused');
    const again = startStudio(`${server.pushUrl}/hall1?secret=${secret}`);
    await becomes(id, 'live');
    expect(await segments()).not.toEqual([]);
    await again.sent(4);
    await again.stop();
    await becomes(id, 'paused');
    // Its end time has passed.
    await db.updateTable('broadcast').set({ ends_at: new Date() }).where('id', '=', id).execute();
    const later = minutes(3);
    await liveClock.run({}, { db, ports, publicUrl: '', clock: () => later });
    expect(await state(id)).toBe('ended');
    await db.updateTable('broadcast').set({ ended_at: new Date() }).where('id', '=', id).execute();
    // The replay is made three seconds after the end of the broadcast.
    const worked = async () => {
      await test.work();
      return kinds(room);
    };
    await expect.poll(worked, { timeout: 30_000, interval: 500 }).toContain('replay_ready');
    expect(await kinds(room)).toEqual([
      'signal_refused',
      'signal_on',
      'began',
      'signal_off',
      'paused',
      'signal_on',
      'resumed',
      'signal_off',
      'paused',
      'ended',
      'recorded',
      'recorded',
      'replay_ready',
    ]);
    const film = await db.selectFrom('video').selectAll().where('broadcast_id', '=', id).executeTakeFirstOrThrow();
    expect(film).toMatchObject({ state: 'ready', fault: '', watch: 'anyone' });
    expect(film.chapters).toEqual([{ at: 0, title: both('开场', 'Opening'), talkId: talk }]);
    await db.updateTable('video').set({ state: 'published' }).where('id', '=', film.id).execute();

    const replay = await watch(videoWatchCalls.watch.path, { vid: film.id });
    const whole = await probe(join(ports.media.path(film.folder), 'film.mp4'));
    expect(whole?.milliseconds).toBeGreaterThan(5_000);
    expect(Math.abs((whole?.milliseconds ?? 0) - (film.milliseconds ?? 0))).toBeLessThan(100);
    for (const base of [`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, server.mediaUrl]) {
      const headers = { cookie: replay.cookie };
      const list = await (await fetch(base + replay.hls, { headers })).text();
      expect(list).toContain('#EXT-X-ENDLIST');
      const part = await fetch(base + replay.mp4, { headers: { ...headers, range: 'bytes=0-99' } });
      expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
    }
  });

  it('the desk has a picture and the quality of each signal, for staff only', async () => {
    const societyId = await buildSociety(db);
    const own = await buildConference(db, { societyId });
    const token = await buildStaffToken(db, await buildStaff(db, societyId, { role: 'live' }));
    const room = await buildLiveRoom(db, own, { stream: 'desk1' });
    const { secret } = await db
      .selectFrom('live_stream')
      .select('secret')
      .where('room_id', '=', room)
      .executeTakeFirstOrThrow();
    const ask = async () => {
      const url = liveConsoleCalls.overview.path;
      const answer = await app.inject({ method: 'POST', url, payload: { cid: own }, headers: { token } });
      const [cookie = ''] = String(answer.headers['set-cookie'] ?? '').split(';');
      const { rooms } = answer.json<{ rooms: WatchedRoom[] }>();
      return { signal: rooms[0]?.streams[0]?.signal ?? null, cookie };
    };
    expect((await ask()).signal).toBeNull();
    const studio = startStudio(`${server.pushUrl}/desk1?secret=${secret}`);
    await expect
      .poll(async () => (await ask()).signal, { timeout: 40_000, interval: 1000 })
      .toMatchObject({
        still: expect.stringContaining('/staff-media/'),
        frames: expect.closeTo(25, -0.7),
        announced: 25,
        width: 320,
        height: 180,
        dropped: 0,
      });
    const { signal, cookie } = await ask();
    expect(Date.now() - Date.parse(signal?.seenAt ?? '')).toBeLessThan(15_000);
    const still = await app.inject({ url: signal?.still ?? '', headers: { cookie } });
    expect([still.statusCode, still.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(still.rawPayload.length).toBeGreaterThan(1000);
    expect((await app.inject({ url: signal?.still ?? '' })).statusCode).toBe(403);
    await studio.stop();
    await expect.poll(async () => (await ask()).signal, { timeout: 10_000 }).toBeNull();
  });

  it('nginx serves nothing that the server would refuse', async () => {
    const folder = ports.media.newFolder();
    await ports.media.write(folder, 'film.mp4', Buffer.from('0123456789'));
    const { id } = await db
      .insertInto('video')
      .values({ conference_id: cid, title: json(both('影片', 'Film')), folder, state: 'published', watch: 'anyone' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { mp4, cookie } = await watch(videoWatchCalls.watch.path, { vid: id });
    const status = async (address: string, sent = cookie) =>
      (await fetch(server.mediaUrl + address, { headers: sent === '' ? {} : { cookie: sent } })).status;
    expect(await status(mp4)).toBe(200);
    expect(await status(mp4, '')).toBe(403);
    expect(await status(mp4, `medapp_viewer=${'x'.repeat(43)}`)).toBe(403);
    expect(await status(mp4.replace(folder, ports.media.newFolder()))).toBe(403);
    expect(await status(mp4.replace('film.mp4', '..%2f..%2flive%2fsecret'))).not.toBe(200);
    expect(await status('/medapp-media-right')).toBe(404);
    const expires = Math.floor(Date.now() / 1000) - 5;
    const viewer = cookie.replace('medapp_viewer=', '');
    expect(await status(`${ports.media.address({ folder, viewer, expires })}film.mp4`)).toBe(410);
    await db.updateTable('video').set({ state: 'ready' }).where('id', '=', id).execute();
    await expect.poll(() => status(mp4), { timeout: 40_000, interval: 1000 }).toBe(403);
  });
});
