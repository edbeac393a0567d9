import type { FloorArea, FloorLevel } from '@meetingapp/contract/home/home.ts';

type Point = readonly [x: number, y: number];

/** An area drawn as an isometric block: three faces, and the position of its label. */
export interface FloorBlock {
  /** Index of the area in its level. */
  at: number;
  area: FloorArea;
  top: string;
  left: string;
  right: string;
  sign: { x: number; y: number };
  /** Upper left and lower right corner of its drawing. */
  from: Point;
  to: Point;
}

const heights: Readonly<Record<FloorArea['kind'], number>> = {
  hall: 8,
  booth: 11,
  service: 5,
  entrance: 1,
  lift: 14,
  stairs: 5,
};
/** Drawing coordinates: the upper corner, and the offset per percent of the longer side along each axis. */
const corner: Point = [184, 42];
const across: Point = [1.974, 1.14];
const along: Point = [-2.237, 1.292];

const round = (value: number): number => Math.round(value * 10) / 10;

/** Relative path from corner to corner: equal blocks give equal strings, which compress well. */
function path(points: readonly Point[]): string {
  const [[x, y] = corner] = points;
  const steps = points.slice(1).map((point, at) => {
    const [fromX, fromY] = points[at] ?? corner;
    return `${round(point[0] - fromX)} ${round(point[1] - fromY)}`;
  });
  return `M${round(x)} ${round(y)}l${steps.join(' ')}z`.replaceAll(' -', '-');
}

export type Project = (x: number, y: number, z?: number) => Point;

/** Maps percent of a level to drawing coordinates; a level with known dimensions keeps its proportions. */
export function projection({ width, depth }: Pick<FloorLevel, 'width' | 'depth'>): Project {
  const longer = Math.max(width ?? 1, depth ?? 1);
  const measured = width !== null && depth !== null;
  const [wide, deep] = measured ? [width / longer, depth / longer] : [1, 1];
  return (x, y, z = 0) => [
    corner[0] + across[0] * wide * x + along[0] * deep * y,
    corner[1] + across[1] * wide * x + along[1] * deep * y - z,
  ];
}

/** The floor with its edge, and the view box around everything. */
export function floorGround(project: Project) {
  const [back, right, front, left] = [project(0, 0), project(100, 0), project(100, 100), project(0, 100)];
  const frame = [left[0] - 8, back[1] - 30, right[0] - left[0] + 16, front[1] - back[1] + 42];
  return {
    top: path([back, right, front, left]),
    right: path([right, front, project(100, 100, -5), project(100, 0, -5)]),
    left: path([left, front, project(100, 100, -5), project(0, 100, -5)]),
    frame: frame.map(round).join(' '),
  };
}

/** Blocks sorted back to front, so that nearer ones cover those behind. */
export function floorBlocks(areas: readonly FloorArea[], project: Project): FloorBlock[] {
  const depthOf = ({ x, y, w, h }: FloorArea): number => x + w / 2 + y + h / 2;
  const order = areas.map((area, at) => ({ area, at })).toSorted((a, b) => depthOf(a.area) - depthOf(b.area));
  return order.map(({ area, at }) => {
    const { kind, x, y, w, h } = area;
    const z = heights[kind];
    const [a, b, c, d] = [project(x, y, z), project(x + w, y, z), project(x + w, y + h, z), project(x, y + h, z)];
    const [middleX, middleY] = project(x + w / 2, y + h / 2, z);
    return {
      at,
      area,
      top: path([a, b, c, d]),
      left: path([d, c, project(x + w, y + h), project(x, y + h)]),
      right: path([b, c, project(x + w, y + h), project(x + w, y)]),
      sign: { x: round(middleX), y: round(middleY) },
      from: [d[0], a[1]],
      to: [b[0], project(x + w, y + h)[1]],
    };
  });
}

/** The block of an area, and those that cover parts of it; none for an area of another level. */
export function aroundMarked(blocks: readonly FloorBlock[], marked: number): FloorBlock[] {
  const index = blocks.findIndex(({ at }) => at === marked);
  const own = blocks[index];
  if (!own) return [];
  const covers = ({ from, to }: FloorBlock): boolean =>
    from[0] < own.to[0] && to[0] > own.from[0] && from[1] < own.to[1] && to[1] > own.from[1];
  return [own, ...blocks.slice(index + 1).filter(covers)];
}

/** SVG path of a line on the floor. */
export const linePath = (points: readonly { x: number; y: number }[], project: Project): string =>
  points
    .map(({ x, y }, at) => {
      const [drawnX, drawnY] = project(x, y);
      return `${at === 0 ? 'M' : 'L'}${round(drawnX)} ${round(drawnY)}`;
    })
    .join('');

/** Width of a label in units: a Chinese character counts double. */
export const signWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) < 0x300 ? 9 : 14), 16);
