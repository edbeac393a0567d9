import type { Hotel, RoomNight, RoomType } from '@meetingapp/contract/hotel.ts';
import { describe, expect, it } from 'vitest';
import {
  alternative,
  canHave,
  daysOf,
  emptyStay,
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

describe('the strip of days', () => {
  it('has every night and the morning after the last', () => {
    expect(daysOf(nightsOf(hotel))).toEqual([...days, '2027-04-17']);
  });

  it('[V13] a stay begins with the first tap and ends with a later one; never on the same day, never before', () => {
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

describe('[E6] what a room has for a stay', () => {
  it('the least of all its nights', () => {
    const type = { ...twin, nights: [night(days[0]), night(days[1], { rooms: 1 })] };
    expect(offerOf(type, stay)).toEqual({ state: 'open', left: 1, part: 'room' });
  });

  it('is full with the first night that is', () => {
    const type = {
      ...single,
      nights: [night(days[0], { bedAmount: null }), night(days[1], { rooms: 0, bedAmount: null })],
    };
    expect(offerOf(type, stay)).toEqual({ state: 'full', night: days[1] });
  });

  it('a bed where no whole room is left', () => {
    const type = { ...twin, nights: [night(days[0]), night(days[1], { rooms: 0, bedsMale: 1, bedsFemale: 0 })] };
    expect(offerOf(type, stay)).toEqual({ state: 'open', left: 1, part: 'bed' });
    expect(offerOf(type, { ...stay, part: 'bed', gender: 'female' })).toEqual({ state: 'full', night: days[1] });
    expect(onRoomType(stay, type).part).toBe('bed');
    expect(canHave(type, stay, 'room')).toBe(false);
  });

  it('a closed one says why', () => {
    expect(offerOf({ ...twin, open: false, closedReason: '不可预订' }, stay)).toEqual({
      state: 'closed',
      reason: '不可预订',
    });
  });

  it('and another one as the way out', () => {
    expect(alternative(hotel, { ...stay, roomTypeId: 1 })?.id).toBe(2);
    const full = { ...hotel, roomTypes: [twin, { ...single, open: false }] };
    expect(alternative(full, { ...stay, roomTypeId: 1 })).toBeUndefined();
  });

  it('whose beds are not sold gives the whole room', () => {
    expect(onRoomType({ ...stay, part: 'bed' }, single).part).toBe('room');
  });
});

describe('prices', () => {
  it('night by night, as one where all are the same', () => {
    expect(pricesOf(twin, { ...stay, part: 'bed' })).toEqual([
      { night: days[0], amount: 28_000 },
      { night: days[1], amount: 28_000 },
    ]);
    expect(samePrice(pricesOf(twin, stay))).toBe(56_000);
    const dear = { ...twin, nights: [night(days[0]), night(days[1], { roomAmount: 60_000 })] };
    expect(samePrice(pricesOf(dear, stay))).toBeNull();
  });

  it('begin with the cheapest that is for sale', () => {
    expect(lowestPrice(hotel)).toBe(28_000);
    expect(lowestPrice({ ...hotel, roomTypes: [{ ...twin, open: false }] })).toBeNull();
  });
});

it('the same stay again needs no other booking', () => {
  const book = {
    bookId: 1,
    bookFl: 1,
    mateAgreed: false,
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
