import { describe, expect, it } from 'vitest';
import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { hotelConsoleCalls } from '@meetingapp/contract/hotel/console.ts';
import { roomingCalls } from '@meetingapp/contract/hotel/rooming.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import { taskRegistry } from '../../task-registry.ts';
import { runTask } from '../tasks/commands-run.ts';
import { testApp } from '../../testing/app.ts';
import {
  order,
  payAtProvider,
  readRegistration,
  register,
  smallCongress,
  startPaying,
  visitor,
} from '../../testing/congress.ts';
import { withBarrier, withoutLocks } from '../../testing/race/without-locks.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const calls = hotelConsoleCalls;
const [first, second, third, last] = ['2030-05-01', '2030-05-02', '2030-05-03', '2030-05-04'] as const;

const hotelDraft = (more: object = {}) => ({
  id: null,
  name: both('湖滨酒店', 'Lakeside'),
  address: nothing,
  distance: nothing,
  stars: 4,
  releaseAt: null,
  ...more,
});
const typeDraft = (hotelId: number, more: object = {}) => ({
  id: null,
  hotelId,
  name: both('双床房', 'Twin'),
  beds: 2,
  sellsBeds: true,
  breakfast: true,
  open: true,
  ...more,
});
const nightsOf = (more: object = {}) => ({
  from: first,
  until: third,
  size: 2,
  closed: null,
  roomAmount: 60_000,
  bedAmount: 30_000,
  ...more,
});

/** A conference with a hotel created through the API. */
async function inventory(more: object = {}) {
  const { cid, feeId } = await smallCongress(db, { societyId });
  const { hotelId } = await test.call(calls.saveHotel, { cid, hotel: hotelDraft() }, { token });
  const { roomTypeId } = await test.call(calls.saveType, { cid, roomType: typeDraft(hotelId) }, { token });
  await test.call(calls.saveNights, { cid, roomTypeId, ...nightsOf(more) }, { token });
  const guest = async (stay: object | null = { part: 'room' }, name?: string) => {
    const who = await visitor(test);
    const regId = await register(test, who, cid, feeId, name === undefined ? {} : { name });
    const wish = { regid: regId, roomTypeId, checkIn: first, checkOut: third, part: 'room' as const, ...stay };
    const answer = stay === null ? null : await test.attempt(hotelCalls.book, wish, { token: who.token });
    return { who, regId, answer };
  };
  const paid = async (stay: object | null = { part: 'room' }) => {
    const one = await guest(stay);
    const made = await order(test, one.who, one.regId);
    await payAtProvider(test, await startPaying(test, one.who, made.orderId));
    return one;
  };
  return { cid, feeId, hotelId, roomTypeId, guest, paid };
}
const grid = async (cid: number) => (await test.call(calls.grid, { cid }, { token })).hotels;
const cells = async (cid: number) => (await grid(cid))[0]?.roomTypes[0]?.nights ?? [];

