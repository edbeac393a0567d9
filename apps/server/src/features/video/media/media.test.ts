import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { liveWatchCalls } from '@meetingapp/contract/live/watch.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { videoConsoleCalls } from '@meetingapp/contract/video/console.ts';
import { videoWatchCalls } from '@meetingapp/contract/video/watch.ts';
import { dayFrom } from '@meetingapp/demo/support/calendar.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { checkMedia, mediaSignature } from '../../../ports/media/address.ts';
import { testApp } from '../../../testing/app.ts';
import { paidRegistration, smallCongress, visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db, ports, app } = test;
const startsOn = dayFrom(new Date(), 42);
const text = JSON.stringify({ zh: '冠脉介入', en: 'Intervention' });
const film = Buffer.from('0123456789'.repeat(20));

beforeEach(() => {
  test.clock.now = new Date();
});

async function paidCongress() {
  const refundPolicy = [{ untilDaysBefore: 1, percent: 100 }];
  const { cid, feeId } = await smallCongress(db, { refundPolicy, startsOn }, { size: null });
  return { cid, paid: await paidRegistration(test, cid, feeId) };
}

async function buildFilm(cid: number, watch: 'anyone' | 'account' | 'paid' = 'paid') {
  const folder = ports.media.newFolder();
  await ports.media.write(folder, 'index.m3u8', Buffer.from('#EXTM3U\nseg-0.ts\n'));
  await ports.media.write(folder, 'seg-0.ts', film);
  await ports.media.write(folder, 'film.mp4', film);
  const { id } = await db
    .insertInto('video')
    .values({ conference_id: cid, title: text, folder, state: 'published', watch })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, folder };
}

/** Sends a request and returns its answer with the cookie, as a browser would. */
async function ask(path: string, body: object, token?: string) {
  const answer = await app.inject({
    method: 'POST',
    url: path,
    payload: body,
    headers: { language: 'en', ...(token === undefined ? {} : { token }) },
  });
  const [cookie = ''] = String(answer.headers['set-cookie'] ?? '').split(';');
  return { ...answer.json(), cookie, line: String(answer.headers['set-cookie'] ?? '') };
}
const watch = (vid: number, token?: string) => ask(videoWatchCalls.watch.path, { vid }, token);
const get = (url: string, cookie: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { cookie, ...headers } });
const later = (seconds: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + seconds * 1000);
};

