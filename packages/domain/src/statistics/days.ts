import { addDays } from '../plain-date.ts';

/** Every day of a range; missing days are filled with zeros. */
export function daysFrom<Row extends { day: string }>(
  first: string,
  last: string,
  rows: readonly Row[],
  zero: Omit<Row, 'day'>,
): Row[] {
  const known = new Map(rows.map((row) => [row.day, row]));
  const all: Row[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) all.push(known.get(day) ?? ({ ...zero, day } as Row));
  return all;
}

/** The same from the first to the last day with figures. */
export function everyDay<Row extends { day: string }>(rows: readonly Row[], zero: Omit<Row, 'day'>): Row[] {
  const days = rows.map(({ day }) => day).toSorted((one, other) => (one < other ? -1 : 1));
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? [] : daysFrom(first, last, rows, zero);
}

/** Running totals of a column. */
export function running(values: readonly number[]): number[] {
  let total = 0;
  return values.map((value) => (total += value));
}
