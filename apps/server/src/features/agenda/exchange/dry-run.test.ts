import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { agendaExchangeCalls as calls } from '@meetingapp/contract/agenda/exchange.ts';
import { buildExpert, buildHall, buildSession } from '@meetingapp/demo/agenda/agenda.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { writeCsv } from '@meetingapp/sheets/csv/write.ts';
import { testApp } from '../../../testing/app.ts';
import { buildImport } from '../../../testing/programme/import.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const { dryRun, rowsOf } = buildImport(test, token);

const titles = ['类别', '日期', '开始', '结束', '会场', '中文标题', '专题', '主持', '讲者'];
const sheet = (...rows: string[][]) =>
  buffer(writeCsv({ columns: titles.map((title) => ({ title, kind: 'text' as const })), rows, zone: 'UTC' }));

it('[O7] the dry run names days outside the conference, ends before begins, new halls and people, and clashes', async () => {
  const cid = await buildConference(db, { societyId, startsOn: '2027-04-15', endsOn: '2027-04-16' });
  const hall = await buildHall(db, cid, { name: both('孤山厅', 'Gushan Hall') });
  const chair = await buildExpert(db, cid, { name: both('沈砚秋', 'Shen Yanqiu') });
  await buildSession(db, cid, {
    title: both('开幕', 'Opening'),
    hall,
    from: new Date('2027-04-15T08:00:00+08:00'),
    to: new Date('2027-04-15T09:00:00+08:00'),
    parts: [[chair, 'host']],
  });
  const file = await sheet(
    ['场次', '2027-04-14', '13:00', '15:00', '孤山厅', '会前培训', '', '', ''],
    ['场次', '2027-04-15', '11:00', '10:00', '孤山厅', '结束太早', '', '', ''],
    ['场次', '2027-04-15', '21:00', '00:30', '孤山厅', '晚宴', '', '', ''],
    ['场次', '2027-04-16', '22:00', '2027-04-17 01:00', '孤山厅', '闭幕晚宴', '', '', ''],
    ['场次', '2027-04-15', '10:00', '11:00', '孤山庭', '新会场', '影像', '', ''],
    ['场次', '2027-04-15', '08:30', '09:30', '孤山厅', '同时', '', '', '林知远'],
    ['场次', '2027-04-15', '08:30', '09:30', '', '同一个人', '', '沈砚秋', ''],
    ['讲题', '', '09:20', '09:40', '', '超时的讲题', '', '', ''],
    ['场次', '2027-04-16', '08:00', '09:00', '孤山厅', '没有问题', '', '沈砚秋', ''],
  );
  const { id, counts, noted } = await dryRun(cid, file);
  expect(counts).toEqual({ new: 8, change: 0, same: 0, wrong: 1 });
  const told = (await rowsOf(cid, id)).map(({ label, faults, notes }) => [label, ...faults, ...notes]);
  expect(told).toEqual([
    ['会前培训', 'Outside the dates of the conference'],
    [
      '结束太早',
      'End: it ends before it begins. For an end on a later day enter the date too, such as 2027-04-16 01:30',
    ],
    ['晚宴'],
    ['闭幕晚宴'],
    ['新会场', 'New hall: 孤山庭', 'New topic: 影像'],
    ['同时', 'New person: 林知远', 'Clash: Gushan Hall is also used by “Opening”, 2027-04-15 08:30 to 09:00'],
    ['同一个人', 'Clash: Shen Yanqiu is also in “Opening”, 2027-04-15 08:30 to 09:00'],
    ['超时的讲题', 'Clash: outside the time of its session'],
    ['没有问题'],
  ]);
  expect(noted).toBe(5);
  const { rows } = await test.call(calls.programmeRows, { cid, id, fate: 'noted' }, { token, language: 'en' });
  expect(rows).toHaveLength(5);
});

