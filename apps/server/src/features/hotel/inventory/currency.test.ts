import { expect, it } from 'vitest';
import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { hotelConsoleCalls as calls } from '@meetingapp/contract/hotel/console.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { smallCongress } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const nights = ['2030-05-01', '2030-05-02', '2030-05-03'] as const;
const [first, second, third] = nights;

it('[O5] nights have prices in the currencies that the conference offers; a bed without one costs its part of the room', async () => {
  const { cid } = await smallCongress(db, { societyId });
  const type = { nights: [...nights], sellsBeds: true, roomAmount: 60_000, bedAmount: 30_000 };
  const { id: roomTypeId } = await buildRoomType(db, cid, await buildHotel(db, cid), type);
  const kept = { from: first, until: third, size: null, closed: null, roomAmount: null, bedAmount: null };
  const save = (prices: object, more: object = {}) =>
    test.attempt(calls.saveNights, { cid, roomTypeId, ...kept, ...more, prices }, { token });
  expect(await save({ USD: { room: 9000 } })).toMatchObject({
    error: 'body_invalid',
    faults: [{ field: 'prices', reason: 'not_an_option' }],
  });
  await db
    .updateTable('conference')
    .set({ currencies: JSON.stringify(['USD', 'EUR']) })
    .where('id', '=', cid)
    .execute();
  expect(await save({ USD: { room: 9001 }, EUR: { room: 8000, bed: 4200 } })).toMatchObject({ code: 0 });
  const prices = async () =>
    (await test.call(calls.grid, { cid }, { token })).hotels[0]?.roomTypes[0]?.nights.map((cell) => cell.prices);
  const both = { USD: { room: 9001, bed: 4501 }, EUR: { room: 8000, bed: 4200 } };
  expect(await prices()).toEqual([both, both, both]);
  // One night is taken out of the sale in one currency; the others and the main price stay.
  await save({ USD: null }, { from: second, until: second });
  expect(await prices()).toEqual([both, { EUR: both.EUR }, both]);
  const fresh = { from: third, until: '2030-05-04', size: 2, roomAmount: 70_000 };
  expect(await save({ EUR: { room: 1 } }, fresh)).toMatchObject({ code: 0 });
  expect((await prices())?.at(-1)).toEqual({ EUR: { room: 1, bed: 1 } });
  const offered = await test.call(hotelCalls.list, { cid, feeCurrency: 'USD' });
  expect(offered.hotels[0]?.roomTypes[0]?.nights.map(({ night, roomAmount }) => [night, roomAmount])).toEqual([
    [first, 9001],
    [third, 9001],
  ]);
});
