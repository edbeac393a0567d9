/** A time interval, in milliseconds since 1970. */
export interface Stretch {
  from: number;
  to: number;
}

/** Merges overlapping intervals, sorted: two tabs at once count once. */
export function merged(stretches: readonly Stretch[]): Stretch[] {
  const sorted = stretches.filter(({ from, to }) => to > from).toSorted((one, other) => one.from - other.from);
  const all: Stretch[] = [];
  for (const { from, to } of sorted) {
    const last = all.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else all.push({ from, to });
  }
  return all;
}

/** Watch time in milliseconds; with `within`, only the part inside it. Never exceeds the elapsed time. */
export function watched(stretches: readonly Stretch[], within: Stretch = { from: -Infinity, to: Infinity }): number {
  return merged(stretches).reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(to, within.to) - Math.max(from, within.from)),
    0,
  );
}
