const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Units of K6, largest first: a month has 28 days, a year 365. */
const steps = [
  ['years', 365 * DAY],
  ['months', 28 * DAY],
  ['weeks', 7 * DAY],
  ['days', DAY],
  ['hours', HOUR],
  ['minutes', MINUTE],
] as const;

export type Ago = { unit: (typeof steps)[number][0] | 'now'; count: number };

/** Elapsed time in whole units; under a minute or in the future it is "now". Both in milliseconds since 1970. */
export function ago(then: number, now: number): Ago {
  const past = now - then;
  for (const [unit, length] of steps) if (past >= length) return { unit, count: Math.floor(past / length) };
  return { unit: 'now', count: 0 };
}