describe('[S59] a film for paid personnel', () => {
  it('plays by one address for playlist and segments, in the browser that requested it', async () => {
    const { cid, paid } = await paidCongress();
    const { id } = await buildFilm(cid);
    const shown = await watch(id, paid.who.token);
    expect(shown.line).toMatch(/HttpOnly; SameSite=Lax/);
    expect((await get(shown.hls, shown.cookie)).body).toContain('seg-0.ts');
    const segment = await get(shown.hls.replace('index.m3u8', 'seg-0.ts'), shown.cookie);
    expect(segment.rawPayload).toEqual(film);
    expect(segment.headers['content-type']).toBe('video/mp2t');
    // A browser would fetch the whole file far ahead of playback.
    expect(shown.mp4).toBeNull();
    const whole = shown.hls.replace('index.m3u8', 'film.mp4');
    const part = await get(whole, shown.cookie, { range: 'bytes=3-5' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '345', 'bytes 3-5/200']);
    expect((await get(whole, shown.cookie, { range: 'bytes=900-' })).statusCode).toBe(416);
  });

  it('says what is required first, and reveals nothing of the address', async () => {
    const { cid } = await paidCongress();
    const { id, folder } = await buildFilm(cid);
    const stranger = await watch(id);
    expect(stranger).toMatchObject({ error: 'watch_account' });
    const guest = await watch(id, (await visitor(test)).token);
    expect(guest).toMatchObject({ error: 'watch_paid', msg: expect.stringContaining('only for paid personnel') });
    expect(JSON.stringify([stranger, guest])).not.toContain(folder);
    expect(stranger.cookie + guest.cookie).toBe('');
  });

  it('does not play without the cookie, with another person’s, another folder or time, or after expiry', async () => {
    const { cid, paid } = await paidCongress();
    const { id } = await buildFilm(cid);
    const other = await buildFilm(cid);
    const shown = await watch(id, paid.who.token);
    const guest = await watch((await buildFilm(cid, 'account')).id, (await visitor(test)).token);
    expect((await get(shown.hls, '')).statusCode).toBe(403);
    expect((await get(shown.hls, guest.cookie)).statusCode).toBe(403);
    const [, , , expires, signature, folder] = shown.hls.split('/');
    expect((await get(shown.hls.replace(folder, other.folder), shown.cookie)).statusCode).toBe(403);
    expect((await get(shown.hls.replace(expires, String(Number(expires) + 1)), shown.cookie)).statusCode).toBe(403);
    expect((await get(shown.hls.replace(signature, `${signature}x`), shown.cookie)).statusCode).toBe(403);
    for (const file of ['..%2f..%2fsecret', 'secret', '.m3u8', 'a.js'])
      expect((await get(shown.hls.replace('index.m3u8', file), shown.cookie)).statusCode).toBe(404);
    later(5 * 3600);
    expect((await get(shown.hls, shown.cookie)).statusCode).toBe(410);
  });

  it('stops within a minute of a refund, a log-out, or its withdrawal', async () => {
    const { cid, paid } = await paidCongress();
    const { token } = paid.who;
    const { id } = await buildFilm(cid);
    const shown = await watch(id, token);
    const status = async () => (await get(shown.hls, shown.cookie)).statusCode;
    expect(await status()).toBe(200);
    await test.call(orderCalls.refund, { orderid: paid.orderId, amount: 100_000, reason: '' }, { token });
    later(16);
    expect(await status()).toBe(403);
    expect(await watch(id, token)).toMatchObject({ error: 'watch_paid' });

    const open = await buildFilm(cid, 'account');
    const seen = await watch(open.id, token);
    expect((await get(seen.hls, seen.cookie)).statusCode).toBe(200);
    await db
      .updateTable('access_token')
      .set({ ended_at: test.clock.now })
      .where('account_id', '=', paid.who.accountId)
      .execute();
    later(16);
    expect((await get(seen.hls, seen.cookie)).statusCode).toBe(403);

    const free = await buildFilm(cid, 'anyone');
    const freely = await watch(free.id);
    expect((await get(freely.hls, freely.cookie)).statusCode).toBe(200);
    await db.updateTable('video').set({ state: 'ready' }).where('id', '=', free.id).execute();
    later(16);
    expect((await get(freely.hls, freely.cookie)).statusCode).toBe(403);
    expect(await watch(free.id)).toMatchObject({ error: 'video_unknown' });
  });

  it('gives nginx the same decision, and only for the requester’s own cookie', async () => {
    const { cid, paid } = await paidCongress();
    const { id, folder } = await buildFilm(cid);
    const shown = await watch(id, paid.who.token);
    const may = `/medapp/media/may/${folder}`;
    expect((await get(may, shown.cookie)).statusCode).toBe(204);
    expect((await get(may, '')).statusCode).toBe(403);
    expect((await get(may, `medapp_viewer=${'x'.repeat(43)}`)).statusCode).toBe(403);
  });
});

describe('[S58] a live picture', () => {
  async function onAir(cid: number, watchLevel: 'anyone' | 'paid') {
    const now = Date.now();
    const { id: room } = await db
      .insertInto('live_room')
      .values({ conference_id: cid, name: text })
      .returning('id')
      .executeTakeFirstOrThrow();
    const name = `hall${room}`;
    await db
      .insertInto('live_stream')
      .values({ room_id: room, name, secret: 'for the studio alone', connected_at: new Date() })
      .execute();
    const { id } = await db
      .insertInto('broadcast')
      .values({
        conference_id: cid,
        room_id: room,
        title: text,
        starts_at: new Date(now - 60_000),
        ends_at: new Date(now + 3_600_000),
        state: 'live',
        watch: watchLevel,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await ports.media.write(`live-${name}`, 'index.m3u8', Buffer.from('#EXTM3U\n1.ts\n'));
    return { id, room };
  }
  const watchLive = (lid: number, token?: string) => ask(liveWatchCalls.watch.path, { lid }, token);
  const set = (id: number, values: object) => db.updateTable('broadcast').set(values).where('id', '=', id).execute();

  it('is available while live or during a short loss of signal, and not while staff have paused it', async () => {
    const { cid } = await paidCongress();
    const { id } = await onAir(cid, 'anyone');
    const shown = await watchLive(id);
    expect(shown).toMatchObject({ status: 'live', videoId: null });
    expect(JSON.stringify(shown)).not.toContain('studio');
    expect((await get(shown.hls, shown.cookie)).statusCode).toBe(200);
    await set(id, { state: 'paused', state_by: 'signal' });
    later(16);
    expect((await get(shown.hls, shown.cookie)).statusCode).toBe(200);
    await set(id, { state: 'paused', state_by: 'staff' });
    later(16);
    expect((await get(shown.hls, shown.cookie)).statusCode).toBe(403);
    expect(await watchLive(id)).toMatchObject({ status: 'paused', hls: null });
  });

  it('of an open broadcast does not open the paid one that follows in its room', async () => {
    const { cid, paid } = await paidCongress();
    const { id, room } = await onAir(cid, 'anyone');
    const shown = await watchLive(id);
    expect((await get(shown.hls, shown.cookie)).statusCode).toBe(200);
    await set(id, { state: 'ended' });
    const next = await onAir(cid, 'paid');
    await set(next.id, { room_id: room });
    later(16);
    expect((await get(shown.hls, shown.cookie)).statusCode).toBe(403);
    expect(await watchLive(next.id)).toMatchObject({ error: 'watch_account' });
    const mine = await watchLive(next.id, paid.who.token);
    expect((await get(mine.hls, mine.cookie)).statusCode).toBe(200);
  });
});

it('[S59] only the signed text opens a folder', () => {
  const now = new Date();
  const expires = Math.floor(now.getTime() / 1000) + 60;
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (folder, viewer, guess) => {
      const address = { folder, viewer, expires };
      const signature = mediaSignature(address, 'secret');
      expect(checkMedia(address, signature, 'secret', now)).toBe('open');
      expect(checkMedia(address, signature, 'other', now)).toBe('forged');
      expect(checkMedia({ ...address, viewer: `${viewer}x` }, signature, 'secret', now)).toBe('forged');
      if (guess !== signature) expect(checkMedia(address, guess, 'secret', now)).toBe('forged');
    }),
  );
});

