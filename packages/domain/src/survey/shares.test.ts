import { expect, it } from 'vitest';
import { npsShares, percentOf } from './shares.ts';

it('[O14] a recommendation is parted at 7 and 9', () => {
  const tallies = Array.from({ length: 11 }, (_, at) => ({ value: String(at), count: at === 3 ? 2 : at >= 8 ? 1 : 0 }));
  expect(npsShares(tallies)).toEqual({ detractors: 40, passives: 20, promoters: 40 });
});

it('[O14] a share of nothing is 0', () => expect([percentOf(0, 0), percentOf(1, 3)]).toEqual([0, 33]));
