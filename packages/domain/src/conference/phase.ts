import { daysBetween } from '../plain-date.ts';
import { aheadOf } from '../zone-ahead.ts';

/** First and last day, as calendars show them in the conference's zone (an IANA name). */
export interface Days {
  startsOn: string;
  endsOn: string;
  zone: string;
}

/** Where a conference stands: time left until its first day begins, which day of how many it is, or over. */
export type Phase =
  | { phase: 'before'; startsAt: number; days: number; hours: number; minutes: number; seconds: number }
  | { phase: 'during'; day: number; of: number }
  | { phase: 'after' };

const SECOND = 1000;

/** The instant at which a day (`YYYY-MM-DD`) begins in a zone, in milliseconds since 1970. */
export function dayBegins(day: string, zone: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  // The first guess may lie on the other side of a change of the clocks; the second does not.
  const guess = utc - aheadOf(zone, utc);
  return utc - aheadOf(zone, guess);
}

/** The calendar day of an instant in a zone. */
export function dayOf(instant: number, zone: string): string {
  return new Date(instant + aheadOf(zone, instant)).toISOString().slice(0, 10);
}

/** By the server's clock (`now`, milliseconds since 1970), never by the device's (T3). */
export function phaseOf({ startsOn, endsOn, zone }: Days, now: number): Phase {
  const startsAt = dayBegins(startsOn, zone);
  if (now < startsAt) {
    const left = Math.ceil((startsAt - now) / SECOND);
    return {
      phase: 'before',
      startsAt,
      days: Math.floor(left / 86_400),
      hours: Math.floor(left / 3600) % 24,
      minutes: Math.floor(left / 60) % 60,
      seconds: left % 60,
    };
  }
  const today = dayOf(now, zone);
  if (today > endsOn) return { phase: 'after' };
  return { phase: 'during', day: daysBetween(startsOn, today) + 1, of: daysBetween(startsOn, endsOn) + 1 };
}
