import { array, assert, nat, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { merged, watched, type Stretch } from './watching.ts';

const stretches = array(tuple(nat(500), nat(120)).map(([from, long]): Stretch => ({ from, to: from + long })));

it('[A1] minutes on several tabs and devices count once, in any order', () => {
  assert(
    property(stretches, (all) => {
      const minutes = new Set(all.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
      expect(watched(all)).toBe(minutes.size);
      expect(watched(all.toReversed())).toBe(minutes.size);
      expect(watched([...all, ...all])).toBe(minutes.size);
    }),
  );
});

it('[A1] nobody’s watch time exceeds the clock', () => {
  assert(
    property(stretches, nat(600), nat(100), (all, from, long) => {
      expect(watched(all, { from, to: from + long })).toBeLessThanOrEqual(long);
    }),
  );
});

it('adjacent intervals are merged', () => {
  expect(
    merged([
      { from: 5, to: 9 },
      { from: 1, to: 5 },
      { from: 20, to: 20 },
    ]),
  ).toEqual([{ from: 1, to: 9 }]);
});
