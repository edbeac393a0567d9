import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { liveWatchCalls } from '@meetingapp/contract/live/watch.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildBroadcast, buildLiveRoom } from '@meetingapp/demo/live/live.ts';
import { saveFilmLoops, startFilmLoops } from '../../../ports/live/film-loop.ts';
import { hookKey } from '../../../ports/live/own.ts';
import { mediaSecret } from '../../../ports/media/secret.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db, app, ports } = test;
const { dataDir } = test.config;
const cid = await buildConference(db);
const key = hookKey(await mediaSecret(dataDir));
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

const notify = async (fields: Readonly<Record<string, string>>) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/medapp/live-signals/own?key=${key}`,
    payload: new URLSearchParams(fields).toString(),
  });
  return answer.statusCode === 200;
};
const begin = () => startFilmLoops({ dataDir, clock: () => test.clock.now, notify });
const state = async (id: number) =>
  (await db.selectFrom('broadcast').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const secretOf = async (room: number) =>
  (await db.selectFrom('live_stream').select('secret').where('room_id', '=', room).executeTakeFirstOrThrow()).secret;

async function roomNow(stream: string): Promise<{ room: number; broadcast: number }> {
  test.clock.now = new Date();
  const room = await buildLiveRoom(db, cid, { stream });
  const broadcast = await buildBroadcast(db, cid, { room, from: minutes(-5), to: minutes(60) });
  return { room, broadcast };
}

describe('a room without a studio', () => {
  it('shows the film in a loop during its broadcast, and only then', async () => {
    const { room, broadcast } = await roomNow('hall-film');
    const loop = { name: 'hall-film', secret: await secretOf(room), from: minutes(-5), to: minutes(60) };
    await saveFilmLoops(dataDir, [loop]);
    const loops = await begin();
    expect(await state(broadcast)).toBe('live');
    const answer = await app.inject({ method: 'POST', url: liveWatchCalls.watch.path, payload: { lid: broadcast } });
    const [cookie = ''] = String(answer.headers['set-cookie'] ?? '').split(';');
    const { hls } = answer.json<{ hls: string }>();
    const playlist = await app.inject({ url: hls, headers: { cookie } });
    expect(playlist.statusCode).toBe(200);
    const [segment = ''] = playlist.body.match(/^[\w-]+\.ts$/gm) ?? [];
    const part = await app.inject({ url: hls.replace('index.m3u8', segment), headers: { cookie } });
    expect(part.rawPayload[0]).toBe(0x47);
    await loops.stop();
    expect(await state(broadcast)).toBe('paused');
    expect(await ports.media.writtenAt(ports.media.liveFolder('hall-film'), 'index.m3u8')).toBeNull();
    await saveFilmLoops(dataDir, [{ ...loop, to: minutes(-1) }]);
    await (await begin()).stop();
    expect(await state(broadcast)).toBe('paused');
  });

  it('leaves a studio that sends alone', async () => {
    const { room } = await roomNow('hall-studio');
    const secret = await secretOf(room);
    await saveFilmLoops(dataDir, [{ name: 'hall-studio', secret, from: minutes(-5), to: minutes(60) }]);
    expect(await notify({ call: 'publish', name: 'hall-studio', secret, clientid: 'studio' })).toBe(true);
    const loops = await begin();
    await expect(readFile(join(dataDir, 'live', 'hls', 'hall-studio', 'index.m3u8'))).rejects.toThrow('ENOENT');
    await loops.stop();
    const stream = db.selectFrom('live_stream').select(['client', 'connected_at']).where('name', '=', 'hall-studio');
    expect(await stream.executeTakeFirst()).toMatchObject({ client: 'studio', connected_at: expect.any(Date) });
  });
});
