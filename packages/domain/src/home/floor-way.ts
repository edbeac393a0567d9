import type { FloorLevel } from '@meetingapp/contract/home/home.ts';
import {
  gridOf,
  middleOf,
  nextCell,
  sizeOf,
  turned,
  type Door,
  type Grid,
  type Heading,
  type Point,
} from './floor-grid.ts';
import { Heap } from './heap.ts';

/** An area of the plan: index of the level and of the area. */
export interface FloorPlace {
  level: number;
  area: number;
}

/** A part of a route on one level, in percent of its width and depth. */
export interface WayLeg {
  level: number;
  points: Point[];
  /** Lift or stairs at the end of the leg; null on the last one, which ends at the destination. */
  leaves: FloorPlace | null;
  /** Heading at the start of the leg. */
  faces: Heading;
  /** Heading at the end, facing the destination or the lift. */
  meets: Heading;
}

/** Walking speed through a crowd, in metres a second. */
export const METRES_A_SECOND = 1;
export const SECONDS_A_LIFT = 60;
export const SECONDS_A_FLIGHT = 30;

/** Cost of a turn in metres: fewer turns are worth a small detour, because the route is easier to follow. */
const METRES_A_TURN = 3;

interface Link {
  from: FloorPlace;
  to: FloorPlace;
  seconds: number;
}

/**
 * The shortest route from one area to another, in straight lines along the aisles, never through an area. Levels are connected by
 * lifts or stairs with the same label on both. Null: no route exists.
 */
export function findWay(
  levels: readonly FloorLevel[],
  from: FloorPlace,
  to: FloorPlace,
  { stairs }: { stairs: boolean } = { stairs: true },
): WayLeg[] | null {
  const grids = levels.map(gridOf);
  const doorsOf = ({ level, area }: FloorPlace): readonly Door[] => grids[level]?.doors[area] ?? [];
  const offsets = grids.map((_, at) => grids.slice(0, at).reduce((sum, { free }) => sum + free.length * 4, 0));
  const all = grids.reduce((sum, { free }) => sum + free.length * 4, 0);
  const stateOf = (level: number, cell: number, heading: Heading): number => (offsets[level] ?? 0) + cell * 4 + heading;
  const levelOf = (state: number): number => offsets.findLastIndex((offset) => offset <= state);

  const costs = new Float64Array(all).fill(Infinity);
  const before = new Int32Array(all).fill(-1);
  const heap = new Heap();
  const reach = (state: number, cost: number, previous: number): void => {
    if (cost >= (costs[state] ?? 0)) return;
    costs[state] = cost;
    before[state] = previous;
    heap.push(state, cost);
  };

  const goals = new Map<number, Door>();
  for (const door of doorsOf(to)) keepNearer(goals, stateOf(to.level, door.cell, 0), door);
  const links = new Map<number, { link: Link; leaves: Door }[]>();
  for (const link of linksOf(levels, stairs))
    for (const leaves of doorsOf(link.from)) {
      const key = stateOf(link.from.level, leaves.cell, 0);
      links.set(key, [...(links.get(key) ?? []), { link, leaves }]);
    }
  for (const { cell, away, cost } of doorsOf(from)) reach(stateOf(from.level, cell, away), cost, -1);

  let best: { state: number; cost: number } | null = null;
  for (let next = heap.pop(); next !== null; next = heap.pop()) {
    const { key: state, cost } = next;
    if (cost > (costs[state] ?? 0)) continue;
    if (best && cost >= best.cost) break;
    const level = levelOf(state);
    const grid = grids[level];
    if (!grid) break;
    const cell = Math.floor((state - (offsets[level] ?? 0)) / 4);
    const heading = ((state - (offsets[level] ?? 0)) % 4) as Heading;
    const here = state - heading;
    const goal = goals.get(here);
    const arrived = goal ? cost + goal.cost + turnCost(heading, turned(goal.away, 2)) : Infinity;
    if (arrived < (best?.cost ?? Infinity)) best = { state, cost: arrived };
    for (const to of [0, 1, 2, 3] as const) {
      const other = nextCell(grid, cell, to);
      if (other === null || grid.free[other] !== 1) continue;
      reach(stateOf(level, other, to), cost + distance(grid, cell, other) + turnCost(heading, to), state);
    }
    for (const { link, leaves } of links.get(here) ?? []) {
      const there = cost + leaves.cost + turnCost(heading, turned(leaves.away, 2)) + link.seconds * METRES_A_SECOND;
      for (const door of doorsOf(link.to))
        reach(stateOf(link.to.level, door.cell, door.away), there + door.cost, state);
    }
  }
  if (!best) return null;

  const states: number[] = [];
  for (let state = best.state; state >= 0; state = before[state] ?? -1) states.unshift(state);
  return legsOf({ states, levelOf, offsets, grids, levels, from, to, links: linksOf(levels, stairs) });
}

