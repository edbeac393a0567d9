import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { roomLinkCalls as calls } from '@meetingapp/contract/hotel/room-link.ts';
import { roomMateCalls } from '@meetingapp/contract/hotel/room-mate.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { readRegistration, register, smallCongress, visitor, type Visitor } from '../../../testing/congress.ts';

const test = await testApp();
const nights = ['2030-05-01', '2030-05-02'];
type Guest = { who: Visitor; regId: number };

async function twins() {
  const { cid, feeId } = await smallCongress(test.db);
  const hotelId = await buildHotel(test.db, cid, { name: both('湖滨酒店', 'Lakeside') });
  const { id: roomTypeId } = await buildRoomType(test.db, cid, hotelId, {
    name: both('双床房', 'Twin'),
    nights,
    roomAmount: 60_000,
    bedAmount: 32_000,
    beds: 2,
    sellsBeds: true,
    rooms: 4,
  });
  const guest = async (): Promise<Guest> => {
    const who = await visitor(test);
    return { who, regId: await register(test, who, cid, feeId) };
  };
  const book = ({ who, regId }: Guest, mate = '', part: 'bed' | 'room' = 'bed') =>
    test.call(
      hotelCalls.book,
      { regid: regId, roomTypeId, checkIn: '2030-05-01', checkOut: '2030-05-03', part, gender: 'female', mate },
      { token: who.token },
    );
  return { guest, book, cid, feeId };
}

const make = async ({ who, regId }: Guest) =>
  (await test.call(calls.makeRoomLink, { regid: regId }, { token: who.token })).link;
const own = async ({ who, regId }: Guest) =>
  (await test.call(calls.ownRoomLink, { regid: regId }, { token: who.token })).link;
const read = (roomKey: string, token?: string) => test.call(calls.readRoomLink, { roomKey }, token ? { token } : {});
const stayOf = async ({ who, regId }: Guest) => (await readRegistration(test, who, regId)).hotel[0];

/** Someone with a bed and an open link; `answer` answers it with the stay that the link shows. */
async function invited() {
  const congress = await twins();
  const one = await congress.guest();
  await congress.book(one);
  const { roomKey } = await make(one);
  const bookId = (await read(roomKey)).offer?.bookId ?? 0;
  const answer = (token: string, accept: boolean, regid: number | null = null) =>
    test.attempt(calls.answerRoomLink, { roomKey, bookId, accept, regid }, { token });
  return { ...congress, one, roomKey, bookId, answer };
}

const toldOf = async ({ who }: Guest) =>
  (
    await test.db
      .selectFrom('notification')
      .select('template')
      .where('account_id', '=', who.accountId)
      .where('template', 'like', 'room_mate_%')
      .orderBy('id')
      .execute()
  ).map(({ template }) => template);

