import { expect, it } from 'vitest';
import { chosenBy, hotelFor, nightText, scarcityOf } from './view.ts';

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