it('[O7] the dry run says once what is wrong with a day, and gives no number to a person who does not exist yet', async () => {
  const cid = await buildConference(db, { societyId, startsOn: '2027-04-15', endsOn: '2027-04-16' });
  const file = await sheet(
    ['场次', '4月15日', '9点', '10:00', '', '写法不对', '', '', ''],
    ['讲题', '', '09:20', '09:40', '', '场次没有日期的讲题', '', '', ''],
    ['讲题', '2027-04-15', '09:20', '09:40', '', '自己有日期的讲题', '', '', ''],
  );
  const { id } = await dryRun(cid, file);
  expect((await rowsOf(cid, id)).map(({ label, faults }) => [label, ...faults])).toEqual([
    ['写法不对', 'Date: enter a date such as 2027-04-16', 'Start: enter a time such as 09:00'],
    ['场次没有日期的讲题', 'Date: the session above has no valid date. Correct it, or enter the date in this row'],
    ['自己有日期的讲题', 'A talk needs a session above it'],
  ]);
  const people = await buffer(
    writeCsv({
      columns: [...titles, '单位'].map((title) => ({ title, kind: 'text' as const })),
      rows: [
        ['场次', '2027-04-15', '09:00', '10:00', '', '一', '', '', '王伟', '甲医院'],
        ['场次', '2027-04-15', '10:00', '11:00', '', '二', '', '', '王伟', '乙医院'],
        ['场次', '2027-04-15', '11:00', '12:00', '', '三', '', '', '王伟', ''],
      ],
      zone: 'UTC',
    }),
  );
  const second = await dryRun(cid, people);
  expect((await rowsOf(cid, second.id)).map(({ faults, notes }) => [...faults, ...notes])).toEqual([
    ['New person: 王伟'],
    ['New person: 王伟. There is another of this name: 甲医院'],
    [
      'Speakers: more than one person is called 王伟. Add the number after the name, or the affiliation: 甲医院 / 乙医院',
    ],
  ]);
});

it('[O7] a sheet with unknown titles is mapped by hand; wrong rows are grouped by reason and corrected in place', async () => {
  const cid = await buildConference(db, { societyId, startsOn: '2027-04-15', endsOn: '2027-04-16' });
  const columns = ['a', 'b', 'c', 'd', 'e', 'f'].map((title) => ({ title, kind: 'text' as const }));
  const rows = [
    ['场次', '2027-04-15', '08:00', '09:00', '孤山厅', '开幕'],
    ['讲题', '', '08:00', '08:20', '', '第一题'],
    ['场次', '四月', '10:00', '11:00', '孤山厅', '影像'],
    ['场次', '五月', '13:00', '14:00', '孤山厅', '介入'],
    ['场次', '2027-04-16', '8点', '09:00', '孤山厅', '重症'],
  ];
  const file = await buffer(writeCsv({ columns, rows, zone: 'UTC' }));
  const { id, refused, sheet: head } = await dryRun(cid, file);
  expect(refused).not.toBe('');
  expect(head).toMatchObject({ titles: ['a', 'b', 'c', 'd', 'e', 'f'], columns: [null, null, null, null, null, null] });
  const state = async () => (await test.call(calls.programmeImport, { cid, id }, { token, language: 'en' })).state;
  const map = (said: (string | null)[]) => test.attempt(calls.programmeColumns, { cid, id, columns: said }, { token });
  expect(await map(['item', 'item', null, null, null, null])).toMatchObject({ error: 'body_invalid' });
  expect(await map(['item', 'day', 'from', 'to', 'hall', 'titleZh'])).toMatchObject({ code: 0 });
  await test.work();
  const { counts, reasons } = await state();
  expect(counts).toEqual({ new: 2, change: 0, same: 0, wrong: 3 });
  expect(reasons.map(({ count }) => count)).toEqual([2, 1]);
  const found = await test.call(
    calls.programmeRows,
    { cid, id, faultKey: reasons[0]?.key ?? null },
    { token, language: 'en' },
  );
  expect(
    found.rows.map(({ number, wrongCells }) => [number, wrongCells.map(({ column, value }) => [column, value])]),
  ).toEqual([
    [4, [[1, '四月']]],
    [5, [[1, '五月']]],
  ]);
  const mend = async (lineNumber: number, cellAt: number, cellText: string) => {
    const answer = await test.attempt(calls.mendProgramme, { cid, id, lineNumber, cellAt, cellText }, { token });
    await test.work();
    return answer;
  };
  expect(await mend(4, 1, '2027-04-15')).toMatchObject({ code: 0 });
  expect(await mend(6, 2, '08:00')).toMatchObject({ code: 0 });
  expect(await mend(4, 99, 'x')).toMatchObject({ error: 'not_found' });
  expect((await state()).counts).toEqual({ new: 4, change: 0, same: 0, wrong: 1 });
  await test.call(calls.applyProgramme, { cid, id }, { token });
  await test.work();
  expect((await state()).apply).toMatchObject({ state: 'done', done: 4, refused: 0 });
  expect(await mend(5, 1, '2027-04-15')).toMatchObject({ error: 'import_row_settled' });
});
