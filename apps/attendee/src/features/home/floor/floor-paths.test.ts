import type { FloorArea } from '@meetingapp/contract/home/home.ts';
import { expect, it } from 'vitest';
import { aroundMarked, floorBlocks, floorGround, linePath, projection } from './floor-paths.ts';

const area = (label: string, x: number, y: number): FloorArea => ({
  label,
  name: '',
  kind: 'booth',
  hall: null,
  x,
  y,
  w: 10,
  h: 10,
});
const square = projection({ width: null, depth: null });

it('areas in front cover those behind, regardless of the order staff entered them in', () => {
  const areas = [area('front', 80, 80), area('back', 0, 0), area('middle', 40, 40)];
  expect(floorBlocks(areas, square).map((block) => [block.area.label, block.at])).toEqual([
    ['back', 1],
    ['middle', 2],
    ['front', 0],
  ]);
});

it('draws the same lines every time, within the floor', () => {
  const [one] = floorBlocks([area('A01', 0, 0)], square);
  expect(one?.top).toBe('M184 31l19.7 11.4-22.4 12.9-19.7-11.4z');
  expect(floorGround(square).top).toBe('M184 42l197.4 114-223.7 129.2-197.4-114z');
  expect(
    linePath(
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
      ],
      square,
    ),
  ).toBe('M184 42L381.4 156');
});

it('a hall twice as wide as deep is drawn to scale', () => {
  const wide = projection({ width: 80, depth: 40 });
  expect(wide(100, 0)).toEqual(square(100, 0));
  expect(wide(0, 100)).toEqual(square(0, 50));
});

it('the chosen area is drawn again with what covers it, and with nothing else', () => {
  const areas = [area('behind', 0, 0), area('chosen', 20, 20), area('before', 31, 20), area('far', 80, 80)];
  const blocks = floorBlocks(areas, square);
  expect(aroundMarked(blocks, 1).map((block) => block.area.label)).toEqual(['chosen', 'before']);
  expect(aroundMarked(blocks, 0).map((block) => block.area.label)).toEqual(['behind']);
  expect(aroundMarked(blocks, -1)).toEqual([]);
});
