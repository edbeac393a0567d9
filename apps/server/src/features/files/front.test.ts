import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { fileCalls } from '@meetingapp/contract/files/file.ts';
import { buildSession } from '@meetingapp/demo/agenda/agenda.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { testApp } from '../../testing/app.ts';
import { pdfOf } from '../../testing/pdf.ts';
import { pdfFronts } from '../../ports/files/pdf-fronts.ts';
import { openPaper } from '../../text/pdf-page.ts';
import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';

// Each case starts a process, on a machine that may be busy.
vi.setConfig({ testTimeout: 150_000 });

const test = await testApp();
const keep = async (content: Buffer) => (await test.ports.files.put(content, 'pdf')).key;
const ask = (key: string) => test.attempt(fileCalls.front, { file: fileAddress(key) });

/** Share of the picture that is not white. */
async function inked(key: string): Promise<number> {
  const { rawPayload } = await test.app.inject(`${fileAddress(key)}.webp`);
  const { data } = await sharp(rawPayload).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.reduce((sum, point) => sum + (point < 160 ? 1 : 0), 0);
}

describe('[S17] the first page of a PDF as a picture', () => {
  it('has the number of pages and the size once it was requested', async () => {
    const paper = openPaper('a4', 'Two pages');
    paper.write({ text: '再灌注治疗的时间窗', scale: 2 }, paper.left, 400);
    paper.turn();
    const key = await keep(await paper.end());
    expect(await ask(key)).toMatchObject({ code: expect.any(Number), msg: expect.any(String) });
    await test.ports.fronts.draw(key);
    const { front } = await test.call(fileCalls.front, { file: fileAddress(key) });
    expect(front).toMatchObject({ pages: 2, picture: `${fileAddress(key)}.webp` });
    expect(front.height / front.width).toBeCloseTo(1.414, 2);
    const { width } = await sharp((await test.app.inject(front.picture)).rawPayload).metadata();
    expect(width).toBe(800);
    expect(await inked(key)).toBeGreaterThan(300);
  });

  it('shows Chinese text whose font is not in the file, each character distinct', async () => {
    const [one, other] = await Promise.all(['再灌注治疗', '心力衰竭论'].map((words) => keep(pdfOf(words))));
    for (const key of [one, other]) await test.ports.fronts.draw(String(key));
    // A missing glyph would be the same box each time.
    const marks = await Promise.all([one, other].map((key) => inked(String(key))));
    expect(marks[0]).toBeGreaterThan(300);
    expect(marks[0]).not.toBe(marks[1]);
  });

  it('has the rights of the file: a read-only file cannot be saved through its picture, which is deleted with it', async () => {
    const key = await keep(pdfOf('只供阅读'));
    await test.ports.fronts.draw(key);
    const picture = `${fileAddress(key)}.webp`;
    expect((await test.app.inject(picture)).statusCode).toBe(200);
    const conference_id = await buildConference(test.db);
    const [from, to] = [new Date('2026-05-01T01:00:00Z'), new Date('2026-05-01T02:00:00Z')];
    const session_id = await buildSession(test.db, conference_id, { title: both('甲', 'A'), from, to });
    const title = JSON.stringify({ zh: '课件', en: 'Slides' });
    const { id } = await test.db
      .insertInto('material')
      .values({ conference_id, session_id, title, address: fileAddress(key), position: 1, read_only: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const get = (headers: Record<string, string>) => test.app.inject({ url: picture, headers });
    expect((await get({ 'sec-fetch-mode': 'navigate' })).statusCode).toBe(403);
    expect((await get({ accept: 'text/html,*/*' })).statusCode).toBe(403);
    const shown = await get({ 'sec-fetch-mode': 'cors' });
    expect(shown.headers['cache-control']).toBe('private, no-cache');
    await test.db.deleteFrom('material').where('id', '=', id).execute();
    await test.ports.files.remove(key);
    expect((await get({})).statusCode).toBe(404);
    expect(await ask(key)).not.toMatchObject({ code: 0 });
  });

  it.each([
    ['one that breaks off', pdfOf('断').subarray(0, 300)],
    [
      'one that leads round in a circle',
      Buffer.from(pdfOf('圈').toString('latin1').replace('/Kids[3 0 R]', '/Kids[2 0 R]'), 'latin1'),
    ],
    ['a page as long as a road', Buffer.from(pdfOf('路').toString('latin1').replace('595 842', '10 4000'), 'latin1')],
  ])('of %s does not exist, and the server continues', async (_name, content) => {
    const key = await keep(content);
    expect(await test.ports.fronts.draw(key)).toBeNull();
    expect((await test.app.inject('/healthz')).statusCode).toBe(200);
    expect(await ask(key)).not.toMatchObject({ code: 0 });
  });

  it('of one that renders for ever is aborted in time', async () => {
    const fronts = pdfFronts(test.ports.files, { limitMs: 3000 });
    const key = await keep(pdfOf('多', 'q 1 0 0 1 0 0 cm 0 0 500 500 re f Q '.repeat(1_500_000)));
    const began = Date.now();
    expect(await fronts.draw(key)).toBeNull();
    expect(Date.now() - began).toBeLessThan(15_000);
  });

  it('is requested for PDFs of this server only', async () => {
    for (const file of [
      '',
      '/files/',
      'https://evil.example/a.pdf',
      '/files/../secret.pdf',
      `/files/ab/${'0'.repeat(32)}.pdf`,
    ])
      expect(await test.attempt(fileCalls.front, { file })).not.toMatchObject({ code: 0 });
  });
});
