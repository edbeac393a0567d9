import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../plain-date.ts';
import { checkStay, nightsBetween, type Stay } from './stay.ts';

const stay: Stay = {
  hotelId: 1,
  roomTypeId: 2,
  checkIn: '2026-10-14',
  checkOut: '2026-10-17',
  part: 'bed',
  gender: 'female',
};
const nights = nightsBetween('2026-10-13', '2026-10-18');

describe('[V13] a stay', () => {
  it('with all required values is valid', () => expect(checkStay(stay, nights)).toEqual([]));

  const cases: [string, Partial<Stay>, string[]][] = [
    ['arrives and leaves on different days', { checkOut: '2026-10-14' }, ['same_day']],
    ['does not leave before it begins', { checkOut: '2026-10-13' }, ['out_before_in']],
    ['needs both dates', { checkIn: '' }, ['dates_missing']],
    ['needs dates that exist', { checkIn: '2026-02-30' }, ['dates_missing']],
    ['needs a hotel', { hotelId: null }, ['hotel_missing']],
    ['needs a room type', { roomTypeId: null }, ['room_type_missing']],
    ['in a shared room needs a gender', { gender: '' }, ['gender_missing']],
    ['lies within the nights on offer', { checkIn: '2026-10-12' }, ['outside_range']],
  ];
  it.each(cases)('%s', (_, change, faults) => expect(checkStay({ ...stay, ...change }, nights)).toEqual(faults));

  it('can start with the first night on offer and end after the last', () => {
    expect(checkStay({ ...stay, checkIn: '2026-10-13', checkOut: '2026-10-18' }, nights)).toEqual([]);
  });

  it('reports everything that is missing at once, in the order of the form', () => {
    const empty = { hotelId: null, roomTypeId: null, checkIn: '', checkOut: '', part: 'bed', gender: '' } as const;
    expect(checkStay(empty)).toEqual(['hotel_missing', 'dates_missing', 'room_type_missing', 'gender_missing']);
  });

  it('in a single room needs no gender', () => {
    expect(checkStay({ ...stay, part: 'room', gender: '' }, nights)).toEqual([]);
  });
});

it('counts a night for every day but the last, also across months and years', () => {
  expect(nightsBetween('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 300 }), (offset, count) => {
      const first = addDays('2000-01-01', offset);
      const all = nightsBetween(first, addDays(first, count));
      expect(all).toHaveLength(count);
      all.forEach((night, at) => expect(night).toBe(addDays(first, at)));
    }),
  );
});
