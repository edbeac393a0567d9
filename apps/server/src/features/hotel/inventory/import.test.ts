import { describe, expect, it } from 'vitest';
import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { hotelConsoleCalls } from '@meetingapp/contract/hotel/console.ts';
import { inventoryImportCalls as calls } from '@meetingapp/contract/hotel/inventory.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { writeWorkbook } from '@meetingapp/sheets/xlsx/write-workbook.ts';
import { buffer } from 'node:stream/consumers';
import { testApp } from '../../../testing/app.ts';
import { register, smallCongress, visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));

async function upload(cid: number, file: Buffer | string, as = token) {
  const response = await test.attempt(calls.importUpload, { cid }, { language: 'en', token: as, file });
  return response as { code: number; id: number; error?: string };
}

async function dryRun(cid: number, file: Buffer | string) {
  const { id } = await upload(cid, file);
  await test.call(calls.importCheck, { cid, id }, { token });
  await test.work();
  const { rows } = await test.call(calls.importRows, { cid, id }, { token, language: 'en' });
  return { id, rows, fates: rows.map(({ fate }) => fate) };
}

async function run(cid: number, id: number, call: typeof calls.importApply | typeof calls.importUndo) {
  const { taskId } = await test.call(call, { cid, id }, { token });
  await test.work();
  return (await test.call(taskCalls.detail, { cid, id: taskId }, { token, language: 'en' })).task;
}

const congress = async () => smallCongress(db, { societyId });
const grid = async (cid: number) => (await test.call(hotelConsoleCalls.grid, { cid }, { token })).hotels;
const shown = async (cid: number) =>
  (await grid(cid)).map(({ name, roomTypes }) => ({
    name: name.zh,
    roomTypes: roomTypes.map((type) => ({
      name: type.name.zh,
      nights: type.nights.map(({ night, size, roomAmount, bedAmount }) => [night, size, roomAmount, bedAmount]),
    })),
  }));
const state = async (cid: number, id: number) =>
  (await test.call(calls.importState, { cid, id }, { token, language: 'en' })).state;
const csv = (...rows: string[]) => rows.join('\n');
const titles = '酒店,房型,床位数,日期,末晚,房量,房价,床位价';

