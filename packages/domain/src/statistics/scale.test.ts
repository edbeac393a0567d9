import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaleOf } from './scale.ts';

it('[O20] the scale of a chart begins at 0, ends above the maximum, and has few round lines', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), (greatest) => {
      const { top, ticks } = scaleOf(greatest);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBe(top);
      expect(top).toBeGreaterThanOrEqual(greatest);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }),
  );
  expect(scaleOf(0)).toEqual({ top: 1, ticks: [0, 1] });
  expect(scaleOf(6842).ticks).toEqual([0, 2000, 4000, 6000, 8000]);
});
