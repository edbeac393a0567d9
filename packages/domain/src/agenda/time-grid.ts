/** An item that occupies a hall for a time; times as ISO text in UTC. */
export interface GridItem {
  id: number;
  hall: number | null;
  from: string;
  to: string;
}

/** Columns of a hall: one, or as many as there are simultaneous items. */
export interface GridHall {
  hall: number | null;
  column: number;
  lanes: number;
}

export interface GridCell {
  id: number;
  column: number;
  /** First row, and the row after the last. */
  row: number;
  end: number;
}

export interface GridRow {
  /** In milliseconds since 1970. */
  from: number;
  to: number;
  height: number;
  /** True when an item begins here. */
  begins: boolean;
}

export interface TimeGrid {
  halls: GridHall[];
  rows: GridRow[];
  cells: GridCell[];
}

const MINUTE_MS = 60_000;
/**
 * Heights are in units, with a fixed number per minute; `LEAST_CELL` is the smallest height that can be tapped, for an item without
 * parallel items.
 */
const UNITS_A_MINUTE = 3;
/** In units. */
export const LEAST_CELL = 92;
const LEAST_ROW = 12;
/** Maximum height in units of an interval without any item. */
const MOST_EMPTY = 60;

/**
 * Time runs downwards, halls are side by side. Time is stretched where a short item needs room, and compressed where nothing happens.
 */
export function timeGrid(items: readonly GridItem[], halls: readonly (number | null)[]): TimeGrid {
  const spans = items
    .map(({ id, hall, from, to }) => ({ id, hall, from: Date.parse(from), to: Date.parse(to) }))
    .filter(({ from, to }) => to > from)
    .sort((one, other) => one.from - other.from || one.to - other.to || one.id - other.id);
  const edges = [...new Set(spans.flatMap(({ from, to }) => [from, to]))].sort((one, other) => one - other);
  const rowAt = new Map(edges.map((edge, at) => [edge, at]));
  const row = (edge: number): number => rowAt.get(edge) ?? 0;
  const cells: GridCell[] = [];
  const columns: GridHall[] = [];
  let column = 0;
  for (const hall of halls) {
    const here = spans.filter((span) => span.hall === hall);
    if (here.length === 0) continue;
    const free: number[] = [];
    for (const { id, from, to } of here) {
      const lane = free.findIndex((until) => until <= from);
      const taken = lane < 0 ? free.length : lane;
      free[taken] = to;
      cells.push({ id, column: column + taken, row: row(from), end: row(to) });
    }
    columns.push({ hall, column, lanes: free.length });
    column += free.length;
  }
  return { halls: columns, rows: rowsOf(edges, spans, cells), cells };
}

function rowsOf(
  edges: readonly number[],
  spans: readonly { from: number; to: number }[],
  cells: readonly GridCell[],
): GridRow[] {
  const begins = new Set(spans.map(({ from }) => from));
  const rows = edges.slice(0, -1).map((from, at): GridRow => {
    const to = edges[at + 1] ?? from;
    const empty = !spans.some((span) => span.from <= from && span.to >= to);
    const natural = Math.max(LEAST_ROW, ((to - from) / MINUTE_MS) * UNITS_A_MINUTE);
    return { from, to, height: empty ? Math.min(MOST_EMPTY, natural) : natural, begins: begins.has(from) };
  });
  // Short items first: the height they add also serves the long ones around them.
  for (const { row, end } of [...cells].sort((one, other) => one.end - one.row - (other.end - other.row))) {
    const own = rows.slice(row, end);
    const height = own.reduce((sum, one) => sum + one.height, 0);
    if (height < LEAST_CELL) for (const one of own) one.height *= LEAST_CELL / height;
  }
  return rows;
}

/** Offset of a time from the top, in units; null before the first and after the last row. */
export function downTo(rows: readonly GridRow[], moment: number): number | null {
  let down = 0;
  for (const { from, to, height } of rows) {
    if (moment < from) return null;
    if (moment < to) return down + (height * (moment - from)) / (to - from);
    down += height;
  }
  return null;
}
