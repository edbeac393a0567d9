import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { speakersConsoleCalls as desk } from '@meetingapp/contract/speakers/desk.ts';
import { slidesRoomCalls as room } from '@meetingapp/contract/speakers/room.ts';
import { speakerSlidesCalls as calls, SLIDES_PIECE } from '@meetingapp/contract/speakers/slides.ts';
import { piecesOf } from '@meetingapp/domain/speakers/slides.ts';
import { filmFile } from '@meetingapp/demo/video/video.ts';
import { zipOf } from '@meetingapp/sheets/zip/testing-zip.ts';
import { drawSlides } from '../../../ports/files/draw-slides.ts';
import { testApp } from '../../../testing/app.ts';
import { sentTo } from '../../../testing/outbox.ts';
import { pdfOf } from '../../../testing/pdf.ts';
import { DAY_MS, noReminders, speakersOf, type SpeakersCongress } from '../../../testing/speakers/speakers-congress.ts';

const test = await testApp({ poolSize: 8 });
const { db } = test;
const { staff, congress, tasksOf } = await speakersOf(test);

const presentation = (more: string | Buffer = 'x') =>
  zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'ppt/presentation.xml', content: '<p:presentation/>' },
    { name: 'ppt/media/image1.bin', content: more, stored: true },
  ]);
/** Larger than one piece, and not compressible. */
const large = presentation(Buffer.alloc(SLIDES_PIECE + 5000, 7));

/** Name of the refusal; undefined: the call was answered. */
async function errorOf(answer: object | Promise<object>): Promise<unknown> {
  const given = await answer;
  return 'error' in given ? given.error : undefined;
}
const idOf = (answer: object): number => ('uploadId' in answer ? Number(answer.uploadId) : 0);
function fileOf(answer: object): number {
  const file = 'file' in answer ? answer.file : null;
  return typeof file === 'object' && file !== null && 'id' in file ? Number(file.id) : 0;
}

interface Who {
  cid: number;
  linkKey: string | null;
  invitationId: number;
}

async function whoOf(place: SpeakersCongress, expertId = place.one): Promise<Who> {
  const [task] = (await tasksOf(place, expertId)).tasks;
  return { cid: place.cid, linkKey: await place.key(expertId), invitationId: task?.id ?? 0 };
}

const begin = (who: Who, fileName: string, bytes: number, modified = 1) =>
  test.attempt(calls.begin, { ...who, fileName, bytes, modified });

async function sendPiece(who: Who, uploadId: number, piece: number, content: Buffer) {
  const edge = 'edge';
  const payload = Buffer.concat([
    Buffer.from(
      `--${edge}\r\ncontent-disposition: form-data; name="body"\r\n\r\n${JSON.stringify({ ...who, linkKey: who.linkKey ?? '', uploadId, piece })}\r\n`,
    ),
    Buffer.from(`--${edge}\r\ncontent-disposition: form-data; name="file"; filename="piece"\r\n\r\n`),
    content,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ]);
  const answer = await test.app.inject({
    method: 'POST',
    url: calls.addPiece.path,
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    payload,
  });
  return answer.json<{ code: number; error?: string }>();
}

const pieceOf = (content: Buffer, piece: number): Buffer =>
  content.subarray(piece * SLIDES_PIECE, (piece + 1) * SLIDES_PIECE);

async function upload(who: Who, fileName: string, content: Buffer) {
  const begun = await begin(who, fileName, content.length);
  if (begun.code !== 0) return begun;
  const uploadId = idOf(begun);
  for (let piece = 0; piece < piecesOf(content.length, SLIDES_PIECE); piece += 1)
    await sendPiece(who, uploadId, piece, pieceOf(content, piece));
  return test.attempt(calls.finish, { ...who, uploadId });
}
const stored = () => db.selectFrom('speaker_slides_piece').selectAll().execute();