describe('[O5] hotels and nights', () => {
  it('entered at the desk are what the phone offers, night by night', async () => {
    const { cid, roomTypeId, guest } = await inventory();
    expect((await guest()).answer).toMatchObject({ code: 0, booking: { amount: 120_000 } });
    await guest({ part: 'bed', gender: 'female' });
    expect(await cells(cid)).toMatchObject([
      { night: first, size: 2, confirmed: 0, held: 2, free: 0, bedsMale: 0, bedsFemale: 1, roomAmount: 60_000 },
      { night: second, held: 2, free: 0 },
      { night: third, held: 0, free: 2, bedsMale: 4 },
    ]);
    const seen = (await test.call(hotelCalls.list, { cid }, { language: 'en' })).hotels[0]?.roomTypes[0];
    expect(seen).toMatchObject({ id: roomTypeId, name: 'Twin', open: true });
    expect(seen?.nights.map((night) => night.rooms)).toEqual([0, 0, 2]);
  });

  it('a size below the taken rooms is reported, revokes nothing and sells no more', async () => {
    const { cid, roomTypeId, guest, paid } = await inventory({ size: 3 });
    const one = await paid();
    await guest();
    const less = { cid, roomTypeId, ...nightsOf({ size: 1, roomAmount: null, bedAmount: null }) };
    expect(await test.call(calls.saveNights, less, { token })).toMatchObject({
      nights: 3,
      over: [
        { night: first, taken: 2, size: 1 },
        { night: second, taken: 2, size: 1 },
      ],
    });
    expect((await readRegistration(test, one.who, one.regId)).hotel).toMatchObject([{ bookFl: 2 }]);
    expect((await cells(cid))[0]).toMatchObject({ size: 1, confirmed: 1, held: 1, free: 0, roomAmount: 60_000 });
    expect((await guest()).answer).toMatchObject({ error: 'room_full' });
  });

  it('a closed night cannot be booked and keeps its size; reopened it can', async () => {
    const { cid, roomTypeId, guest } = await inventory();
    const close = (closed: boolean) =>
      test.call(
        calls.saveNights,
        { cid, roomTypeId, from: second, until: second, size: null, closed, roomAmount: null, bedAmount: null },
        { token },
      );
    await close(true);
    expect((await guest()).answer).toMatchObject({ faults: [{ reason: 'outside_range' }] });
    expect((await cells(cid))[1]).toMatchObject({ closed: true, size: 2 });
    await close(false);
    expect((await guest()).answer).toMatchObject({ code: 0 });
  });

  it('after the release date nobody can book, and the grid shows it; booked rooms stay', async () => {
    const { cid, hotelId, guest, paid } = await inventory();
    const one = await paid();
    const releaseAt = new Date(Date.now() - 1000).toISOString();
    await test.call(calls.saveHotel, { cid, hotel: hotelDraft({ id: hotelId, releaseAt }) }, { token });
    expect((await grid(cid))[0]).toMatchObject({ released: true, releaseAt });
    expect((await guest()).answer).toMatchObject({ error: 'room_unavailable' });
    expect((await readRegistration(test, one.who, one.regId)).hotel).toMatchObject([{ bookFl: 2 }]);
    const roomTypeId = (await grid(cid))[0]?.roomTypes[0]?.id ?? 0;
    const stay = { cid, regId: one.regId, roomTypeId, checkIn: first, part: 'room' as const };
    expect(await test.attempt(calls.saveStay, { ...stay, checkOut: last }, { token })).toMatchObject({
      error: 'room_unavailable',
    });
    expect(await test.attempt(calls.saveStay, { ...stay, checkOut: second }, { token })).toMatchObject({ code: 0 });
  });

  it('[E12] errors are named: new nights without price, days in the wrong order, a missing name', async () => {
    const { cid, roomTypeId } = await inventory();
    for (const [wrong, field, reason] of [
      [{ from: last, until: last, roomAmount: null }, 'roomAmount', 'needed_for_new_nights'],
      [{ from: last, until: last, size: null }, 'size', 'needed_for_new_nights'],
      [{ from: second, until: first }, 'until', 'last_before_first'],
      [{ until: '2031-05-01' }, 'until', 'too_many_nights'],
    ] as const)
      expect(await test.attempt(calls.saveNights, { cid, roomTypeId, ...nightsOf(wrong) }, { token })).toMatchObject({
        error: 'body_invalid',
        faults: [{ field, reason }],
      });
    for (const bad of [{ name: nothing }, { stars: 9 }, { releaseAt: 'soon' }])
      expect(await test.attempt(calls.saveHotel, { cid, hotel: hotelDraft(bad) }, { token })).toMatchObject({
        error: 'body_invalid',
      });
    expect(await cells(cid)).toHaveLength(3);
  });

  it('a booked one is not deleted and keeps its beds; one never booked can be deleted', async () => {
    const { cid, hotelId, roomTypeId, guest } = await inventory();
    const other = await test.call(calls.saveType, { cid, roomType: typeDraft(hotelId) }, { token });
    await guest();
    const remove = (type: number | null) => test.attempt(calls.remove, { cid, hotelId, roomTypeId: type }, { token });
    expect(await remove(roomTypeId)).toMatchObject({ error: 'hotel_in_use' });
    expect(await remove(null)).toMatchObject({ error: 'hotel_in_use' });
    expect(await remove(other.roomTypeId)).toMatchObject({ code: 0 });
    const more = typeDraft(hotelId, { id: roomTypeId, beds: 3 });
    expect(await test.attempt(calls.saveType, { cid, roomType: more }, { token })).toMatchObject({
      error: 'beds_in_use',
    });
  });

  it('moves to another hotel of the conference, with its nights, until it was booked', async () => {
    const { cid, hotelId, roomTypeId, guest } = await inventory();
    const second = await test.call(calls.saveHotel, { cid, hotel: hotelDraft() }, { token });
    const beside = await test.call(calls.saveType, { cid, roomType: typeDraft(second.hotelId) }, { token });
    const move = (to: number) =>
      test.attempt(calls.saveType, { cid, roomType: typeDraft(to, { id: roomTypeId }) }, { token });
    const typesOf = async (id: number) => {
      const { hotels } = await test.call(calls.grid, { cid }, { token });
      return hotels
        .find((hotel) => hotel.id === id)
        ?.roomTypes.map((type) => [type.id, type.nights.length, type.booked]);
    };
    expect(await move(second.hotelId)).toMatchObject({ roomTypeId });
    expect(await typesOf(hotelId)).toEqual([]);
    expect(await typesOf(second.hotelId)).toEqual([
      [beside.roomTypeId, 0, false],
      [roomTypeId, 3, false],
    ]);
    await guest();
    expect(await move(hotelId)).toMatchObject({ error: 'room_type_booked' });
    expect(await typesOf(second.hotelId)).toContainEqual([roomTypeId, 3, true]);
  });

  it('of another conference are not found, and permissions are enforced', async () => {
    const [mine, other] = [await inventory(), await inventory()];
    const { cid } = mine;
    const { hotelId, roomTypeId } = other;
    const { regId } = await other.paid();
    const stay = { roomTypeId: mine.roomTypeId, checkIn: first, checkOut: second, part: 'room' as const };
    const person = { cid, roomTypeId, night: first, regId };
    const tries = [
      test.attempt(calls.saveHotel, { cid, hotel: hotelDraft({ id: hotelId }) }, { token }),
      test.attempt(calls.saveType, { cid, roomType: typeDraft(hotelId) }, { token }),
      test.attempt(calls.saveType, { cid, roomType: typeDraft(mine.hotelId, { id: roomTypeId }) }, { token }),
      test.attempt(calls.remove, { cid, hotelId, roomTypeId: null }, { token }),
      test.attempt(calls.saveNights, { cid, roomTypeId, ...nightsOf() }, { token }),
      test.attempt(calls.move, { ...person, beside: null }, { token }),
      test.attempt(calls.number, { ...person, number: '1' }, { token }),
      test.attempt(calls.rematch, { cid, roomTypeId, night: first }, { token }),
      test.attempt(calls.export, { cid, hotelId }, { token }),
    ];
    for (const answer of await Promise.all(tries)) expect(answer).toMatchObject({ error: 'not_found' });
    for (const answer of [
      await test.attempt(calls.saveStay, { cid, regId, ...stay }, { token }),
      await test.attempt(calls.cancelStay, { cid, regId, refund: 0 }, { token }),
    ])
      expect(answer).toMatchObject({ error: 'registration_unknown' });
    const reader = await buildStaffToken(
      db,
      await buildStaff(db, societyId, { role: 'reader', email: `reader${cid}@example.org` }),
    );
    expect(await test.attempt(calls.grid, { cid }, { token: reader })).toMatchObject({ code: 0 });
    for (const answer of [
      await test.attempt(calls.saveHotel, { cid, hotel: hotelDraft() }, { token: reader }),
      await test.attempt(calls.saveNights, { cid, roomTypeId: mine.roomTypeId, ...nightsOf() }, { token: reader }),
      await test.attempt(calls.saveStay, { cid, regId, ...stay }, { token: reader }),
      await test.attempt(calls.move, { ...person, beside: null }, { token: reader }),
    ])
      expect(answer).toMatchObject({ error: 'forbidden' });
  });
});

