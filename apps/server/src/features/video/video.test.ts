import { describe, expect, it } from 'vitest';
import type { StoredVideo } from '@meetingapp/contract/video/console.ts';
import { videoConsoleCalls as calls } from '@meetingapp/contract/video/console.ts';
import { videoCalls } from '@meetingapp/contract/video/video.ts';
import { videoWatchCalls } from '@meetingapp/contract/video/watch.ts';
import { videoWatchingCalls as beats } from '@meetingapp/contract/video/watching.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { dayFrom } from '@meetingapp/demo/support/calendar.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { buildVideo, buildVideoCategory, filmFile } from '@meetingapp/demo/video/video.ts';
import { testApp } from '../../testing/app.ts';
import { paidRegistration, smallCongress, visitor } from '../../testing/congress.ts';

const test = await testApp();
const { db, ports } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const options = { token, language: 'en' } as const;
const newConference = () => buildConference(db, { societyId });
const film = (wish: object = {}) => ({ title: both('回放', 'The replay'), ...wish });

const draft = (more: object = {}) => ({
  id: null,
  seen: null,
  title: both('开幕', 'The opening'),
  introduction: nothing,
  cover: null,
  categoryId: null,
  sessionId: null,
  watch: 'anyone' as const,
  chapters: [],
  ...more,
});

/** A multipart call: a part `body` with JSON, then the file. */
async function send(path: string, body: object, content: Buffer) {
  const edge = 'edge';
  const payload = Buffer.concat([
    Buffer.from(`--${edge}\r\ncontent-disposition: form-data; name="body"\r\n\r\n${JSON.stringify(body)}\r\n`),
    Buffer.from(`--${edge}\r\ncontent-disposition: form-data; name="file"; filename="film"\r\n\r\n`),
    content,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ]);
  const answer = await test.app.inject({
    method: 'POST',
    url: path,
    headers: { token, language: 'en', 'content-type': `multipart/form-data; boundary=${edge}` },
    payload,
  });
  return answer.json<{ code: number; error?: string }>();
}

describe('[S67] the films of a conference', () => {
  it('are listed when they are published, in the organiser’s order, without their storage path', async () => {
    const cid = await newConference();
    const categoryId = await buildVideoCategory(db, cid, both('课程', 'Courses'));
    const second = await buildVideo(db, ports.media, cid, film({ position: 2, title: both('二', 'Two') }));
    const first = await buildVideo(db, ports.media, cid, film({ position: 1, categoryId, watch: 'paid' }));
    await buildVideo(db, ports.media, cid, film({ at: null }));
    const answer = await test.call(videoCalls.list, { cid }, { language: 'en' });
    expect(answer.categories).toEqual([{ id: categoryId, name: 'Courses' }]);
    expect(answer.videos).toMatchObject([
      { id: first, title: 'The replay', categoryId, refusal: 'watch_account', milliseconds: 48_000 },
      { id: second, title: 'Two', refusal: null },
    ]);
    const { folder } = await db.selectFrom('video').select('folder').where('id', '=', first).executeTakeFirstOrThrow();
    expect(JSON.stringify(answer)).not.toContain(folder);
    const page = await test.call(videoCalls.read, { vid: first }, { language: 'en' });
    expect(JSON.stringify(page)).not.toContain(folder);
    expect(page.video.related).toMatchObject([{ id: second }]);
  });

  it('of a hidden conference, withdrawn or unknown are not found', async () => {
    const hidden = await buildConference(db, { societyId, state: 'draft' });
    const inside = await buildVideo(db, ports.media, hidden, film());
    const cid = await newConference();
    const gone = await buildVideo(db, ports.media, cid, film());
    await test.call(calls.remove, { cid, videoId: gone }, options);
    for (const vid of [inside, gone, 99_999_999])
      expect(await test.attempt(videoCalls.read, { vid })).toMatchObject({ error: 'video_unknown' });
    await test.call(calls.restore, { cid, videoId: gone }, options);
    expect(await test.attempt(videoCalls.read, { vid: gone })).toMatchObject({ code: 0 });
    const stopped = await buildConference(db, { societyId, state: 'stopped' });
    expect(await test.attempt(videoCalls.list, { cid: stopped })).toMatchObject({ error: 'conference_stopped' });
  });
});

describe('[S64] a film for paid personnel', () => {
  it('shows what is missing to a visitor and to a logged-in person, and plays for a paid one', async () => {
    const refundPolicy = [{ untilDaysBefore: 1, percent: 100 }];
    const { cid, feeId } = await smallCongress(db, { refundPolicy, startsOn: dayFrom(new Date(), 42) }, { size: null });
    const vid = await buildVideo(db, ports.media, cid, film({ watch: 'paid' }));
    const refusalFor = async (who?: string) =>
      (await test.call(videoCalls.read, { vid }, who === undefined ? {} : { token: who })).video.refusal;
    expect(await refusalFor()).toBe('watch_account');
    expect(await refusalFor((await visitor(test)).token)).toBe('watch_paid');
    expect(await refusalFor((await paidRegistration(test, cid, feeId)).who.token)).toBeNull();
  });
});

