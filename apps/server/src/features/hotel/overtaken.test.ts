import { hotelConsoleCalls as calls } from '@meetingapp/contract/hotel/console.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const [first, second, third] = ['2030-05-01', '2030-05-02', '2030-05-03'] as const;
const theirs = { error: 'changed_meanwhile' };

it('[O12] hotel, room type, night and stay changed by somebody else since they were read are not overwritten', async () => {
  const cid = await buildConference(db, { societyId });
  const fresh = { id: null, name: both('湖滨酒店', 'Lakeside'), address: nothing, distance: nothing, stars: 4 };
  const { hotelId } = await test.call(calls.saveHotel, { cid, hotel: { ...fresh, releaseAt: null } }, { token });
  const hotelSeen = { ...fresh, id: hotelId, releaseAt: null, releaseFirstAt: null, releaseFirstPercent: 0 };
  const hotel = (stars: number) =>
    test.attempt(calls.saveHotel, { cid, hotel: { ...hotelSeen, stars }, seen: hotelSeen }, { token });
  expect(await hotel(5)).toMatchObject({ code: 0 });
  expect(await hotel(3)).toMatchObject(theirs);

  const type = {
    id: null,
    hotelId,
    name: both('双床房', 'Twin'),
    beds: 2,
    sellsBeds: true,
    breakfast: true,
    open: true,
  };
  const { roomTypeId } = await test.call(calls.saveType, { cid, roomType: type }, { token });
  const typeSeen = { ...type, id: roomTypeId };
  const named = (name: string) =>
    test.attempt(calls.saveType, { cid, roomType: { ...typeSeen, name: both(name, name) }, seen: typeSeen }, { token });
  expect(await named('一')).toMatchObject({ code: 0 });
  expect(await named('二')).toMatchObject(theirs);

  const nightSeen = { size: 2, closed: false, roomAmount: 60_000, bedAmount: 30_000 };
  const range = { cid, roomTypeId, from: first, until: third, ...nightSeen };
  await test.call(calls.saveNights, range, { token });
  const night = (size: number) =>
    test.attempt(calls.saveNights, { ...range, until: first, size, seen: nightSeen }, { token });
  expect(await night(3)).toMatchObject({ code: 0 });
  expect(await night(4)).toMatchObject(theirs);

  const regId = await buildRegistration(db, cid, { state: 'confirmed' });
  const staySeen = { roomTypeId, checkIn: first, checkOut: second, part: 'room' as const };
  await test.call(calls.saveStay, { cid, regId, ...staySeen }, { token });
  const stay = (checkIn: string, checkOut: string) =>
    test.attempt(calls.saveStay, { cid, regId, ...staySeen, checkIn, checkOut, seen: staySeen }, { token });
  expect(await stay(first, third)).toMatchObject({ code: 0 });
  expect(await stay(second, third)).toMatchObject(theirs);
});
