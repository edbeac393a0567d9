import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsPaceOf, paceOf, turnBefore, turnOf, viewersPaceOf } from './pace.ts';

describe('[S58] the batching delay of a room', () => {
  it('is short in a small one, and less than a quarter of a second in the largest', () => {
    expect(paceOf(1)).toBe(40);
    expect(paceOf(3000)).toBe(150);
    expect(paceOf(5000)).toBe(202);
    expect(paceOf(1_000_000)).toBe(202);
  });

  it('is spread over the parts of a room, the first almost immediate, the last before the first repeats', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 100 }), (viewers, parts) => {
        const turns = Array.from({ length: parts }, (_, part) => turnOf(part, parts, viewers));
        expect(turns[0]).toBe(0);
        expect(turns).toEqual(turns.toSorted((a, b) => a - b));
        expect(turns.at(-1)).toBeLessThan(paceOf(viewers));
      }),
    );
  });

  it('ends for no two parts of a room at the same moment, and never late', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 60 }), (parts, later) => {
        const [pace, soon] = [paceOf(parts * 1000), 10];
        const apart = Math.floor(pace / parts);
        const turns: number[] = [];
        // All parts have just received something; half of them wait from now on, the others from a little later.
        for (let part = 0; part < parts; part += 1) {
          const now = 1000 + (part % 2) * later;
          const turn = turnBefore(now + pace, now + soon, apart, turns);
          expect(turn).toBeLessThanOrEqual(now + pace);
          expect(turn).toBeGreaterThanOrEqual(now + soon);
          const distance = (from: number) => Math.min(...turns.map((other) => Math.abs(from - other)));
          if (distance(turn) < apart)
            for (let at = now + soon; at <= now + pace; at += 1)
              expect(distance(turn)).toBeGreaterThanOrEqual(distance(at) - 1);
          turns.push(turn);
        }
        if (later === 0 && parts > 1) expect(new Set(turns).size).toBeGreaterThanOrEqual(parts - 1);
      }),
    );
  });

  it('ends at its latest when that moment is free', () => {
    expect(turnBefore(210, 10, 42, [])).toBe(210);
    expect(turnBefore(210, 10, 42, [400, 160])).toBe(210);
    expect(turnBefore(210, 10, 42, [170, 230])).toBe(128);
  });

  it('is far from the others when no moment is free', () => {
    expect(turnBefore(210, 10, 42, [20, 80, 130, 170, 210])).toBe(50);
    expect(turnBefore(210, 10, 42, [210, 190, 150, 110, 70, 50])).toBe(10);
  });

  it('is a second for counts, and two in very large rooms', () => {
    expect(countsPaceOf(3)).toBe(1000);
    expect(countsPaceOf(5000)).toBe(1000);
    expect(countsPaceOf(15_000)).toBe(2000);
  });

  it('is a second for the viewer count alone, and five in the largest rooms', () => {
    expect(viewersPaceOf(3)).toBe(1000);
    expect(viewersPaceOf(3000)).toBe(1000);
    expect(viewersPaceOf(9000)).toBe(3000);
    expect(viewersPaceOf(50_000)).toBe(5000);
  });
});
