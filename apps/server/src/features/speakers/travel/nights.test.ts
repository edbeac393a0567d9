import { describe, expect, it } from 'vitest';
import { roomNumberImportCalls } from '@meetingapp/contract/hotel/room-number.ts';
import { hotelConsoleCalls as hotels } from '@meetingapp/contract/hotel/console.ts';
import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { roomingCalls } from '@meetingapp/contract/hotel/rooming.ts';
import { peopleConsoleCalls } from '@meetingapp/contract/people.ts';
import { speakerPersonCalls } from '@meetingapp/contract/speakers/person.ts';
import { travelDeskCalls as desk } from '@meetingapp/contract/speakers/travel.ts';
import { buildExpert } from '@meetingapp/demo/agenda/agenda.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildForm } from '@meetingapp/demo/forms/forms.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';
import { register, visitor } from '../../../testing/congress.ts';
import { discrepancies } from '../../../testing/race/bank.ts';
import { withoutLocks } from '../../../testing/race/without-locks.ts';
import { speakersOf, type SpeakersCongress } from '../../../testing/speakers/speakers-congress.ts';

const test = await testApp({ poolSize: 24 });
const { db, pool } = test;
const { staff, congress, attempt } = await speakersOf(test);
const nights = ['2030-05-01', '2030-05-02'];
const nothing = { zh: '', en: '' };

/** A congress whose hotel has some twin rooms on two nights. */
async function hosted(rooms: number) {
  const place = await congress();
  await buildForm(db, place.cid);
  const feeId = await buildFeeKind(db, place.cid);
  const hotelId = await buildHotel(db, place.cid, {
    name: both('云栖江畔酒店', 'Yunqi Riverside Hotel'),
    address: both('之江路 1288 号', '1288 Zhijiang Road'),
  });
  const type = await buildRoomType(db, place.cid, hotelId, {
    name: both('双床房', 'Twin'),
    nights,
    rooms,
    beds: 2,
    sellsBeds: true,
  });
  return { ...place, feeId, hotelId, roomTypeId: type.id, stocks: [...type.stocks.values()] };
}
type Hosted = Awaited<ReturnType<typeof hosted>>;

const give = (place: Hosted, expertId: number, more: object = {}) =>
  test.attempt(
    desk.saveStay,
    {
      cid: place.cid,
      expertId,
      seen: 0,
      roomTypeId: place.roomTypeId,
      hotel: nothing,
      address: nothing,
      arrivesOn: '2030-05-01',
      leavesOn: '2030-05-03',
      room: '',
      confirmation: 'HZ 5028',
      ...more,
    },
    staff,
  );

const roomsOf = async ({ cid }: Hosted) => (await test.call(desk.nights, { cid }, staff)).roomTypes[0]?.nights;
const speakersIn = (place: Hosted, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) => buildExpert(db, place.cid, { name: both(`讲者${at}`, `Speaker ${at}`) })),
  );

/** Somebody who is registered and looks for a room. */
async function guest(place: Hosted) {
  const who = await visitor(test);
  const regid = await register(test, who, place.cid, place.feeId);
  return () =>
    test.attempt(
      hotelCalls.book,
      { regid, roomTypeId: place.roomTypeId, checkIn: '2030-05-01', checkOut: '2030-05-03', part: 'room', mate: '' },
      { token: who.token },
    );
}

/** Speakers and attendees who want the same rooms at the same moment: rooms given on each night, as the claims say. */
async function race(place: Hosted, people: number) {
  const speakers = await speakersIn(place, people);
  const guests = await Promise.all(Array.from({ length: people }, () => guest(place)));
  const answers = await Promise.all([...speakers.map((id) => give(place, id)), ...guests.map((book) => book())]);
  const { rows } = await pool.query<{ given: number }>(
    `select count(*)::int as given from claim where stock_id = any($1) and state <> 'released' group by stock_id`,
    [place.stocks],
  );
  return { given: rows.map((row) => row.given), granted: answers.filter(({ code }) => code === 0).length, answers };
}

