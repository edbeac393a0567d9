import fc from 'fast-check';
import { expect, it } from 'vitest';
import { metresBetween, placeCheck } from './place-check.ts';

const place = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
});

it('[K4] the distance is the same both ways, zero at the same place and right for a known pair', () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      expect(metresBetween(one, one)).toBe(0);
      expect(metresBetween(one, other)).toBeCloseTo(metresBetween(other, one), 3);
    }),
  );
  // Hangzhou East to Shanghai Hongqiao station.
  const metres = metresBetween({ lat: 30.2937, lng: 120.2093 }, { lat: 31.1972, lng: 121.3269 });
  expect(metres / 1000).toBeCloseTo(146.9, 0);
});

it('[K4] a position is near within the radius and the accuracy, and proves nothing when it is inexact', () => {
  const hall = { lat: 30.24, lng: 120.2, radius: 200 };
  const at = (metres: number, accuracy: number) => ({ lat: 30.24 + metres / 111_195, lng: 120.2, accuracy });
  expect(placeCheck(hall, at(190, 5))).toBe('near');
  expect(placeCheck(hall, at(240, 50))).toBe('near');
  expect(placeCheck(hall, at(260, 50))).toBe('far');
  expect(placeCheck(hall, at(0, 301))).toBe('inexact');
});
