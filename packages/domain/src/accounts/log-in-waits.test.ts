import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFailure, passwordWaits, secondStepWaits, type Failures, type Waits } from './log-in-waits.ts';

const start = new Date('2026-05-01T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

/** Seconds to wait after each of `count` failures, each made as early as the waits permit. */
function waitsOf(count: number, waits: Waits): number[] {
  let past: Failures | null = null;
  let at = 0;
  return Array.from({ length: count }, () => {
    const { failures, seconds } = countFailure(past, after(at), waits);
    past = { failures, failedAt: after(at) };
    at += seconds;
    return seconds;
  });
}

/** Number of tries an attacker has in the first 24 hours, each as early as permitted. */
function triesInADay(counters: readonly Waits[]): number {
  const past = counters.map((): Failures | null => null);
  let at = 0;
  let tries = 0;
  for (; at < 86_400; tries += 1) {
    const now = after(at);
    const counted = counters.map((waits, n) => countFailure(past[n] ?? null, now, waits));
    counted.forEach(({ failures }, n) => (past[n] = { failures, failedAt: now }));
    at += Math.max(...counted.map(({ seconds }) => seconds));
  }
  return tries;
}

describe('waits after wrong passwords', () => {
  it('begin after the fifth one, double, and end at a quarter of an hour', () => {
    const waits = waitsOf(20, passwordWaits.place);
    expect(waits.slice(0, 12)).toEqual([0, 0, 0, 0, 5, 10, 20, 40, 80, 160, 320, 640]);
    expect(Math.max(...waits)).toBe(900);
  });

  it('are forgotten with time: 15 wrong ones today allow a slip tomorrow', () => {
    const past = { failures: 15, failedAt: start };
    expect(countFailure(past, after(86_400), passwordWaits.place)).toEqual({ failures: 1, seconds: 0 });
  });

  it('leave strangers at most 130 guesses a day at one account, from any number of addresses', () => {
    expect(triesInADay([passwordWaits.account])).toBeLessThanOrEqual(130);
    expect(triesInADay([passwordWaits.place, passwordWaits.account])).toBeLessThanOrEqual(110);
  });

  it('leave one address 40 guesses at once over all accounts, then at most one a minute', () => {
    expect(waitsOf(48, passwordWaits.network).filter((seconds) => seconds === 0)).toHaveLength(39);
    expect(triesInADay([passwordWaits.network])).toBeLessThanOrEqual(40 + 24 * 60 + 10);
  });

  it('leave a person who has passed the first step at most 35 codes of an app in a day', () => {
    expect(triesInADay([secondStepWaits])).toBeLessThanOrEqual(35);
  });

  it('never exceed the longest one, and never become shorter by another failure at the same moment', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(passwordWaits), secondStepWaits),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        fc.integer({ min: 0, max: 1e9 }),
        (waits, failures, passed) => {
          const one = countFailure({ failures, failedAt: start }, after(passed), waits);
          const two = countFailure({ failures: one.failures, failedAt: after(passed) }, after(passed), waits);
          expect(one.seconds).toBeLessThanOrEqual(waits.longestSeconds);
          expect(two.seconds).toBeGreaterThanOrEqual(one.seconds);
        },
      ),
    );
  });
});
