import { describe, expect, it } from 'vitest';
import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { roomingCalls } from '@meetingapp/contract/hotel/rooming.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { readRegistration } from '../../../testing/congress.ts';
import { hotelWithGuests, type Guest } from '../../../testing/race/beds.ts';

const test = await testApp();
const { db } = test;

describe('[A4] the rooming list', () => {
  it('shows night by night who shares with whom, and two who named each other see it', async () => {
    const nights = ['2030-05-01', '2030-05-02'];
    const { cid, roomTypeId, guests } = await hotelWithGuests(test, 4, { beds: 2, sellsBeds: true, nights, rooms: 3 });
    const [anna, ben, carl, dora] = guests as [Guest, Guest, Guest, Guest];
    const names = new Map([
      [anna, '安娜'],
      [ben, '本杰明'],
      [carl, '卡尔'],
      [dora, '朵拉'],
    ]);
    for (const [{ regId }, name] of names)
      await db.updateTable('registration').set({ name }).where('id', '=', regId).execute();
    const book = ({ who, regId }: Guest, gender: 'male' | 'female', mate: string, checkOut = '2030-05-03') =>
      test.attempt(
        hotelCalls.book,
        { regid: regId, roomTypeId, checkIn: '2030-05-01', checkOut, part: 'bed', gender, mate },
        { token: who.token },
      );
    await book(anna, 'female', '本杰明');
    expect((await readRegistration(test, anna.who, anna.regId)).hotel).toMatchObject([{ mateAgreed: false }]);
    await book(ben, 'male', '安娜');
    await book(carl, 'male', '本杰明');
    expect(await book(dora, 'female', '', '2030-05-02')).toMatchObject({ code: 0 });
    for (const { who, regId } of [anna, ben])
      expect((await readRegistration(test, who, regId)).hotel).toMatchObject([{ mateAgreed: true }]);
    expect((await readRegistration(test, carl.who, carl.regId)).hotel).toMatchObject([{ mateAgreed: false }]);

    const { society_id } = await db
      .selectFrom('conference')
      .select('society_id')
      .where('id', '=', cid)
      .executeTakeFirstOrThrow();
    const token = await buildStaffToken(db, await buildStaff(db, society_id));
    const listed = (await test.call(roomingCalls.rooming, { cid }, { token })).nights;
    const rooms = listed.map(({ roomTypes }) =>
      roomTypes.flatMap((type) => type.rooms.map((room) => room.people.map(({ name }) => name).sort())),
    );
    expect(rooms).toEqual([
      [['安娜', '本杰明'], ['卡尔'], ['朵拉']],
      [['安娜', '本杰明'], ['卡尔']],
    ]);
    expect(listed[0]?.roomTypes[0]).toMatchObject({
      size: 3,
      rooms: [{ kind: 'pair' }, { gender: 'male', free: 1 }, {}],
    });
    const one = await test.call(roomingCalls.rooming, { cid, night: '2030-05-02' }, { token });
    expect(one.nights).toHaveLength(1);
    expect(await test.attempt(roomingCalls.rooming, { cid }, { token: anna.who.token })).toMatchObject({
      error: 'session_invalid',
    });
  });
});
