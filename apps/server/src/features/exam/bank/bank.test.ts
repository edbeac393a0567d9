import sharp from 'sharp';
import { expect, it } from 'vitest';
import { examConsoleCalls as calls } from '@meetingapp/contract/exam/console.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildBank } from '@meetingapp/demo/exam/exam.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const topics = await buildBank(db, societyId);
const cid = await buildConference(db, { societyId });
const token = await buildStaffToken(db, await buildStaff(db, societyId));

const question = { kind: 'boolean' as const, right: true };
const item = (code: string, content: object = {}) => ({
  code,
  topicId: topics.ecg,
  difficulty: 2,
  source: '',
  content: { stem: both('题', 'Stem'), media: null, question, reason: nothing, ...content },
});

it('[O14] of two people who change the same unused version the second is refused, and neither change is lost', async () => {
  const { itemId } = await test.call(calls.saveItem, { cid, itemId: null, seen: null, item: item('B-1') }, { token });
  const read = async () => (await test.call(calls.item, { cid, itemId }, { token })).versions[0];
  const seenAt = (await read())?.createdAt ?? '';
  const saved = (stem: string) =>
    test.attempt(
      calls.saveItem,
      { cid, itemId, seen: 1, seenAt, item: item('B-1', { stem: both(stem, stem) }) },
      { token },
    );
  expect(await saved('一')).toMatchObject({ number: 1 });
  expect(await saved('二')).toMatchObject({ error: 'changed_meanwhile' });
  expect((await read())?.content.stem.zh).toBe('一');
});

it.each([
  ['zh', ['第 2 问，选项 C：此项必填', '第 2 问，正确答案：请指出正确答案', '第 1 问，满分区域：请指出正确答案']],
  ['en', ['Part 2, option C: This item is required', 'Part 2, right answer: mark the right answer']],
] as const)(
  '[O14] a wrong item is refused with the place named as the editor letters it (%s)',
  async (language, texts) => {
    const options = ['甲', '乙', ''].map((zh, at) => ({ id: `o${at + 1}`, text: both(zh, zh) }));
    const picture = { address: '/files/aa/b.jpg', width: 10, height: 10, alt: nothing };
    const regions = [{ shape: 'ellipse', x: 1, y: 1, rx: 1, ry: 1, percent: 50 }] as const;
    const parts = [
      { id: 'p1', stem: both('问', 'Q'), question: { kind: 'spot', picture, regions } },
      { id: 'p2', stem: both('问', 'Q'), question: { kind: 'single', options, right: 'o9' } },
    ];
    const wrong = item('B-2', { question: { kind: 'case', parts } });
    const refused = await test.attempt(
      calls.saveItem,
      { cid, itemId: null, seen: null, item: wrong },
      { token, language },
    );
    const said = 'faults' in refused ? (refused.faults ?? []).map(({ text }) => text) : [];
    expect(said).toEqual(expect.arrayContaining([...texts]));
  },
);

it('[O14] a picture of a question is re-encoded and reported with its size; anything else is refused', async () => {
  const send = async (content: Buffer) => {
    const answer = await test.attempt(calls.addPicture, { cid }, { token, file: content, fileName: 'ecg.png' });
    return answer as object;
  };
  const drawn = sharp({ create: { width: 60, height: 20, channels: 3, background: '#fff' } });
  expect(
    await send(
      await drawn
        .withExif({ IFD0: { Artist: 'Somebody' } })
        .png()
        .toBuffer(),
    ),
  ).toMatchObject({
    width: 60,
    height: 20,
    address: expect.stringMatching(/^\/files\/[0-9a-f]{2}\/[0-9a-f]{32}\.jpg$/),
  });
  expect(await send(Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({ error: 'file_kind' });
});
