import { expect, it } from 'vitest';
import { isTypedName } from './typed-name.ts';

it('[O16] a Chinese name is found as staff type it: whole, part of it, syllables apart, and by its initials', () => {
  const reading = 'lin zhi yuan';
  for (const text of ['linzhiyuan', 'Lin Zhiyuan', 'zhiyuan', 'LZY', 'lz', 'zhi yuan', 'yua', 'l'])
    expect([text, isTypedName(text, reading)]).toEqual([text, true]);
  for (const text of ['', ' ', 'wang', 'linzhiyuanwei', 'in', 'yl', 'lin wang', '林'])
    expect([text, isTypedName(text, reading)]).toEqual([text, false]);
  expect(isTypedName('lin', '')).toBe(false);
});
