import { expect, it } from 'vitest';
import { pollShares } from './poll-shares.ts';

it('[S58] the shares of a poll add up to a hundred; with multiple choice each is of all voters', () => {
  expect(pollShares([1, 1, 1], 3, 1)).toEqual([34, 33, 33]);
  expect(pollShares([14, 5, 3], 22, 1)).toEqual([63, 23, 14]);
  expect(pollShares([0, 0], 0, 1)).toEqual([0, 0]);
  expect(pollShares([3, 2], 4, 2)).toEqual([75, 50]);
});
