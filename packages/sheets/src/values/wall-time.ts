const quarterHour = 900_000;
/** A zone's offset changes only at quarter hours; a table of this size covers three months. */
const mostKept = 10_000;

export type WallTime = (instant: number) => number;

/** Converts an instant to the local time in `zone`, in milliseconds as if it were UTC. */
export function wallTimeIn(zone: string): WallTime {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const offsets = new Map<number, number>();
  const offsetAt = (quarter: number): number => {
    const part: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(quarter * quarterHour)) part[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
    return Date.UTC(year, month - 1, day, hour, minute, second) - quarter * quarterHour;
  };
  return (instant) => {
    const quarter = Math.floor(instant / quarterHour);
    let offset = offsets.get(quarter);
    if (offset === undefined) {
      offset = offsetAt(quarter);
      if (offsets.size >= mostKept) offsets.clear();
      offsets.set(quarter, offset);
    }
    return instant + offset;
  };
}
