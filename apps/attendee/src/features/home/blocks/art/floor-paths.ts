import type { FloorArea } from '@meetingapp/contract/home.ts';

/** A block on the floor as it is seen from above and aside: three faces, and where its sign stands. */
export interface FloorBlock {
  label: string;
  kind: FloorArea['kind'];
  top: string;
  left: string;
  right: string;
  sign: { x: number; y: number };
}

type Point = readonly [x: number, y: number];

const heights: Readonly<Record<FloorArea['kind'], number>> = { hall: 8, booth: 11, service: 5, entrance: 2 };
/** The drawing: its upper corner, and how far a percent of width or depth leads. */
const corner: Point = [184, 42];
const across: Point = [1.974, 1.14];
const along: Point = [-2.237, 1.292];

const round = (value: number): number => Math.round(value * 10) / 10;
const path = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

function project(x: number, y: number, z = 0): Point {
  return [corner[0] + across[0] * x + along[0] * y, corner[1] + across[1] * x + along[1] * y - z];
}

/** The floor itself, with its edge. */
export const floorGround = {
  top: path([project(0, 0), project(100, 0), project(100, 100), project(0, 100)]),
  right: path([project(100, 0), project(100, 100), project(100, 100, -5), project(100, 0, -5)]),
  left: path([project(0, 100), project(100, 100), project(100, 100, -5), project(0, 100, -5)]),
};

/** Whatever stands further behind comes first, so that it is covered by what stands before it. */
export function floorBlocks(areas: readonly FloorArea[]): FloorBlock[] {
  const order = areas.toSorted((a, b) => a.x + a.w / 2 + a.y + a.h / 2 - (b.x + b.w / 2 + b.y + b.h / 2));
  return order.map(({ label, kind, x, y, w, h }) => {
    const z = heights[kind];
    const [a, b, c, d] = [project(x, y, z), project(x + w, y, z), project(x + w, y + h, z), project(x, y + h, z)];
    const [middleX, middleY] = project(x + w / 2, y + h / 2, z);
    return {
      label,
      kind,
      top: path([a, b, c, d]),
      left: path([d, c, project(x + w, y + h), project(x, y + h)]),
      right: path([b, c, project(x + w, y + h), project(x + w, y)]),
      sign: { x: round(middleX), y: round(middleY) },
    };
  });
}
