import { expect, it } from 'vitest';
import { signalHealth } from './signal-health.ts';

const good = {
  lookedAt: '2026-04-16T02:00:10Z',
  seenAt: '2026-04-16T02:00:09Z',
  frames: 24.9,
  announced: 25,
  kilobits: 2480,
};

it('[O12] says that a signal is good, thin or silent, and nothing where nothing was told', () => {
  expect(signalHealth(good)).toBe('good');
  expect(signalHealth({ ...good, frames: 18 })).toBe('thin');
  expect(signalHealth({ ...good, kilobits: 40 })).toBe('thin');
  expect(signalHealth({ ...good, seenAt: '2026-04-16T01:59:50Z' })).toBe('silent');
  expect(signalHealth({ ...good, seenAt: null })).toBe(null);
  // What is not told counts against nobody.
  expect(
    signalHealth({ lookedAt: good.lookedAt, seenAt: good.seenAt, frames: null, announced: null, kilobits: null }),
  ).toBe('good');
});
