import { describe, expect, it } from 'vitest';
import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildHotel, buildRoomType, type HotelInput, type RoomTypeInput } from '@meetingapp/demo/hotel/hotel.ts';
import { testApp } from '../../../testing/app.ts';
import {
  order,
  payAtProvider,
  readOrder,
  readRegistration,
  register,
  smallCongress,
  startPaying,
  visitor,
  type Visitor,
} from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const nights = ['2030-05-01', '2030-05-02', '2030-05-03'];

const cidOf = async (id: number): Promise<number> =>
  (await db.selectFrom('registration').select('conference_id').where('id', '=', id).executeTakeFirstOrThrow())
    .conference_id;

async function hotel(type: RoomTypeInput = {}, wish: HotelInput = {}) {
  const { cid, feeId } = await smallCongress(db);
  const hotelId = await buildHotel(db, cid, { name: both('湖滨酒店', 'Lakeside'), ...wish });
  const { id: roomTypeId } = await buildRoomType(db, cid, hotelId, {
    name: both('双床房', 'Twin'),
    nights,
    roomAmount: 60_000,
    ...type,
  });
  const guest = async () => {
    const who = await visitor(test);
    return { who, regid: await register(test, who, cid, feeId) };
  };
  return { cid, feeId, hotelId, roomTypeId, guest };
}
type Guest = { who: Visitor; regid: number };
const book = ({ who, regid }: Guest, roomTypeId: number, more: object = {}, language: 'zh' | 'en' = 'en') =>
  test.attempt(
    hotelCalls.book,
    { regid, roomTypeId, checkIn: nights[0], checkOut: nights[2], part: 'room', ...more },
    { token: who.token, language },
  );
const bed = (gender: string, mate = '') => ({ part: 'bed', gender, mate });
const list = async (cid: number) =>
  (await test.call(hotelCalls.list, { cid }, { language: 'en' })).hotels[0]?.roomTypes[0];

describe('[C16] hotel/list', () => {
  it('shows hotels with the rooms and beds left each night, and the prices', async () => {
    const { cid, roomTypeId, guest } = await hotel({ rooms: 3, beds: 2, sellsBeds: true });
    await book(await guest(), roomTypeId);
    await book(await guest(), roomTypeId, bed('female'));
    const answer = await test.call(hotelCalls.list, { cid }, { language: 'en' });
    expect(answer).toMatchObject({ currency: 'CNY', firstNight: nights[0], lastNight: nights[2] });
    expect(answer.hotels).toMatchObject([
      {
        name: 'Lakeside',
        stars: 4,
        roomTypes: [{ id: roomTypeId, name: 'Twin', beds: 2, open: true, closedReason: '' }],
      },
    ]);
    expect((await list(cid))?.nights).toEqual([
      { night: nights[0], rooms: 1, bedsMale: 2, bedsFemale: 3, roomAmount: 60_000, bedAmount: 30_000 },
      { night: nights[1], rooms: 1, bedsMale: 2, bedsFemale: 3, roomAmount: 60_000, bedAmount: 30_000 },
      { night: nights[2], rooms: 3, bedsMale: 6, bedsFemale: 6, roomAmount: 60_000, bedAmount: 30_000 },
    ]);
  });

  it('says in words why a room type is not on sale', async () => {
    const closed = await hotel({ open: false });
    expect(await list(closed.cid)).toMatchObject({ open: false, closedReason: expect.stringMatching(/\w/) });
    const released = await hotel({}, { releaseAt: new Date(Date.now() - 1000) });
    expect(await list(released.cid)).toMatchObject({ open: false, closedReason: expect.stringMatching(/\w/) });
    expect((await list(closed.cid))?.closedReason).not.toBe((await list(released.cid))?.closedReason);
  });

  it('[E12] is empty without hotels, and unknown for an unknown conference', async () => {
    const { cid } = await smallCongress(db);
    expect(await test.call(hotelCalls.list, { cid })).toMatchObject({ hotels: [], firstNight: null, lastNight: null });
    expect(await test.attempt(hotelCalls.list, { cid: 999_999 })).toMatchObject({ error: 'conference_unknown' });
  });
});

