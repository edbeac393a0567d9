import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heldView, movedBy, whole, zoomedAt } from './zoom-view.ts';
import type { ZoomBox } from './zoom-view.ts';

/** A landscape picture on a phone held upright. */
const box: ZoomBox = { width: 300, height: 600, sheet: { x: 0, y: 200, width: 300, height: 200 } };

describe('[S16] a zoomed sheet', () => {
  it('keeps the point under the fingers', () => {
    const view = zoomedAt(whole, { x: 150, y: 310 }, 4, 5, box);
    expect((150 - view.x) / view.scale).toBeCloseTo(150);
    expect((310 - view.y) / view.scale).toBeCloseTo(310);
  });

  it('zooms from the whole to the maximum and no further, and returns to the same view', () => {
    expect(zoomedAt(whole, { x: 10, y: 10 }, 99, 5, box).scale).toBe(5);
    expect(zoomedAt(zoomedAt(whole, { x: 10, y: 210 }, 3, 5, box), { x: 250, y: 380 }, 0.2, 5, box)).toEqual(whole);
  });

  it('stays visible: an edge stays at the box, or the sheet in its middle', () => {
    const number = fc.double({ min: -5000, max: 5000, noNaN: true });
    fc.assert(
      fc.property(number, number, fc.double({ min: 1, max: 5, noNaN: true }), (x, y, scale) => {
        const view = heldView(movedBy({ scale, x: 0, y: 0 }, { x, y }, box), box);
        const left = view.x + view.scale * box.sheet.x;
        const top = view.y + view.scale * box.sheet.y;
        const width = view.scale * box.sheet.width;
        const height = view.scale * box.sheet.height;
        expect(left).toBeLessThanOrEqual(1e-6);
        expect(left + width).toBeGreaterThanOrEqual(box.width - 1e-6);
        if (height > box.height) {
          expect(top).toBeLessThanOrEqual(1e-6);
          expect(top + height).toBeGreaterThanOrEqual(box.height - 1e-6);
        } else expect(top + height / 2).toBeCloseTo(box.height / 2);
      }),
    );
  });
});
