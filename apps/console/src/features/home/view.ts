import type { HomeNotice } from '@meetingapp/contract/home/notice.ts';
import type { FloorLevel, HomeInfo } from '@meetingapp/contract/home/home.ts';
import type { HomeContent, HomeTheme } from '@meetingapp/contract/home/console.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import type { HomeBlock } from '@meetingapp/domain/home/blocks.ts';
import type { TemplateNumber } from '@meetingapp/domain/home/templates.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';

/** Content and theme, edited and saved together. */
export interface EditedHome {
  content: HomeContent;
  theme: HomeTheme;
}

type Tile = HomeContent['tiles'][number];

/** The home page as the phone would get it, with unsaved changes. */
export function previewInfo(
  shown: HomeInfo,
  { content, theme }: EditedHome,
  language: Language,
  news?: Pick<HomeInfo, 'news' | 'newsColumns'>,
): HomeInfo {
  const say = (text: Bilingual) => pickLanguage(text, language);
  return {
    ...shown,
    ...news,
    conference: { ...shown.conference, theme: { ...shown.conference.theme, ...theme } },
    subtitle: say(content.subtitle),
    banners: content.banners.map((banner) => ({ ...banner, title: say(banner.title) })),
    tiles: content.tiles.map((tile) => ({ ...tile, title: say(tile.title), badge: say(tile.badge) })),
    blocks: content.blocks,
    facts: content.facts.map((fact) => ({ ...fact, label: say(fact.label) })),
    sponsors: previewSponsors(shown, content, language),
    exhibitors: content.exhibitors.map((one) => ({ ...one, name: say(one.name), field: say(one.field), products: [] })),
    levels: shownLevels(content.levels, language),
    // Rooms with broadcasts take the place of the configured ones.
    rooms: shown.rooms.some(({ startsAt }) => startsAt !== null)
      ? shown.rooms
      : content.rooms.map((room) => ({ ...room, title: say(room.title), startsAt: null, on: null })),
    popup: null,
  };
}

/** Exhibitors with a level first; of those entered by hand, the ones whose name none of them has. */
function previewSponsors(shown: HomeInfo, { sponsors }: HomeContent, language: Language): HomeInfo['sponsors'] {
  const exhibitors = shown.sponsors.filter(({ exhibitorId }) => exhibitorId !== null);
  const taken = new Set(exhibitors.map(({ name }) => name));
  const byHand = sponsors.map((one) => ({
    ...one,
    name: pickLanguage(one.name, language),
    tier: pickLanguage(one.tier, language),
    exhibitorId: null,
    to: '',
  }));
  return [...exhibitors, ...byHand.filter(({ name }) => !taken.has(name))];
}

/** The home page with its popup, which covers the page: used where the popup is edited. */
export function withPopup(info: HomeInfo, { popup }: EditedHome['content'], language: Language): HomeInfo {
  if (!popup) return info;
  const say = (text: Bilingual) => pickLanguage(text, language);
  return { ...info, popup: { ...popup, title: say(popup.title), html: say(popup.html) } };
}

export type Level = HomeContent['levels'][number];
export type Area = Level['areas'][number];
export type Box = Pick<Area, 'x' | 'y' | 'w' | 'h'>;

/** The floor plan in the form that the phone receives. */
export function shownLevels(levels: readonly Level[], language: Language): FloorLevel[] {
  const say = (text: Bilingual) => pickLanguage(text, language);
  return levels.map((level) => ({
    ...level,
    name: say(level.name),
    areas: level.areas.map((area) => ({ ...area, name: say(area.name) })),
  }));
}

/** Box of an area after a drag, in whole percent: clamped to the level, at least 1 in size. */
export function pulled({ x, y, w, h }: Box, by: { x: number; y: number }, how: 'move' | 'size'): Box {
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, Math.round(value)));
  return how === 'move'
    ? { x: within(x + by.x, 0, 100 - w), y: within(y + by.y, 0, 100 - h), w, h }
    : { x, y, w: within(w + by.x, 1, 100 - x), h: within(h + by.y, 1, 100 - y) };
}

/** A new booth in the first free spot, otherwise in the corner. */
export function newArea(areas: readonly Box[]): Area {
  const size = 12;
  const free = (x: number, y: number) =>
    areas.every((one) => one.x >= x + size || x >= one.x + one.w || one.y >= y + size || y >= one.y + one.h);
  const spots = Array.from({ length: 36 }, (_, at) => ({ x: 4 + (at % 6) * 16, y: 4 + Math.floor(at / 6) * 16 }));
  const spot = spots.find(({ x, y }) => free(x, y)) ?? { x: 0, y: 0 };
  return { label: '', name: nothing, kind: 'booth', hall: null, ...spot, w: size, h: size };
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
  image: null,
  to: '',
  badge: nothing,
  roles: [],
  from: null,
  until: null,
});

function freeKey(taken: readonly string[]): string {
  for (let number = taken.length + 1; ; number += 1) if (!taken.includes(`tile${number}`)) return `tile${number}`;
}

/** Number of texts of the home page that have Chinese but no English. */
export function untranslated(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const { zh, en } = value as { zh?: unknown; en?: unknown };
  if (typeof zh === 'string' && typeof en === 'string') return zh.trim() !== '' && en.trim() === '' ? 1 : 0;
  return Object.values(value).reduce<number>((sum, part) => sum + untranslated(part), 0);
}

/** State of a notice at an instant: `planned`, `shown` or `over`. */
export function noticeStatus(
  { from, until }: Pick<HomeNotice, 'from' | 'until'>,
  now: string,
): 'planned' | 'shown' | 'over' {
  if (Date.parse(from) > Date.parse(now)) return 'planned';
  return until !== null && Date.parse(until) <= Date.parse(now) ? 'over' : 'shown';
}

type Blocks = HomeContent['blocks'];

/** The arrangements with this one for a template; the other templates keep theirs. */
export const arranged = (
  blocks: Blocks,
  template: TemplateNumber,
  { order, hidden }: { order: readonly HomeBlock[]; hidden: readonly HomeBlock[] },
): Blocks => [
  ...blocks.filter((one) => one.template !== template),
  { template, order: [...order], hidden: [...hidden] },
];

/** Number of entries that a block shows from this content; null where it has no list of its own. */
export function blockCount(content: HomeContent, block: HomeBlock): number | null {
  const { banners, tiles, sponsors, facts, rooms, levels, exhibitors } = content;
  const lists: Partial<Record<HomeBlock, readonly unknown[]>> = {
    banner: banners,
    tiles,
    sponsors,
    facts,
    rooms,
    map: levels,
    exhibitors,
  };
  return lists[block]?.length ?? null;
}

/** As whom and when the preview is seen. `at` null: now. */
export interface SeenAs {
  role: HomeContent['tiles'][number]['roles'][number];
  at: string | null;
}

/** Roles that a person of this kind has on the phone. */
export function rolesSeen({ role }: SeenAs): SeenAs['role'][] {
  return role === 'visitor' || role === 'attendee' ? [role] : ['attendee', role];
}
