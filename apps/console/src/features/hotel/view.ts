import type { GridHotel, NightCell } from '@meetingapp/contract/hotel/console.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';

/** `4月14日 周二`, `Tue 14 Apr`. */
export function nightText(day: string, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`);
  const text = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { ...options, timeZone: 'UTC' }).format(date);
  return language === 'zh'
    ? `${text({ month: 'long', day: 'numeric' })} ${text({ weekday: 'short' })}`
    : text({ weekday: 'short', day: 'numeric', month: 'short' });
}

export type Scarcity = 'ample' | 'third' | 'some' | 'few' | 'full';

/** Scarcity of a night; a word or figure beside it always says the same. */
export function scarcityOf({ free, size }: Pick<NightCell, 'free' | 'size'>): Scarcity {
  if (free === 0) return 'full';
  const share = free / size;
  return share < 0.05 ? 'few' : share < 0.15 ? 'some' : share < 0.35 ? 'third' : 'ample';
}

/** Nights of all room types, sorted. */
export const nightsOf = (hotels: readonly GridHotel[]): string[] =>
  [
    ...new Set(hotels.flatMap(({ roomTypes }) => roomTypes.flatMap(({ nights }) => nights.map(({ night }) => night)))),
  ].sort();

/** Free rooms in a night. */
export const leftIn = (hotels: readonly GridHotel[], night: string): number =>
  hotels
    .filter(({ released }) => !released)
    .flatMap(({ roomTypes }) => roomTypes.flatMap(({ nights }) => nights))
    .filter((cell) => cell.night === night && !cell.closed)
    .reduce((sum, { free }) => sum + free, 0);
