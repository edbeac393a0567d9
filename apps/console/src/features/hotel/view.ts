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

/**
 * The nights from a day on, of room types that have a room on one of them; hotels that are given back are left out. The rooms that are
 * left in it are those of the dashboard's figure.
 */
export const onlyFree = (hotels: readonly GridHotel[], from: string): GridHotel[] =>
  hotels
    .filter(({ released }) => !released)
    .map((hotel) => ({
      ...hotel,
      roomTypes: hotel.roomTypes
        .map((type) => ({ ...type, nights: type.nights.filter(({ night }) => night >= from) }))
        .filter(({ nights }) => nights.some(({ free, closed }) => free > 0 && !closed)),
    }))
    .filter(({ roomTypes }) => roomTypes.length > 0);

/** The pane beside the grid. */
export type Chosen =
  | { kind: 'night'; typeId: number; night: string }
  | { kind: 'hotel'; id: number | null }
  | { kind: 'type'; id: number | null; hotelId: number };

/** Key in the address: `hotel-5`, `hotel-new`, `type-3-7`, `night-7-2026-09-18`. */
export const keyOf = (chosen: Chosen): string =>
  chosen.kind === 'hotel'
    ? `hotel-${chosen.id ?? 'new'}`
    : chosen.kind === 'type'
      ? `type-${chosen.hotelId}-${chosen.id ?? 'new'}`
      : `night-${chosen.typeId}-${chosen.night}`;

export function chosenBy(key: string | null): Chosen | null {
  const [kind, ...rest] = key?.split('-') ?? [];
  const [first = 0, second = null] = rest.map((part) => Number(part) || null);
  if (kind === 'hotel') return { kind, id: first };
  if (kind === 'type' && first) return { kind, hotelId: first, id: second };
  return kind === 'night' && first ? { kind, typeId: first, night: rest.slice(1).join('-') } : null;
}

/** The hotel of a new room type: the one that is open, or whose type or night is; else the first. */
export function hotelFor<Hotel extends { id: number; roomTypes: readonly { id: number }[] }>(
  chosen: Chosen | null,
  hotels: readonly Hotel[],
): Hotel | undefined {
  const opened = hotels.find(({ id, roomTypes }) => {
    if (chosen?.kind === 'night') return roomTypes.some((type) => type.id === chosen.typeId);
    return chosen !== null && id === (chosen.kind === 'hotel' ? chosen.id : chosen.hotelId);
  });
  return opened ?? hotels[0];
}