describe('[A4] a link to share a room', () => {
  it('shows anybody who invites, the hotel, the dates and the price of the bed, and changes nothing when it is opened', async () => {
    const { one, roomKey } = await invited();
    const before = await test.db.selectFrom('room_link').selectAll().execute();
    const other = await visitor(test);
    for (const token of [undefined, other.token, other.token])
      expect(await read(roomKey, token)).toMatchObject({
        state: 'open',
        own: false,
        mine: false,
        offer: {
          name: one.who.answers.name,
          hotel: '湖滨酒店',
          roomType: '双床房',
          checkIn: '2030-05-01',
          checkOut: '2030-05-03',
          nights: 2,
          amount: 64_000,
        },
      });
    expect(await read(roomKey, one.who.token)).toMatchObject({ own: true, state: 'open' });
    expect(await test.db.selectFrom('room_link').selectAll().execute()).toEqual(before);
    expect(await stayOf(one)).toMatchObject({ mateAgreed: false });
  });

  it('stays the same until it ends, and needs a bed', async () => {
    const { one, roomKey, guest, book } = await invited();
    expect((await make(one)).roomKey).toBe(roomKey);
    const without = await guest();
    const refused = { error: 'room_link_no_bed' };
    const attempt = ({ who, regId }: Guest) => test.attempt(calls.makeRoomLink, { regid: regId }, { token: who.token });
    expect(await attempt(without)).toMatchObject(refused);
    await book(without, '', 'room');
    expect(await attempt(without)).toMatchObject(refused);
    expect(await attempt({ who: without.who, regId: one.regId })).toMatchObject({ error: 'registration_unknown' });
  });

  it('pairs two beds at once when the person has one of that room type', async () => {
    const { one, answer, guest, book, roomKey } = await invited();
    const other = await guest();
    await book(other);
    expect((await read(roomKey, other.who.token)).registrations).toMatchObject([
      { regId: other.regId, joinable: true },
    ]);
    expect(await answer(other.who.token, true, other.regId)).toMatchObject({ code: 0, together: true });
    expect(await stayOf(one)).toMatchObject({ mateAgreed: true });
    expect(await stayOf(other)).toMatchObject({ mateAgreed: true, mate: one.who.answers.name });
    expect(await toldOf(one)).toEqual(['room_mate_accepted']);
    expect(await own(one)).toMatchObject({ state: 'accepted', by: other.who.answers.name });
    expect(await read(roomKey, other.who.token)).toMatchObject({ state: 'accepted', mine: true, together: true });
    // Asked again, for instance after a lost answer, it stays as it is.
    expect(await answer(other.who.token, true, other.regId)).toMatchObject({ code: 0, together: true });
    expect(await toldOf(one)).toEqual(['room_mate_accepted']);
  });

  it('accepted by somebody who is not registered yet, pairs the beds when they book one', async () => {
    const { one, answer, book, cid, feeId, roomKey } = await invited();
    const who = await visitor(test);
    expect(await answer(who.token, true)).toMatchObject({ code: 0, together: false });
    expect(await read(roomKey, who.token)).toMatchObject({ state: 'accepted', mine: true, together: false });
    expect(await stayOf(one)).toMatchObject({ mateAgreed: false });
    const other = { who, regId: await register(test, who, cid, feeId) };
    const { invitations } = await test.call(hotelCalls.invitations, { regid: other.regId }, { token: who.token });
    expect(invitations).toMatchObject([{ name: one.who.answers.name }]);
    await book(other, one.who.answers.name);
    expect(await stayOf(one)).toMatchObject({ mateAgreed: true });
    expect(await stayOf(other)).toMatchObject({ mateAgreed: true });
    expect(await toldOf(one)).toEqual(['room_mate_agreed']);
  });

  it('pairs nobody with a name that was only typed', async () => {
    const { one, guest, book } = await invited();
    const other = await guest();
    await book(other, one.who.answers.name);
    expect(await stayOf(one)).toMatchObject({ mateAgreed: false });
  });

  it('is for one person: of two who accept at once one does, and the other reads nothing of it any more', async () => {
    const { answer, guest, roomKey } = await invited();
    const [first, second] = [await guest(), await guest()];
    const outcomes = await Promise.all([first, second].map(({ who, regId }) => answer(who.token, true, regId)));
    expect(outcomes.map((one) => ('error' in one ? one.error : 'accepted')).sort()).toEqual([
      'accepted',
      'room_link_over',
    ]);
    const late = 'error' in (outcomes[0] ?? {}) ? first : second;
    expect(await read(roomKey, late.who.token)).toMatchObject({ state: 'accepted', mine: false, offer: null });
  });

  it('declined, withdrawn or expired says so, shows no person and cannot be answered', async () => {
    const declined = await invited();
    const other = await declined.guest();
    expect(await declined.answer(other.who.token, false, other.regId)).toMatchObject({ code: 0, together: false });
    expect(await toldOf(declined.one)).toEqual(['room_mate_declined']);
    expect(await own(declined.one)).toMatchObject({ state: 'declined', by: other.who.answers.name });
    const withdrawn = await invited();
    await test.call(calls.withdrawRoomLink, { regid: withdrawn.one.regId }, { token: withdrawn.one.who.token });
    const expired = await invited();
    await test.db
      .updateTable('room_link')
      .set({ expires_at: new Date(0) })
      .where('registration_id', '=', expired.one.regId)
      .execute();
    const gone = await invited();
    await test.call(hotelCalls.leave, { regid: gone.one.regId }, { token: gone.one.who.token });
    const all = { declined, withdrawn, expired, ended: gone };
    for (const [state, link] of Object.entries(all)) {
      const late = await link.guest();
      expect(await read(link.roomKey, late.who.token)).toMatchObject({ state, offer: null, registrations: [] });
      expect(await link.answer(late.who.token, true, late.regId)).toMatchObject({ error: 'room_link_over' });
      expect(await link.answer(late.who.token, false, late.regId)).toMatchObject({ error: 'room_link_over' });
    }
    for (const link of [declined, withdrawn, expired]) expect((await make(link.one)).roomKey).not.toBe(link.roomKey);
  });

  it('is void when the stay changes before the answer', async () => {
    const { one, answer, guest, book } = await invited();
    const other = await guest();
    await book(one);
    expect(await answer(other.who.token, true, other.regId)).toMatchObject({ error: 'room_link_over' });
  });

  it('ends for both when either of the two withdraws', async () => {
    const { one, answer, guest, book, roomKey } = await invited();
    const other = await guest();
    await book(other);
    await answer(other.who.token, true, other.regId);
    await test.call(roomMateCalls.withdrawRoomMate, { regid: other.regId }, { token: other.who.token });
    expect(await stayOf(one)).toMatchObject({ mateAgreed: false });
    expect(await read(roomKey, other.who.token)).toMatchObject({ state: 'withdrawn' });
    expect(await answer(other.who.token, true, other.regId)).toMatchObject({ error: 'room_link_over' });
  });

  it('is not forged, and not answered by its own sender or for a registration of somebody else', async () => {
    const { one, answer, guest, roomKey } = await invited();
    const [id = '', seconds = '', signature = ''] = roomKey.split('.');
    const forged = [`${Number(id) - 1}.${seconds}.${signature}`, `${id}.${Number(seconds) + 1}.${signature}`, 'x', ''];
    for (const key of forged)
      expect(await test.attempt(calls.readRoomLink, { roomKey: key })).toMatchObject({ error: 'room_link_unknown' });
    expect(await answer(one.who.token, true, one.regId)).toMatchObject({ error: 'room_link_over' });
    const [other, third] = [await guest(), await guest()];
    expect(await answer(other.who.token, true, third.regId)).toMatchObject({ error: 'registration_unknown' });
    const elsewhere = await (await twins()).guest();
    expect(await answer(elsewhere.who.token, true, elsewhere.regId)).toMatchObject({ error: 'registration_unknown' });
  });
});
