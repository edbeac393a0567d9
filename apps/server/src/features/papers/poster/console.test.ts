import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { posterBoardCalls as calls } from '@meetingapp/contract/papers/board.ts';
import { posterCalls } from '@meetingapp/contract/papers/poster.ts';
import { paperCalls } from '@meetingapp/contract/papers/result.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildAcceptedPaper } from '@meetingapp/demo/papers/accepted.ts';
import { buildPaperCall } from '@meetingapp/demo/papers/papers.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const conference = () => buildConference(db, { societyId });

async function hang(cid: number, paperId: number, picture: Buffer) {
  const response = await test.attempt(
    calls.hangSheet,
    { cid, paperId },
    { language: 'en', token, file: picture, fileName: 'sheet.png' },
  );
  return response as { address?: string; error?: string };
}
const picture = (fill: string) =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: fill } })
    .png()
    .toBuffer();

describe('[O11] poster boards', () => {
  it('[S73] [S75] staff upload a sheet, which attendees see in three sizes, and replace it', async () => {
    const cid = await conference();
    const id = await buildAcceptedPaper(db, cid);
    const other = await conference();
    expect(await hang(other, id, await picture('#123456'))).toMatchObject({ error: 'poster_unknown' });
    expect(await hang(cid, id, Buffer.from('no picture'))).toMatchObject({ error: 'file_kind' });
    expect((await hang(cid, id, await picture('#123456'))).address).toMatch(/^\/files\//);
    expect((await hang(cid, id, await picture('#654321'))).address).toMatch(/^\/files\//);
    const { list } = await test.call(paperCalls.list, { cid, kind: 'posters' });
    const { file, width, height } = list?.first[0]?.sheet ?? { file: 0 };
    expect([width, height]).toEqual([900, 1200]);
    const small = await test.app.inject(`/medapp/papers/${cid}/sheets/${file}/360.webp`);
    expect([small.headers['content-type'], (await sharp(small.rawPayload).metadata()).width]).toEqual([
      'image/webp',
      360,
    ]);
    for (const address of [`${other}/sheets/${file}/360.webp`, `${cid}/sheets/${file}/99.webp`])
      expect((await test.app.inject(`/medapp/papers/${address}`)).statusCode).toBe(404);
    await db.updateTable('paper').set({ state: 'withdrawn' }).where('id', '=', id).execute();
    expect((await test.app.inject(`/medapp/papers/${cid}/sheets/${file}/360.webp`)).statusCode).toBe(404);
  });

  it('[S74] staff hide a question from attendees, restore it and answer for the authors', async () => {
    const cid = await conference();
    const id = await buildAcceptedPaper(db, cid);
    const asker = await visitor(test);
    await test.call(posterCalls.ask, { cid, id, question: '为什么？' }, { token: asker.token });
    const { questions } = await test.call(calls.askedQuestions, { cid }, { token });
    const body = { cid, questionId: questions[0]?.id ?? 0, hidden: true, answer: '' };
    const shown = async () => (await test.call(posterCalls.questions, { cid, id })).questions;
    await test.call(calls.judgeQuestion, body, { token });
    expect(await shown()).toEqual([]);
    await test.call(calls.judgeQuestion, { ...body, hidden: false, answer: '因为' }, { token });
    expect(await shown()).toMatchObject([{ answer: '因为' }]);
    expect(await test.attempt(calls.judgeQuestion, { ...body, cid: await conference() }, { token })).toMatchObject({
      error: 'not_found',
    });
  });

  it('[S74] votes are exported so that anyone can recount them, without names', async () => {
    const cid = await conference();
    await buildPaperCall(db, cid, { votesEach: 2 });
    const ids = [await buildAcceptedPaper(db, cid, { board: 'A' }), await buildAcceptedPaper(db, cid, { board: 'B' })];
    const people = [await visitor(test), await visitor(test)];
    for (const { token: own } of people)
      await test.call(posterCalls.vote, { cid, id: ids[0] ?? 0, on: true }, { token: own });
    await test.call(posterCalls.vote, { cid, id: ids[1] ?? 0, on: true }, { token: people[0]?.token ?? '' });
    const { content } = await test.call(calls.exportVotes, { cid, format: 'csv' }, { token, language: 'en' });
    const rows = Buffer.from(content, 'base64')
      .toString('utf8')
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split(','));
    expect(rows.map(([board]) => board ?? '').toSorted((one, other) => one.localeCompare(other))).toEqual([
      'A',
      'A',
      'B',
    ]);
    expect(new Set(rows.map((row) => row[3])).size).toBe(2);
    expect(content).not.toContain(String(people[0]?.answers.phone));
    expect((await test.call(calls.boards, { cid }, { token })).posters.map(({ votes }) => votes)).toEqual([2, 1]);
  });
});
