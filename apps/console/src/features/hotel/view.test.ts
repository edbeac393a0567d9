import { expect, it } from 'vitest';
import { chosenBy, hotelFor, leftIn, nightText, nightsOf, onlyFree, scarcityOf } from './view.ts';

it('[O5] shows the scarcity of a night by its share, and full only when nothing is left', () => {
  const shares = [0, 4, 5, 14, 15, 34, 35, 100].map((free) => scarcityOf({ free, size: 100 }));
  expect(shares).toEqual(['full', 'few', 'some', 'some', 'third', 'third', 'ample', 'ample']);
  expect(scarcityOf({ free: 0, size: 0 })).toBe('full');
});

it('[O5] shows a night with its weekday, regardless of the browser’s zone', () => {
  expect(nightText('2026-11-21', 'zh')).toMatch(/11月21日 (周|星期)六/);
  expect(nightText('2026-11-21', 'en')).toMatch(/^Sat,? 21 Nov$/);
});

it('[O5] puts a new room type into the hotel that is open', () => {
  const hotels = [
    { id: 1, roomTypes: [{ id: 11 }] },
    { id: 2, roomTypes: [{ id: 21 }, { id: 22 }] },
  ];
  const keys = [null, 'hotel-2', 'type-2-21', 'type-2-new', 'night-22-2026-11-21', 'hotel-new', 'hotel-9'];
  expect(keys.map((key) => hotelFor(chosenBy(key), hotels)?.id)).toEqual([1, 2, 2, 2, 2, 1, 1]);
  expect(hotelFor(chosenBy('hotel-2'), [])).toBeUndefined();
});

it('[O20] keeps the room types with a free room from a day on, and leaves out hotels that were given back', () => {
  const cell = (night: string, free: number, closed = false) => ({
    night,
    free,
    closed,
    size: 10,
    confirmed: 10 - free,
    held: 0,
    speakers: 0,
    bedsMale: 0,
    bedsFemale: 0,
    roomAmount: 60_000,
    bedAmount: null,
    prices: {},
  });
  const name = { zh: '酒店', en: 'Hotel' };
  const room = { hotelId: 1, name, beds: 2, sellsBeds: false, breakfast: true, open: true, booked: false };
  const hotel = {
    name,
    address: name,
    distance: name,
    stars: 0,
    releaseAt: null,
    releaseFirstAt: null,
    releaseFirstPercent: 0,
    released: false,
    releases: [],
  };
  const hotels = [
    {
      ...hotel,
      id: 1,
      roomTypes: [
        { ...room, id: 11, nights: [cell('2030-05-01', 4), cell('2030-05-02', 3), cell('2030-05-03', 2, true)] },
        { ...room, id: 12, nights: [cell('2030-05-02', 0)] },
      ],
    },
    { ...hotel, id: 2, released: true, roomTypes: [{ ...room, id: 21, nights: [cell('2030-05-02', 9)] }] },
  ];
  const shown = onlyFree(hotels, '2030-05-02');
  expect(shown.map(({ id, roomTypes }) => [id, roomTypes.map((type) => type.id)])).toEqual([[1, [11]]]);
  expect(nightsOf(shown)).toEqual(['2030-05-02', '2030-05-03']);
  expect(nightsOf(shown).map((night) => leftIn(shown, night))).toEqual([3, 0]);
});
