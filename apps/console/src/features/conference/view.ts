import { basePath, href } from '@meetingapp/contract/paths.ts';
import type { Row } from './data.ts';

/** Which colour the tag of a state has; the word says it too. */
export const stateColours = {
  draft: 'warning',
  published: 'success',
  closed: 'default',
  stopped: 'error',
} as const satisfies Record<Row['state'], string>;

/** The public page of a conference; a draft has none. */
export function publicPage(row: Pick<Row, 'cId' | 'state'>, language: 'zh' | 'en'): string | null {
  if (row.state === 'draft') return null;
  return basePath + href('conf', { id: row.cId }, { lang: language === 'en' ? 'en' : 'ch' });
}

/** Figures of a column, summed. */
export function totals(rows: readonly Row[]): { registrations: number; confirmed: number } {
  return rows.reduce(
    (sum, row) => ({ registrations: sum.registrations + row.registrations, confirmed: sum.confirmed + row.confirmed }),
    { registrations: 0, confirmed: 0 },
  );
}

/** `2027-01-07 – 01-10`: the year once where it is the same. */
export function daysOf({ startsOn, endsOn }: Pick<Row, 'startsOn' | 'endsOn'>): string {
  if (startsOn === endsOn) return startsOn;
  return `${startsOn} – ${startsOn.slice(0, 4) === endsOn.slice(0, 4) ? endsOn.slice(5) : endsOn}`;
}
