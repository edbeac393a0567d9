import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { openApp } from '../../../testing/open-app.ts';
import { hotelWithGuests, type Guest } from '../../../testing/race/beds.ts';
import { tally } from '../../../testing/race/crowd.ts';
import { whileLocked } from '../../../testing/race/waiting-for-lock.ts';

const test = await testApp({ poolSize: 16 });
const other = await openApp(test);
afterAll(() => other.close());
const { pool } = test;

const nights = ['2030-05-01', '2030-05-02'];
const roomWith = (people: number, rooms: number) =>
  hotelWithGuests(test, people, { beds: 2, sellsBeds: true, nights, rooms });

const stayOf = (roomTypeId: number, { regId }: Guest) => ({
  regid: regId,
  roomTypeId,
  checkIn: '2030-05-01',
  checkOut: '2030-05-03',
  part: 'room' as const,
});

const book = (door: TestApp, roomTypeId: number, guest: Guest, key: string = randomUUID()) =>
  door.attempt(hotelCalls.book, stayOf(roomTypeId, guest), { token: guest.who.token, key });

/** Live claims on the nights, the transactions that wrote them, bookings, and saved answers of these people. */
async function picture(stocks: Iterable<number>, guests: readonly Guest[]) {
  const { rows } = await pool.query<{ claims: number; transactions: number; bookings: number; keys: number }>(
    `select (select count(*)::int from claim where stock_id = any($1) and state = 'held') as claims,
        (select count(distinct xmin::text)::int from claim where stock_id = any($1)) as transactions,
        (select count(*)::int from hotel_booking where registration_id = any($2) and state = 'held') as bookings,
        (select count(*)::int from idempotency_key where path = $3 and answer is not null
          and answer -> 'booking' is not null) as keys`,
    [[...stocks], guests.map(({ regId }) => regId), hotelCalls.book.path],
  );
  return rows[0] ?? { claims: 0, transactions: 0, bookings: 0, keys: 0 };
}

describe('many phones that want one room type at once', () => {
  it('share transactions, in two processes, and none is oversold', { timeout: 60_000 }, async () => {
    const { roomTypeId, stocks, guests } = await roomWith(120, 50);
    const doors = [test, other.test];
    const answers = await Promise.all(guests.map((guest, index) => book(doors[index % 2] ?? test, roomTypeId, guest)));
    expect(tally(answers)).toEqual({ ok: 50, room_full: 70 });
    const { claims, bookings, transactions } = await picture(stocks.values(), guests);
    expect({ claims, bookings }).toEqual({ claims: 100, bookings: 50 });
    expect(transactions).toBeLessThan(25);
    for (const [index, guest] of guests.entries()) {
      const { rows } = await pool.query('select from claim where registration_id = $1 and part is not null', [
        guest.regId,
      ]);
      expect(rows).toHaveLength(answers[index]?.code === 0 ? 2 : 0);
    }
  });

  it('get one stay for a repeated tap, and the first answer again', async () => {
    const { roomTypeId, stocks, guests } = await roomWith(6, 40);
    const keys = guests.map(() => randomUUID());
    const tap = (door: TestApp) => guests.map((guest, index) => book(door, roomTypeId, guest, keys[index]));
    const [first, second, third] = await Promise.all(
      [tap(test), tap(test), tap(other.test)].map((all) => Promise.all(all)),
    );
    expect(tally(first ?? [])).toEqual({ ok: 6 });
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(await picture(stocks.values(), guests)).toMatchObject({ claims: 12, bookings: 6 });
    const [guest] = guests;
    if (!guest) throw new Error('nobody');
    const changed = { ...stayOf(roomTypeId, guest), checkOut: '2030-05-02' };
    expect(await test.attempt(hotelCalls.book, changed, { token: guest.who.token, key: keys[0] ?? '' })).toMatchObject({
      error: 'key_reused',
    });
  });

  it('do not wait for one whose registration is in use, nor suffer from one that is refused', async () => {
    const { roomTypeId, guests } = await roomWith(8, 40);
    const [slow, stranger, ...others] = guests;
    if (!slow || !stranger) throw new Error('nobody');
    const answered = await whileLocked(pool, slow.regId, {
      waiting: () => book(test, roomTypeId, slow),
      work: async () => {
        const foreign = book(test, roomTypeId, { ...stranger, regId: slow.regId });
        const answers = await Promise.all(others.map((guest) => book(test, roomTypeId, guest)));
        expect(tally(answers)).toEqual({ ok: 6 });
        expect(await foreign).toMatchObject({ error: 'registration_unknown' });
      },
    });
    expect(answered).toMatchObject({ code: 0 });
  });

  it('are each served alone when their transaction fails', async () => {
    const { roomTypeId, stocks, guests } = await roomWith(8, 40);
    const [broken, ...others] = guests;
    if (!broken) throw new Error('nobody');
    await pool.query(
      `create function fails() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
       create trigger fails before insert on hotel_booking for each row when (new.registration_id = ${broken.regId})
         execute function fails()`,
    );
    const answers = await Promise.all(guests.map((guest) => book(test, roomTypeId, guest)));
    await pool.query('drop trigger fails on hotel_booking');
    expect(answers[0]).toMatchObject({ error: 'internal' });
    expect(tally(answers.slice(1))).toEqual({ ok: 7 });
    expect(await picture(stocks.values(), others)).toMatchObject({ claims: 14, bookings: 7 });
    expect(await book(test, roomTypeId, broken)).toMatchObject({ code: 0 });
  });
});