describe('[S59] the replay of a broadcast', () => {
  it('is available once it is published; nothing is revealed of an unknown broadcast', async () => {
    const cid = await newConference();
    const { id: room } = await db
      .insertInto('live_room')
      .values({ conference_id: cid, name: JSON.stringify(both('主会场', 'Main hall')) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: lid } = await db
      .insertInto('broadcast')
      .values({
        conference_id: cid,
        room_id: room,
        title: JSON.stringify(both('开幕式', 'Opening')),
        starts_at: new Date(Date.now() - 7_200_000),
        ends_at: new Date(Date.now() - 3_600_000),
        state: 'ended',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await test.call(videoCalls.replay, { lid }, options)).toMatchObject({ title: 'Opening', video: null });
    const id = await buildVideo(db, ports.media, cid, film({ broadcastId: lid, at: null }));
    expect(await test.call(videoCalls.replay, { lid }, options)).toMatchObject({ video: null });
    await test.call(calls.publish, { cid, videoId: id, on: true }, options);
    expect(await test.call(videoCalls.replay, { lid }, options)).toMatchObject({ video: { id } });
    expect(await test.attempt(videoCalls.replay, { lid: 99_999_999 })).toMatchObject({ error: 'broadcast_unknown' });
  });
});

it('[S59] the playback position is restored on another device, and is private', async () => {
  const cid = await newConference();
  const vid = await buildVideo(db, ports.media, cid, film({ watch: 'account' }));
  const [mine, other] = [await visitor(test), await visitor(test)];
  const beat = (milliseconds: number, playing: boolean) =>
    test.call(beats.beat, { vid, player: 'player-of-mine', playing, milliseconds }, { token: mine.token });
  await beat(12_000, true);
  await beat(31_500, false);
  const seenBy = async (who: string) => (await test.call(videoCalls.read, { vid }, { token: who })).video.position;
  expect(await seenBy(mine.token)).toBe(31_500);
  expect(await seenBy(other.token)).toBe(0);
  expect((await test.call(videoWatchCalls.watch, { vid }, { token: mine.token })).position).toBe(31_500);
});

describe('[O12] staff', () => {
  const begin = async (cid: number, more: object = {}) =>
    (await test.call(calls.save, { cid, video: draft(more) }, options)).videoId;
  const stored = async (cid: number, videoId: number): Promise<StoredVideo> =>
    (await test.call(calls.read, { cid, videoId }, options)).video;

  it('upload a film in chunks, recognized by its content, and publish it', async () => {
    const cid = await newConference();
    const videoId = await begin(cid);
    expect(await stored(cid, videoId)).toMatchObject({ standing: 'empty' });
    expect(await test.attempt(calls.publish, { cid, videoId, on: true }, options)).toMatchObject({
      error: 'video_not_ready',
    });
    const content = filmFile('five-steps');
    const half = Math.floor(content.length / 2);
    for (const [piece, part] of [
      content.subarray(0, half),
      content.subarray(0, half),
      content.subarray(half),
    ].entries())
      await send(calls.addPiece.path, { cid, videoId, piece: Math.max(0, piece - 1) }, part);
    expect(await test.call(calls.joinPieces, { cid, videoId, pieces: 2 }, options)).toMatchObject({
      milliseconds: 48_000,
      soundOnly: false,
    });
    await test.call(calls.publish, { cid, videoId, on: true }, options);
    const watch = await test.call(videoWatchCalls.watch, { vid: videoId });
    expect(watch).toMatchObject({ hls: null, mp4: expect.stringContaining('/film.mp4') });
    const { folder } = await db
      .selectFrom('video')
      .select('folder')
      .where('id', '=', videoId)
      .executeTakeFirstOrThrow();
    const read = await ports.media.read(folder, 'film.mp4');
    expect(read?.size).toBe(content.length);
    await read?.close();
    expect(await ports.media.has(folder, 'piece-0.mp4')).toBe(false);
  });

  it('get an error when a file is no film or a chunk is missing, and the existing film stays', async () => {
    const cid = await newConference();
    const videoId = await begin(cid);
    expect(await test.attempt(calls.joinPieces, { cid, videoId, pieces: 1 }, options)).toMatchObject({
      error: 'file_missing',
    });
    await send(calls.addPiece.path, { cid, videoId, piece: 0 }, filmFile('heart-sounds'));
    expect(await test.call(calls.joinPieces, { cid, videoId, pieces: 1 }, options)).toMatchObject({ soundOnly: true });
    for (const [content, error] of [
      [Buffer.from('%PDF-1.7 no film'), 'file_not_video'],
      [filmFile('five-steps').subarray(0, 400), 'file_not_video'],
      [Buffer.from(filmFile('five-steps').toString('latin1').replaceAll('avc1', 'hvc1'), 'latin1'), 'video_codec'],
    ] as const) {
      await send(calls.addPiece.path, { cid, videoId, piece: 0 }, content);
      expect(await test.attempt(calls.joinPieces, { cid, videoId, pieces: 1 }, options)).toMatchObject({ error });
    }
    expect(await stored(cid, videoId)).toMatchObject({ standing: 'ready', milliseconds: 24_000 });
  });

  it('add captions in WebVTT, one for each language, and remove them', async () => {
    const cid = await newConference();
    const videoId = await begin(cid);
    const path = calls.addCaption.path;
    const about = { cid, videoId, language: 'en', label: 'English' };
    expect(await send(path, about, Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nHello'))).toMatchObject({
      error: 'file_not_captions',
    });
    for (const text of ['Hello', 'Hello again'])
      await send(path, about, Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text}\n`));
    expect((await stored(cid, videoId)).captions).toEqual([{ language: 'en', label: 'English', file: 'en.vtt' }]);
    await test.call(calls.removeCaption, { cid, videoId, language: 'en' }, options);
    expect((await stored(cid, videoId)).captions).toEqual([]);
  });

  it('order chapters, detect concurrent saves, and learn which field is wrong', async () => {
    const cid = await newConference();
    const chapters = [
      { at: 9000, title: both('二', 'Two'), talkId: null },
      { at: 0, title: both('一', 'One'), talkId: null },
      { at: 5000, title: nothing, talkId: null },
    ];
    const videoId = await begin(cid, { chapters });
    const { version, chapters: kept } = await stored(cid, videoId);
    expect(kept.map(({ at }) => at)).toEqual([0, 9000]);
    const change = (more: object) => test.attempt(calls.save, { cid, video: draft({ id: videoId, ...more }) }, options);
    expect(await change({ seen: version })).toMatchObject({ code: 0 });
    expect(await change({ seen: version })).toMatchObject({ error: 'changed_meanwhile' });
    const elsewhere = await buildVideoCategory(db, await newConference(), both('别处', 'Elsewhere'));
    expect(await change({ seen: version + 1, categoryId: elsewhere })).toMatchObject({
      error: 'body_invalid',
      faults: [{ field: 'video.categoryId' }],
    });
    expect(await change({ seen: version + 1, title: nothing })).toMatchObject({ faults: [{ field: 'video.title' }] });
  });

  it('find nothing of another conference under the number of its film', async () => {
    const [cid, other] = [await newConference(), await newConference()];
    const videoId = await begin(other);
    const categoryId = await buildVideoCategory(db, other, both('别处', 'Elsewhere'));
    const tries = [
      test.attempt(calls.read, { cid, videoId }, options),
      test.attempt(calls.save, { cid, video: draft({ id: videoId, seen: 1 }) }, options),
      test.attempt(calls.publish, { cid, videoId, on: true }, options),
      test.attempt(calls.remove, { cid, videoId }, options),
      test.attempt(calls.restore, { cid, videoId }, options),
      test.attempt(calls.joinPieces, { cid, videoId, pieces: 1 }, options),
      test.attempt(calls.removeCaption, { cid, videoId, language: 'en' }, options),
      test.attempt(calls.saveCategory, { cid, category: { id: categoryId, name: both('改', 'Changed') } }, options),
      test.attempt(calls.removeCategory, { cid, categoryId }, options),
      send(calls.addPiece.path, { cid, videoId, piece: 0 }, Buffer.from('x')),
      send(calls.addCaption.path, { cid, videoId, language: 'en', label: 'English' }, Buffer.from('WEBVTT\n\n')),
    ];
    for (const answer of await Promise.all(tries)) expect(answer).toMatchObject({ error: 'not_found' });
  });

  it('assign films to categories; a deleted one leaves its films', async () => {
    const cid = await newConference();
    const save = async (zh: string, en: string) =>
      (await test.call(calls.saveCategory, { cid, category: { id: null, name: both(zh, en) } }, options)).categoryId;
    const [one, two] = [await save('一', 'One'), await save('二', 'Two')];
    await test.call(calls.orderCategories, { cid, categoryIds: [two, one] }, options);
    const videoId = await begin(cid, { categoryId: one });
    const listed = await test.call(calls.list, { cid }, options);
    expect(listed.categories).toMatchObject([
      { id: two, count: 0 },
      { id: one, count: 1 },
    ]);
    await test.call(calls.removeCategory, { cid, categoryId: one }, options);
    expect(await stored(cid, videoId)).toMatchObject({ categoryId: null });
  });
});
