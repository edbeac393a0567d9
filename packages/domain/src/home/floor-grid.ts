import type { FloorArea, FloorLevel } from '@meetingapp/contract/home/home.ts';

/** 0 along the width, then in quarter turns to the right, seen from above. */
export type Heading = 0 | 1 | 2 | 3;
/** The step of each heading, by its number. */
export const ahead = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;
/** The heading after quarter turns to the right; -1 to the left. */
export const turned = (heading: Heading, quarters: number): Heading => ((heading + quarters + 4) % 4) as Heading;

export interface Point {
  x: number;
  y: number;
}

/** A point where a route meets an area: the cell, the point, the heading when leaving, and the cost of reaching it. */
export interface Door {
  cell: number;
  at: Point;
  away: Heading;
  /** From the middle of the cell, plus its distance from the middle of the side. */
  cost: number;
}

/**
 * A level cut along the edges of all its areas. Every cell is entirely free or entirely blocked, so a path between cell centres hits
 * nothing.
 */
export interface Grid {
  xs: readonly number[];
  ys: readonly number[];
  columns: number;
  rows: number;
  free: Uint8Array;
  doors: readonly (readonly Door[])[];
}

type Size = Pick<FloorLevel, 'width' | 'depth'>;
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Metres of clearance a person needs on each side; narrower gaps are impassable. */
const ROOM = 0.3;
/** Smaller differences are rounding errors, not gaps. */
const SLIP = 1e-6;

/** In metres; a level without measurements counts as 100 × 100, which says nothing about distances. */
export const sizeOf = ({ width, depth }: Size): { width: number; depth: number } =>
  width === null || depth === null ? { width: 100, depth: 100 } : { width, depth };

/** Entrances can be walked through; all other areas are obstacles. */
const isOpen = ({ kind }: FloorArea): boolean => kind === 'entrance';

function boxOf({ x, y, w, h }: FloorArea, level: Size, room = 0): Box {
  const { width, depth } = sizeOf(level);
  return {
    left: Math.max(0, (x * width) / 100 - room),
    right: Math.min(width, ((x + w) * width) / 100 + room),
    top: Math.max(0, (y * depth) / 100 - room),
    bottom: Math.min(depth, ((y + h) * depth) / 100 + room),
  };
}

/** Grids of levels, cut once: each way to another booth of the same plan needs them. */
const grids = new WeakMap<FloorLevel, Grid>();

/** The grid of a level, which may not be changed afterwards. */
export function gridOf(level: FloorLevel): Grid {
  const known = grids.get(level);
  if (known) return known;
  const grid = cutLevel(level);
  grids.set(level, grid);
  return grid;
}

function cutLevel(level: FloorLevel): Grid {
  const { width, depth } = sizeOf(level);
  const boxes = level.areas.map((area) => boxOf(area, level, isOpen(area) ? 0 : ROOM));
  const xs = edges(
    boxes.flatMap(({ left, right }) => [left, right]),
    width,
  );
  const ys = edges(
    boxes.flatMap(({ top, bottom }) => [top, bottom]),
    depth,
  );
  const columns = xs.length - 1;
  const rows = ys.length - 1;
  const free = new Uint8Array(columns * rows).fill(1);
  level.areas.forEach((area, at) => {
    const box = boxes[at];
    if (box && !isOpen(area)) forCells({ xs, ys, columns, rows }, box, (cell) => (free[cell] = 0));
  });
  const cut = { xs, ys, columns, rows, free };
  const doors = level.areas.map((area, at) => {
    const box = boxes[at];
    if (!box) return [];
    return isOpen(area) ? inside(cut, box, { width, depth }) : around(cut, box, boxOf(area, level));
  });
  return { ...cut, doors };
}

function edges(all: readonly number[], most: number): number[] {
  const sorted = [0, ...all, most].toSorted((a, b) => a - b);
  return sorted.filter((edge, at) => at === 0 || edge - (sorted[at - 1] ?? 0) > SLIP);
}

type Cut = Pick<Grid, 'xs' | 'ys' | 'columns' | 'rows'>;

/** The middle of a cell, in the units of the cut. */
export function middleOf({ xs, ys, columns }: Cut, cell: number): Point {
  const column = cell % columns;
  const row = Math.floor(cell / columns);
  return {
    x: ((xs[column] ?? 0) + (xs[column + 1] ?? 0)) / 2,
    y: ((ys[row] ?? 0) + (ys[row + 1] ?? 0)) / 2,
  };
}

/** The adjacent cell in a direction; null at the wall. */
export function nextCell({ columns, rows }: Cut, cell: number, heading: Heading): number | null {
  const column = (cell % columns) + ahead[heading].x;
  const row = Math.floor(cell / columns) + ahead[heading].y;
  return column < 0 || row < 0 || column >= columns || row >= rows ? null : row * columns + column;
}

function forCells(cut: Cut, box: Box, run: (cell: number, middle: Point) => void): void {
  const { xs, ys, columns, rows } = cut;
  const row0 = ys.findIndex((edge) => edge >= box.top - SLIP);
  const column0 = xs.findIndex((edge) => edge >= box.left - SLIP);
  for (let row = Math.max(0, row0); row < rows; row += 1)
    for (let column = Math.max(0, column0); column < columns; column += 1) {
      const cell = row * columns + column;
      const middle = middleOf(cut, cell);
      if (middle.y > box.bottom) return;
      if (middle.x > box.right) break;
      run(cell, middle);
    }
}

/** Within an entrance a route starts facing away from the nearest wall. */
function inside(cut: Cut & { free: Uint8Array }, box: Box, { width, depth }: { width: number; depth: number }): Door[] {
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const walls = [middle.x, middle.y, width - middle.x, depth - middle.y];
  const away = walls.indexOf(Math.min(...walls)) as Heading;
  const doors: Door[] = [];
  forCells(cut, box, (cell, at) => {
    if (cut.free[cell] === 1)
      doors.push({ cell, at, away, cost: Math.abs(at.x - middle.x) + Math.abs(at.y - middle.y) });
  });
  return doors;
}

/** An area is reached at any free side, preferably at its middle. */
function around(cut: Cut & { free: Uint8Array }, box: Box, own: Box): Door[] {
  const middle = { x: (own.left + own.right) / 2, y: (own.top + own.bottom) / 2 };
  const doors: Door[] = [];
  forCells(cut, box, (taken) => {
    for (const away of [0, 1, 2, 3] as const) {
      const cell = nextCell(cut, taken, away);
      if (cell === null || cut.free[cell] !== 1) continue;
      const centre = middleOf(cut, cell);
      // Beyond the corner the cell does not touch the area.
      if (away % 2 === 0 ? centre.y < own.top || centre.y > own.bottom : centre.x < own.left || centre.x > own.right)
        continue;
      const at = {
        x: away === 0 ? own.right : away === 2 ? own.left : centre.x,
        y: away === 1 ? own.bottom : away === 3 ? own.top : centre.y,
      };
      const off = away % 2 === 0 ? Math.abs(centre.y - middle.y) : Math.abs(centre.x - middle.x);
      doors.push({ cell, at, away, cost: off + Math.abs(at.x - centre.x) + Math.abs(at.y - centre.y) });
    }
  });
  return doors;
}
