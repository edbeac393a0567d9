import { expect, it } from 'vitest';
import { examConsoleCalls as bank } from '@meetingapp/contract/exam/console.ts';
import { examExchangeCalls, itemImportCalls as calls } from '@meetingapp/contract/exam/exchange.ts';
import type { ItemContent } from '@meetingapp/contract/exam/item.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
let societies = 0;

async function society() {
  societies += 1;
  const societyId = await buildSociety(db);
  const cid = await buildConference(db, { societyId });
  const email = `items${societies}@example.com`;
  const staff = await buildStaff(db, societyId, { name: '程望舒', email, password: 'Console-2026' });
  const token = await buildStaffToken(db, staff);
  const name = { zh: '心律失常', en: 'Arrhythmia' };
  const { topicId } = await test.call(bank.saveTopic, { cid, id: null, name }, { token });
  return { cid, token, topicId };
}
type Place = Awaited<ReturnType<typeof society>>;
const as = ({ token }: Place, language: 'zh' | 'en' = 'zh') => ({ token, language }) as const;

async function dryRun(place: Place, file: Buffer, language: 'zh' | 'en' = 'zh') {
  const { cid, topicId } = place;
  const options = as(place, language);
  const sent = await test.attempt(calls.importUpload, { cid, about: topicId }, { ...options, file });
  const { id } = sent as unknown as { id: number };
  await test.call(calls.importCheck, { cid, id }, options);
  await test.work();
  const { rows } = await test.call(calls.importRows, { cid, id }, options);
  return { id, rows, fates: rows.map(({ name, fate }) => `${name} ${fate}`) };
}
async function run(place: Place, id: number, call: typeof calls.importApply | typeof calls.importUndo) {
  const { cid } = place;
  const { taskId } = await test.call(call, { cid, id }, as(place));
  await test.work();
  return (await test.call(taskCalls.detail, { cid, id: taskId }, as(place))).task;
}
async function apply(place: Place, file: Buffer) {
  const made = await dryRun(place, file);
  return { ...made, task: await run(place, made.id, calls.importApply) };
}
const list = async (place: Place) => (await test.call(bank.bank, { cid: place.cid }, as(place))).items;

const row = (more: object = {}) => ({ 编号: 'S-1', 题型: '单选', 题干: '问', 选项: '甲\n乙', 答案: 'B', ...more });
const csvOf = (rows: Readonly<Record<string, string>>[]): Buffer => {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const titles = Object.keys(rows[0] ?? {});
  return Buffer.from(
    [titles, ...rows.map((one) => titles.map((title) => one[title] ?? ''))]
      .map((cells) => cells.map(quoted).join(','))
      .join('\r\n'),
  );
};

it.each(['zh', 'en'] as const)(
  '[O14] a sheet of the whole bank that nobody touched changes nothing, whatever it cannot hold (%s)',
  async (language) => {
    const place = await society();
    const picture = { address: '/files/aa/b.jpg', width: 9, height: 9, alt: { zh: '图', en: 'Picture' } };
    const text = (zh: string) => ({ zh, en: '' });
    const parts = [{ id: 'p1', stem: text('问'), question: { kind: 'boolean' as const, right: true } }];
    const regions = [{ shape: 'ellipse' as const, x: 9, y: 9, rx: 200, ry: 200, percent: 100 }];
    const option = (id: string, zh: string) => ({ id, text: text(zh) });
    const questions: ItemContent['question'][] = [
      { kind: 'case', parts },
      { kind: 'spot', picture, regions },
      { kind: 'single', options: [option('x', ' 甲'), option('y', '乙\n下一行')], right: 'y' },
      { kind: 'ordering', options: [option('b', '先'), option('a', '后')], partial: true },
    ];
    for (const [at, question] of questions.entries()) {
      const content = { stem: text('题'), reason: text(''), media: { kind: 'picture' as const, ...picture }, question };
      const item = { code: `K-${at}`, topicId: place.topicId, difficulty: 4, source: '', content };
      await test.call(bank.saveItem, { cid: place.cid, itemId: null, seen: null, item }, as(place));
    }
    const wish = { cid: place.cid, format: 'xlsx' } as const;
    const { content: file, count } = await test.call(examExchangeCalls.exportItemSheet, wish, as(place, language));
    expect(count).toBe(4);
    const { fates } = await dryRun(place, Buffer.from(file, 'base64'), language);
    expect(fates).toEqual(['K-0 same', 'K-1 same', 'K-2 same', 'K-3 same']);
  },
);

