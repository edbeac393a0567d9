import { describe, expect, it } from 'vitest';
import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { hotelConsoleCalls as calls } from '@meetingapp/contract/hotel/console.ts';
import { roomNumberCalls, type RoomRow } from '@meetingapp/contract/hotel/room-number.ts';
import { roomingCalls } from '@meetingapp/contract/hotel/rooming.ts';
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
  const read = async (cid: number, hotelId: number, content: string) => {
    const form = new FormData();
    form.append('body', JSON.stringify({ cid, hotelId }));
    form.append('file', new Blob([content]), 'rooms.csv');
    const request = new Request('http://x/', { method: 'POST', body: form });
    const answer = await test.app.inject({
      method: 'POST',
      url: roomNumberCalls.readNumbers.path,
      headers: { token, 'content-type': String(request.headers.get('content-type')) },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return answer.json() as { code: number; error?: string; rows: RoomRow[] };
  };

  it('are previewed row by row with their effect, and only then saved', async () => {
    const { cid, hotelId, guest } = await hotelWith(5);
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
    ].join('\n');
    const seen = await read(cid, hotelId, file);
    expect(seen.rows.map(({ line, fate }) => [line, fate])).toEqual([
      [2, 'new'],
      [3, 'mate'],
      [4, 'name'],
      [5, 'used'],
      [6, 'empty'],
      [7, 'unknown'],
    ]);
    const doors = async () =>
      (await test.call(roomingCalls.rooming, { cid, night: nights[1]! }, { token })).nights[0]!.roomTypes[0]!.rooms.map(
        (room) => room.number,
      );
    expect(await doors()).toEqual(['', '']);
    const rows = [
      { line: 2, label: '章亦航', regId: one.regId, door: '301' },
      { line: 8, label: '宁思远', regId: other.regId, door: '301' },
    ];
    const { taskId } = await test.call(roomNumberCalls.writeNumbers, { cid, hotelId, rows }, { token });
    expect(taskId).toBeGreaterThan(0);
    await test.work();
    expect((await doors()).toSorted()).toEqual(['', '301']);
    expect((await read(cid, hotelId, file)).rows[0]).toMatchObject({ fate: 'same', before: '301' });
    const elsewhere = await hotelWith(1);
    expect(await read(cid, elsewhere.hotelId, file)).toMatchObject({ error: 'not_found' });
    expect(await read(cid, hotelId, 'a,b\n1,2')).toMatchObject({ error: 'sheet_room_columns' });
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
