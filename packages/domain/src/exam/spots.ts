import type { Region } from '@meetingapp/contract/exam/item.ts';
import { isInside } from './marking.ts';
import type { Point } from './region.ts';

/** Points of one picture, and where they are, in counts of people. */
export interface SpotFigures {
  /** By region: points whose mark it gives. Together with `ninths` every point once. */
  regions: number[];
  /** Outside of all regions: by ninth of the picture, row by row from the upper left. */
  ninths: number[];
  /** Places marked, rounded to half a hundredth of the picture, with how many people marked them; most first. */
  points: (Point & { count: number })[];
}

const WHOLE = 10_000;
const GRID = 50;
const SIDE = 3;

/** The region that gives a point its mark: of those around it the one with the highest percentage, the first of equals; -1: none. */
export function regionAt(regions: readonly Region[], point: Point): number {
  let found = -1;
  for (const [at, region] of regions.entries())
    if (isInside(region, point) && region.percent > (regions[found]?.percent ?? 0)) found = at;
  return found;
}

/** Which ninth of the picture a point is in, 0 to 8. */
export function ninthOf({ x, y }: Point): number {
  const part = (value: number) => Math.min(SIDE - 1, Math.floor((value * SIDE) / WHOLE));
  return part(y) * SIDE + part(x);
}

/** Where people marked a picture. */
export function spotFigures(regions: readonly Region[], points: readonly Point[]): SpotFigures {
  const inRegions = regions.map(() => 0);
  const ninths = Array.from({ length: SIDE * SIDE }, () => 0);
  const places = new Map<string, Point & { count: number }>();
  for (const point of points) {
    const region = regionAt(regions, point);
    if (region >= 0) inRegions[region] = (inRegions[region] ?? 0) + 1;
    else ninths[ninthOf(point)] = (ninths[ninthOf(point)] ?? 0) + 1;
    const x = Math.round(point.x / GRID) * GRID;
    const y = Math.round(point.y / GRID) * GRID;
    const known = places.get(`${x},${y}`);
    if (known) known.count += 1;
    else places.set(`${x},${y}`, { x, y, count: 1 });
  }
  return { regions: inRegions, ninths, points: [...places.values()].sort((one, other) => other.count - one.count) };
}