describe('[V13] a stay', () => {
  it('holds every night, is paid with the fee, and is confirmed with the payment', async () => {
    const { roomTypeId, guest } = await hotel();
    const one = await guest();
    expect(await book(one, roomTypeId)).toMatchObject({
      code: 0,
      booking: {
        bookFl: 1,
        hotel: 'Lakeside',
        roomType: 'Twin',
        checkIn: nights[0],
        checkOut: nights[2],
        nights: 2,
        amount: 120_000,
        part: 'room',
        currency: 'CNY',
      },
    });
    const made = await order(test, one.who, one.regid);
    expect(made.total).toBe(220_000);
    expect((await readOrder(test, one.who, made.orderId)).lines).toMatchObject([
      { kind: 'fee' },
      { kind: 'night', quantity: 2, amount: 120_000 },
    ]);
    await payAtProvider(test, await startPaying(test, one.who, made.orderId));
    expect((await readRegistration(test, one.who, one.regid)).hotel).toMatchObject([{ bookFl: 2, holdUntil: null }]);
  });

  const wrong: [title: string, change: object, field: string, reason: string, text: string][] = [
    [
      'check-in and check-out on one day',
      { checkOut: nights[0] },
      'checkOut',
      'same_day',
      'Check-out: check-in and check-out cannot be the same day',
    ],
    [
      'check-out before check-in',
      { checkIn: nights[2], checkOut: nights[0] },
      'checkOut',
      'out_before_in',
      'Check-out: check-out cannot be before check-in',
    ],
    [
      'nights that nobody offers',
      { checkOut: '2030-05-09' },
      'checkIn',
      'outside_range',
      'Check-in: these dates cannot be booked',
    ],
    ['a bed without gender', { part: 'bed', gender: '' }, 'gender', 'gender_missing', 'Gender: choose a gender'],
  ];
  for (const [title, change, field, reason, text] of wrong)
    it(`[E12] with ${title} is refused, the field named`, async () => {
      const { roomTypeId, guest } = await hotel({ sellsBeds: true });
      expect(await book(await guest(), roomTypeId, change)).toMatchObject({
        error: 'stay_invalid',
        msg: text,
        faults: [{ field, reason, text }],
      });
    });

  it('[E12] with an invalid day, or without room type, is refused by its name', async () => {
    const { roomTypeId, guest } = await hotel();
    expect(await book(await guest(), roomTypeId, { checkIn: '2030-02-30' })).toMatchObject({
      faults: [{ field: 'checkIn' }],
    });
    expect(await book(await guest(), roomTypeId, { roomTypeId: '' })).toMatchObject({
      error: 'body_invalid',
      msg: 'Room type: This item is required',
    });
  });

  it('replaces the previous one atomically', async () => {
    const { cid, roomTypeId, guest } = await hotel({ rooms: 1 });
    const one = await guest();
    await book(one, roomTypeId, { checkOut: nights[1] });
    expect(await book(one, roomTypeId, { checkIn: nights[1] })).toMatchObject({ code: 0, booking: { nights: 1 } });
    expect((await list(cid))?.nights.map((night) => night.rooms)).toEqual([1, 0, 1]);
    const rows = await db
      .selectFrom('hotel_booking')
      .select('state')
      .where('registration_id', '=', one.regid)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([{ state: 'released' }, { state: 'held' }]);
  });

  it('is dropped by leaving it, and the nights are free immediately', async () => {
    const { cid, roomTypeId, guest } = await hotel({ rooms: 1 });
    const one = await guest();
    await book(one, roomTypeId);
    await test.call(hotelCalls.leave, { regid: one.regid }, { token: one.who.token });
    expect((await list(cid))?.nights.map((night) => night.rooms)).toEqual([1, 1, 1]);
    expect((await order(test, one.who, one.regid)).total).toBe(100_000);
  });

  it('is shown as held only while its nights are held', async () => {
    const { roomTypeId, guest } = await hotel();
    const one = await guest();
    await book(one, roomTypeId);
    await db
      .updateTable('claim')
      .set({ held_until: new Date(Date.now() - 1000) })
      .where('registration_id', '=', one.regid)
      .execute();
    expect((await readRegistration(test, one.who, one.regid)).hotel).toMatchObject([{ bookFl: 0 }]);
  });

  it('cannot be changed once it is ordered, nor by somebody else', async () => {
    const { roomTypeId, guest } = await hotel();
    const [one, other] = [await guest(), await guest()];
    expect(await book({ who: other.who, regid: one.regid }, roomTypeId)).toMatchObject({
      error: 'registration_unknown',
    });
    expect(await test.attempt(hotelCalls.leave, { regid: one.regid }, { token: other.who.token })).toMatchObject({
      error: 'registration_unknown',
    });
    await book(one, roomTypeId);
    await order(test, one.who, one.regid);
    expect(await book(one, roomTypeId)).toMatchObject({ error: 'registration_locked' });
    expect(await test.attempt(hotelCalls.leave, { regid: one.regid }, { token: one.who.token })).toMatchObject({
      error: 'registration_locked',
    });
  });

  it('is released when the conference ends the registration', async () => {
    const { cid, roomTypeId, guest } = await hotel({ rooms: 1 });
    const one = await guest();
    await book(one, roomTypeId);
    const made = await order(test, one.who, one.regid);
    await test.call(orderCalls.cancel, { orderid: made.orderId }, { token: one.who.token });
    expect((await list(cid))?.nights.map((night) => night.rooms)).toEqual([1, 1, 1]);
    expect((await readRegistration(test, one.who, one.regid)).hotel).toEqual([]);
  });
});