describe('[O12] staff-only videos', () => {
  let count = 0;
  const staffToken = async (society: number, role: 'live' | 'reader' | 'reviewer', conferenceId?: number) => {
    count += 1;
    const email = `staff${count}@example.org`;
    const wish = conferenceId === undefined ? { role, email } : { role, email, conferenceId };
    return buildStaffToken(db, await buildStaff(db, society, wish));
  };

  it('an unpublished film plays for staff of its conference in the browser that requested it, and for nobody else', async () => {
    const societyId = await buildSociety(db);
    const cid = await buildConference(db, { societyId });
    const other = await buildConference(db, { societyId });
    const { id, folder } = await buildFilm(cid);
    await db.updateTable('video').set({ state: 'ready' }).where('id', '=', id).execute();
    const preview = async (token: string, conference = cid) =>
      ask(videoConsoleCalls.preview.path, { cid: conference, videoId: id }, token);
    for (const role of ['live', 'reader'] as const) {
      const shown = await preview(await staffToken(societyId, role));
      expect((await get(shown.mp4, shown.cookie)).statusCode).toBe(200);
      expect((await get(shown.mp4, '')).statusCode).toBe(403);
      // The staff cookie opens no address of viewers, and the reverse.
      expect((await get(shown.mp4.replace('staff-media', 'media'), shown.cookie)).statusCode).toBe(403);
      const asViewer = shown.cookie.replace('medapp_staff_viewer', 'medapp_viewer');
      expect((await get(shown.mp4.replace('staff-media', 'media'), asViewer)).statusCode).toBe(403);
    }
    expect(await preview(await staffToken(societyId, 'reviewer'))).toMatchObject({ error: 'forbidden' });
    const elsewhere = await staffToken(societyId, 'live', other);
    expect(await preview(elsewhere)).toMatchObject({ error: 'forbidden' });
    expect(await preview(elsewhere, other)).toMatchObject({ error: 'not_found' });
    // A valid pass for another conference's folder.
    const theirs = await buildFilm(other);
    const shown = await ask(videoConsoleCalls.preview.path, { cid: other, videoId: theirs.id }, elsewhere);
    const viewer = shown.cookie.replace('medapp_staff_viewer=', '');
    const forged = ports.media.staffAddress({ folder, viewer, expires: Math.floor(Date.now() / 1000) + 600 });
    expect((await get(`${forged}film.mp4`, shown.cookie)).statusCode).toBe(403);
    expect((await get(shown.mp4, shown.cookie)).statusCode).toBe(200);
  });

  it('end with the log-out', async () => {
    const societyId = await buildSociety(db);
    const cid = await buildConference(db, { societyId });
    const { id } = await buildFilm(cid);
    const token = await staffToken(societyId, 'live');
    const shown = await ask(videoConsoleCalls.preview.path, { cid, videoId: id }, token);
    expect((await get(shown.mp4, shown.cookie)).statusCode).toBe(200);
    await db.updateTable('access_token').set({ ended_at: new Date() }).where('kind', '=', 'staff').execute();
    later(60);
    expect((await get(shown.mp4, shown.cookie)).statusCode).toBe(403);
  });
});