describe('[S54] slides of a task', () => {
  it('a broken upload goes on where it broke, and the file is whole', async () => {
    const who = await whoOf(await congress());
    const first = await begin(who, '溶栓.pptx', large.length);
    expect(first).toMatchObject({ code: 0, pieces: [] });
    const uploadId = idOf(first);
    expect((await sendPiece(who, uploadId, 1, pieceOf(large, 1))).code).toBe(0);
    // The same piece twice, and one that does not fit.
    expect((await sendPiece(who, uploadId, 1, pieceOf(large, 1))).code).toBe(0);
    expect(await errorOf(sendPiece(who, uploadId, 0, Buffer.from('short')))).toBe('slides_piece_wrong');
    expect(await errorOf(test.attempt(calls.finish, { ...who, uploadId }))).toBe('slides_incomplete');
    expect(await begin(who, '溶栓.pptx', large.length)).toMatchObject({ uploadId, pieces: [1] });
    expect((await test.call(calls.slides, who)).upload).toEqual({
      name: '溶栓.pptx',
      bytes: large.length,
      sent: large.length - SLIDES_PIECE,
    });
    expect((await sendPiece(who, uploadId, 0, pieceOf(large, 0))).code).toBe(0);
    const { file } = await test.call(calls.finish, { ...who, uploadId });
    expect(file).toMatchObject({ number: 1, kind: 'pptx', bytes: large.length, state: 'waiting', pages: 'waiting' });
    expect(await stored()).toEqual([]);
    const { address } = await test.call(calls.open, { ...who, slidesId: file.id, view: 'file' });
    const got = await test.app.inject({ url: address });
    expect(got.rawPayload.equals(large)).toBe(true);
    expect(got.headers['content-disposition']).toContain(encodeURIComponent('溶栓.pptx'));
    const part = await test.app.inject({ url: address, headers: { range: 'bytes=4-7' } });
    expect([part.statusCode, part.rawPayload.equals(large.subarray(4, 8))]).toEqual([206, true]);
  });

  it('another file replaces a broken upload; an earlier version stays until the new one is whole', async () => {
    const who = await whoOf(await congress());
    await upload(who, 'a.pdf', pdfOf('一'));
    const begun = await begin(who, 'b.pptx', large.length);
    await sendPiece(who, idOf(begun), 0, pieceOf(large, 0));
    const other = await begin(who, 'b.pptx', large.length, 2);
    expect(other).toMatchObject({ pieces: [] });
    expect(await errorOf(sendPiece(who, idOf(begun), 1, pieceOf(large, 1)))).toBe('slides_upload_gone');
    expect((await test.call(calls.slides, who)).files.map(({ name, pages }) => [name, pages])).toEqual([
      ['a.pdf', 'own'],
    ]);
    expect((await upload(who, 'c.pdf', pdfOf('二'))).code).toBe(0);
    expect((await test.call(calls.slides, who)).files.map(({ number }) => number)).toEqual([2, 1]);
  });

  it('two requests that finish one upload make one version', async () => {
    const who = await whoOf(await congress());
    const content = pdfOf('一');
    const uploadId = idOf(await begin(who, 'a.pdf', content.length));
    await sendPiece(who, uploadId, 0, content);
    const both = await Promise.all([1, 2].map(() => test.attempt(calls.finish, { ...who, uploadId })));
    expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 8995]);
    expect((await test.call(calls.slides, who)).files).toHaveLength(1);
  });

  it('[E12] wrong, huge, encrypted, renamed and damaged files are refused by their content', async () => {
    const who = await whoOf(await congress());
    const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    const locked = Buffer.concat([compound, Buffer.alloc(3000), Buffer.from('EncryptedPackage', 'utf16le')]);
    const encryptedPdf = Buffer.from('%PDF-1.7\ntrailer<</Encrypt 5 0 R>>\n%%EOF');
    const document = zipOf([
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'word/document.xml', content: '<w/>' },
    ]);
    const keynote = zipOf([{ name: 'Index/Document.iwa', content: 'x', stored: true }]);
    const lockedKeynote = zipOf([
      { name: 'Index/Document.iwa', content: 'x', stored: true },
      { name: '.iwpv2', content: 'x', stored: true },
    ]);
    const film = filmFile('heart-sounds');
    const hevc = Buffer.from(filmFile('five-steps').toString('latin1').replaceAll('avc1', 'hvc1'), 'latin1');
    const cases: [string, Buffer, string | undefined][] = [
      ['a.docx', document, 'slides_kind'],
      ['a.pptx', document, 'slides_renamed'],
      ['a.pptx', pdfOf('一'), 'slides_renamed'],
      ['a.pdf', presentation(), 'slides_renamed'],
      ['a.pptx', Buffer.from('plain text'), 'slides_renamed'],
      ['a.pptx', locked, 'slides_encrypted'],
      ['a.pptx', Buffer.concat([compound, Buffer.alloc(3000)]), 'slides_old'],
      ['a.pdf', encryptedPdf, 'slides_encrypted'],
      ['a.key', lockedKeynote, 'slides_encrypted'],
      ['a.pptx', presentation().subarray(0, 150), 'slides_damaged'],
      ['a.pdf', pdfOf('一').subarray(0, 200), 'slides_damaged'],
      ['a.mp4', hevc, 'slides_codec'],
      ['a.mp4', film.subarray(0, 5000), 'slides_damaged'],
      ['a.mp4', filmFile('five-steps'), undefined],
      ['a.key', keynote, undefined],
    ];
    for (const [name, content, error] of cases)
      expect([name, await errorOf(upload(who, name, content))]).toEqual([name, error]);
    expect(await errorOf(begin(who, 'a.pptx', 201 * 1024 * 1024))).toBe('slides_too_large');
    expect(await errorOf(begin(who, 'a.mp4', 1001 * 1024 * 1024))).toBe('slides_too_large');
    expect(await stored()).toEqual([]);
    const { files } = await test.call(calls.slides, who);
    expect(files.map(({ kind, pages }) => [kind, pages])).toEqual([
      ['key', 'none'],
      ['video', 'none'],
    ]);
  });

  it('belong to the person of the task: no link of another person opens or changes them', async () => {
    const place = await congress();
    const who = await whoOf(place);
    const done = await upload(who, 'a.pdf', pdfOf('一'));
    const slidesId = fileOf(done);
    const borrowed = { ...who, linkKey: await place.key(place.other) };
    const elsewhere = await congress();
    const far = { ...who, cid: elsewhere.cid, linkKey: await elsewhere.key(elsewhere.one) };
    for (const other of [borrowed, far]) {
      for (const error of [
        await test.attempt(calls.slides, other),
        await test.attempt(calls.open, { ...other, slidesId, view: 'file' }),
        await begin(other, 'b.pdf', 100),
        await test.attempt(calls.share, { ...other, share: true }),
      ])
        expect(await errorOf(error)).toBe('speaker_task_gone');
    }
    // The caller's own task with a file of another task.
    const own = await whoOf(place, place.other);
    expect(await errorOf(test.attempt(calls.open, { ...own, slidesId, view: 'file' }))).toBe('not_found');
    const { address } = await test.call(calls.open, { ...who, slidesId, view: 'pages' });
    const status = async (url: string) => (await test.app.inject({ url })).statusCode;
    expect(await status(address)).toBe(200);
    expect(await status(address.replace(`/${slidesId}/`, `/${slidesId + 1}/`))).toBe(404);
    expect(await status(address.replace('/pages/', '/file/'))).toBe(404);
    test.clock.now = new Date(Date.now() + 2 * 3_600_000);
    expect(await status(address)).toBe(404);
    test.clock.now = new Date();
  });

  it('are taken until the task is over, and marked after the date', async () => {
    const place = await congress();
    const who = await whoOf(place);
    await test.call(
      desk.saveSettings,
      {
        cid: place.cid,
        seen: 0,
        answerBy: null,
        remind: noReminders,
        slidesBy: new Date(Date.now() + DAY_MS).toISOString(),
      },
      staff,
    );
    await upload(who, 'a.pdf', pdfOf('一'));
    test.clock.now = new Date(Date.now() + 2 * DAY_MS);
    await upload(who, 'b.pdf', pdfOf('二'));
    expect((await test.call(calls.slides, who)).files.map(({ late }) => late)).toEqual([true, false]);
    test.clock.now = new Date(Date.now() + 40 * DAY_MS);
    expect(await test.call(calls.slides, who)).toMatchObject({ open: false });
    expect(await errorOf(begin(who, 'c.pdf', 100))).toBe('slides_over');
    test.clock.now = new Date();
    const chair = await whoOf(place, place.chair);
    expect(await errorOf(begin(chair, 'c.pdf', 100))).toBe('slides_unasked');
  });
});

