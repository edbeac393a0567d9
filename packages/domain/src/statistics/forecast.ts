import { addDays, daysBetween } from '../plain-date.ts';

/** Registrations by day (YYYY-MM-DD) of a conference that begins on `startsOn`. */
export interface Curve {
  startsOn: string;
  days: readonly { day: string; registered: number }[];
}

export interface Trial {
  /** The day on which the forecast would have been made. */
  madeOn: string;
  /** What it would have said for today, and what is true. */
  said: number;
  actual: number;
}

export interface Forecast {
  /** `earlier`: by the share that the earlier conference had at this distance; `pace`: by the days before. */
  method: 'earlier' | 'pace';
  /** Expected registrations on the first day. */
  final: number;
  /** Mean of the deviations of the trials, as a share of today's number; null: there was nothing to try it on. */
  error: number | null;
  trials: Trial[];
}

/** Days before today on which the method is tried. */
const TRIAL_DAYS = [7, 14, 28, 56];
/** Days whose mean is the pace without an earlier conference. */
const PACE_DAYS = 14;
/** Fewer registrations than this say nothing about a share. */
const FEWEST = 20;

const until = ({ days }: Pick<Curve, 'days'>, day: string): number =>
  days.reduce((sum, one) => (one.day <= day ? sum + one.registered : sum), 0);

/**
 * Registrations expected for `target`, from what was known at the end of `known`. With an earlier conference: today's number, divided
 * by its number at the same distance from the first day, times its number at the target's distance. Without one: today's number, and
 * for each day to come the mean of the last 14 days. Null where too little is known.
 */
function expected(
  own: Curve,
  earlier: Curve | null,
  { known, target }: { known: string; target: string },
): { method: Forecast['method']; value: number } | null {
  const now = until(own, known);
  if (now < FEWEST) return null;
  if (earlier) {
    const at = (day: string) => until(earlier, addDays(earlier.startsOn, daysBetween(own.startsOn, day)));
    const then = at(known);
    if (then >= FEWEST) return { method: 'earlier', value: Math.round((now * at(target)) / then) };
  }
  const pace = (now - until(own, addDays(known, -PACE_DAYS))) / PACE_DAYS;
  return { method: 'pace', value: Math.round(now + pace * daysBetween(known, target)) };
}

/**
 * Registrations on the first day, and how far the same method would have missed today's number 7, 14, 28 and 56 days ago. Null from
 * the first day on, and where too little is known. Everything is computed from the days that the dashboard shows.
 */
export function forecastOf(own: Curve, earlier: Curve | null, today: string): Forecast | null {
  if (today >= own.startsOn) return null;
  const now = expected(own, earlier, { known: today, target: own.startsOn });
  if (!now) return null;
  const actual = until(own, today);
  const trials = TRIAL_DAYS.flatMap((back) => {
    const madeOn = addDays(today, -back);
    const said = expected(own, earlier, { known: madeOn, target: today });
    return said && said.method === now.method ? [{ madeOn, said: said.value, actual }] : [];
  });
  const off = trials.map(({ said }) => Math.abs(said - actual) / actual);
  return {
    method: now.method,
    final: now.value,
    error: off.length === 0 ? null : off.reduce((sum, one) => sum + one, 0) / off.length,
    trials,
  };
}
