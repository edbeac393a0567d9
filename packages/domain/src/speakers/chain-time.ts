import { clockIn, momentIn } from '../zoned.ts';

/** Nobody is asked from 22:00 to 08:00 in the zone of the conference. */
const NIGHT_FROM = 22;
const NIGHT_UNTIL = 8;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The earliest moment from `at` on that is not at night. */
export function byDay(at: Date, zone: string): Date {
  const clock = clockIn(zone, at);
  const hour = Number(clock.slice(11, 13));
  if (hour >= NIGHT_UNTIL && hour < NIGHT_FROM) return at;
  const morning = hour >= NIGHT_FROM ? new Date(at.getTime() + DAY_MS) : at;
  const day = clockIn(zone, morning).slice(0, 10);
  return momentIn(zone, `${day}T0${NIGHT_UNTIL}:00`) ?? at;
}

/** When the next stand-in is asked: after hours of silence, not at night. */
export const nextInChain = (now: Date, hours: number, zone: string): Date =>
  byDay(new Date(now.getTime() + hours * HOUR_MS), zone);
