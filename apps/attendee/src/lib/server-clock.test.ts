import { afterEach, expect, it, vi } from 'vitest';
import { serverClock } from './server-clock.ts';

afterEach(() => {
  serverClock.forget();
  vi.useRealTimers();
});

it('[T3] a phone whose clock is an hour slow still knows the time', () => {
  vi.useFakeTimers({ now: new Date('2026-05-01T07:00:00Z') });
  serverClock.learn('2026-05-01T08:00:00.000Z');
  vi.advanceTimersByTime(5000);
  expect(new Date(serverClock.now()).toISOString()).toBe('2026-05-01T08:00:05.000Z');
});

it('[T3] an old answer out of the cache does not turn the clock back', () => {
  vi.useFakeTimers({ now: new Date('2026-05-01T08:00:00Z') });
  serverClock.learn('2026-05-01T08:00:00.000Z');
  serverClock.learn('2026-05-01T06:00:00.000Z');
  expect(serverClock.now()).toBe(Date.parse('2026-05-01T08:00:00Z'));
});

it('goes by its own clock until an answer came, and is not upset by nonsense', () => {
  vi.useFakeTimers({ now: 1_000 });
  expect(serverClock.now()).toBe(1_000);
  serverClock.learn('soon');
  expect(serverClock.now()).toBe(1_000);
});

it('[T3] hears the time in whatever answer says it', () => {
  vi.useFakeTimers({ now: 0 });
  serverClock.hear({ conferences: [], now: '1970-01-01T00:00:01.000Z' });
  expect(serverClock.now()).toBe(1_000);
  serverClock.hear({ data: { now: '1970-01-01T00:00:02.000Z' } });
  expect(serverClock.now()).toBe(2_000);
  serverClock.hear({ conference: { now: '1970-01-01T00:00:03.000Z' } });
  serverClock.hear({ data: null, conference: 7 });
  expect(serverClock.now()).toBe(3_000);
});
