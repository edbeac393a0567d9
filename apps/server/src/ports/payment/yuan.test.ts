import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fenOfYuan, yuanOfFen } from './yuan.ts';

it('every amount survives conversion to yuan and back, to the fen', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }),
      (fen) => fenOfYuan(yuanOfFen(fen)) === (fen === 0 ? 0 : fen),
    ),
  );
});

it.each([
  ['0.29', 29],
  ['1.1', 110],
  ['12', 1200],
  ['4.35', 435],
  ['1005.00', 100_500],
  ['-0.05', -5],
])('%s yuan are exactly %i fen', (text, fen) => expect(fenOfYuan(text)).toBe(fen));

it.each(['', '1.005', '1e3', '１２', ' 1', '1.', '.5', '1,000.00', 'NaN'])('"%s" is not an amount', (text) => {
  expect(fenOfYuan(text)).toBeNull();
});

it('a fraction of a fen is refused rather than rounded', () => {
  expect(() => yuanOfFen(10.5)).toThrow(RangeError);
});
