import { expect, it } from 'vitest';
import { staysOf, type AttendanceRow } from './stays.ts';

const row = (
  id: string,
  kind: AttendanceRow['kind'],
  at: number,
  more: Partial<AttendanceRow> = {},
): AttendanceRow => ({
  id,
  scanId: `s${id}`,
  pointId: 1,
  kind,
  undoes: null,
  at,
  ...more,
});

it('[A1] a stay lasts from an admission to the next way out at the same point', () => {
  const rows = [row('1', 'in', 10), row('2', 'in', 12, { pointId: 2 }), row('3', 'out', 40), row('4', 'in', 50)];
  expect(staysOf(rows)).toEqual([{ id: '1', pointId: 1, from: 10, to: 40 }]);
  expect(staysOf(rows.toReversed())).toEqual(staysOf(rows));
});

it('[A1] an undone scan gives nothing, and a second admission begins the stay anew', () => {
  expect(staysOf([row('1', 'in', 10), row('2', 'out', 20), row('3', 'undo', 21, { undoes: 's2' })])).toEqual([]);
  expect(staysOf([row('1', 'in', 10), row('2', 'in', 30), row('3', 'out', 40)])).toEqual([
    { id: '2', pointId: 1, from: 30, to: 40 },
  ]);
});
