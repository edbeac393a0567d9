import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { roomMateCalls } from '@meetingapp/contract/hotel/room-mate.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildHotel, buildRoomType, type RoomTypeInput } from '@meetingapp/demo/hotel/hotel.ts';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { readRegistration, register, smallCongress, visitor, type Visitor } from '../../../testing/congress.ts';

const test = await testApp();
const nights = ['2030-05-01', '2030-05-02'];
type Guest = { who: Visitor; regId: number };

async function twins(type: RoomTypeInput) {
  const { cid, feeId } = await smallCongress(test.db);
  const hotelId = await buildHotel(test.db, cid, { name: both('湖滨酒店', 'Lakeside') });
  const { id: roomTypeId } = await buildRoomType(test.db, cid, hotelId, {
    name: both('双床房', 'Twin'),
    nights,
    roomAmount: 60_000,
    beds: 2,
    sellsBeds: true,
    ...type,
  });
  const guest = async (): Promise<Guest> => {
    const who = await visitor(test);
    return { who, regId: await register(test, who, cid, feeId) };
  };
  const book = ({ who, regId }: Guest, gender: 'male' | 'female', mate = '') =>
    test.call(
      hotelCalls.book,
      { regid: regId, roomTypeId, checkIn: '2030-05-01', checkOut: '2030-05-03', part: 'bed', gender, mate },
      { token: who.token },
    );
  return { guest, book };
}

const invitations = async ({ who, regId }: Guest) =>
  (await test.call(hotelCalls.invitations, { regid: regId }, { token: who.token })).invitations;
const stayOf = async ({ who, regId }: Guest) => (await readRegistration(test, who, regId)).hotel[0];
const answer = ({ who, regId }: Guest, bookId: number, accept: boolean) =>
  test.attempt(roomMateCalls.answerInvitation, { regid: regId, bookId, accept }, { token: who.token });
const withdraw = ({ who, regId }: Guest) =>
  test.attempt(roomMateCalls.withdrawRoomMate, { regid: regId }, { token: who.token });

/** One invites another, who already has a bed of the same type. */
async function invited(rooms: number, genders: ['male' | 'female', 'male' | 'female'] = ['female', 'female']) {
  const { guest, book } = await twins({ rooms });
  const [one, other] = [await guest(), await guest()];
  await book(one, genders[0], other.who.answers.phone);
  await book(other, genders[1]);
  const [invitation] = await invitations(other);
  expect(invitation).toMatchObject({ name: one.who.answers.name, joinable: true });
  return { one, other, bookId: invitation?.bookId ?? 0, guest, book };
}

const toldOf = async ({ who }: Guest) =>
  (
    await test.db
      .selectFrom('notification')
      .innerJoin('identity', 'identity.account_id', 'notification.account_id')
      .select('template')
      .where('identity.value', '=', who.answers.phone)
      .where('template', 'like', 'room_mate_%')
      .orderBy('notification.id')
      .execute()
  ).map(({ template }) => template);

describe('[A4] an invitation to share a room', () => {
  it('pairs two beds that are booked already when it is accepted, and both see it', async () => {
    const { one, other, bookId } = await invited(2);
    expect(await answer(other, bookId, true)).toMatchObject({ code: 0 });
    expect(await stayOf(one)).toMatchObject({ mateAgreed: true, mateRefused: false });
    expect(await stayOf(other)).toMatchObject({ mateAgreed: true, mate: one.who.answers.name });
    expect(await invitations(other)).toEqual([]);
    expect(await toldOf(other)).toEqual(['room_mate_invited']);
    expect(await toldOf(one)).toEqual(['room_mate_accepted']);
    await withdraw(other);
    expect(await toldOf(one)).toEqual(['room_mate_accepted', 'room_mate_withdrawn']);
  });

  it('ends when it is declined: the person who invited sees it, nobody is paired, and it cannot be answered again', async () => {
    const { one, other, bookId } = await invited(2);
    expect(await answer(other, bookId, false)).toMatchObject({ code: 0 });
    expect(await stayOf(one)).toMatchObject({ mateAgreed: false, mateRefused: true });
    expect(await stayOf(other)).toMatchObject({ mateAgreed: false, mateRefused: false });
    expect(await invitations(other)).toEqual([]);
    expect(await answer(other, bookId, true)).toMatchObject({ error: 'invitation_over' });
  });

  it('may still be agreed to later by naming the person', async () => {
    const { one, other, bookId, book } = await invited(2);
    await answer(other, bookId, false);
    await book(other, 'female', one.who.answers.name);
    expect(await stayOf(one)).toMatchObject({ mateAgreed: true, mateRefused: false });
  });

  it('is withdrawn by the person who sent it, before an answer', async () => {
    const { one, other, bookId } = await invited(2);
    expect(await withdraw(one)).toMatchObject({ code: 0 });
    expect(await invitations(other)).toEqual([]);
    expect(await answer(other, bookId, true)).toMatchObject({ error: 'invitation_over' });
    expect(await stayOf(one)).toMatchObject({ mate: '', mateRefused: false });
  });

  it('consent is withdrawn by either of the two; both keep their beds, and no new invitation appears by that', async () => {
    for (const who of ['one', 'other'] as const) {
      const pair = await invited(2, ['female', 'male']);
      await answer(pair.other, pair.bookId, true);
      expect(await withdraw(pair[who])).toMatchObject({ code: 0 });
      for (const guest of [pair.one, pair.other])
        expect(await stayOf(guest)).toMatchObject({ bookFl: 1, mateAgreed: false });
      expect(await invitations(pair.one)).toEqual([]);
      expect(await withdraw(pair[who])).toMatchObject({ code: 0 });
    }
  });

  it('two of different gender in the last room cannot be parted, and nothing changes', async () => {
    const { guest, book } = await twins({ rooms: 1 });
    const [one, other] = [await guest(), await guest()];
    await book(one, 'female', other.who.answers.phone);
    await book(other, 'male', one.who.answers.phone);
    expect(await withdraw(other)).toMatchObject({ error: 'room_mates_stay' });
    expect(await stayOf(one)).toMatchObject({ mateAgreed: true });
    expect(await stayOf(other)).toMatchObject({ mateAgreed: true, mate: one.who.answers.phone });
  });

  it('accepting takes no further room: a mixed pair is refused when others fill the beds beside both', async () => {
    const { one, other, bookId, guest, book } = await invited(2, ['female', 'male']);
    await book(await guest(), 'female');
    await book(await guest(), 'male');
    expect(await answer(other, bookId, true)).toMatchObject({ error: 'room_none_left' });
    for (const who of [one, other]) expect(await stayOf(who)).toMatchObject({ bookFl: 1, mateAgreed: false });
  });

  it('accepted and withdrawn at the same moment, the two are either paired or free of each other', async () => {
    const { one, other, bookId } = await invited(2);
    await Promise.all([answer(other, bookId, true), withdraw(one)]);
    const [first, second] = [await stayOf(one), await stayOf(other)];
    expect(first?.mateAgreed).toBe(second?.mateAgreed);
    // The later request decides; a withdrawal leaves no wish.
    if (!first?.mateAgreed) expect(first?.mate).toBe('');
  });

  it('is nobody else’s to answer', async () => {
    const { bookId, other, guest } = await invited(2);
    const third = await guest();
    expect(await answer(third, bookId, true)).toMatchObject({ error: 'invitation_over' });
    expect(await answer({ who: third.who, regId: other.regId }, bookId, true)).toMatchObject({
      error: 'registration_unknown',
    });
    expect(await withdraw({ who: third.who, regId: other.regId })).toMatchObject({ error: 'registration_unknown' });
  });
});
