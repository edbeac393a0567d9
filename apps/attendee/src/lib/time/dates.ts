import type { Language } from '@meetingapp/contract/shapes.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { dates as en } from '@meetingapp/locales/en/dates.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { dates as zh } from '@meetingapp/locales/zh/dates.ts';

const texts = { zh, en };

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

interface Parts {
  year: number;
  /** In words. */
  month: string;
  date: number;
}

function partsOf(day: string, language: Language): Parts {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month: monthName(month, language), date };
}

/** @param month 1 to 12 */
export const monthName = (month: number, language: Language): string =>
  texts[language].months[months[month - 1] ?? 'january'];

/** `2026年10月15日` or `15 October 2026`. */
export function dayText(day: string, language: Language): string {
  return format(texts[language].day, { ...partsOf(day, language) });
}

/** First to last day with month and year written once: `2026年10月15日—18日`, `15–18 October 2026`. */
export function daysText(first: string, last: string, language: Language): string {
  if (first === last) return dayText(first, language);
  const { days } = texts[language];
  const [a, b] = [partsOf(first, language), partsOf(last, language)];
  const pattern = a.year !== b.year ? days.otherYear : a.month === b.month ? days.sameMonth : days.sameYear;
  return format(pattern, { ...a, ...lastOf(b) });
}

const lastOf = ({ year, month, date }: Parts) => ({ lastYear: year, lastMonth: month, lastDate: date });

/** Day and time of an instant in a zone: `4月15日 09:30`, `15 April, 09:30`; with the year if `withYear`. */
export function momentText(instant: string, zone: string, language: Language, withYear = false): string {
  const clock = clockIn(zone, new Date(instant));
  const { year, month, date } = partsOf(clock.slice(0, 10), language);
  const pattern = withYear ? texts[language].momentWithYear : texts[language].moment;
  return format(pattern, { year, month, date, time: clock.slice(11) });
}

/** The same of a day and a time of day that are known already. */
export const dayAndTime = (day: string, time: string, language: Language): string =>
  format(texts[language].moment, { ...partsOf(day, language), time });

/** Time of day of an instant in a zone: `09:30`. */
export const clockText = (instant: string | number, zone: string): string => clockIn(zone, new Date(instant)).slice(11);

/** Short form for large type: `10.15`, `15 Oct`. */
export function figureDay(day: string, language: Language): string {
  return format(texts[language].figureDay, { month: figureMonth(day, language), date: day.slice(8) });
}

/** First to last day in short form: `10.15—18`, `15–18 Oct`. */
export function figureDays(first: string, last: string, language: Language): string {
  if (first === last) return figureDay(first, language);
  if (first.slice(0, 7) !== last.slice(0, 7)) return `${figureDay(first, language)} – ${figureDay(last, language)}`;
  const parts = { month: figureMonth(first, language), date: first.slice(8), lastDate: last.slice(8) };
  return format(texts[language].figureDays, parts);
}

function figureMonth(day: string, language: Language): string {
  return language === 'zh' ? day.slice(5, 7) : monthText(day, language).slice(0, 3);
}

/** Without the year, where it is clear from context: `4月15日`, `15 April`. */
export function shortDay(day: string, language: Language): string {
  return format(texts[language].shortDay, { ...partsOf(day, language) });
}

/** First to last day without the year: `4月15日至18日`, `15 to 18 April`. */
export function shortDays(first: string, last: string, language: Language): string {
  if (first === last) return shortDay(first, language);
  const { shortDays: patterns } = texts[language];
  const [a, b] = [partsOf(first, language), partsOf(last, language)];
  return format(a.month === b.month ? patterns.sameMonth : patterns.otherMonth, { ...a, ...lastOf(b) });
}

/** `周三`, `Wed`. */
export function weekday(day: string, language: Language): string {
  return texts[language].weekdays[weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sunday'];
}

/** `4月`, `April`. */
export function monthText(day: string, language: Language): string {
  return partsOf(day, language).month;
}
