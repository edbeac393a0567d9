import { expect, it } from 'vitest';
import { signalHealth } from './signal-health.ts';

const good = {
  lookedAt: '2026-04-16T02:00:10Z',
  seenAt: '2026-04-16T02:00:09Z',
  frames: 24.9,
  announced: 25,
  kilobits: 2480,
};

it('[O12] reports a signal as good, thin or silent, and nothing without data', () => {
  expect(signalHealth(good)).toBe('good');
  expect(signalHealth({ ...good, frames: 18 })).toBe('thin');
  expect(signalHealth({ ...good, kilobits: 40 })).toBe('thin');
  expect(signalHealth({ ...good, seenAt: '2026-04-16T01:59:50Z' })).toBe('silent');
  expect(signalHealth({ ...good, seenAt: null })).toBe(null);
  // Unknown values do not lower the rating.
  expect(
    signalHealth({ lookedAt: good.lookedAt, seenAt: good.seenAt, frames: null, announced: null, kilobits: null }),
  ).toBe('good');
});