describe('[O10] [S54] the slides room', () => {
  it('lists what is there and checked, and returns a file to its speaker with the reason', async () => {
    const place = await congress();
    const who = await whoOf(place);
    const listed = async () => (await test.call(room.room, { cid: place.cid }, staff)).tasks;
    expect((await listed()).map(({ name, slides }) => [name.zh, slides])).toEqual([['林知远', 'missing']]);
    const slidesOfDesk = async () =>
      (await test.call(desk.list, { cid: place.cid }, staff)).invitations.map(({ slides }) => slides);
    expect(await slidesOfDesk()).toContain('missing');
    const done = await upload(who, '溶栓.pdf', pdfOf('一'));
    const slidesId = fileOf(done);
    expect((await listed())[0]).toMatchObject({ slides: 'waiting', changed: false });
    const check = { cid: place.cid, slidesId, seen: 1 };
    expect(await test.attempt(room.check, { ...check, state: 'returned', words: '' }, staff)).toMatchObject({
      faults: [{ field: 'words' }],
    });
    await test.call(room.check, { ...check, state: 'returned', words: '第 3 页缺图' }, staff);
    expect(await errorOf(test.attempt(room.check, { ...check, state: 'checked', words: '' }, staff))).toBe(
      'changed_meanwhile',
    );
    expect((await test.call(calls.slides, who)).files[0]).toMatchObject({ state: 'returned', words: '第 3 页缺图' });
    const [letter] = await sentTo(test, `林知远-${place.number}@example.org`);
    expect(letter?.text).toContain('第 3 页缺图');
    expect(await slidesOfDesk()).toContain('returned');
  });

  it('[T3] gives a hall and day as one zip in its order, and marks what changes afterwards', async () => {
    const place = await congress();
    const who = await whoOf(place);
    const hallId = place.halls[0] ?? 0;
    const [task] = (await test.call(room.room, { cid: place.cid }, staff)).tasks;
    const day = task?.from.slice(0, 10) ?? '';
    const hall = { cid: place.cid, hallId, day };
    expect(await errorOf(test.attempt(room.downloadHall, hall, staff))).toBe('slides_none');
    await upload(who, 'a.pdf', pdfOf('一'));
    const { address, files } = await test.call(room.downloadHall, hall, staff);
    expect(files).toBe(1);
    const got = await test.app.inject({ url: address });
    expect(got.headers['content-type']).toBe('application/zip');
    expect(got.rawPayload.toString('utf8')).toMatch(/001 \d\d\.\d\d 林知远 基层医院的溶栓与转运\.pdf/);
    expect((await test.app.inject({ url: address.replace(`/${hallId}/`, `/${hallId + 1}/`) })).statusCode).toBe(404);
    const changed = async () => (await test.call(room.room, { cid: place.cid }, staff)).tasks[0]?.changed;
    expect(await changed()).toBe(false);
    await upload(who, 'b.pdf', pdfOf('二'));
    expect(await changed()).toBe(true);
    await test.call(room.downloadHall, hall, staff);
    expect(await changed()).toBe(false);
  });

  it('puts pages among the materials where the speaker agrees and the talk is over', async () => {
    const place = await congress();
    const who = await whoOf(place);
    const slidesId = fileOf(await upload(who, 'a.pdf', pdfOf('一')));
    const publish = () => errorOf(test.attempt(room.publish, { cid: place.cid, slidesId }, staff));
    await test.call(calls.share, { ...who, share: true });
    expect(await publish()).toBe('slides_unpublished');
    await sql`update speaker_invitation set asked = jsonb_set(asked, '{to}', '"2026-01-01T00:00:00.000Z"')
      where id = ${who.invitationId}`.execute(db);
    await test.call(calls.share, { ...who, share: false });
    expect(await publish()).toBe('slides_unpublished');
    await test.call(calls.share, { ...who, share: true });
    expect(await publish()).toBeUndefined();
    expect(await publish()).toBe('slides_unpublished');
    const materials = await db
      .selectFrom('material')
      .select('talk_id')
      .where('conference_id', '=', place.cid)
      .execute();
    expect(materials).toEqual([{ talk_id: place.talk }]);
  });

  it('draws pages by LibreOffice, and says so where it is not installed or fails', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'soffice-'));
    const program = join(folder, 'soffice');
    const script = (body: string) => writeFile(program, `#!/bin/sh\n${body}\n`, { mode: 0o755 });
    const source = join(folder, 'source');
    await writeFile(source, presentation());
    // The folder of the answer is the one before the source.
    await script('for last; do before=$folder; folder=$last; done; printf "%%PDF-1.4" > "$before/slides.pdf"');
    const drawn = await drawSlides(source, program);
    expect(drawn.ok).toBe(true);
    if (drawn.ok) await drawn.remove();
    await script('exit 1');
    expect(await drawSlides(source, program)).toEqual({ ok: false, reason: 'failed' });
    expect(await drawSlides(source, join(folder, 'absent'))).toEqual({ ok: false, reason: 'missing' });
  });
});
