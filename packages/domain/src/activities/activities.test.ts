import { describe, expect, it } from 'vitest';
import { clashWith, mayLeave, offersDue, offerUntil, placesLeft } from './places.ts';
import { bestOf, pickUpDigits } from './prizes.ts';

const MINUTE = 60_000;

describe('[S81] places of a slot', () => {
  it('are never more than the size, whatever is taken and waited for', () => {
    for (let size = 0; size <= 6; size += 1)
      for (let taken = 0; taken <= 8; taken += 1)
        for (let waiting = 0; waiting <= 4; waiting += 1) {
          const left = placesLeft({ size, taken, waiting }) ?? 0;
          const due = offersDue({ size, taken, waiting });
          expect(left).toBeGreaterThanOrEqual(0);
          // Offers and free places together never exceed what is not taken.
          expect(due + left).toBeLessThanOrEqual(Math.max(0, size - taken));
          // Nobody new gets a place before those who wait.
          if (left > 0) expect(due).toBe(waiting);
        }
    expect(placesLeft({ size: null, taken: 9, waiting: 9 })).toBeNull();
    expect(offersDue({ size: null, taken: 9, waiting: 2 })).toBe(2);
  });

  it('are offered for half an hour, never beyond the beginning, and given back only in time', () => {
    expect(offerUntil(0, 300 * MINUTE)).toBe(30 * MINUTE);
    expect(offerUntil(0, 10 * MINUTE)).toBe(10 * MINUTE);
    expect(offerUntil(10 * MINUTE, 10 * MINUTE)).toBeNull();
    expect(mayLeave(0, 120 * MINUTE, 120)).toBe(true);
    expect(mayLeave(1, 120 * MINUTE, 120)).toBe(false);
  });

  it('clash with what is at the same time, not with what begins when they end', () => {
    const others = [{ from: 10, to: 20, id: 'session' }];
    expect(clashWith({ from: 15, to: 16 }, others)?.id).toBe('session');
    expect(clashWith({ from: 0, to: 30 }, others)?.id).toBe('session');
    expect(clashWith({ from: 20, to: 30 }, others)).toBeNull();
    expect(clashWith({ from: 0, to: 10 }, others)).toBeNull();
  });
});

describe('[S82] prizes', () => {
  it('by score go to the best, equal scores in the order of joining, never more than there are', () => {
    const entrants = [
      { id: 3, score: 90 },
      { id: 1, score: 90 },
      { id: 2, score: 95 },
      { id: 4, score: 10 },
    ];
    expect(bestOf(entrants, 3).map(({ id, rank }) => [id, rank])).toEqual([
      [2, 1],
      [1, 2],
      [3, 3],
    ]);
    expect(bestOf(entrants, 0)).toEqual([]);
    expect(bestOf([], 5)).toEqual([]);
  });

  it('are handed over by the code as scanned or as typed', () => {
    expect(['GIFT:60274419', 'gift:60274419', '6027 4419', '６０２７-４４１９'].map(pickUpDigits)).toEqual(
      Array(4).fill('60274419'),
    );
  });
});