const turnCost = (from: Heading, to: Heading): number => Math.min(turned(from, -to), turned(to, -from)) * METRES_A_TURN;

function keepNearer(goals: Map<number, Door>, key: number, door: Door): void {
  const known = goals.get(key);
  if (!known || door.cost < known.cost) goals.set(key, door);
}

function distance(grid: Grid, one: number, other: number): number {
  const [a, b] = [middleOf(grid, one), middleOf(grid, other)];
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

/** All connections between levels, in both directions. */
function linksOf(levels: readonly FloorLevel[], stairs: boolean): Link[] {
  const ends = levels.flatMap(({ areas }, level) =>
    areas.flatMap(({ kind, label }, area) =>
      kind === 'lift' || (kind === 'stairs' && stairs) ? [{ level, area, kind, label }] : [],
    ),
  );
  return ends.flatMap((one) =>
    ends
      .filter(({ level, kind, label }) => level !== one.level && kind === one.kind && label === one.label)
      .map((other) => ({
        from: { level: one.level, area: one.area },
        to: { level: other.level, area: other.area },
        seconds: one.kind === 'lift' ? SECONDS_A_LIFT : SECONDS_A_FLIGHT * Math.abs(one.level - other.level),
      })),
  );
}

interface Found {
  states: readonly number[];
  levelOf: (state: number) => number;
  offsets: readonly number[];
  grids: readonly Grid[];
  levels: readonly FloorLevel[];
  from: FloorPlace;
  to: FloorPlace;
  links: readonly Link[];
}

/** Converts the states of the search to polylines: per level from door to door, corners only. */
function legsOf({ states, levelOf, offsets, grids, levels, from, to, links }: Found): WayLeg[] {
  const legs: WayLeg[] = [];
  let begin: FloorPlace = from;
  let at = 0;
  while (at < states.length) {
    const level = levelOf(states[at] ?? 0);
    const next = states.findIndex((state, index) => index > at && levelOf(state) !== level);
    const until = next === -1 ? states.length : next;
    const grid = grids[level];
    const plan = levels[level];
    if (!grid || !plan) break;
    const cells = states.slice(at, until).map((state) => Math.floor((state - (offsets[level] ?? 0)) / 4));
    const landing = next === -1 ? null : (states[next] ?? null);
    const link = landing === null ? null : linkBetween({ cells, level, landing, levelOf, offsets, grids, links });
    const end = link?.from ?? to;
    const first = doorAt(grid, begin.area, cells[0]);
    const last = doorAt(grid, end.area, cells.at(-1));
    const heading = ((states[at] ?? 0) - (offsets[level] ?? 0)) % 4;
    legs.push({
      level,
      points: percents(corners([...ends(first), ...cells.map((cell) => middleOf(grid, cell)), ...ends(last)]), plan),
      leaves: link?.from ?? null,
      faces: heading as Heading,
      meets: turned(last?.away ?? 0, 2),
    });
    begin = link?.to ?? to;
    at = until;
  }
  return legs;
}

const ends = (door: Door | undefined): Point[] => (door ? [door.at] : []);

const doorAt = (grid: Grid, area: number, cell: number | undefined): Door | undefined =>
  grid.doors[area]?.filter((door) => door.cell === cell).toSorted((a, b) => a.cost - b.cost)[0];

function linkBetween({
  cells,
  level,
  landing,
  levelOf,
  offsets,
  grids,
  links,
}: Pick<Found, 'levelOf' | 'offsets' | 'grids' | 'links'> & {
  cells: number[];
  level: number;
  landing: number;
}): Link | null {
  const target = levelOf(landing);
  const cell = Math.floor((landing - (offsets[target] ?? 0)) / 4);
  const touches = (place: FloorPlace, one: number | undefined): boolean =>
    grids[place.level]?.doors[place.area]?.some((door) => door.cell === one) ?? false;
  return (
    links.find(
      ({ from, to }) => from.level === level && to.level === target && touches(from, cells.at(-1)) && touches(to, cell),
    ) ?? null
  );
}

/** Drops the points on a straight line. */
function corners(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const [one, other] = [kept.at(-2), kept.at(-1)];
    if (other && same(other.x, point.x) && same(other.y, point.y)) continue;
    if (
      one &&
      other &&
      ((same(one.x, other.x) && same(other.x, point.x)) || (same(one.y, other.y) && same(other.y, point.y)))
    )
      kept.pop();
    kept.push(point);
  }
  return kept;
}

const same = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

function percents(points: readonly Point[], level: FloorLevel): Point[] {
  const { width, depth } = sizeOf(level);
  return points.map(({ x, y }) => ({ x: (x / width) * 100, y: (y / depth) * 100 }));
}
