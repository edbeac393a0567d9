import { isPlainDate } from '../../plain-date.ts';
import type { FieldKindRules, FieldValue } from '../field-definition.ts';
import { oneValue } from './one-value.ts';

export const firstYear = 2010;
export const lastYear = 2030;

/** A day as YYYY-MM-DD between 2010 and 2030 (V10). */
export const date: FieldKindRules = {
  ...oneValue,
  normalise: (value: FieldValue) => padded(oneValue.normalise(value)),
  hint: 'choose',
  check: (_, value) => {
    if (!isPlainDate(value)) return { reason: 'date_invalid' };
    const year = Number(value.slice(0, 4));
    return year < firstYear || year > lastYear ? { reason: 'date_range' } : null;
  },
};

/** Initial date of the picker: the current value, else today, else the nearest selectable day. */
export function dateToShow(value: string, today: string): string {
  const wanted = isPlainDate(value) ? value : today;
  if (wanted < `${firstYear}-01-01`) return `${firstYear}-01-01`;
  return wanted > `${lastYear}-12-31` ? `${lastYear}-12-31` : wanted;
}

/** Older clients send 2026-4-5 or 2026/4/5. */
function padded(value: string): string {
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(value) ?? [];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : value;
}
