import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moved, movedTo } from './moved.ts';

it('[O2] [O9] what is moved changes its place, and nothing is lost', () => {
  expect(movedTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(movedTo(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
  expect(movedTo(['a', 'b', 'c'], 2, -4)).toEqual(['c', 'a', 'b']);
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(9), fc.integer({ min: -3, max: 9 }), (list, from, to) => {
      const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
      expect(sorted(movedTo(list, from, to))).toEqual(sorted(list));
      expect(sorted(moved(list, from, to))).toEqual(sorted(list));
    }),
  );
});

it('[O9] [O12] [O17] one place up or down changes two neighbours, and at the end nothing', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 2, -2)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});
