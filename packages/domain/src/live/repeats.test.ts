import { expect, it } from 'vitest';
import { purgeRepeats, isRepeated, type Repeats } from './repeats.ts';

it('[O12] a message repeated by its author within a minute is held, later not', () => {
  const repeats: Repeats = new Map();
  expect(isRepeated(repeats, '画面卡住了吗', 1, 0)).toBe(false);
  expect(isRepeated(repeats, '画面卡住了吗', 1, 30_000)).toBe(true);
  expect(isRepeated(repeats, '画面卡住了吗', 1, 95_000)).toBe(false);
});

it('[O12] a message sent by five people is held from the sixth on, but cheers are not', () => {
  const repeats: Repeats = new Map();
  const six = (text: string) => [1, 2, 3, 4, 5, 6].map((writer) => isRepeated(repeats, text, writer, writer));
  expect(six('画面卡住了吗')).toEqual([false, false, false, false, false, true]);
  expect(six('谢谢')).toEqual(Array(6).fill(false));
  purgeRepeats(repeats, 70_000);
  expect(repeats.size).toBe(0);
});
