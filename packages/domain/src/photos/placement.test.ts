import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearArea, clearPlacement, coveredFaces, overlap } from './faces.ts';
import { afterGesture, firstPlacement, heldPlacement, MOST_ZOOM, onTemplate, plainTurn } from './placement.ts';

const side = fc.integer({ min: 40, max: 4000 });
const size = fc.record({ width: side, height: side });
const far = fc.double({ min: -5000, max: 5000, noNaN: true });
const turn = fc.double({ min: -720, max: 720, noNaN: true });
const placement = fc.record({ x: far, y: far, scale: fc.double({ min: 0.001, max: 50, noNaN: true }), turn });

/** Distances of the window's corners from the photo's edges, along the photo's axes; negative: the corner is outside. */
function insides(at: { x: number; y: number; scale: number; turn: number }, photo: Size, window: Size): number[] {
  const angle = (-at.turn * Math.PI) / 180;
  return [-1, 1].flatMap((right) =>
    [-1, 1].flatMap((down) => {
      const x = (right * window.width) / 2 - at.x;
      const y = (down * window.height) / 2 - at.y;
      const [along, across] = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
      return [(photo.width * at.scale) / 2 - Math.abs(along), (photo.height * at.scale) / 2 - Math.abs(across)];
    }),
  );
}
interface Size {
  width: number;
  height: number;
}

describe('[S98] placement of a photo in a template', () => {
  it('always covers the whole window, whatever is moved, scaled and turned', () => {
    fc.assert(
      fc.property(placement, size, size, (wanted, photo, window) => {
        const held = heldPlacement(wanted, photo, window);
        expect(Math.min(...insides(held, photo, window))).toBeGreaterThan(
          -1e-6 * (photo.width + photo.height) * held.scale,
        );
      }),
    );
  });

  it('is not changed by being held again', () => {
    fc.assert(
      fc.property(placement, size, size, (wanted, photo, window) => {
        const held = heldPlacement(wanted, photo, window);
        const again = heldPlacement(held, photo, window);
        for (const key of ['x', 'y', 'scale', 'turn'] as const) expect(again[key]).toBeCloseTo(held[key], 3);
      }),
    );
  });

  it('keeps the point between two fingers while it zooms and turns within the bounds', () => {
    const photo = { width: 4000, height: 4000 };
    const window = { width: 400, height: 400 };
    const small = fc.double({ min: -40, max: 40, noNaN: true });
    fc.assert(
      fc.property(fc.record({ x: small, y: small }), fc.double({ min: -30, max: 30, noNaN: true }), (at, degrees) => {
        const before = { ...firstPlacement(photo, window), scale: 0.3 };
        const after = afterGesture(before, { times: 1.3, turn: degrees, at }, photo, window);
        // The pixel of the photo under the point, before and after.
        const under = (one: typeof before) => {
          const angle = (-one.turn * Math.PI) / 180;
          const [x, y] = [at.x - one.x, at.y - one.y];
          return [
            (x * Math.cos(angle) - y * Math.sin(angle)) / one.scale,
            (x * Math.sin(angle) + y * Math.cos(angle)) / one.scale,
          ];
        };
        expect(under(after)[0]).toBeCloseTo(under(before)[0] ?? 0, 6);
        expect(under(after)[1]).toBeCloseTo(under(before)[1] ?? 0, 6);
      }),
    );
  });

  it('that just covers its window is not zoomed by turning it round', () => {
    fc.assert(
      fc.property(size, size, fc.array(turn, { maxLength: 6 }), (photo, window, turns) => {
        const first = firstPlacement(photo, window);
        const round = [...turns, ...turns.map((one) => -one)].reduce(
          (now, one) => afterGesture(now, { turn: one }, photo, window),
          first,
        );
        expect(round.scale).toBeCloseTo(first.scale, 6);
      }),
    );
  });

  it('zooms at most six times, and turns within half a circle', () => {
    const [photo, window] = [
      { width: 300, height: 200 },
      { width: 100, height: 100 },
    ];
    expect(afterGesture(firstPlacement(photo, window), { times: 100 }, photo, window).scale).toBe(0.5 * MOST_ZOOM);
    expect([plainTurn(270), plainTurn(-180), plainTurn(180), plainTurn(-190)]).toEqual([-90, 180, 180, 170]);
  });
});

describe('[S98] faces and text', () => {
  const window = { x: 0, y: 0, width: 1080, height: 1920 };
  const texts = [{ x: 0, y: 1400, width: 1080, height: 400 }];
  const photo = { width: 1000, height: 2000 };

  it('a face at the lower edge is moved above the text', () => {
    const face = { x: 400, y: 1500, width: 200, height: 250 };
    const first = firstPlacement(photo, window);
    expect(coveredFaces([face], first, { photo, window, texts })).toBe(1);
    const clear = clearPlacement([face], { photo, window, texts });
    expect(coveredFaces([face], clear, { photo, window, texts })).toBe(0);
    expect(overlap(onTemplate(face, clear, photo, window), clearArea(window, texts))).toBeGreaterThan(0);
  });

  it('the clear area is the largest part of the window without text, or the window where nothing is left', () => {
    expect(clearArea(window, texts)).toEqual({ x: 0, y: 0, width: 1080, height: 1400 });
    expect(clearArea(window, [window])).toEqual(window);
    const box = fc.record({
      x: fc.integer({ min: -200, max: 1200 }),
      y: fc.integer({ min: -200, max: 2000 }),
      width: fc.integer({ min: 1, max: 900 }),
      height: fc.integer({ min: 1, max: 900 }),
    });
    fc.assert(
      fc.property(fc.array(box, { maxLength: 4 }), (boxes) => {
        const area = clearArea(window, boxes);
        if (area.width === window.width && area.height === window.height) return;
        expect(boxes.every((one) => overlap(one, area) === 0)).toBe(true);
      }),
    );
  });

  it('never does worse than leaving the photo where it was, and covers the window', () => {
    fc.assert(
      fc.property(size, fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 90 }), (own, right, down) => {
        const face = {
          x: (own.width * right) / 100,
          y: (own.height * down) / 100,
          width: own.width / 10,
          height: own.height / 10,
        };
        const scene = { photo: own, window, texts };
        const clear = clearPlacement([face], scene);
        expect(coveredFaces([face], clear, scene)).toBeLessThanOrEqual(1);
        expect(Math.min(...insides(clear, own, window))).toBeGreaterThan(
          -1e-6 * (own.width + own.height) * clear.scale,
        );
      }),
    );
  });
});
