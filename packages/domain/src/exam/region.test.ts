import type { Region } from '@meetingapp/contract/exam/item.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  handlesOf,
  movedRegion,
  newRegion,
  regionCentre,
  reshapedRegion,
  withCorner,
  withoutCorner,
} from './region.ts';

const coordinate = fc.integer({ min: 0, max: 10_000 });
const point = fc.record({ x: coordinate, y: coordinate });
const radius = fc.integer({ min: 100, max: 10_000 });
const percent = fc.integer({ min: 1, max: 100 });
const region: fc.Arbitrary<Region> = fc.oneof(
  fc.record({ shape: fc.constant('ellipse' as const), x: coordinate, y: coordinate, rx: radius, ry: radius, percent }),
  fc.record({
    shape: fc.constant('polygon' as const),
    points: fc.array(point, { minLength: 3, maxLength: 40 }),
    percent,
  }),
);
const step = fc.record({
  x: fc.integer({ min: -20_000, max: 20_000 }),
  y: fc.integer({ min: -20_000, max: 20_000 }),
});

const numbersOf = (one: Region): number[] =>
  one.shape === 'ellipse' ? [one.x, one.y, one.rx, one.ry] : one.points.flatMap(({ x, y }) => [x, y]);

it('[O14] regions stay whole numbers within the picture, however they are moved and shaped', () => {
  fc.assert(
    fc.property(region, step, fc.nat(39), (one, by, at) => {
      const handle = at % handlesOf(one).length;
      for (const changed of [movedRegion(one, by), reshapedRegion(one, handle, by), withCorner(one)])
        for (const value of numbersOf(changed)) {
          expect(Number.isInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(10_000);
        }
    }),
  );
});

it('[O14] a moved polygon keeps its shape, and a step back brings it home where no edge stopped it', () => {
  fc.assert(
    fc.property(region, step, (one, by) => {
      const moved = movedRegion(one, by);
      const [from, to] = [regionCentre(one), regionCentre(moved)];
      const real = { x: to.x - from.x, y: to.y - from.y };
      expect(movedRegion(moved, { x: -real.x, y: -real.y })).toEqual(one);
    }),
  );
});

it('[O14] corners are added on the longest side and never fall below three', () => {
  const triangle = newRegion('polygon', 100);
  const more = withCorner(triangle);
  expect(more.shape === 'polygon' && more.points).toHaveLength(4);
  expect(withoutCorner(triangle, 0)).toBe(triangle);
  expect(withoutCorner(more, 1).shape === 'polygon').toBe(true);
  expect(handlesOf(withoutCorner(more, 0))).toHaveLength(3);
  const round = newRegion('ellipse', 50);
  expect(withCorner(round)).toBe(round);
});
