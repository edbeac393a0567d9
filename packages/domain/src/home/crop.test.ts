import { expect, it } from 'vitest';
import { cropBox } from './crop.ts';

it('[O17] a crop lies in the picture and has the proportions of its shape, whatever is chosen', () => {
  for (const picture of [
    { width: 1000, height: 200 },
    { width: 200, height: 1000 },
    { width: 300, height: 300 },
  ])
    for (const shape of [
      { width: 1500, height: 700 },
      { width: 400, height: 400 },
    ])
      for (const zoom of [1, 1.5, 4])
        for (const x of [0, 0.5, 1])
          for (const y of [0, 1]) {
            const { left, top, wide, high } = cropBox(picture, shape, { zoom, x, y });
            expect(wide / high).toBeCloseTo(shape.width / shape.height, 6);
            expect(left).toBeGreaterThanOrEqual(0);
            expect(top).toBeGreaterThanOrEqual(0);
            expect(left + wide).toBeLessThanOrEqual(picture.width + 1e-6);
            expect(top + high).toBeLessThanOrEqual(picture.height + 1e-6);
          }
  expect(cropBox({ width: 1000, height: 200 }, { width: 1, height: 1 }, { zoom: 1, x: 1, y: 0 })).toEqual({
    left: 800,
    top: 0,
    wide: 200,
    high: 200,
  });
});
