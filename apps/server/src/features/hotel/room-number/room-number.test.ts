import { describe, expect, it } from 'vitest';
import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { hotelConsoleCalls as calls } from '@meetingapp/contract/hotel/console.ts';
import { roomNumberImportCalls as imports } from '@meetingapp/contract/hotel/room-number.ts';
import { roomingCalls } from '@meetingapp/contract/hotel/rooming.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { register, smallCongress, visitor } from '../../../testing/congress.ts';
import { releaseDue } from '../release/commands.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const nights = ['2030-05-01', '2030-05-02'];

async function hotelWith(rooms: number) {
  const { cid, feeId } = await smallCongress(db, { societyId });
  const hotelId = await buildHotel(db, cid);
  const type = await buildRoomType(db, cid, hotelId, { beds: 2, sellsBeds: true, nights, rooms });
  const guest = async (name: string, stay: object) => {
    const who = await visitor(test);
    const regid = await register(test, who, cid, feeId, { name });
    const wish = { regid, roomTypeId: type.id, checkIn: nights[0]!, checkOut: '2030-05-03', part: 'room' as const };
    await test.call(hotelCalls.book, { ...wish, ...stay }, { token: who.token });
    const row = await db.selectFrom('registration').select('number').where('id', '=', regid).executeTakeFirstOrThrow();
    return { regId: regid, number: row.number };
  };
  return { cid, hotelId, roomTypeId: type.id, guest };
}
const grid = async (cid: number) => (await test.call(calls.grid, { cid }, { token })).hotels[0]!;

describe('[O5] room numbers from a file', () => {
  const options = { token, language: 'en' } as const;
  async function dryRun(cid: number, hotelId: number, content: string) {
    const sent = await test.attempt(imports.importUpload, { cid, about: hotelId }, { ...options, file: content });
    const { id } = sent as unknown as { id: number };
    await test.call(imports.importCheck, { cid, id }, options);
    await test.work();
    const { rows } = await test.call(imports.importRows, { cid, id }, options);
    return { id, rows, fates: rows.map(({ number, fate }) => [number, fate]) };
  }
  async function run(cid: number, id: number, call: typeof imports.importApply | typeof imports.importUndo) {
    const { taskId } = await test.call(call, { cid, id }, options);
    await test.work();
    return (await test.call(taskCalls.detail, { cid, id: taskId }, options)).task;
  }
  const doors = async (cid: number) =>
    (await test.call(roomingCalls.rooming, { cid, night: nights[1]! }, { token })).nights[0]!.roomTypes[0]!.rooms.map(
      (room) => room.number,
    ).toSorted();

  it('are previewed row by row with their effect, corrected in place, written, and undone as a whole', async () => {
    const { cid, hotelId, roomTypeId, guest } = await hotelWith(5);
    const one = await guest('章亦航', { part: 'bed', gender: 'male', mate: '柯文澜' });
    const mate = await guest('柯文澜', { part: 'bed', gender: 'male', mate: '章亦航' });
    const other = await guest('宁思远', {});
    const file = [
      '报名号,姓名,房间',
      `${one.number},章亦航,301`,
      `${mate.number},柯文澜,302`,
      `${other.number},别的人,303`,
      `${other.number},,301`,
      ',宁思远,第 3 间',
      '5001-NOBODY,,304',
      `${one.number},章亦航,301`,
    ].join('\n');
    const made = await dryRun(cid, hotelId, file);
    expect(made.fates).toEqual([
      [2, 'new'],
      [3, 'wrong'],
      [4, 'wrong'],
      [5, 'wrong'],
      [6, 'same'],
      [7, 'wrong'],
      [8, 'same'],
    ]);
    expect(made.rows.flatMap(({ faults }) => faults)).toEqual([
      { column: 2, text: 'Room number: the room-mate has another number' },
      { column: 1, text: 'Name: the person of this number is 宁思远, not “别的人”' },
      { column: 2, text: 'Room number: 301 is the room of others in that night' },
      { column: 0, text: 'Number: nobody is found by “5001-NOBODY”; check the number and the name' },
    ]);
    expect(await doors(cid)).toEqual(['', '']);
    const mend = async (lineNumber: number, cellAt: number, cellText: string) =>
      (await test.call(imports.importMend, { cid, id: made.id, lineNumber, cellAt, cellText }, options)).fate;
    expect(await mend(4, 1, '宁思远')).toBe('new');
    expect(await run(cid, made.id, imports.importApply)).toMatchObject({ done: 2, refused: 0 });
    expect(await doors(cid)).toEqual(['301', '303']);
    expect((await dryRun(cid, hotelId, file)).fates[0]).toEqual([2, 'same']);
    expect(await run(cid, made.id, imports.importUndo)).toMatchObject({ done: 2, refused: 0 });
    expect(await doors(cid)).toEqual(['', '']);
    // A number that the desk wrote or changed since stays.
    const second = await dryRun(cid, hotelId, `姓名,房号\n章亦航,301\n宁思远,303\n`);
    const write = (regId: number, number: string) =>
      test.call(calls.number, { cid, roomTypeId, night: nights[0]!, regId, number }, { token });
    await write(other.regId, '308');
    expect(await run(cid, second.id, imports.importApply)).toMatchObject({ done: 2, refused: 1 });
    expect(await doors(cid)).toEqual(['301', '308']);
    await write(one.regId, '309');
    expect(await run(cid, second.id, imports.importUndo)).toMatchObject({ done: 1, refused: 1 });
    expect(await doors(cid)).toEqual(['308', '309']);
  });

  it('go only to guests of the hotel that the file is for', async () => {
    const [here, elsewhere] = [await hotelWith(2), await hotelWith(1)];
    const { number } = await elsewhere.guest('章亦航', {});
    expect((await dryRun(here.cid, here.hotelId, `报名号,房号\n${number},301\n`)).fates).toEqual([[2, 'wrong']]);
    const upload = { cid: here.cid, about: elsewhere.hotelId };
    const sent = await test.attempt(imports.importUpload, upload, { ...options, file: 'a,b\n1,2\n' });
    expect(sent).toMatchObject({ error: 'not_found' });
  });

  it('two files at one moment never give one number to two rooms of a night', async () => {
    const { cid, hotelId, guest } = await hotelWith(5);
    await guest('章亦航', {});
    await guest('柯文澜', {});
    const files = [
      await dryRun(cid, hotelId, '姓名,房号\n章亦航,301\n'),
      await dryRun(cid, hotelId, '姓名,房号\n柯文澜,301\n'),
    ];
    for (const { id } of files) await test.call(imports.importApply, { cid, id }, options);
    await Promise.all([test.work(), test.work()]);
    expect(await doors(cid)).toEqual(['', '301']);
  });
});

