import { expect, it } from 'vitest';
import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { nightsBetween } from '@meetingapp/domain/hotel/stay.ts';
import { buildConference, buildStock } from '@meetingapp/demo/conference/conferences.ts';
import { buildDiscountCode, buildExtra } from '@meetingapp/demo/fees/fees.ts';
import { buildBranch } from '@meetingapp/demo/forms/forms.ts';
import { testApp } from '../../../testing/app.ts';
import { register, smallCongress, type Visitor } from '../../../testing/congress.ts';
import { watched } from '../../../testing/race/bank.ts';
import { hotelWithGuests, type Guest } from '../../../testing/race/beds.ts';
import { crowd, doubleTap, tally } from '../../../testing/race/crowd.ts';
import { deadlocks } from '../../../testing/race/deadlocks.ts';
import { formOf } from '../../../testing/race/places.ts';

const test = await testApp({ poolSize: 24 });
const { db, pool } = test;

/** Quantity given out of each stock, and its size. */
async function given(kind: string, conferenceId: number) {
  const { rows } = await pool.query<{ size: number; given: number }>(
    `select size, coalesce((select sum(amount) from claim where stock_id = stock.id and state <> 'released'), 0)::int as given
       from stock where kind = $1 and conference_id = $2 and size is not null order by id`,
    [kind, conferenceId],
  );
  return rows;
}

it('the last 5 places of a branch go to 5 of 60 people', async () => {
  const { cid, feeId } = await smallCongress(db);
  const branchId = await buildBranch(db, cid, { size: 5 });
  const people = await crowd(test, 60);
  const { result, watch } = await watched(pool, () =>
    Promise.all(
      people.map((who) =>
        doubleTap(test, registrationCalls.add, { ...formOf(who, cid, feeId), sub_cid: branchId }, who.token),
      ),
    ),
  );
  expect(tally(result)).toEqual({ ok: 5, branch_full: 55 });
  expect(await given('branch', cid)).toEqual([{ size: 5, given: 5 }]);
  expect([...watch.faults]).toEqual([]);
});

async function registered(cid: number, feeId: number, size: number): Promise<Guest[]> {
  const people = await crowd(test, size);
  return Promise.all(people.map(async (who: Visitor) => ({ who, regId: await register(test, who, cid, feeId) })));
}

it('a code for 3 lowers the price of 3 of 60 people', async () => {
  const { cid, feeId } = await smallCongress(db);
  await buildDiscountCode(db, cid, { code: 'THREE', size: 3 });
  const people = await registered(cid, feeId, 60);
  const { result, watch } = await watched(pool, () =>
    Promise.all(
      people.map(({ who, regId }) =>
        doubleTap(test, orderCalls.choose, { regid: regId, discountCode: 'three' }, who.token),
      ),
    ),
  );
  expect(tally(result)).toEqual({ ok: 3, discount_used_up: 57 });
  expect(await given('discount', cid)).toEqual([{ size: 3, given: 3 }]);
  expect([...watch.faults]).toEqual([]);
});

it('of 9 dinner seats, wanted by ones and twos, none is sold twice and none stays empty', async () => {
  const { cid, feeId } = await smallCongress(db);
  const extraId = await buildExtra(db, cid, { size: 9, atMost: 2 });
  const people = await registered(cid, feeId, 60);
  const { result, watch } = await watched(pool, () =>
    Promise.all(
      people.map(({ who, regId }, index) =>
        doubleTap(
          test,
          orderCalls.choose,
          { regid: regId, extras: [{ extraId, quantity: 1 + (index % 2) }] },
          who.token,
        ),
      ),
    ),
  );
  expect(tally(result).extra_sold_out).toBe(60 - (tally(result).ok ?? 0));
  expect(await given('extra', cid)).toEqual([{ size: 9, given: 9 }]);
  expect([...watch.faults]).toEqual([]);
});

const nights = ['2030-05-01', '2030-05-02', '2030-05-03', '2030-05-04', '2030-05-05'];

