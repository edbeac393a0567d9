import { afterEach, expect, it, vi } from 'vitest';
import { serverClock } from './server-clock.ts';

afterEach(() => {
  serverClock.forget();
  vi.useRealTimers();
});

it('[T3] the time is right on a phone whose clock is an hour slow', () => {
  vi.useFakeTimers({ now: new Date('2026-05-01T07:00:00Z') });
  serverClock.learn('2026-05-01T08:00:00.000Z');
  vi.advanceTimersByTime(5000);
  expect(new Date(serverClock.now()).toISOString()).toBe('2026-05-01T08:00:05.000Z');
});

it('[T3] an old answer from the cache does not turn the clock back', () => {
  vi.useFakeTimers({ now: new Date('2026-05-01T08:00:00Z') });
  serverClock.learn('2026-05-01T08:00:00.000Z');
  serverClock.learn('2026-05-01T06:00:00.000Z');
  expect(serverClock.now()).toBe(Date.parse('2026-05-01T08:00:00Z'));
});

it('uses the phone’s clock until an answer came, and ignores invalid values', () => {
  vi.useFakeTimers({ now: 1_000 });
  expect(serverClock.now()).toBe(1_000);
  serverClock.learn('soon');
  expect(serverClock.now()).toBe(1_000);
});

it('[T3] reads the time from any answer that carries it', () => {
  vi.useFakeTimers({ now: 0 });
  serverClock.hear({ conferences: [], now: '1970-01-01T00:00:01.000Z' });
  expect(serverClock.now()).toBe(1_000);
  serverClock.hear({ data: { now: '1970-01-01T00:00:02.000Z' } });
  expect(serverClock.now()).toBe(2_000);
  serverClock.hear({ conference: { now: '1970-01-01T00:00:03.000Z' } });
  serverClock.hear({ data: null, conference: 7 });
  expect(serverClock.now()).toBe(3_000);
});

it('[T3] tells what the server said in this visit from what was stored before', () => {
  vi.useFakeTimers({ now: new Date('2026-05-02T08:00:00Z') });
  serverClock.learn('2026-05-01T08:00:00.000Z');
  expect(serverClock.heard()).toBeNull();
  serverClock.hear({ now: '2026-05-02T09:00:00.000Z' });
  expect(serverClock.heard()).toBe(3_600_000);
});