describe('[O5] two release dates', () => {
  it('return a part of the unsold rooms, then all, once each, and booked rooms stay', async () => {
    const { cid, hotelId, roomTypeId, guest } = await hotelWith(8);
    await guest('章亦航', {});
    const now = new Date();
    const before = new Date(now.getTime() - 1000).toISOString();
    const draft = { id: hotelId, name: both('酒店', 'Hotel'), address: nothing, distance: nothing, stars: 4 };
    const save = (more: object) =>
      test.call(calls.saveHotel, { cid, hotel: { ...draft, releaseAt: null, ...more } }, { token });
    await save({ releaseFirstAt: before, releaseFirstPercent: 50 });
    await Promise.all([releaseDue(db, now), releaseDue(db, now)]);
    await releaseDue(db, now);
    const half = await grid(cid);
    // Of seven unsold rooms three went back, for each night.
    expect(half.roomTypes[0]!.nights).toMatchObject([
      { size: 5, free: 4 },
      { size: 5, free: 4 },
    ]);
    expect(half.releases).toEqual([
      { stage: 'first', at: now.toISOString(), nights: nights.map((night) => ({ roomTypeId, night, rooms: 3 })) },
    ]);
    await save({ releaseFirstAt: before, releaseFirstPercent: 50, releaseAt: before });
    await releaseDue(db, now);
    const all = await grid(cid);
    expect(all).toMatchObject({ released: true, releases: [{ stage: 'first' }, { stage: 'last' }] });
    expect(all.releases[1]!.nights.map(({ rooms }) => rooms)).toEqual([4, 4]);
    expect(all.roomTypes[0]!.nights).toMatchObject([{ held: 1 }, { held: 1 }]);
  });

  it('lists stays page by page, with their total', async () => {
    const { cid, guest } = await hotelWith(5);
    for (const name of ['章亦航', '柯文澜', '宁思远']) await guest(name, {});
    const page = async (from: number) => test.call(calls.stays, { cid, from }, { token });
    expect((await page(0)).stays).toHaveLength(3);
    expect(await page(2)).toMatchObject({ total: 3, totalMore: false, stays: [{ state: 'held' }] });
    expect(await page(9)).toMatchObject({ total: 3, stays: [] });
  });
});