describe('[O5] stays at the desk', () => {
  it('are changed within the available rooms, permanently, and show their cost beside what was paid', async () => {
    const { cid, roomTypeId, paid } = await inventory({ size: 1 });
    const one = await paid({ part: 'room', checkOut: second });
    const change = (checkIn: string, checkOut: string) =>
      test.attempt(calls.saveStay, { cid, regId: one.regId, roomTypeId, checkIn, checkOut, part: 'room' }, { token });
    expect(await change(first, last)).toMatchObject({ code: 0, paid: 60_000, price: 180_000 });
    expect((await cells(cid)).map((cell) => [cell.confirmed, cell.free])).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
    expect(await change(first, '2030-05-09')).toMatchObject({ faults: [{ reason: 'outside_range' }] });
    expect(await change(third, last)).toMatchObject({ code: 0 });
    const two = await paid({ checkOut: third });
    const taken = { cid, regId: two.regId, roomTypeId, checkIn: second, checkOut: last, part: 'room' as const };
    expect(await test.attempt(calls.saveStay, taken, { token })).toMatchObject({ error: 'room_full' });
    expect((await cells(cid)).map((cell) => cell.confirmed)).toEqual([1, 1, 1]);
    expect((await readRegistration(test, two.who, two.regId)).hotel).toMatchObject([{ checkIn: first, bookFl: 2 }]);
  });

  it('are given to people without one, found by name, and revoked; the money follows the rule', async () => {
    const { cid, roomTypeId, paid } = await inventory();
    await db
      .updateTable('conference')
      .set({ refund_policy: JSON.stringify([{ untilDaysBefore: 1, percent: 50 }]) })
      .where('id', '=', cid)
      .execute();
    const guest = await paid(null);
    const { people } = await test.call(calls.guests, { cid, words: '周晓' }, { token });
    expect(people.map(({ regId }) => regId)).toEqual([guest.regId]);
    const stay = { cid, regId: guest.regId, roomTypeId, checkIn: first, checkOut: second, part: 'room' as const };
    expect(await test.call(calls.saveStay, stay, { token })).toMatchObject({ paid: 0, price: 60_000 });
    const other = await paid();
    const listed = await test.call(calls.stays, { cid }, { token });
    expect(listed).toMatchObject({ total: 2 });
    const mine = listed.stays.find(({ regId }) => regId === other.regId);
    expect(mine).toMatchObject({ state: 'confirmed', amount: 120_000, refundable: 60_000 });
    const cancel = (regId: number, refund: number) => test.attempt(calls.cancelStay, { cid, regId, refund }, { token });
    expect(await cancel(other.regId, 120_000)).toMatchObject({ error: 'price_changed' });
    expect(await cancel(other.regId, 60_000)).toMatchObject({ code: 0 });
    expect(await cancel(guest.regId, 0)).toMatchObject({ code: 0 });
    const refunds = await db
      .selectFrom('refund')
      .innerJoin('orders', 'orders.id', 'refund.order_id')
      .select('refund.amount')
      .where('orders.registration_id', '=', other.regId)
      .execute();
    expect(refunds).toEqual([{ amount: 60_000 }]);
    expect((await cells(cid)).map((cell) => cell.free)).toEqual([2, 2, 2]);
    expect((await test.call(calls.stays, { cid }, { token })).stays).toEqual([]);
  });

  it('in one room wanted by twelve at once go to one; without the lock they would go to several', async () => {
    const race = async (app: typeof test, wanting: (all: () => Promise<unknown>) => Promise<unknown>) => {
      const { cid, feeId } = await smallCongress(app.db, { societyId: await buildSociety(app.db) });
      const { society_id } = await app.db
        .selectFrom('conference')
        .select('society_id')
        .where('id', '=', cid)
        .executeTakeFirstOrThrow();
      const staff = await buildStaffToken(
        app.db,
        await buildStaff(app.db, society_id, { email: `race${cid}@example.org` }),
      );
      const hotel = await buildHotel(app.db, cid);
      const { id: roomTypeId, stocks } = await buildRoomType(app.db, cid, hotel, { nights: [first], rooms: 1 });
      const people: number[] = [];
      for (let count = 0; count < 12; count += 1) people.push(await register(app, await visitor(app), cid, feeId));
      await app.db.updateTable('registration').set({ state: 'confirmed' }).where('id', 'in', people).execute();
      const stay = { cid, roomTypeId, checkIn: first, checkOut: second, part: 'room' as const };
      await wanting(() =>
        Promise.all(people.map((regId) => app.attempt(calls.saveStay, { ...stay, regId }, { token: staff }))),
      );
      const { taken } = await app.db
        .selectFrom('claim')
        .select(({ fn }) => fn.countAll<number>().as('taken'))
        .where('stock_id', 'in', [...stocks.values()])
        .where('state', '=', 'confirmed')
        .executeTakeFirstOrThrow();
      return Number(taken);
    };
    expect(await race(test, (all) => all())).toBe(1);
    const open = await testApp();
    await withoutLocks(open.pool);
    expect(await race(open, (all) => withBarrier(open.pool, 3, all))).toBeGreaterThan(1);
  });
});