it('[O7] [O14] a sheet is tried first; applied, it adds items and changes them, and refuses wrong rows by column', async () => {
  const place = await society();
  const sheet = csvOf([
    row(),
    row({ 编号: 'S-2', 答案: 'C' }),
    row({ 编号: 'S-1' }),
    row({ 编号: 'S-3', 题型: '病例' }),
    row({ 编号: 'S-4', 选项: '甲\n\n乙', 答案: 'A' }),
  ]);
  const { id, rows, fates } = await dryRun(place, sheet);
  expect(fates).toEqual(['S-1 new', 'S-2 wrong', 'S-1 wrong', 'S-3 wrong', 'S-4 wrong']);
  expect(rows.map(({ faults }) => faults.map(({ column }) => column))).toEqual([[], [4], [0], [1], [3]]);
  expect(rows[1]?.faults[0]?.text).toMatch(/^答案：无法识别“C”/);
  expect(rows[2]?.faults[0]?.text).toContain('第 2 行');
  expect(await list(place)).toEqual([]);
  const mend = (lineNumber: number, cellAt: number, cellText: string) =>
    test.call(calls.importMend, { cid: place.cid, id, lineNumber, cellAt, cellText }, as(place));
  expect((await mend(3, 4, 'A')).fate).toBe('new');
  expect((await mend(5, 1, '判断')).fate).toBe('wrong');
  expect(await run(place, id, calls.importApply)).toMatchObject({ done: 2, refused: 0 });
  expect(await list(place)).toMatchObject([
    { code: 'S-1', topicId: place.topicId, difficulty: 3, number: 1 },
    { code: 'S-2' },
  ]);
  expect((await apply(place, csvOf([row()]))).fates).toEqual(['S-1 same']);
  const changed = await apply(place, csvOf([row({ 选项: '甲\n乙\n丙', 答案: 'C' })]));
  expect(changed.rows[0]?.changes).toMatchObject([
    { label: '选项（中文，每行一项）', from: '甲 / 乙', to: '甲 / 乙 / 丙' },
    { label: '答案', from: 'B', to: 'C' },
  ]);
  const unknown = await dryRun(place, csvOf([row({ 知识点: '没有这个' })]));
  expect(unknown.rows[0]?.faults[0]?.text).toMatch(/^知识点：/);
});

it('[O14] what has no column in the file stays as it is in the bank', async () => {
  const place = await society();
  await apply(place, csvOf([row({ 解析: '因为', 来源: '指南', 难度: '5' })]));
  await apply(place, csvOf([{ 编号: 'S-1', 答案: 'A' }]));
  const [first] = await list(place);
  const { versions } = await test.call(bank.item, { cid: place.cid, itemId: first?.id ?? 0 }, as(place));
  expect(versions).toMatchObject([
    { number: 1, difficulty: 5, source: '指南', content: { reason: { zh: '因为' }, question: { right: 'o1' } } },
  ]);
});

it('[O14] is undone as a whole: new items are gone, changed ones as before; changed and used ones stay', async () => {
  const place = await society();
  await apply(place, csvOf([row({ 编号: 'OLD' }), row({ 编号: 'USED' }), row({ 编号: 'GONE' })]));
  const [, used, gone] = (await list(place)).toSorted((one, other) => one.id - other.id);
  const use = (itemId: number) =>
    db.updateTable('exam_item_version').set({ used_at: new Date() }).where('item_id', '=', itemId).execute();
  await use(used?.id ?? 0);
  await test.call(bank.removeItem, { cid: place.cid, itemId: gone?.id ?? 0, removed: true }, as(place));
  const before = await list(place);
  const again = ['OLD', 'USED', 'GONE', 'NEW', 'NEW-USED', 'NEW-TOUCHED'].map((编号) => row({ 编号, 答案: 'A' }));
  const { id, fates } = await apply(place, csvOf(again));
  expect(fates.map((one) => one.split(' ')[1])).toEqual(['change', 'change', 'change', 'new', 'new', 'new']);
  const after = await list(place);
  expect(after.find(({ code }) => code === 'USED')?.number).toBe(2);
  await use(after.find(({ code }) => code === 'NEW-USED')?.id ?? 0);
  await apply(place, csvOf([row({ 编号: 'NEW-TOUCHED', 答案: 'B' })]));
  expect(await run(place, id, calls.importUndo)).toMatchObject({ done: 6, refused: 2 });
  const left = await list(place);
  expect(
    left
      .filter(({ code }) => code.startsWith('NEW'))
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(['NEW-TOUCHED', 'NEW-USED']);
  const same = ({ code, number, kind }: (typeof left)[number]) => [code, number, kind];
  expect(left.filter(({ code }) => !code.startsWith('NEW')).map(same)).toEqual(before.map(same));
});

it('[O14] each form of the template can be imported; a topic of another society is not found', async () => {
  const place = await society();
  for (const format of ['xlsx', 'csv'] as const) {
    const { content } = await test.call(calls.importTemplate, { cid: place.cid, format }, as(place, 'en'));
    const { fates } = await dryRun(place, Buffer.from(content, 'base64'), 'en');
    expect(fates).toHaveLength(5);
    expect(fates.every((one) => one.endsWith(' new'))).toBe(true);
  }
  const { topicId } = await society();
  const sent = await test.attempt(
    calls.importUpload,
    { cid: place.cid, about: topicId },
    { ...as(place), file: csvOf([row()]) },
  );
  expect(sent).toMatchObject({ error: 'not_found' });
});
