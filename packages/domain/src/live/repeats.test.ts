import { expect, it } from 'vitest';
import { forgetRepeats, isRepeated, type Repeats } from './repeats.ts';

it('[O12] what a person says again within a minute is held back, later not', () => {
  const repeats: Repeats = new Map();
  expect(isRepeated(repeats, '画面卡住了吗', 1, 0)).toBe(false);
  expect(isRepeated(repeats, '画面卡住了吗', 1, 30_000)).toBe(true);
  expect(isRepeated(repeats, '画面卡住了吗', 1, 95_000)).toBe(false);
});

it('[O12] what five have said is held back from the sixth, but cheers are not', () => {
  const repeats: Repeats = new Map();
  const six = (text: string) => [1, 2, 3, 4, 5, 6].map((writer) => isRepeated(repeats, text, writer, writer));
  expect(six('画面卡住了吗')).toEqual([false, false, false, false, false, true]);
  expect(six('谢谢')).toEqual(Array(6).fill(false));
  forgetRepeats(repeats, 70_000);
  expect(repeats.size).toBe(0);
});