describe('[O7] an import of hotel rooms', () => {
  it('makes hotels, room types and nights from an xlsx file, only after the dry run, and is undone as a whole', async () => {
    const { cid } = await congress();
    const rows = [
      ['湖滨酒店', 'Lakeside', '双床房', 2, '2030-05-01', '2030-05-03', 10, 680, 340],
      ['湖滨酒店', 'Lakeside', '大床房', 1, '2030-05-01', '', 5, 800.5, ''],
      ['山景酒店', '', '双床房', 2, '2030-05-01', '2030-05-02', 20, 500, ''],
    ];
    const columns = ['酒店', '酒店英文名', '房型', '床位数', '日期', '末晚', '房量', '房价', '床位价'].map((title) => ({
      title,
      kind: 'text' as const,
    }));
    const cells = rows.map((row) => row.map(String));
    const file = await buffer(writeWorkbook({ sheet: '房量', columns, rows: cells, zone: 'UTC' }));
    const { id, fates } = await dryRun(cid, file);
    expect(fates).toEqual(['new', 'new', 'new']);
    expect(await shown(cid)).toEqual([]);
    expect(await run(cid, id, calls.importApply)).toMatchObject({ state: 'done', done: 3, refused: 0 });
    expect(await shown(cid)).toEqual([
      {
        name: '湖滨酒店',
        roomTypes: [
          {
            name: '双床房',
            nights: ['2030-05-01', '2030-05-02', '2030-05-03'].map((night) => [night, 10, 68_000, 34_000]),
          },
          { name: '大床房', nights: [['2030-05-01', 5, 80_050, null]] },
        ],
      },
      {
        name: '山景酒店',
        roomTypes: [{ name: '双床房', nights: ['2030-05-01', '2030-05-02'].map((night) => [night, 20, 50_000, null]) }],
      },
    ]);
    expect((await dryRun(cid, file)).fates).toEqual(['same', 'same', 'same']);
    expect(await run(cid, id, calls.importUndo)).toMatchObject({ state: 'done', done: 3, refused: 0 });
    expect(await shown(cid)).toEqual([]);
    expect((await state(cid, id)).step).toBe('undone');
  });

  it('changes known nights by either name, leaves empty cells alone, and its undo restores what nobody changed since', async () => {
    const { cid } = await congress();
    const hotelId = await buildHotel(db, cid, { name: both('湖滨酒店', 'Lakeside') });
    const nights = ['2030-05-01', '2030-05-02'];
    const { id: typeId } = await buildRoomType(db, cid, hotelId, {
      name: both('双床房', 'Twin'),
      nights,
      rooms: 10,
      roomAmount: 60_000,
    });
    const before = await shown(cid);
    const { id, rows } = await dryRun(
      cid,
      csv('Hotel,Room type,Night,Rooms,Price', 'LAKESIDE,twin,2030-05-01,12,', 'Lakeside,Twin,2030-05-02,,650'),
    );
    expect(rows.map(({ fate, changes }) => [fate, changes.map(({ label, from, to }) => [label, from, to])])).toEqual([
      ['change', [['Rooms', '10', '12']]],
      ['change', [['Price of the room', '600.00', '650.00']]],
    ]);
    await run(cid, id, calls.importApply);
    expect((await shown(cid))[0]?.roomTypes[0]?.nights).toMatchObject([
      ['2030-05-01', 12, 60_000, null],
      ['2030-05-02', 10, 65_000, null],
    ]);
    const later = { cid, roomTypeId: typeId, from: '2030-05-02', until: '2030-05-02' };
    await test.call(
      hotelConsoleCalls.saveNights,
      { ...later, size: 11, closed: null, roomAmount: null, bedAmount: null },
      { token },
    );
    expect(await run(cid, id, calls.importUndo)).toMatchObject({ done: 2, refused: 1 });
    const left = await test.call(calls.importRows, { cid, id, fate: 'failed' }, { token, language: 'en' });
    expect(left.rows).toMatchObject([{ number: 3, outcome: { done: false, text: expect.stringContaining('stays') } }]);
    expect((await shown(cid))[0]?.roomTypes[0]?.nights[0]).toEqual(before[0]?.roomTypes[0]?.nights[0]);
    expect((await shown(cid))[0]?.roomTypes[0]?.nights[1]).toEqual(['2030-05-02', 11, 65_000, null]);
  });

  it('groups wrong rows by reason, finds repeated nights, and takes corrections in place, also for the next dry run', async () => {
    const { cid } = await congress();
    const { id, fates } = await dryRun(
      cid,
      csv(
        titles,
        '湖滨酒店,双床房,2,2030-05-01,2030-05-03,10,680,',
        '湖滨酒店,双床房,2,2030-05-03,2030-05-04,10,680,',
        '湖滨酒店,大床房,1,2030-05-01,,很多,680,',
        '湖滨酒店,大床房,1,2030-05-02,,很多,680,',
        '湖滨酒店,套房,,2030-05-02,,3,1200,',
        '湖滨酒店,家庭房,3,2030-05-02,,3,,',
      ),
    );
    expect(fates).toEqual(['new', 'wrong', 'wrong', 'wrong', 'wrong', 'wrong']);
    const { reasons } = await state(cid, id);
    expect(reasons.map(({ text, count }) => [count, text])).toEqual([
      [2, expect.stringContaining('Rooms')],
      [1, expect.stringContaining('Beds per room')],
      [1, expect.stringContaining('Price of the room')],
      [1, 'The same as row 2'],
    ]);
    const { rows } = await test.call(calls.importRows, { cid, id, faultKey: reasons[0]?.key ?? null }, { token });
    expect(rows.map(({ number, faults }) => [number, faults[0]?.column])).toEqual([
      [4, 5],
      [5, 5],
    ]);
    const mend = (lineNumber: number, cellAt: number, cellText: string) =>
      test.attempt(calls.importMend, { cid, id, lineNumber, cellAt, cellText }, { token });
    expect(await mend(4, 5, '8')).toMatchObject({ code: 0, fate: 'new' });
    expect(await mend(5, 5, 'x')).toMatchObject({ code: 0, fate: 'wrong' });
    expect(await mend(3, 3, '2030-05-04')).toMatchObject({ code: 0, fate: 'new' });
    expect(await mend(3, 3, '2030-05-02')).toMatchObject({ code: 0, fate: 'wrong' });
    expect(await mend(3, 3, '2030-05-04')).toMatchObject({ code: 0, fate: 'new' });
    expect(await mend(99, 3, 'x')).toMatchObject({ error: 'not_found' });
    await test.call(calls.importCheck, { cid, id }, { token });
    expect(await mend(6, 2, '1')).toMatchObject({ error: 'import_not_checked' });
    await test.work();
    expect((await state(cid, id)).counts).toEqual({ new: 3, change: 0, same: 0, remove: 0, wrong: 3 });
    expect(await mend(6, 2, '1')).toMatchObject({ code: 0, fate: 'new' });
    expect(await run(cid, id, calls.importApply)).toMatchObject({ done: 4, refused: 0 });
    expect(await mend(7, 6, '900')).toMatchObject({ error: 'import_row_settled' });
  });

  it('a row that came about by other means before the import is not undone with it', async () => {
    const { cid } = await congress();
    const file = csv(titles, '湖滨酒店,双床房,2,2030-05-01,,10,680,', '湖滨酒店,双床房,2,2030-05-02,,10,680,');
    const [one, other] = [
      await dryRun(cid, file),
      await dryRun(cid, csv(titles, '湖滨酒店,双床房,2,2030-05-01,,10,680,')),
    ];
    await run(cid, other.id, calls.importApply);
    expect(await run(cid, one.id, calls.importApply)).toMatchObject({ done: 2, refused: 0 });
    expect(await run(cid, one.id, calls.importUndo)).toMatchObject({ total: 1, done: 1, refused: 0 });
    expect((await shown(cid))[0]?.roomTypes[0]?.nights.map(([night]) => night)).toEqual(['2030-05-01']);
  });

  it('columns are mapped by hand, and a column is used once', async () => {
    const { cid } = await congress();
    const { id } = await upload(cid, csv('A,B,C,D,E,F', '湖滨酒店,双床房,2,2030-05-01,10,680'));
    const set = (columns: (string | null)[]) => test.attempt(calls.importColumns, { cid, id, columns }, { token });
    expect(await set(['hotel', 'hotel', null, null, null, null])).toMatchObject({ error: 'body_invalid' });
    expect(await set(['hotel', 'roomType', 'beds', 'night', 'size', 'roomAmount'])).toMatchObject({ code: 0 });
    await test.call(calls.importCheck, { cid, id }, { token });
    await test.work();
    expect((await state(cid, id)).counts).toMatchObject({ new: 1, wrong: 0 });
  });

  it('refuses fewer rooms than are booked, keeps booked nights at the undo, and applies nothing that changed meanwhile', async () => {
    const { cid, feeId } = await congress();
    const made = await dryRun(cid, csv(titles, '湖滨酒店,双床房,2,2030-05-01,2030-05-02,2,680,'));
    await run(cid, made.id, calls.importApply);
    const roomTypeId = (await grid(cid))[0]?.roomTypes[0]?.id ?? 0;
    const book = async () => {
      const who = await visitor(test);
      const regid = await register(test, who, cid, feeId);
      const stay = { regid, roomTypeId, checkIn: '2030-05-01', checkOut: '2030-05-02', part: 'room' as const };
      expect(await test.attempt(hotelCalls.book, stay, { token: who.token })).toMatchObject({ code: 0 });
    };
    const less = csv(titles, '湖滨酒店,双床房,2,2030-05-01,,1,680,');
    const early = await dryRun(cid, less);
    expect(early.fates).toEqual(['change']);
    await book();
    await book();
    expect(await run(cid, early.id, calls.importApply)).toMatchObject({ done: 1, refused: 1 });
    const { rows } = await dryRun(cid, less);
    expect(rows[0]?.faults[0]?.text).toContain('2');
    expect(rows[0]?.fate).toBe('wrong');
    expect(await run(cid, made.id, calls.importUndo)).toMatchObject({ done: 1, refused: 1 });
    expect((await shown(cid))[0]?.roomTypes[0]?.nights).toHaveLength(2);
  });

  it('[E1] belongs to those who set the conference up', async () => {
    const { cid } = await congress();
    const reader = await buildStaffToken(
      db,
      await buildStaff(db, societyId, { email: 'reader-rooms@example.org', role: 'reader' }),
    );
    expect(await upload(cid, csv(titles, 'a,b,1,2030-05-01,,1,1,'), reader)).toMatchObject({ error: 'forbidden' });
  });
});

