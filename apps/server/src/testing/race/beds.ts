import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { buildHotel, buildRoomType, type RoomTypeInput } from '@meetingapp/demo/hotel/hotel.ts';
import type { TestApp } from '../app.ts';
import { register, smallCongress, type Visitor } from '../congress.ts';
import { crowd, doubleTap, tally } from './crowd.ts';

export interface Guest {
  who: Visitor;
  regId: number;
}

/** A conference with one room type, and registered people who look for a bed. */
export async function hotelWithGuests(test: TestApp, people: number, wish: RoomTypeInput) {
  const { cid, feeId } = await smallCongress(test.db);
  const type = await buildRoomType(test.db, cid, await buildHotel(test.db, cid), wish);
  const guests = await Promise.all(
    (await crowd(test, people)).map(async (who): Promise<Guest> => ({
      who,
      regId: await register(test, who, cid, feeId),
    })),
  );
  return { cid, feeId, roomTypeId: type.id, stocks: type.stocks, guests };
}

export interface BedsRace {
  answers: Partial<Record<string, number>>;
  /** For each night, the occupants according to the database. */
  nights: { male: number; female: number; rooms: number }[];
}

const nights = ['2030-05-01', '2030-05-02', '2030-05-03'];

/**
 * Two rooms of two beds, one bed taken by a man: `people` of both genders compete for the last three beds, for three nights. They call
 * the processes `doors` in turn.
 */
export async function raceForBeds(
  test: TestApp,
  people: number,
  doors: readonly TestApp[] = [test],
): Promise<BedsRace> {
  const { roomTypeId, stocks, guests } = await hotelWithGuests(test, people + 1, {
    beds: 2,
    sellsBeds: true,
    nights,
    rooms: 2,
  });
  const [first, ...others] = guests;
  const stay = { roomTypeId, checkIn: '2030-05-01', checkOut: '2030-05-04', part: 'bed' as const };
  if (first)
    await test.call(hotelCalls.book, { ...stay, regid: first.regId, gender: 'male' }, { token: first.who.token });
  const answers = await Promise.all(
    others.map(({ who, regId }, index) =>
      doubleTap(
        doors[index % doors.length] ?? test,
        hotelCalls.book,
        { ...stay, regid: regId, gender: index % 2 === 0 ? 'female' : 'male' },
        who.token,
      ),
    ),
  );
  return { answers: tally(answers), nights: await sleepers(test, [...stocks.values()]) };
}

/** The occupants, and the number of rooms of two beds needed when genders do not share. */
async function sleepers({ pool }: TestApp, stocks: number[]): Promise<BedsRace['nights']> {
  const { rows } = await pool.query<{ male: number; female: number }>(
    `select count(*) filter (where gender = 'male')::int as male, count(*) filter (where gender = 'female')::int as female
       from claim where stock_id = any($1) and state <> 'released' group by stock_id order by stock_id`,
    [stocks],
  );
  return rows.map((row) => ({ ...row, rooms: Math.ceil(row.male / 2) + Math.ceil(row.female / 2) }));
}
