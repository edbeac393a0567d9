import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, halvesOf, labelChanges, listPrice, nextLabel, overlap, shifted } from './booth-plan.ts';

const level = { width: 60, depth: 40, rate: 120_000 };
const percent = (most: number) => fc.integer({ min: 1, max: most });
const someBox = fc
  .record({ x: fc.integer({ min: 0, max: 99 }), y: fc.integer({ min: 0, max: 99 }), w: percent(100), h: percent(100) })
  .map(({ x, y, w, h }) => ({ x, y, w: Math.min(w, 100 - x), h: Math.min(h, 100 - y) }));

describe('[O13] booths of a plan', () => {
  it('cost their area at the price of their level', () => {
    expect(areaOf({ w: 10, h: 15 }, level)).toBe(36);
    expect(listPrice({ w: 10, h: 15 }, level, 'CNY')).toBe(4_320_000);
    expect(listPrice({ w: 10, h: 15 }, { ...level, rate: 333 }, 'CNY')).toBe(12_000);
    expect(listPrice({ w: 10, h: 15 }, { ...level, rate: 333 }, 'JPY')).toBe(11_988);
    expect(listPrice({ w: 10, h: 15 }, { ...level, rate: null }, 'CNY')).toBeNull();
    expect(listPrice({ w: 10, h: 15 }, { ...level, width: null }, 'CNY')).toBeNull();
  });

  it('are split into two halves that fill them and do not overlap', () => {
    fc.assert(
      fc.property(someBox, fc.constantFrom('across' as const, 'down' as const), (box, how) => {
        const halves = halvesOf(box, how);
        expect(halves === null).toBe((how === 'across' ? box.w : box.h) === 1);
        if (halves === null) return;
        const [one, other] = halves;
        expect(one.w * one.h + other.w * other.h).toBe(box.w * box.h);
        expect(overlap(one, other)).toBe(false);
        expect(overlap(one, box) && overlap(other, box)).toBe(true);
      }),
    );
  });

  it('stay within the level, however far they are moved or pulled', () => {
    const far = fc.integer({ min: -300, max: 300 });
    fc.assert(
      fc.property(someBox, far, far, fc.constantFrom('move' as const, 'size' as const), (box, x, y, how) => {
        const { x: left, y: up, w, h } = shifted(box, { x, y }, how);
        expect(Math.min(left, up)).toBeGreaterThanOrEqual(0);
        expect(Math.min(w, h)).toBeGreaterThanOrEqual(1);
        expect(Math.max(left + w, up + h)).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('get a label that no other has', () => {
    expect(nextLabel('A05', ['A05', 'A05A'])).toBe('A05B');
    expect(nextLabel('A05678901234', [])).toBe('');
  });

  it('are either renamed, removed or the same as before', () => {
    const box = { level: 0, x: 0, y: 0, w: 1, h: 1 };
    const booths = [
      { was: 'A1', label: 'A2', ...box },
      { was: 'A2', label: 'A1', ...box },
      { was: null, label: 'A9', ...box },
      { was: 'A4', label: 'A4', ...box },
    ];
    expect(labelChanges(['A1', 'A2', 'A3', 'A4'], booths)).toEqual({
      renamed: [
        { was: 'A1', label: 'A2' },
        { was: 'A2', label: 'A1' },
      ],
      removed: ['A3'],
    });
  });
});
