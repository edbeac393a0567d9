import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveItem, moveItemTo } from './move-item.ts';

it('[O2] [O9] a moved item changes its place, and nothing is lost', () => {
  expect(moveItemTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItemTo(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
  expect(moveItemTo(['a', 'b', 'c'], 2, -4)).toEqual(['c', 'a', 'b']);
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(9), fc.integer({ min: -3, max: 9 }), (list, from, to) => {
      const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
      expect(sorted(moveItemTo(list, from, to))).toEqual(sorted(list));
      expect(sorted(moveItem(list, from, to))).toEqual(sorted(list));
    }),
  );
});

it('[O9] [O12] [O17] moving up or down swaps two neighbours, and does nothing at the end', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moveItem(['a', 'b', 'c'], 2, -2)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moveItem(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});
