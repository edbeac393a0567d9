import { expect, it } from 'vitest';
import { durationText, nextKey, otherDay, wordsOf } from './view.ts';

it('[O12] after a message is moderated the next one is selected, at the end the previous one', () => {
  const keys = [11, 12, 13, 14];
  expect(nextKey(keys, new Set([12]), 12)).toBe(13);
  expect(nextKey(keys, new Set([12, 13]), 12)).toBe(14);
  expect(nextKey(keys, new Set([14]), 14)).toBe(13);
  expect(nextKey(keys, new Set(keys), 12)).toBeNull();
  expect(nextKey(keys, new Set(), null)).toBe(11);
});

it('[O12] words are read one per line or separated by commas of both languages, each once', () => {
  expect(wordsOf(' 加微信 \n兼职，代写\n\n兼职;vx')).toEqual(['加微信', '兼职', '代写', 'vx']);
});

it('[O12] a broadcast of over an hour shows hours', () => {
  expect(durationText(24 * 60_000 + 7000)).toBe('24:07');
  expect(durationText(3_729_000)).toBe('1:02:09');
  expect(durationText(-5)).toBe('00:00');
});

it('[O12] a date other than today shows its day, by the conference’s clock', () => {
  const now = new Date('2026-11-22T15:30:00Z');
  expect(otherDay('2026-11-22T14:00:00Z', now, 'Asia/Shanghai', 'zh')).toBe('');
  expect(otherDay('2026-11-22T16:30:00Z', now, 'Asia/Shanghai', 'zh')).toBe('11月23日周一 ');
  expect(otherDay('2027-01-07T06:00:00Z', now, 'Asia/Shanghai', 'en')).toBe('Thu 7 Jan ');
});
