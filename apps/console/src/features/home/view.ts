import type { HomeNotice } from '@meetingapp/contract/home-notices.ts';
import type { HomeInfo } from '@meetingapp/contract/home.ts';
import type { HomeContent, HomeTheme } from '@meetingapp/contract/home-console.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';

/** What is edited together and saved together. */
export interface EditedHome {
  content: HomeContent;
  theme: HomeTheme;
}

type Tile = HomeContent['tiles'][number];

/** The home as the phone would get it, with what is not saved yet. */
export function previewInfo(
  shown: HomeInfo,
  { content, theme }: EditedHome,
  language: Language,
  news?: Pick<HomeInfo, 'news' | 'newsColumns'>,
): HomeInfo {
  const say = (text: Bilingual) => text[language] || text.zh;
  return {
    ...shown,
    ...news,
    conference: { ...shown.conference, theme: { ...shown.conference.theme, ...theme } },
    subtitle: say(content.subtitle),
    banners: content.banners.map((banner) => ({ ...banner, title: say(banner.title) })),
    tiles: content.tiles.map((tile) => ({ ...tile, title: say(tile.title), badge: say(tile.badge) })),
    facts: content.facts.map((fact) => ({ ...fact, label: say(fact.label) })),
    sponsors: content.sponsors.map((one) => ({ ...one, name: say(one.name), tier: say(one.tier) })),
    exhibitors: content.exhibitors.map((one) => ({ ...one, name: say(one.name), field: say(one.field) })),
    floor: content.floor,
    rooms: content.rooms.map((room) => ({ ...room, title: say(room.title) })),
    // Shown only where it is edited: it would cover everything else.
    popup: null,
  };
}

/** A list with one of it moved by so many places; unchanged where that leads out of it. */
export function moved<Item>(list: readonly Item[], at: number, by: number): Item[] {
  const to = at + by;
  if (to < 0 || to >= list.length) return [...list];
  const rest = list.filter((_, index) => index !== at);
  return [...rest.slice(0, to), ...list.slice(at, at + 1), ...rest.slice(to)];
}

export function replaced<Item>(list: readonly Item[], at: number, change: Partial<Item>): Item[] {
  return list.map((item, index) => (index === at ? { ...item, ...change } : item));
}

export const without = <Item>(list: readonly Item[], at: number): Item[] => list.filter((_, index) => index !== at);

export const nothing: Bilingual = { zh: '', en: '' };

export const newTile = (tiles: readonly Tile[]): Tile => ({
  key: freeKey(tiles.map(({ key }) => key)),
  title: nothing,
  icon: 'info',
  to: '',
  badge: nothing,
  roles: [],
  from: null,
  until: null,
});

function freeKey(taken: readonly string[]): string {
  for (let number = taken.length + 1; ; number += 1) if (!taken.includes(`tile${number}`)) return `tile${number}`;
}

/** How many texts of the home have Chinese and no English. */
export function untranslated(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const { zh, en } = value as { zh?: unknown; en?: unknown };
  if (typeof zh === 'string' && typeof en === 'string') return zh.trim() !== '' && en.trim() === '' ? 1 : 0;
  return Object.values(value).reduce<number>((sum, part) => sum + untranslated(part), 0);
}

/** Whether a notice is on the home at an instant. */
export function standing(
  { from, until }: Pick<HomeNotice, 'from' | 'until'>,
  now: string,
): 'planned' | 'shown' | 'over' {
  if (Date.parse(from) > Date.parse(now)) return 'planned';
  return until !== null && Date.parse(until) <= Date.parse(now) ? 'over' : 'shown';
}
