import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_ATTEMPTS, probeAfterMs, retryAfterMs } from './retry.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true });

describe('[X2] waits between attempts', () => {
  it('grow from attempt to attempt whatever the chance, and end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MOST_ATTEMPTS - 2 }), chance, chance, (attempts, one, other) => {
        expect(retryAfterMs(attempts + 1, one)).toBeGreaterThan(retryAfterMs(attempts, other) ?? 0);
      }),
    );
    expect(retryAfterMs(MOST_ATTEMPTS, 0.5)).toBeNull();
    expect(retryAfterMs(1, 0.5)).toBe(8000);
  });

  it('differ between deliveries that failed together', () => {
    expect(retryAfterMs(2, 0)).toBe(96_000);
    expect(retryAfterMs(2, 1)).toBe(144_000);
  });

  it('of an address stay below six minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), chance, (failures, one) => {
        expect(probeAfterMs(failures, one)).toBeGreaterThan(6000);
        expect(probeAfterMs(failures, one)).toBeLessThanOrEqual(360_000);
      }),
    );
  });
});
