import { expect, it } from 'vitest';
import { cropSide, draggedCrop } from './view.ts';

const wide = { width: 2000, height: 1000 };
const place = { zoom: 100, left: 50, top: 30 };

it('[S55] a dragged portrait follows the finger, and stays within the picture', () => {
  expect(cropSide(wide, { ...place, zoom: 200 })).toBe(500);
  // A tenth of the square to the right is a tenth of what is left of the width.
  expect(draggedCrop(wide, place, { x: 0.1, y: 0.5 })).toEqual({ zoom: 100, left: 40, top: 30 });
  expect(draggedCrop(wide, { ...place, zoom: 200 }, { x: 0, y: -0.5 })).toEqual({ zoom: 200, left: 50, top: 80 });
  expect(draggedCrop(wide, place, { x: 9, y: 0 }).left).toBe(0);
  expect(draggedCrop(wide, place, { x: -9, y: 0 }).left).toBe(100);
});
