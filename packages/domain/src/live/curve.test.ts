import { expect, it } from 'vitest';
import { curveOf, peakOf } from './curve.ts';

const minute = (at: number, viewers: number) => ({ at: at * 60_000, viewers });

it('[S68] a minute without viewers is a point at 0', () => {
  expect(curveOf([minute(1, 5), minute(3, 7)], 300)).toEqual([minute(1, 5), minute(2, 0), minute(3, 7)]);
});

it('[S68] a long broadcast keeps its peaks in fewer points', () => {
  const all = Array.from({ length: 1000 }, (_, at) => minute(at, at === 501 ? 900 : 10));
  const curve = curveOf(all, 300);
  expect(curve.length).toBeLessThanOrEqual(300);
  expect(Math.max(...curve.map(({ viewers }) => viewers))).toBe(900);
  expect(peakOf(all)).toEqual(minute(501, 900));
  expect(peakOf([minute(1, 0)])).toBeNull();
});
