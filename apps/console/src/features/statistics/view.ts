import type { Language } from '@meetingapp/contract/shapes.ts';
import type { DayFigures } from '@meetingapp/contract/statistics/figures.ts';
import { addDays, daysBetween } from '@meetingapp/domain/plain-date.ts';
import { everyDay } from '@meetingapp/domain/statistics/days.ts';
import { shortDay } from '../../lib/time/short-day.ts';

/** Period of the charts: the whole conference, or its last days. */
export const spans = { all: Infinity, week: 7, today: 1 } as const;
export type Span = keyof typeof spans;

/** Highest number of bars; more days are combined. */
const BARS = 32;

/** Figures of every day without gaps; a missing day has zeros. */
export const fullDays = (days: readonly DayFigures[]): DayFigures[] =>
  everyDay(days, { registered: 0, confirmed: 0, online: 0, transferred: 0, refunded: 0 });

type OtherMoney = Pick<DayFigures, 'day' | 'online' | 'transferred' | 'refunded'>;

/** The days with the money of another currency instead of that of the main one; a day on which only it was moved is added. */
export function daysIn(days: readonly DayFigures[], money: readonly OtherMoney[]): DayFigures[] {
  const none = { registered: 0, confirmed: 0, online: 0, transferred: 0, refunded: 0 };
  const all = new Map(days.map((one) => [one.day, { ...one, online: 0, transferred: 0, refunded: 0 }]));
  for (const one of money) all.set(one.day, { ...none, ...all.get(one.day), ...one });
  return [...all.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** Sums of consecutive days, one entry per bar; counted from the last day, so that the last bar is complete. */
export function bars(
  days: readonly DayFigures[],
): { days: readonly [from: string, to: string]; figures: DayFigures }[] {
  const each = Math.max(1, Math.ceil(days.length / BARS));
  const groups: DayFigures[][] = [];
  for (let end = days.length; end > 0; end -= each) groups.unshift(days.slice(Math.max(0, end - each), end));
  return groups.flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) return [];
    const sum = (of: (day: DayFigures) => number) => group.reduce((total, day) => total + of(day), 0);
    const figures = {
      day: first.day,
      registered: sum((day) => day.registered),
      confirmed: sum((day) => day.confirmed),
      online: sum((day) => day.online),
      transferred: sum((day) => day.transferred),
      refunded: sum((day) => day.refunded),
    };
    return [{ days: [first.day, last.day] as const, figures }];
  });
}

/** `4月15日`, `15 Apr`, or `9 Apr – 15 Apr` for several days. */
export const daysText = ([from, to]: readonly [string, string], language: Language): string =>
  from === to ? shortDay(from, language) : `${shortDay(from, language)} – ${shortDay(to, language)}`;

/**
 * Registrations so far of an earlier conference at the same distance from its first day, for each of these days; null before its first
 * registration.
 */
export function sameTimeBefore(
  days: readonly string[],
  startsOn: string,
  earlier: { startsOn: string; days: readonly { day: string; registered: number }[] },
): (number | null)[] {
  return days.map((day) => {
    const same = addDays(earlier.startsOn, daysBetween(startsOn, day));
    const until = earlier.days.filter((one) => one.day <= same);
    return until.length === 0 ? null : until.reduce((sum, { registered }) => sum + registered, 0);
  });
}
