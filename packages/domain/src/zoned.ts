import { utcOffsetAt } from './zone-ahead.ts';

/** Local time in a zone (IANA name), to the minute: `2027-03-01T09:30`. */
export const clockIn = (zone: string, at: Date): string =>
  new Date(at.getTime() + utcOffsetAt(zone, at.getTime())).toISOString().slice(0, 16);

/** The instant of a local time in a zone; null when the text is no time. A time skipped by DST is moved to the next hour. */
export function momentIn(zone: string, clock: string): Date | null {
  const wanted = Date.parse(`${clock}Z`);
  if (Number.isNaN(wanted)) return null;
  const guess = wanted - utcOffsetAt(zone, wanted);
  return new Date(wanted - utcOffsetAt(zone, guess));
}

const dayMs = 86_400_000;

/** The same local time `days` days later, across DST changes. */
export function shiftDays(zone: string, at: Date, days: number): Date {
  const clock = clockIn(zone, at);
  const shifted = new Date(Date.parse(`${clock}Z`) + days * dayMs).toISOString().slice(0, 16);
  return momentIn(zone, shifted) ?? at;
}
