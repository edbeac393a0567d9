import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { roomLinkCalls as calls } from '@meetingapp/contract/hotel/room-link.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { register, smallCongress, visitor } from '../../../testing/congress.ts';
import { withoutLockingReads } from '../../../testing/race/without-locking-reads.ts';

const test = await testApp({ poolSize: 12 });
const { db } = test;
const { cid, feeId } = await smallCongress(db);
const hotelId = await buildHotel(db, cid, { name: both('湖滨酒店', 'Lakeside') });
const { id: roomTypeId } = await buildRoomType(db, cid, hotelId, {
  name: both('双床房', 'Twin'),
  nights: ['2030-05-01', '2030-05-02'],
  roomAmount: 60_000,
  bedAmount: 32_000,
  beds: 2,
  sellsBeds: true,
  rooms: 40,
});

/** Somebody who is registered and has a bed. */
async function guest() {
  const who = await visitor(test);
  const regId = await register(test, who, cid, feeId);
  const stay = { roomTypeId, checkIn: '2030-05-01', checkOut: '2030-05-03', part: 'bed', gender: 'female' } as const;
  await test.call(hotelCalls.book, { regid: regId, ...stay, mate: '' }, { token: who.token });
  return { ...who, regId };
}

/** An open link to share a room, and two people who opened it; their beds are gone where the link alone shall decide between them. */
async function opened({ beds }: { beds: boolean }) {
  const [inviting, ...guests] = [await guest(), await guest(), await guest()];
  const { link } = await test.call(calls.makeRoomLink, { regid: inviting.regId }, { token: inviting.token });
  const { roomKey } = link;
  const { offer } = await test.call(calls.readRoomLink, { roomKey });
  const regIds = guests.map(({ regId }) => regId);
  if (!beds) await db.deleteFrom('claim').where('registration_id', 'in', regIds).where('part', '=', 'bed').execute();
  return { inviting, guests, roomKey, bookId: offer?.bookId ?? 0 };
}
type Opened = Awaited<ReturnType<typeof opened>>;

/** Both accept the same link at once: what they were answered, and how often the person who invited was told. */
async function bothAccept({ inviting, guests, roomKey, bookId }: Opened) {
  const answers = await Promise.all(
    guests.map(({ token, regId }) =>
      test.attempt(calls.answerRoomLink, { roomKey, bookId, accept: true, regid: regId }, { token }),
    ),
  );
  const told = await db
    .selectFrom('notification')
    .select('template')
    .where('account_id', '=', inviting.accountId)
    .where('template', 'like', 'room_mate_%')
    .execute();
  return { answers: answers.map((one) => ('error' in one ? one.error : 'accepted')).sort(), told: told.length };
}

/** Both have read the open link before either answers it. */
const meetAt = /from "room_link" inner join "registration".* where "room_link"\."id" = /is;

describe('[A4] two people open the same link to share a room and accept it at once', () => {
  it('one of them does, the other reads that the link is over, and the inviting person gets one message', async () => {
    for (let round = 0; round < 8; round += 1) {
      const link = await opened({ beds: round % 2 === 0 });
      expect(await bothAccept(link)).toEqual({ answers: ['accepted', 'room_link_over'], told: 1 });
    }
  });

  it('without the lock on the link both would have accepted', async () => {
    const link = await opened({ beds: false });
    const outcome = await withoutLockingReads({ meetAt, people: 2 }, () => bothAccept(link));
    expect(outcome).toEqual({ answers: ['accepted', 'accepted'], told: 2 });
  });
});
