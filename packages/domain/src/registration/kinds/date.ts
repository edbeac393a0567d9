import { isPlainDate } from '../../plain-date.ts';
import type { FieldDefinition, FieldKindRules } from '../field-definition.ts';

/** What a date is about, set in the field's format. It decides which days can be chosen. */
export const dateRanges = ['birth', 'practice'] as const;
type DateRange = (typeof dateRanges)[number];

/** V10: the years of a date without a setting. */
const firstYear = 2010;
const lastYear = 2030;

/** Years before today of the first day; years before today, and the day in that year, where an empty picker opens. */
const past: Readonly<Record<DateRange, { reach: number; likely: number; day: string }>> = {
  birth: { reach: 110, likely: 40, day: '01-01' },
  practice: { reach: 70, likely: 15, day: '07-01' },
};

/** The range that the format of a date names; null: none. */
export const dateRangeOf = (format: string): DateRange | null =>
  dateRanges.find((range) => range === format.trim()) ?? null;

/**
 * First and last selectable day (`YYYY-MM-DD`), both inclusive, of a field with this format. A birth and a first practice end today; a
 * date without a setting has the years 2010 to 2030 (V10). `today` is the current day in the conference's zone.
 */
export function dateLimits(format: string, today: string): { first: string; last: string } {
  const range = dateRangeOf(format);
  if (!range || !isPlainDate(today)) return { first: `${firstYear}-01-01`, last: `${lastYear}-12-31` };
  return { first: `${yearOf(today) - past[range].reach}-01-01`, last: today };
}

/** A day as YYYY-MM-DD within the range of the field (V10). */
export const date: FieldKindRules = {
  hint: 'choose',
  check: ({ cfgFormat }: FieldDefinition, value, { today }) => {
    if (!isPlainDate(value)) return { reason: 'date_invalid' };
    const { first, last } = dateLimits(cfgFormat, today);
    if (value >= first && value <= last) return null;
    if (!dateRangeOf(cfgFormat)) return { reason: 'date_range' };
    return value > last ? { reason: 'date_future' } : { reason: 'date_past', limit: yearOf(first) };
  },
};

/** Initial date of the picker: the current value, else a likely day, which is today without a setting; within the limits. */
export function dateToShow(format: string, value: string, today: string): string {
  const { first, last } = dateLimits(format, today);
  const range = dateRangeOf(format);
  const likely = range && isPlainDate(today) ? `${yearOf(today) - past[range].likely}-${past[range].day}` : today;
  const wanted = isPlainDate(value) ? value : likely;
  if (wanted < first) return first;
  return wanted > last ? last : wanted;
}

const yearOf = (day: string): number => Number(day.slice(0, 4));
