import { aheadOf } from './zone-ahead.ts';

/** What a clock shows in a zone (IANA name), to the minute: `2027-03-01T09:30`. */
export const clockIn = (zone: string, at: Date): string =>
  new Date(at.getTime() + aheadOf(zone, at.getTime())).toISOString().slice(0, 16);

/** The moment at which a clock there shows this; null where the text is no time. An hour that is skipped there is the next one. */
export function momentIn(zone: string, clock: string): Date | null {
  const wanted = Date.parse(`${clock}Z`);
  if (Number.isNaN(wanted)) return null;
  const guess = wanted - aheadOf(zone, wanted);
  return new Date(wanted - aheadOf(zone, guess));
}

const dayMs = 86_400_000;

/** So many days later by the clock there, also over a change of the clocks. */
export function shiftDays(zone: string, at: Date, days: number): Date {
  const clock = clockIn(zone, at);
  const shifted = new Date(Date.parse(`${clock}Z`) + days * dayMs).toISOString().slice(0, 16);
  return momentIn(zone, shifted) ?? at;
}
