import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Region } from '@meetingapp/contract/exam/item.ts';
import { markAnswer } from './marking.ts';
import { ninthOf, regionAt, spotFigures } from './spots.ts';

const right: Region = { shape: 'ellipse', x: 5000, y: 5000, rx: 800, ry: 800, percent: 100 };
const near: Region = { shape: 'ellipse', x: 5000, y: 5000, rx: 2000, ry: 2000, percent: 50 };
const corner: Region = {
  shape: 'polygon',
  points: [
    { x: 0, y: 0 },
    { x: 3000, y: 0 },
    { x: 0, y: 3000 },
  ],
  percent: 20,
};

describe('[O14] places that people marked', () => {
  it('count where their mark comes from', () => {
    const points = [
      { x: 5000, y: 5000 },
      { x: 5001, y: 5001 },
      { x: 6500, y: 5000 },
      { x: 100, y: 100 },
      { x: 9900, y: 200 },
      { x: 9900, y: 9999 },
    ];
    const figures = spotFigures([near, right, corner], points);
    expect(figures.regions).toEqual([1, 2, 1]);
    expect(figures.ninths).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 1]);
    expect(figures.points[0]).toEqual({ x: 5000, y: 5000, count: 2 });
  });

  it('lie in the ninth in which they are seen', () => {
    expect([ninthOf({ x: 0, y: 0 }), ninthOf({ x: 10_000, y: 10_000 }), ninthOf({ x: 5000, y: 100 })]).toEqual([
      0, 8, 1,
    ]);
  });

  it('are counted once each, and by the region that gives the mark', () => {
    const point = record({ x: integer({ min: 0, max: 10_000 }), y: integer({ min: 0, max: 10_000 }) });
    assert(
      property(
        array(point, { maxLength: 40 }),
        array(constantFrom(right, near, corner), { maxLength: 5 }),
        (all, regions) => {
          const { regions: inside, ninths, points } = spotFigures(regions, all);
          const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
          expect(sum(inside) + sum(ninths)).toBe(all.length);
          expect(sum(points.map(({ count }) => count))).toBe(all.length);
          const picture = { address: '/files/a.png', width: 1, height: 1, alt: { zh: '', en: '' } };
          for (const one of all) {
            const arrangement = { options: [], matches: [], parts: [] };
            const share = markAnswer({ kind: 'spot', picture, regions }, arrangement, { kind: 'spot', ...one });
            expect(share.earned).toBe(regions[regionAt(regions, one)]?.percent ?? 0);
          }
        },
      ),
    );
  });
});
