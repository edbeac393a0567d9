import fc from 'fast-check';
import { expect, it } from 'vitest';
import { permutation, seededRandom, splitMix64, xoshiro128 } from './random.ts';

it('[O14] draws the published sequences of SplitMix64 and xoshiro128**', () => {
  const split = splitMix64(1_234_567n);
  expect([split(), split(), split(), split(), split()]).toEqual([
    6457827717110365317n,
    3203168211198807973n,
    9817491932198370423n,
    4593380528125082431n,
    16408922859458223821n,
  ]);
  const next = xoshiro128([1, 2, 3, 4]);
  expect(Array.from({ length: 10 }, next)).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ]);
});

it('[O14] repeats a permutation for the same seed and never loses a place', () => {
  const seeds = fc.stringMatching(/^[0-9a-f]{16}$/);
  fc.assert(
    fc.property(seeds, fc.integer({ min: 0, max: 40 }), (seed, count) => {
      const order = permutation(seededRandom(seed), count);
      expect(order).toEqual(permutation(seededRandom(seed), count));
      expect([...order].sort((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, at) => at));
    }),
  );
  expect(() => seededRandom('7f3a')).toThrow(RangeError);
});

it('[O14] puts every option equally often at every place', () => {
  const random = seededRandom('0123456789abcdef');
  const counts = Array.from({ length: 16 }, () => 0);
  for (let round = 0; round < 16_000; round += 1)
    for (const [place, option] of permutation(random, 4).entries()) counts[place * 4 + option]! += 1;
  // 4,000 expected, with a standard deviation of 55.
  for (const count of counts) expect(Math.abs(count - 4000)).toBeLessThan(275);
});