it('[O7] prices in further currencies are imported beside the main one, and undone with the rest', async () => {
  const { cid } = await smallCongress(db, { societyId, currencies: ['USD', 'JPY'] });
  const pricesOf = async () =>
    (await grid(cid))[0]?.roomTypes[0]?.nights.map(({ roomAmount, prices }) => [roomAmount, prices]);
  const first = await dryRun(
    cid,
    csv(`${titles},整间房价 USD,床位价 USD,Room rate JPY`, '湖滨,双床房,2,2030-05-01,,10,680,340,90.5,,14001'),
  );
  expect(first.fates).toEqual(['new']);
  await run(cid, first.id, calls.importApply);
  const before = [[68_000, { JPY: { room: 14_001, bed: 7001 }, USD: { room: 9050, bed: 4525 } }]];
  expect(await pricesOf()).toEqual(before);
  const { id, rows } = await dryRun(cid, csv('酒店,房型,日期,整间房价 JPY', '湖滨,双床房,2030-05-01,15000'));
  expect(rows[0]?.changes.map(({ label, from, to }) => [label, from, to])).toEqual([
    ['Price of the room JPY', '14001', '15000'],
  ]);
  await run(cid, id, calls.importApply);
  expect(await pricesOf()).toMatchObject([[68_000, { JPY: { room: 15_000, bed: 7001 }, USD: { room: 9050 } }]]);
  expect(await run(cid, id, calls.importUndo)).toMatchObject({ done: 1, refused: 0 });
  expect(await pricesOf()).toEqual(before);
  const wrong = await dryRun(cid, csv('酒店,房型,日期,整间房价 JPY', '湖滨,双床房,2030-05-01,150.5'));
  expect(wrong.rows[0]?.faults).toMatchObject([
    { text: expect.stringMatching(/^Price of the room JPY: enter an amount/) },
  ]);
});