describe('[E6] hotel', () => {
  it('this type of room has been fully booked', async () => {
    const { roomTypeId, guest } = await hotel({ rooms: [1, 1, 1] });
    await book(await guest(), roomTypeId, { checkIn: nights[1] });
    const late = await guest();
    expect(await book(late, roomTypeId)).toMatchObject({
      error: 'room_full',
      msg: 'This type of room has been fully booked!',
    });
    expect(await book(late, roomTypeId, {}, 'zh')).toMatchObject({ msg: '该房型已订满！' });
    expect(await book(late, roomTypeId, { checkOut: nights[1] })).toMatchObject({ code: 0 });
  });

  it('this type of room cannot be booked: closed, given back to the hotel, or not sold by the bed', async () => {
    const refused = { error: 'room_unavailable', msg: 'This type of room cannot be booked!' };
    const closed = await hotel({ open: false });
    expect(await book(await closed.guest(), closed.roomTypeId)).toMatchObject(refused);
    const released = await hotel({}, { releaseAt: new Date(Date.now() - 1000) });
    expect(await book(await released.guest(), released.roomTypeId)).toMatchObject(refused);
    const whole = await hotel({ sellsBeds: false });
    expect(await book(await whole.guest(), whole.roomTypeId, bed('male'))).toMatchObject(refused);
  });

  it('this order booking failed: a room type that is not of this conference', async () => {
    const [one, other] = [await hotel(), await hotel()];
    for (const roomTypeId of [other.roomTypeId, 999_999])
      expect(await book(await one.guest(), roomTypeId)).toMatchObject({
        error: 'booking_failed',
        msg: 'This order booking failed',
      });
  });

  it('this type of bed has been fully booked: two beds of one room go to one gender', async () => {
    const { roomTypeId, guest } = await hotel({ rooms: 1, beds: 2, sellsBeds: true });
    expect(await book(await guest(), roomTypeId, bed('female'))).toMatchObject({
      code: 0,
      booking: { part: 'bed', gender: 'female', amount: 60_000 },
    });
    expect(await book(await guest(), roomTypeId, bed('male'))).toMatchObject({
      error: 'bed_full',
      msg: 'This type of bed has been fully booked',
    });
    expect(await book(await guest(), roomTypeId)).toMatchObject({ error: 'room_full' });
    expect(await book(await guest(), roomTypeId, bed('female'))).toMatchObject({ code: 0 });
    expect(await book(await guest(), roomTypeId, bed('female'))).toMatchObject({ error: 'bed_full' });
  });

  it('[A4] an invitation is seen by the person whose number was named, and nothing is shared before they accept', async () => {
    const { roomTypeId, guest } = await hotel({ rooms: 2, beds: 2, sellsBeds: true });
    const [one, other, third] = [await guest(), await guest(), await guest()];
    const invitations = async ({ who, regid }: Guest, language: 'zh' | 'en' = 'en') =>
      (await test.call(hotelCalls.invitations, { regid }, { token: who.token, language })).invitations;
    const agreed = async ({ who, regid }: Guest) =>
      (await test.call(registrationCalls.info, { cid: await cidOf(regid), regid }, { token: who.token })).hotel_book[0]
        ?.mateAgreed;
    await book(one, roomTypeId, bed('female', other.who.answers.phone));
    expect(await invitations(other)).toEqual([
      {
        bookId: expect.any(Number),
        joinable: false,
        name: one.who.answers.name,
        hotel: 'Lakeside',
        hotelId: expect.any(Number),
        roomType: 'Twin',
        roomTypeId,
        checkIn: nights[0],
        checkOut: nights[2],
      },
    ]);
    expect(await invitations(third)).toEqual([]);
    expect(
      await test.attempt(hotelCalls.invitations, { regid: other.regid }, { token: third.who.token }),
    ).toMatchObject({
      error: 'registration_unknown',
    });
    // A bed without the inviter's name is a bed with somebody else: the invitation stays open.
    await book(other, roomTypeId, bed('female'));
    expect(await agreed(one)).toBe(false);
    expect(await invitations(other)).toHaveLength(1);
    expect(await book(other, roomTypeId, bed('female', one.who.answers.name))).toMatchObject({
      booking: { mateAgreed: true },
    });
    expect(await agreed(one)).toBe(true);
    expect(await invitations(other)).toEqual([]);
  });

  it('[A4] an invitation ends with the stay of the person who sent it', async () => {
    const { roomTypeId, guest } = await hotel({ rooms: 2, beds: 2, sellsBeds: true });
    const [one, other] = [await guest(), await guest()];
    await book(one, roomTypeId, bed('female', other.who.answers.phone));
    await test.call(hotelCalls.leave, { regid: one.regid }, { token: one.who.token });
    expect(await test.call(hotelCalls.invitations, { regid: other.regid }, { token: other.who.token })).toMatchObject({
      invitations: [],
    });
  });

  it('a man and a woman who name each other share a room', async () => {
    const { roomTypeId, guest } = await hotel({ rooms: 1, beds: 2, sellsBeds: true });
    const [one, other] = [await guest(), await guest()];
    expect(await book(one, roomTypeId, bed('female', other.who.answers.phone))).toMatchObject({ code: 0 });
    expect(await book(other, roomTypeId, bed('male', one.who.answers.phone))).toMatchObject({
      code: 0,
      booking: { mate: one.who.answers.phone },
    });
  });
});
