import type { FloorArea } from '@meetingapp/contract/home.ts';
import { expect, it } from 'vitest';
import { floorBlocks, floorGround } from './floor-paths.ts';

const area = (label: string, x: number, y: number): FloorArea => ({ label, kind: 'booth', x, y, w: 10, h: 10 });

it('what stands before covers what stands behind, whatever order staff entered it in', () => {
  expect(
    floorBlocks([area('front', 80, 80), area('back', 0, 0), area('middle', 40, 40)]).map(({ label }) => label),
  ).toEqual(['back', 'middle', 'front']);
});

it('draws the same lines every time, within the floor', () => {
  const [one] = floorBlocks([area('A01', 0, 0)]);
  expect(one?.top).toBe('M184 31L203.7 42.4L181.4 55.3L161.6 43.9Z');
  expect(floorGround.top).toBe('M184 42L381.4 156L157.7 285.2L-39.7 171.2Z');
});