describe('[O5] [A4] the rooming list at the desk', () => {
  const listOf = async (cid: number, night: string) => {
    const { nights } = await test.call(roomingCalls.rooming, { cid, night }, { token });
    return nights[0]?.roomTypes[0]?.rooms ?? [];
  };

  it('people are moved by the rules, stay where they were put, and are matched again on request', async () => {
    const { cid, roomTypeId, guest } = await inventory({ size: 3 });
    const men = [];
    for (let count = 0; count < 3; count += 1) men.push((await guest({ part: 'bed', gender: 'male' })).regId);
    const [anton = 0, bruno = 0, carlo = 0] = men;
    const { regId: dora } = await guest({ part: 'bed', gender: 'female' });
    const who = async (night: string = first) =>
      (await listOf(cid, night)).map((room) => room.people.map(({ regId }) => regId));
    expect(await who()).toEqual([[anton, bruno], [carlo], [dora]]);
    const move = (regId: number, beside: number | null) =>
      test.attempt(calls.move, { cid, roomTypeId, night: first, regId, beside }, { token });
    expect(await move(carlo, dora)).toMatchObject({ error: 'room_gender' });
    expect(await move(carlo, anton)).toMatchObject({ error: 'room_no_bed' });
    expect(await move(bruno, null)).toMatchObject({ error: 'room_none_left' });
    expect(await move(bruno, carlo)).toMatchObject({ code: 0, nights: 2 });
    expect(await who()).toEqual([[anton], [bruno, carlo], [dora]]);
    expect(await who(second)).toEqual([[anton], [bruno, carlo], [dora]]);
    await test.call(calls.rematch, { cid, roomTypeId, night: first }, { token });
    expect(await who()).toEqual([[anton, bruno], [carlo], [dora]]);
  });

  it('a room number is valid for the nights of the stay, and two rooms never share one', async () => {
    const { cid, roomTypeId, guest } = await inventory();
    const [one, two] = [await guest(), await guest()];
    const number = (regId: number, door: string) =>
      test.attempt(calls.number, { cid, roomTypeId, night: first, regId, number: door }, { token });
    expect(await number(one.regId, '801')).toMatchObject({ code: 0 });
    expect(await number(two.regId, '801')).toMatchObject({ error: 'room_number_used' });
    for (const night of [first, second]) {
      const rooms = await listOf(cid, night);
      expect(rooms.map((room) => room.number)).toEqual(['801', '']);
    }
  });

  it('is exported to a file, a row for each person and night', async () => {
    const { cid, hotelId, guest } = await inventory();
    await guest({ part: 'bed', gender: 'male' });
    const { taskId } = await test.call(calls.export, { cid, hotelId }, { token });
    await runTask(taskRegistry, taskId, {
      db,
      ports: test.ports,
      publicUrl: 'http://localhost',
      clock: () => new Date(),
    });
    const task = await db.selectFrom('task').selectAll().where('id', '=', taskId).executeTakeFirstOrThrow();
    expect(task).toMatchObject({ state: 'done', done: 2, file_name: expect.stringMatching(/\.xlsx$/) });
    const rows: unknown[][] = [];
    const file = await test.ports.files.read(task.file_id ?? '');
    if (!file.ok) throw new Error('no file');
    for await (const item of readSheet(file.stream))
      if (!('fault' in item)) rows.push(item.row.cells.map((cell) => (cell && 'text' in cell ? cell.text : null)));
    expect(rows.slice(1).map((row) => row.slice(2, 7))).toEqual([
      ['双床房', '第 1 间', '合住', '周晓晴', '男'],
      ['双床房', '第 1 间', '合住', '周晓晴', '男'],
    ]);
  });
});
