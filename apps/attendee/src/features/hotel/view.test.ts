import type { Hotel, RoomNight, RoomType } from '@meetingapp/contract/hotel/hotel.ts';
import { describe, expect, it } from 'vitest';
import {
  alternative,
  canHave,
  daysOf,
  emptyStay,
  genderFrom,
  isBooked,
  lowestPrice,
  nightsOf,
  offerOf,
  onRoomType,
  partOfDay,
  pricesOf,
  samePrice,
  tapDay,
} from './view.ts';

const night = (day: string, more: Partial<RoomNight> = {}): RoomNight => ({
  night: day,
  rooms: 3,
  bedsMale: 6,
  bedsFemale: 5,
  roomAmount: 56_000,
  bedAmount: 28_000,
  ...more,
});
const days = ['2027-04-14', '2027-04-15', '2027-04-16'] as const;
const twin: RoomType = {
  id: 1,
  name: '双床房',
  beds: 2,
  breakfast: true,
  open: true,
  closedReason: '',
  nights: days.map((day) => night(day)),
};
const single: RoomType = {
  ...twin,
  id: 2,
  name: '大床房',
  beds: 1,
  nights: days.map((day) => night(day, { bedAmount: null, bedsMale: 0, bedsFemale: 0 })),
};
const hotel: Hotel = {
  id: 1,
  name: '云栖江畔酒店',
  address: '',
  distance: '',
  stars: 4,
  releaseAt: null,
  roomTypes: [twin, single],
};
const stay = { ...emptyStay, hotelId: 1, checkIn: '2027-04-14', checkOut: '2027-04-16' };

describe('the day strip', () => {
  it('has every night and the morning after the last', () => {
    expect(daysOf(nightsOf(hotel))).toEqual([...days, '2027-04-17']);
  });

  it('[V13] a stay begins with the first tap and ends with a later one; never on or before the same day', () => {
    const nights = nightsOf(hotel);
    const begun = tapDay(emptyStay, '2027-04-15', nights);
    expect(begun).toMatchObject({ checkIn: '2027-04-15', checkOut: '' });
    expect(tapDay(begun, '2027-04-17', nights)).toMatchObject({ checkIn: '2027-04-15', checkOut: '2027-04-17' });
    expect(tapDay(begun, '2027-04-15', nights)).toMatchObject({ checkIn: '', checkOut: '' });
    expect(tapDay(begun, '2027-04-14', nights)).toMatchObject({ checkIn: '2027-04-14', checkOut: '' });
    expect(tapDay(emptyStay, '2027-04-17', nights)).toMatchObject({ checkIn: '', checkOut: '' });
  });

  it('marks arrival, the days between, and departure', () => {
    expect([...days, '2027-04-17'].map((day) => partOfDay(day, stay))).toEqual(['in', 'middle', 'out', '']);
  });
});

describe('[E6] availability of a room for a stay', () => {
  it('is the lowest of all its nights', () => {
    const type = { ...twin, nights: [night(days[0]), night(days[1], { rooms: 1 })] };
    expect(offerOf(type, stay)).toEqual({ state: 'open', left: 1, part: 'room' });
  });

  it('is full as soon as one night is', () => {
    const type = {
      ...single,
      nights: [night(days[0], { bedAmount: null }), night(days[1], { rooms: 0, bedAmount: null })],
    };
    expect(offerOf(type, stay)).toEqual({ state: 'full', night: days[1] });
  });

  it('offers a bed when no whole room is left', () => {
    const type = { ...twin, nights: [night(days[0]), night(days[1], { rooms: 0, bedsMale: 1, bedsFemale: 0 })] };
    expect(offerOf(type, stay)).toEqual({ state: 'open', left: 1, part: 'bed' });
    expect(offerOf(type, { ...stay, part: 'bed', gender: 'female' })).toEqual({ state: 'full', night: days[1] });
    expect(onRoomType(stay, type).part).toBe('bed');
    expect(canHave(type, stay, 'room')).toBe(false);
  });

  it('says why a closed room is closed', () => {
    expect(offerOf({ ...twin, open: false, closedReason: '不可预订' }, stay)).toEqual({
      state: 'closed',
      reason: '不可预订',
    });
  });

  it('suggests another room as the way out', () => {
    expect(alternative(hotel, { ...stay, roomTypeId: 1 })?.id).toBe(2);
    const full = { ...hotel, roomTypes: [twin, { ...single, open: false }] };
    expect(alternative(full, { ...stay, roomTypeId: 1 })).toBeUndefined();
  });

  it('gives the whole room when its beds are not sold separately', () => {
    expect(onRoomType({ ...stay, part: 'bed' }, single).part).toBe('room');
  });
});

describe('prices', () => {
  it('are listed per night, or as one when all are the same', () => {
    expect(pricesOf(twin, { ...stay, part: 'bed' })).toEqual([
      { night: days[0], amount: 28_000 },
      { night: days[1], amount: 28_000 },
    ]);
    expect(samePrice(pricesOf(twin, stay))).toBe(56_000);
    const dear = { ...twin, nights: [night(days[0]), night(days[1], { roomAmount: 60_000 })] };
    expect(samePrice(pricesOf(dear, stay))).toBeNull();
  });

  it('start with the cheapest on sale', () => {
    expect(lowestPrice(hotel)).toBe(28_000);
    expect(lowestPrice({ ...hotel, roomTypes: [{ ...twin, open: false }] })).toBeNull();
  });
});

it('choosing the same stay again creates no second booking', () => {
  const book = {
    bookId: 1,
    bookFl: 1,
    mateAgreed: false,
    mateRefused: false,
    hotel: '',
    roomType: '',
    nights: 2,
    amount: 0,
    currency: 'CNY',
    holdUntil: null,
  } as const;
  const chosen = { ...stay, roomTypeId: 1, part: 'bed', gender: 'male', mate: '周予安' } as const;
  const { mate, ...rest } = chosen;
  const held = { ...book, ...rest, hotelId: 1, roomTypeId: 1, mate };
  expect(isBooked({ ...chosen, mate: ' 周予安 ' }, [held])).toBe(true);
  expect(isBooked({ ...chosen, checkOut: '2027-04-17' }, [held])).toBe(false);
  expect(isBooked(chosen, [{ ...held, bookFl: 0 }])).toBe(false);
});

it('[S117] the gender that the form asked for is not asked again', () => {
  expect(['男', '女', 'Male', 'female', '不便透露'].map((gender) => genderFrom({ gender }))).toEqual([
    'male',
    'female',
    'male',
    'female',
    '',
  ]);
  expect([genderFrom({ sex: '女' }), genderFrom({})]).toEqual(['female', '']);
});
