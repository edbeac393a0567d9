import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { agendaConsoleCalls } from '@meetingapp/contract/agenda/draft.ts';
import { agendaExchangeCalls as calls } from '@meetingapp/contract/agenda/exchange.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { writeCsv } from '@meetingapp/sheets/csv/write.ts';
import { testApp } from '../../../testing/app.ts';
import { sheetCells } from '@meetingapp/sheets/testing-cells.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const english = { token, language: 'en' } as const;

const titles = ['类别', '日期', '开始', '结束', '会场', '中文标题', '讲者'];
const sheet = (rows: string[][], more: string[] = []) =>
  buffer(
    writeCsv({ columns: [...titles, ...more].map((title) => ({ title, kind: 'text' as const })), rows, zone: 'UTC' }),
  );

const congress = () => buildConference(db, { societyId, startsOn: '2027-04-15', endsOn: '2027-04-16' });
async function dryRun(cid: number, file: Buffer) {
  const { id } = (await test.attempt(calls.uploadProgramme, { cid }, { ...english, file })) as unknown as {
    id: number;
  };
  await test.work();
  return id;
}
const stateOf = async (cid: number, id: number) => (await test.call(calls.programmeImport, { cid, id }, english)).state;
async function run(cid: number, id: number, call: typeof calls.applyProgramme | typeof calls.undoProgramme) {
  await test.call(call, { cid, id }, english);
  await test.work();
  return stateOf(cid, id);
}
async function fileOf(cid: number, task: { id: number } | null) {
  const { address } = await test.call(taskCalls.file, { cid, id: task?.id ?? 0 }, english);
  return sheetCells((await test.app.inject(address)).rawPayload);
}
const talksOf = async (cid: number) => (await test.call(agendaConsoleCalls.read, { cid }, english)).talks;

const opening = ['场次', '2027-04-15', '08:00', '09:00', '孤山厅', '开幕', ''];
const first = ['讲题', '', '08:00', '08:20', '', '第一题', '林知远'];
const late = ['讲题', '', '8点', '08:40', '', '第二题', '林知远'];

it('[O7] the rows that failed are a file with their sessions and reasons, which is corrected and imported again', async () => {
  const cid = await congress();
  const id = await dryRun(cid, await sheet([opening, first, late, ['场次', '四月', '10:00', '11:00', '', '影像', '']]));
  const { check } = await stateOf(cid, id);
  const before = await fileOf(cid, check);
  expect(before.map((row) => [row[5], row[7]?.split(':')[0] ?? ''])).toEqual([
    ['中文标题', 'Why it was not imported'],
    ['开幕', ''],
    ['第二题', 'Start'],
    ['影像', 'Date'],
  ]);
  const { apply } = await run(cid, id, calls.applyProgramme);
  expect(apply).toMatchObject({ state: 'done', done: 2, refused: 0 });
  const after = await fileOf(cid, apply);
  expect(after).toEqual(before);
  const mended = after
    .slice(1)
    .map((row) => row.map((cell) => (cell === '8点' ? '08:20' : cell === '四月' ? '2027-04-16' : cell)));
  const again = await dryRun(cid, await sheet(mended, ['Why it was not imported']));
  expect((await stateOf(cid, again)).counts).toEqual({ new: 2, change: 0, same: 1, wrong: 0 });
  await run(cid, again, calls.applyProgramme);
  expect((await talksOf(cid)).map(({ title }) => title.zh)).toEqual(['第一题', '第二题']);
});

it('[O7] after an undo the failed rows are those that stayed', async () => {
  const cid = await congress();
  const id = await dryRun(cid, await sheet([opening, first, late]));
  await run(cid, id, calls.applyProgramme);
  const [talk] = await talksOf(cid);
  await db
    .updateTable('talk')
    .set({ version: 9 })
    .where('id', '=', talk?.id ?? 0)
    .execute();
  const { undo } = await run(cid, id, calls.undoProgramme);
  expect(undo).toMatchObject({ done: 2, refused: 2 });
  const { rows } = await test.call(calls.programmeRows, { cid, id, fate: 'failed' }, english);
  expect(rows.map(({ label, outcome }) => [label, outcome?.done])).toEqual([
    ['开幕', false],
    ['第一题', false],
  ]);
});

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

it('[O7] many rows are imported together: people and halls are made once, and a later file changes only what differs', async () => {
  const cid = await congress();
  const rows = Array.from({ length: 600 }, (_, at) =>
    at % 6 === 0
      ? ['场次', '2027-04-15', clock(480 + at), clock(486 + at), `会场 ${at % 4}`, `第 ${at} 场`, '']
      : ['讲题', '', '', '', '', `第 ${at} 题`, `讲者 ${at % 7}`],
  );
  const id = await dryRun(cid, await sheet(rows));
  expect((await stateOf(cid, id)).counts).toEqual({ new: 600, change: 0, same: 0, wrong: 0 });
  await run(cid, id, calls.applyProgramme);
  const draft = () => test.call(agendaConsoleCalls.read, { cid }, english);
  const made = await draft();
  expect([made.sessions.length, made.talks.length, made.halls.length, made.experts.length]).toEqual([100, 500, 2, 7]);
  expect(made.talks.every(({ session }) => session !== null)).toBe(true);
  const other = rows.map((row, at) => (at === 301 ? row.with(6, '讲者 3；新讲者') : row));
  const next = await dryRun(cid, await sheet(other));
  expect((await stateOf(cid, next)).counts).toEqual({ new: 0, change: 1, same: 599, wrong: 0 });
  await run(cid, next, calls.applyProgramme);
  expect((await draft()).experts).toHaveLength(8);
  expect((await run(cid, next, calls.undoProgramme)).undo).toMatchObject({ done: 1, refused: 0 });
  expect((await draft()).talks.map(({ parts }) => parts)).toEqual(made.talks.map(({ parts }) => parts));
});
