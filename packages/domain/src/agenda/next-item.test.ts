import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextItem, type ConcernedItem } from './next-item.ts';

const now = new Date('2027-01-15T02:02:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const item = (from: number, to: number, own = false): ConcernedItem => ({ from: at(from), to: at(to), own });

describe('[S42] the next item of a person', () => {
  it('is the own talk in 18 minutes, not the planned session around it', () => {
    const own = item(18, 38, true);
    expect(nextItem([item(-2, 88), own], now)).toBe(own);
  });

  it('is the planned session that runs, while the own talk is hours away', () => {
    const running = item(-2, 88);
    expect(nextItem([item(180, 200, true), running], now)).toBe(running);
  });

  it('is the own one of two that begin together', () => {
    const own = item(120, 180, true);
    expect(nextItem([item(120, 130), own], now)).toBe(own);
  });

  it('is none when all have ended', () => {
    expect(nextItem([item(-60, 0), item(-90, -30, true)], now)).toBeNull();
    expect(nextItem([], now)).toBeNull();
  });

  it('never is over, and none that it passes over begins earlier unless an own one is near', () => {
    const items = fc.array(
      fc
        .tuple(fc.integer({ min: -300, max: 600 }), fc.integer({ min: 1, max: 240 }), fc.boolean())
        .map(([from, minutes, own]) => item(from, from + minutes, own)),
    );
    fc.assert(
      fc.property(items, (all) => {
        const next = nextItem(all, now);
        const open = all.filter(({ to }) => Date.parse(to) > now.getTime());
        if (next === null) return open.length === 0;
        const earlier = open.some(({ from }) => Date.parse(from) < Date.parse(next.from));
        const near = next.own && Date.parse(next.from) - now.getTime() <= 3_600_000;
        return open.includes(next) && (!earlier || near);
      }),
    );
  });
});
