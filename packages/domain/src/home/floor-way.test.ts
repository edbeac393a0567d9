import type { FloorArea, FloorLevel } from '@meetingapp/contract/home/home.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from './floor-grid.ts';
import { describeWay } from './floor-steps.ts';
import { findWay, type FloorPlace, type WayLeg } from './floor-way.ts';

type Box = [x: number, y: number, w: number, h: number];
const area = (kind: FloorArea['kind'], label: string, [x, y, w, h]: Box): FloorArea => ({
  label,
  kind,
  name: '',
  hall: null,
  x,
  y,
  w,
  h,
});
const level = (areas: FloorArea[], width: number | null = 100, depth = width): FloorLevel => ({
  name: '',
  width,
  depth,
  areas,
});
const first: FloorPlace = { level: 0, area: 0 };
const second: FloorPlace = { level: 0, area: 1 };

const entrance = area('entrance', '', [45, 95, 10, 5]);
const told = (areas: FloorArea[], to = second) => {
  const levels = [level(areas)];
  const way = findWay(levels, first, to);
  return way && describeWay(levels, way);
};

/** True when a line of the leg crosses the inside of an area. */
function cuts(leg: WayLeg, areas: readonly FloorArea[]): boolean {
  return leg.points.slice(1).some((end, at) => {
    const begin = leg.points[at] ?? end;
    return areas.some(
      ({ kind, x, y, w, h }) =>
        kind !== 'entrance' &&
        Math.max(begin.x, end.x) > x + 1e-6 &&
        Math.min(begin.x, end.x) < x + w - 1e-6 &&
        Math.max(begin.y, end.y) > y + 1e-6 &&
        Math.min(begin.y, end.y) < y + h - 1e-6,
    );
  });
}

