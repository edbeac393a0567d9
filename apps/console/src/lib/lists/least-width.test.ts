import { expect, it } from 'vitest';
import { leastWidth } from './least-width.ts';

it('[O11] a table leaves its column of free width enough to be read', () => {
  expect(leastWidth([{ width: 112 }, {}, { width: 148 }])).toBe(400);
  expect(leastWidth([{}, { width: 110 }], 280)).toBe(390);
});
