/** A calendar day without time or zone. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Parses `YYYY-MM-DD`; undefined when it is not a calendar day. */
export function parseDay(text: string): Day | undefined {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  const real = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return real ? { year, month, day } : undefined;
}

export function writeDay({ year, month, day }: Day): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/**
 * Options of the three wheels for the chosen `wish`, and the nearest day within the limits, which they show. 31 March changed to
 * February shows the 28th or 29th, and back in March the 31st again, because `wish` is preserved.
 */
export function dateWheels(
  wish: Day,
  first: Day,
  last: Day,
): { years: number[]; months: number[]; days: number[]; shown: Day } {
  const wanted = order(wish) < order(first) ? first : order(wish) > order(last) ? last : wish;
  const years = range(first.year, last.year);
  const year = clamp(wanted.year, years);
  const months = range(year === first.year ? first.month : 1, year === last.year ? last.month : 12);
  const month = clamp(wanted.month, months);
  const days = range(
    year === first.year && month === first.month ? first.day : 1,
    year === last.year && month === last.month ? last.day : daysInMonth(year, month),
  );
  return { years, months, days, shown: { year, month, day: clamp(wanted.day, days) } };
}

/** Sort key: later days have larger numbers. */
function order({ year, month, day }: Day): number {
  return (year * 100 + month) * 100 + day;
}

function clamp(value: number, offered: readonly number[]): number {
  return Math.min(Math.max(value, offered[0] ?? value), offered.at(-1) ?? value);
}