/** Plans on a grid of 20 × 20, on which free cells can be counted by brute force. */
const raster = 20;
const cell = fc.integer({ min: 0, max: raster - 1 });
const booth = fc
  .tuple(cell, cell, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
  .map(([x, y, w, h]): Box => [x * 5, y * 5, Math.min(w, raster - x) * 5, Math.min(h, raster - y) * 5]);
const plans = fc
  .tuple(booth, fc.array(booth, { maxLength: 14 }))
  .map(([target, others]) => [entrance, area('booth', 'T', target), ...others.map((one) => area('booth', '', one))]);

function reachable(areas: readonly FloorArea[]): boolean {
  const taken = (x: number, y: number): boolean =>
    areas.some((one) => one.kind !== 'entrance' && x > one.x && x < one.x + one.w && y > one.y && y < one.y + one.h);
  const target = areas[1];
  const seen = new Set<string>();
  const open = [
    [9, 19],
    [10, 19],
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const [column = 0, row = 0] = next;
    const [x, y] = [column * 5 + 2.5, row * 5 + 2.5];
    if (column < 0 || row < 0 || column >= raster || row >= raster || seen.has(`${x} ${y}`)) continue;
    if (target && x > target.x && x < target.x + target.w && y > target.y && y < target.y + target.h) {
      // Reachable only when no other area covers the same spot.
      return true;
    }
    if (taken(x, y)) continue;
    seen.add(`${x} ${y}`);
    open.push([column + 1, row], [column - 1, row], [column, row + 1], [column, row - 1]);
  }
  return false;
}

describe('[S31] the route across a floor', () => {
  it('avoids obstacles, and ends at the destination', () => {
    fc.assert(
      fc.property(plans, (areas) => {
        const way = findWay([level(areas)], first, second);
        for (const leg of way ?? []) {
          expect(cuts(leg, areas)).toBe(false);
          const { x, y, w, h } = areas[1]!;
          const end = leg.points.at(-1)!;
          expect(end.x).toBeGreaterThanOrEqual(x - 1e-6);
          expect(end.x).toBeLessThanOrEqual(x + w + 1e-6);
          expect(end.y).toBeGreaterThanOrEqual(y - 1e-6);
          expect(end.y).toBeLessThanOrEqual(y + h + 1e-6);
        }
      }),
    );
  });

  it('is found wherever one can walk, and only there', () => {
    const clear = plans.filter(
      (areas) => !areas.slice(2).some((one) => overlap(one, areas[1]!) || overlap(one, entrance)),
    );
    const overlap = (one: FloorArea, other: FloorArea): boolean =>
      one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
    fc.assert(
      fc.property(
        clear.filter((areas) => !overlap(areas[1]!, entrance)),
        (areas) => {
          expect(findWay([level(areas)], first, second) !== null).toBe(reachable(areas));
        },
      ),
    );
  });

  it('is as long as the sum of its parts, and no shorter than the straight line', () => {
    fc.assert(
      fc.property(plans, (areas) => {
        const levels = [level(areas)];
        const way = findWay(levels, first, second);
        if (!way) return;
        const { metres, steps, minutes } = describeWay(levels, way);
        const [begin, end] = [way[0]!.points[0]!, way[0]!.points.at(-1)!];
        expect(metres).toBeGreaterThanOrEqual(Math.floor(Math.hypot(begin.x - end.x, begin.y - end.y)));
        const walked = steps.reduce((sum, step) => sum + (step.does === 'walk' ? (step.metres ?? 0) : 0), 0);
        expect(Math.abs(walked - (metres ?? 0))).toBeLessThanOrEqual(steps.length);
        expect(minutes).toBeGreaterThanOrEqual(((metres ?? 0) - 1) / 60);
        expect(minutes).toBeLessThanOrEqual(((metres ?? 0) + 1) / 60 + 1);
      }),
    );
  });

  /** Cost of a route: its metres, three for each quarter turn, and the distance of both ends from the middle of the side. */
  const effort = (leg: WayLeg, areas: readonly FloorArea[]): number => {
    const pieces = leg.points.slice(1).map(({ x, y }, at) => ({ x: x - leg.points[at]!.x, y: y - leg.points[at]!.y }));
    const headings = pieces.map(({ x, y }) => (Math.abs(x) > Math.abs(y) ? (x > 0 ? 0 : 2) : y > 0 ? 1 : 3));
    const seen = [leg.faces, ...headings, leg.meets];
    const quarters = seen.slice(1).map((heading, at) => [0, 1, 2, 1][Math.abs(heading - seen[at]!)]!);
    const begin = leg.points[0]!;
    const end = leg.points.at(-1)!;
    const off = ({ x, y, w, h }: FloorArea, point: Point) => ({
      x: Math.abs(point.x - x - w / 2),
      y: Math.abs(point.y - y - h / 2),
    });
    const start = off(areas[0]!, begin);
    const goal = off(areas[1]!, end);
    return (
      pieces.reduce((sum, { x, y }) => sum + Math.abs(x) + Math.abs(y), 0) +
      3 * quarters.reduce((sum, one) => sum + one, 0) +
      start.x +
      start.y +
      (leg.meets % 2 === 0 ? goal.y : goal.x)
    );
  };
  const mirror = (areas: readonly FloorArea[]) => areas.map((one) => ({ ...one, x: 100 - one.x - one.w }));

  it('has the same length on the mirrored floor', () => {
    fc.assert(
      fc.property(plans, (areas) => {
        const [plain, mirrored] = [areas, mirror(areas)].map((floor) => {
          const way = findWay([level(floor)], first, second);
          return way ? effort(way[0]!, floor) : null;
        });
        if (plain === null || mirrored === null) expect(mirrored).toBe(plain);
        else expect(mirrored).toBeCloseTo(plain!, 6);
      }),
    );
  });

  it('turns left where the mirrored floor turns right', () => {
    const areas = [entrance, area('booth', 'A05', [70, 40, 20, 20])];
    const turns = (floor: FloorArea[]) => told(floor)!.steps.map((step) => (step.does === 'walk' ? step.turn : ''));
    expect(turns(areas)).toEqual(['straight', 'right', '']);
    expect(turns(mirror(areas))).toEqual(['straight', 'left', '']);
  });

  it('is described in words: straight on, to the right, and on which side it is', () => {
    expect(told([entrance, area('booth', 'A05', [70, 40, 20, 20])])).toEqual({
      metres: 68,
      minutes: 2,
      steps: [
        { does: 'walk', turn: 'straight', metres: 48 },
        { does: 'walk', turn: 'right', metres: 20 },
        { does: 'arrive', side: 'straight' },
      ],
    });
  });

  it('avoids gaps too narrow for a person', () => {
    const wall = (gap: number) => [
      entrance,
      area('booth', 'T', [40, 5, 20, 10]),
      area('hall', '', [0, 40, 50 - gap / 2, 10]),
      area('hall', '', [50 + gap / 2, 40, 50 - gap / 2, 10]),
    ];
    expect(told(wall(0.5))).toBeNull();
    expect(told(wall(1))).not.toBeNull();
  });

  it('omits metres and minutes when the floor has no scale', () => {
    const levels = [level([entrance, area('booth', 'T', [40, 5, 20, 10])], null)];
    const way = findWay(levels, first, second)!;
    expect(describeWay(levels, way)).toMatchObject({
      metres: null,
      minutes: null,
      steps: [{ metres: null }, { does: 'arrive' }],
    });
  });

  describe('across several levels', () => {
    const below = level([entrance, area('lift', 'L1', [0, 45, 5, 10]), area('stairs', 'S', [95, 45, 5, 10])]);
    const above = level([
      area('lift', 'L1', [0, 45, 5, 10]),
      area('stairs', 'S', [95, 45, 5, 10]),
      area('booth', 'T', [60, 0, 20, 20]),
    ]);
    const levels = [below, above];
    const target: FloorPlace = { level: 1, area: 2 };

    it('takes the stairs or, on request, the lift of the same name', () => {
      const by = (stairs: boolean) => {
        const way = findWay(levels, first, target, { stairs })!;
        return describeWay(levels, way).steps.find((step) => step.does === 'ride');
      };
      expect(by(true)).toMatchObject({ by: 'stairs', with: { level: 0, area: 2 }, to: 1 });
      expect(by(false)).toMatchObject({ by: 'lift', with: { level: 0, area: 1 }, to: 1 });
    });

    it('has a leg on each level that starts where the previous ended, and includes the wait for the lift', () => {
      const way = findWay(levels, first, target, { stairs: false })!;
      expect(way.map((leg) => leg.level)).toEqual([0, 1]);
      expect(way[0]!.leaves).toEqual({ level: 0, area: 1 });
      for (const { x, y } of [way[0]!.points.at(-1)!, way[1]!.points[0]!]) {
        expect(x).toBeLessThanOrEqual(5.001);
        expect(Math.abs(y - 50)).toBeLessThanOrEqual(5.001);
      }
      const { metres, minutes } = describeWay(levels, way);
      expect(minutes).toBe(Math.ceil(((metres ?? 0) + 60) / 60));
    });

    it('finds none when the levels are not connected', () => {
      expect(findWay([level([entrance]), above], first, target)).toBeNull();
      const other = level([entrance, area('lift', 'L2', [0, 45, 5, 10])]);
      expect(findWay([other, above], first, target)).toBeNull();
    });
  });

  it('is found quickly among two hundred booths', () => {
    const many = Array.from({ length: 198 }, (_, at) =>
      area('booth', `B${at}`, [(at % 14) * 7 + (at % 5) / 7, Math.floor(at / 14) * 6 + (at % 7) / 9, 4, 3]),
    );
    expect(told([entrance, ...many], { level: 0, area: 100 })).not.toBeNull();
  });
});