it('a stay gets all of its nights or none, and is refused only when one of them is full', async () => {
  const { roomTypeId, stocks, guests } = await hotelWithGuests(test, 60, { beds: 1, nights, rooms: [2, 4, 3, 4, 2] });
  const stays = [
    [1, 6],
    [1, 3],
    [2, 5],
    [3, 4],
    [4, 6],
    [5, 6],
  ].map(([from, to]) => ({
    checkIn: `2030-05-0${from}`,
    checkOut: `2030-05-0${to}`,
  }));
  const stayOf = (index: number) => stays[index % stays.length]!;
  const { result, watch } = await watched(pool, () =>
    Promise.all(
      guests.map(({ who, regId }, index) =>
        doubleTap(test, hotelCalls.book, { regid: regId, roomTypeId, part: 'room', ...stayOf(index) }, who.token),
      ),
    ),
  );
  expect(Object.keys(tally(result)).sort()).toEqual(['ok', 'room_full']);
  const { rows } = await pool.query<{ regId: number; night: string }>(
    `select registration_id as "regId", night from claim join room_night on room_night.stock_id = claim.stock_id
      where claim.stock_id = any($1) and state <> 'released' order by night`,
    [[...stocks.values()]],
  );
  const taken = nights.map((night) => rows.filter((row) => row.night === night).length);
  const full = nights.filter((_night, index) => taken[index] === [2, 4, 3, 4, 2][index]);
  for (const [index, { regId }] of guests.entries()) {
    const wanted = nightsBetween(stayOf(index).checkIn, stayOf(index).checkOut);
    const got = rows.filter((row) => row.regId === regId).map((row) => row.night);
    expect(got).toEqual(result[index]?.code === 0 ? wanted : []);
    if (result[index]?.code !== 0) expect(wanted.some((night) => full.includes(night))).toBe(true);
  }
  expect([...watch.faults]).toEqual([]);
});

it('people who change between stays in opposite directions never deadlock', async () => {
  const { roomTypeId, guests, cid, feeId } = await hotelWithGuests(test, 40, {
    beds: 2,
    sellsBeds: true,
    nights,
    rooms: 60,
  });
  const stays = [
    { checkIn: '2030-05-01', checkOut: '2030-05-04' },
    { checkIn: '2030-05-03', checkOut: '2030-05-06' },
  ];
  // Everybody has the same name and names it as roommate, so that every bed is matched with another registration.
  const book = ({ who, regId }: Guest, turn: number) => {
    const body = {
      regid: regId,
      roomTypeId,
      part: 'bed' as const,
      gender: 'female' as const,
      mate: who.answers.name,
      ...stays[turn % 2]!,
    };
    return test.call(hotelCalls.book, body, { token: who.token });
  };
  const save = ({ who, regId }: Guest) =>
    test.call(registrationCalls.add, { ...formOf(who, cid, feeId), regid: regId }, { token: who.token });
  const before = await deadlocks(pool);
  await Promise.all(
    guests.map(async (guest, index) => {
      for (let turn = 0; turn < 4; turn += 1) await Promise.all([book(guest, turn + index), save(guest)]);
    }),
  );
  expect((await deadlocks(pool)) - before).toBe(0);
});

it('the deadlock counter detects a deadlock', async () => {
  const before = await deadlocks(pool);
  const [one, other] = [await pool.connect(), await pool.connect()];
  const cid = await buildConference(db);
  const stocks = [await buildStock(db, cid, 'fee', 1), await buildStock(db, cid, 'fee', 1)];
  const take = (client: typeof one, index: number) =>
    client.query('select from stock where id = $1 for update', [stocks[index]]);
  for (const client of [one, other]) await client.query(`begin; set local deadlock_timeout = '20ms'`);
  await take(one, 0);
  await take(other, 1);
  const outcomes = await Promise.allSettled(
    [take(one, 1), take(other, 0)].map(async (waiting, index) => {
      try {
        await waiting;
      } finally {
        await [one, other][index]!.query('rollback');
      }
    }),
  );
  one.release();
  other.release();
  expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await deadlocks(pool)) - before).toBe(1);
});
