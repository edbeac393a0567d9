/** A row of attendance at a point; instants in milliseconds since 1970. */
export interface AttendanceRow {
  id: string;
  scanId: string;
  pointId: number;
  kind: 'in' | 'out' | 'undo';
  /** The scan that an `undo` takes back; null for others. */
  undoes: string | null;
  at: number;
}

/** Time between an admission and the next way out at the same point. */
export interface Stay {
  /** Id of the row of the admission. */
  id: string;
  pointId: number;
  from: number;
  to: number;
}

/**
 * The stays of one person. An admission without a way out proves a moment, not a stay, and gives none; a second admission before a way
 * out begins the stay anew, because the way out between them is unknown. Undone scans do not count. The order of the rows does not matter.
 */
export function staysOf(rows: readonly AttendanceRow[]): Stay[] {
  const undone = new Set(rows.map(({ undoes }) => undoes));
  const counting = rows
    .filter(({ kind, scanId }) => kind !== 'undo' && !undone.has(scanId))
    .toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
  const open = new Map<number, AttendanceRow>();
  const stays: Stay[] = [];
  for (const row of counting) {
    const { pointId, kind, at } = row;
    const began = open.get(pointId);
    if (kind === 'in') open.set(pointId, row);
    else if (began) {
      stays.push({ id: began.id, pointId, from: began.at, to: at });
      open.delete(pointId);
    }
  }
  return stays;
}
