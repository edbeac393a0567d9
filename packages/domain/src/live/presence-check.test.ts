import { expect, it } from 'vitest';
import { ANSWER_WITHIN_SECONDS, CHECK_EVERY_MS, judgeBeat } from './presence-check.ts';

it('[A1] who watches for long is asked, and until they answer nothing counts', () => {
  expect(judgeBeat({ since: 0, asked: null }, CHECK_EVERY_MS - 1)).toBe('count');
  expect(judgeBeat({ since: 0, asked: null }, CHECK_EVERY_MS)).toBe('ask');
  expect(judgeBeat({ since: 0, asked: { id: 1, at: CHECK_EVERY_MS } }, CHECK_EVERY_MS + 30_000)).toBe('wait');
  expect(judgeBeat({ since: CHECK_EVERY_MS + 40_000, asked: null }, CHECK_EVERY_MS + 60_000)).toBe('count');
});

it('[A1] an answer in time joins the stretch before it: it comes within the longest gap of two beats', () => {
  expect(ANSWER_WITHIN_SECONDS).toBeLessThan(75);
});
