import { addDays } from '../plain-date.ts';

/** Every day from the first to the last that has figures, those without filled with zeros. */
export function everyDay<Row extends { day: string }>(rows: readonly Row[], zero: Omit<Row, 'day'>): Row[] {
  const known = new Map(rows.map((row) => [row.day, row]));
  const days = [...known.keys()].sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all: Row[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) all.push(known.get(day) ?? ({ ...zero, day } as Row));
  return all;
}

/** A column of figures, each with all before it added. */
export function running(values: readonly number[]): number[] {
  let total = 0;
  return values.map((value) => (total += value));
}
