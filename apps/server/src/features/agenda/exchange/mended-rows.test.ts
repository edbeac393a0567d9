import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { agendaExchangeCalls as calls } from '@meetingapp/contract/agenda/exchange.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { writeCsv } from '@meetingapp/sheets/csv/write.ts';
import { testApp } from '../../../testing/app.ts';
import { saveValidated } from './commands-import.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const english = { token, language: 'en' } as const;

const titles = ['类别', '日期', '开始', '结束', '中文标题'];
const sheet = (rows: string[][]) =>
  buffer(writeCsv({ columns: titles.map((title) => ({ title, kind: 'text' as const })), rows, zone: 'UTC' }));

async function dryRun(rows: string[][]) {
  const cid = await buildConference(db, { societyId, startsOn: '2027-04-15', endsOn: '2027-04-16' });
  const file = await sheet(rows);
  const { id } = (await test.attempt(calls.uploadProgramme, { cid }, { ...english, file })) as unknown as {
    id: number;
  };
  await test.work();
  return { cid, id };
}
type Place = Awaited<ReturnType<typeof dryRun>>;
const stateOf = async (place: Place) => (await test.call(calls.programmeImport, place, english)).state;
const rowsOf = async (place: Place) => (await test.call(calls.programmeRows, place, english)).rows;
const mend = async (place: Place, lineNumber: number, cellAt: number, cellText: string) =>
  (await test.call(calls.mendProgramme, { ...place, lineNumber, cellAt, cellText }, english)).taskId;
const resultOf = (id: number) =>
  db.selectFrom('task').select(['state', 'result']).where('id', '=', id).executeTakeFirstOrThrow();

const wrong = [
  ['场次', '2027-04-15', '08:00', '09:00', '开幕'],
  ['场次', '四月', '10:00', '11:00', '影像'],
  ['场次', '2027-04-16', '8点', '09:00', '电生理'],
];

it('[O7] a second cell of a programme is corrected while the first is being checked, and only the last check counts', async () => {
  const place = await dryRun(wrong);
  const first = await mend(place, 3, 1, '2027-04-16');
  // Nothing of the first check is there yet: the rows have their outcomes of before, and what was typed.
  expect(await stateOf(place)).toMatchObject({ mended: 1, counts: { new: 1, wrong: 2 }, check: { endedAt: null } });
  const rows = await rowsOf(place);
  expect(rows.map(({ mended, wrongCells }) => [mended, wrongCells[0]?.value])).toEqual([
    [false, undefined],
    [true, '2027-04-16'],
    [false, '8点'],
  ]);
  expect(await test.attempt(calls.applyProgramme, place, english)).toMatchObject({ error: 'import_not_checked' });
  const second = await mend(place, 4, 2, '08:00');
  await test.work();
  expect(await resultOf(first)).toMatchObject({ state: 'done', result: {} });
  expect(await resultOf(second)).toMatchObject({ state: 'done', result: { new: 3, wrong: 0 } });
  expect(await stateOf(place)).toMatchObject({ mended: 0, counts: { new: 3, change: 0, same: 0, wrong: 0 } });
  expect((await rowsOf(place)).map(({ mended }) => mended)).toEqual([false, false, false]);
  // The same as the dry run of a file with these cells.
  const whole = await dryRun(
    wrong.map((row) => row.map((cell) => (cell === '四月' ? '2027-04-16' : cell.replace('8点', '08:00')))),
  );
  expect(await rowsOf(place)).toEqual(await rowsOf(whole));
});

it('[O7] a check that ends after a later correction began changes no row', async () => {
  const place = await dryRun(wrong);
  const { check } = await stateOf(place);
  const last = await mend(place, 3, 1, '2027-04-16');
  expect(await saveValidated(db, place.id, check?.id ?? 0, [])).toBe(false);
  expect(await rowsOf(place)).toHaveLength(3);
  expect(await saveValidated(db, place.id, last, [])).toBe(true);
  expect(await rowsOf(place)).toHaveLength(0);
});