describe('[O10] [S55] a speaker in a room of the conference', () => {
  it('takes it for each night; the phone, the travel desk, the grid and the rooming list show it', async () => {
    const place = await hosted(3);
    expect(await give(place, place.one)).toMatchObject({ code: 0, version: 1 });
    await (
      await guest(place)
    )();
    expect(await roomsOf(place)).toEqual(
      nights.map((night) => ({ night, size: 3, attendees: 1, speakers: 1, free: 1 })),
    );
    const { stay } = await test.call(speakerPersonCalls.me, { cid: place.cid, linkKey: await place.key(place.one) });
    expect(stay).toEqual({
      hotel: both('云栖江畔酒店', 'Yunqi Riverside Hotel'),
      address: both('之江路 1288 号', '1288 Zhijiang Road'),
      room: '',
      roomType: both('双床房', 'Twin'),
      arrivesOn: '2030-05-01',
      leavesOn: '2030-05-03',
      confirmation: 'HZ 5028',
    });
    const grid = await test.call(hotels.grid, { cid: place.cid }, staff);
    expect(grid.hotels[0]?.roomTypes[0]).toMatchObject({ booked: true, nights: [{ speakers: 1, free: 1 }, {}] });
    const rooming = await test.call(roomingCalls.rooming, { cid: place.cid, night: '2030-05-01' }, staff);
    expect(rooming.nights[0]?.roomTypes[0]).toMatchObject({
      rooms: [{ kind: 'whole' }],
      speakers: [{ expertId: place.one, name: '林知远', confirmation: 'HZ 5028' }],
    });
    const removal = { cid: place.cid, hotelId: place.hotelId, roomTypeId: place.roomTypeId };
    expect(await test.attempt(hotels.remove, removal, staff)).toMatchObject({ error: 'hotel_in_use' });
  });

  it('of a full night names the night and changes nothing; another day or a written hotel is the way out', async () => {
    const place = await hosted(1);
    await give(place, place.one, { leavesOn: '2030-05-02' });
    expect(await give(place, place.other)).toMatchObject({
      faults: [{ field: 'roomTypeId', text: expect.stringContaining('2030-05-01') }],
    });
    expect(await roomsOf(place)).toMatchObject([{ speakers: 1 }, { speakers: 0 }]);
    expect(await give(place, place.other, { leavesOn: '2030-05-04', arrivesOn: '2030-05-02' })).toMatchObject({
      faults: [{ field: 'roomTypeId', text: expect.stringContaining('2030-05-03') }],
    });
    expect(await give(place, place.other, { leavesOn: '2030-05-01' })).toMatchObject({
      faults: [{ field: 'leavesOn' }],
    });
    expect(await give(place, place.other, { roomTypeId: null })).toMatchObject({ faults: [{ field: 'hotel' }] });
    expect(await give(place, place.other, { roomTypeId: null, hotel: both('别处', '') })).toMatchObject({ code: 0 });
  });

  it('moved by a night keeps what it has, and gives back what it leaves; ended gives all back', async () => {
    const place = await hosted(1);
    await give(place, place.one, { leavesOn: '2030-05-02' });
    expect(await give(place, place.one, { seen: 1 })).toMatchObject({ version: 2 });
    expect(await roomsOf(place)).toMatchObject([{ speakers: 1 }, { speakers: 1 }]);
    expect(await give(place, place.one, { seen: 1 })).toMatchObject({ error: 'changed_meanwhile' });
    await give(place, place.one, { seen: 2, arrivesOn: '2030-05-02' });
    expect(await roomsOf(place)).toMatchObject([{ speakers: 0, free: 1 }, { speakers: 1 }]);
    const ending = { cid: place.cid, expertId: place.one, seen: 3 };
    expect(await test.attempt(desk.removeStay, { ...ending, seen: 1 }, staff)).toMatchObject({
      error: 'changed_meanwhile',
    });
    await test.call(desk.removeStay, ending, staff);
    expect(await roomsOf(place)).toMatchObject([{ free: 1 }, { free: 1 }]);
  });

  it('in the exported rooming list are known again, and an unchanged list changes nothing', async () => {
    const place = await hosted(3);
    await (
      await guest(place)
    )();
    await give(place, place.one);
    const { taskId } = await test.call(hotels.export, { cid: place.cid, hotelId: place.hotelId }, staff);
    await test.work();
    const task = await db.selectFrom('task').select('file_id').where('id', '=', taskId).executeTakeFirstOrThrow();
    const file = await test.ports.files.read(task.file_id ?? '');
    if (!file.ok) throw new Error('no file');
    const plan = async (content: Buffer) => {
      const { cid, hotelId: about } = place;
      const sent = await test.attempt(roomNumberImportCalls.importUpload, { cid, about }, { ...staff, file: content });
      const { id } = sent as unknown as { id: number };
      await test.call(roomNumberImportCalls.importCheck, { cid, id }, staff);
      await test.work();
      const { rows } = await test.call(roomNumberImportCalls.importRows, { cid, id }, { ...staff, language: 'en' });
      return rows.map(({ fate, faults }) => [fate, ...faults.map(({ text }) => text)]);
    };
    const exported = Buffer.concat(await file.stream.toArray());
    expect(await plan(exported)).toEqual(Array.from({ length: 4 }, () => ['same']));
    // A hotel that returns its own list, without the kinds of the exported one.
    const ofHotel = ['姓名,房间,报名号', '林知远,1208,HZ 5028', '林知远,1208,HZ 5029'].join('\n');
    expect(await plan(Buffer.from(ofHotel))).toEqual([
      ['wrong', 'Room number: a speaker’s room takes no number; leave it empty'],
      ['wrong', 'Number: nobody is found by “HZ 5029”; check the number and the name'],
    ]);
  });

  it('who has rejected everything is still at the desk while the room is taken', async () => {
    const place = await hosted(2);
    await give(place, place.one);
    await attempt(place, place.one, 'rejected');
    const shown = async () =>
      (await test.call(desk.list, { cid: place.cid }, staff)).travellers.find(({ expertId }) => expertId === place.one);
    expect(await shown()).toMatchObject({ coming: false, stay: { version: 1 } });
    await test.call(desk.removeStay, { cid: place.cid, expertId: place.one, seen: 1 }, staff);
    expect(await shown()).toBeUndefined();
  });

  it('merged with another person keeps one room, journeys and nights', async () => {
    const merge = ({ cid, one, other }: SpeakersCongress) =>
      test.call(peopleConsoleCalls.merge, { cid, expertId: one, goneId: other }, staff);
    const moved = await hosted(3);
    await give(moved, moved.other);
    await merge(moved);
    expect(await roomsOf(moved)).toMatchObject([{ speakers: 1 }, { speakers: 1 }]);
    const twice = await hosted(3);
    await give(twice, twice.one);
    await give(twice, twice.other);
    await merge(twice);
    expect(await roomsOf(twice)).toMatchObject([{ speakers: 1 }, { speakers: 1 }]);
  });
});

describe('[O10] speakers and attendees take the last rooms at once', () => {
  it('no night is given twice, and everybody else reads why', { timeout: 60_000 }, async () => {
    const place = await hosted(4);
    const { given, granted, answers } = await race(place, 8);
    expect(given).toEqual([4, 4]);
    expect(granted).toBe(4);
    const refused = answers.flatMap((answer) => ('error' in answer ? [answer.error] : []));
    expect(new Set(refused).size).toBeGreaterThan(0);
    for (const error of refused) expect(['body_invalid', 'room_full']).toContain(error);
    expect(await discrepancies(pool)).toEqual([]);
  });

  // Last in the file: it removes the locks of the functions.
  it('without the locks more rooms would be given than there are', { timeout: 60_000 }, async () => {
    await withoutLocks(pool);
    const place = await hosted(4);
    const { given } = await race(place, 8);
    for (const count of given) expect(count).toBeGreaterThan(4);
    expect((await discrepancies(pool)).join()).toContain('more rooms than there are');
  });
});
