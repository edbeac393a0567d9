import { expect, it } from 'vitest';
import { ANSWER_WITHIN_SECONDS, CHECK_EVERY_MS, validateBeat } from './presence-check.ts';

it('[A1] a viewer of long duration gets a presence check, and nothing counts until the answer', () => {
  expect(validateBeat({ since: 0, asked: null }, CHECK_EVERY_MS - 1)).toBe('count');
  expect(validateBeat({ since: 0, asked: null }, CHECK_EVERY_MS)).toBe('ask');
  expect(validateBeat({ since: 0, asked: { id: 1, at: CHECK_EVERY_MS } }, CHECK_EVERY_MS + 30_000)).toBe('wait');
  expect(validateBeat({ since: CHECK_EVERY_MS + 40_000, asked: null }, CHECK_EVERY_MS + 60_000)).toBe('count');
});

it('[A1] an answer in time continues the interval: it comes within the longest gap of two beats', () => {
  expect(ANSWER_WITHIN_SECONDS).toBeLessThan(75);
});
