import { daysBetween } from '../plain-date.ts';
import { utcOffsetAt } from '../zone-ahead.ts';

/** First and last day, as calendar days in the conference's zone (an IANA name). */
export interface Days {
  startsOn: string;
  endsOn: string;
  zone: string;
}

/** Phase of a conference: the time left before its first day, the current day and the number of days, or over. */
export type Phase =
  | { phase: 'before'; startsAt: number; days: number; hours: number; minutes: number; seconds: number }
  | { phase: 'during'; day: number; of: number }
  | { phase: 'after' };

const SECOND = 1000;

/** The instant a day (`YYYY-MM-DD`) begins in a zone, in milliseconds since 1970. */
export function dayBegins(day: string, zone: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  // The first guess may be on the other side of a DST change; the second is not.
  const guess = utc - utcOffsetAt(zone, utc);
  return utc - utcOffsetAt(zone, guess);
}

/** The calendar day of an instant in a zone. */
export function dayOf(instant: number, zone: string): string {
  return new Date(instant + utcOffsetAt(zone, instant)).toISOString().slice(0, 10);
}

/** By the server's clock (`now`, milliseconds since 1970), not the device's (T3). */
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
