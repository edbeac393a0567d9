/** Rows by a key, in their order; the keys in the order of their first row. `Map.groupBy` needs Node 21. */
export function groupBy<Row, Key>(rows: Iterable<Row>, keyOf: (row: Row) => Key): Map<Key, Row[]>;
/** The same, of each row what `valueOf` takes of it. */
export function groupBy<Row, Key, Value>(
  rows: Iterable<Row>,
  keyOf: (row: Row) => Key,
  valueOf: (row: Row) => Value,
): Map<Key, Value[]>;
export function groupBy<Row, Key>(
  rows: Iterable<Row>,
  keyOf: (row: Row) => Key,
  valueOf: (row: Row) => unknown = (row) => row,
): Map<Key, unknown[]> {
  const groups = new Map<Key, unknown[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(valueOf(row));
    else groups.set(key, [valueOf(row)]);
  }
  return groups;
}
