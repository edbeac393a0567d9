import type { HomeInfo, Tile } from '@meetingapp/contract/home/home.ts';
import { addDays, daysBetween } from '@meetingapp/domain/plain-date.ts';

type Popup = NonNullable<HomeInfo['popup']>;

export type Role = Tile['roles'][number];

export function rolesOf(loggedIn: boolean, member: boolean): readonly Role[] {
  if (!loggedIn) return ['visitor'];
  return member ? ['attendee', 'member'] : ['attendee'];
}

export const two = (number: number): string => String(number).padStart(2, '0');

/** What the session stores about a popup. */
export interface Seen {
  /** The popup that may still be shown; null when it has been shown often enough. */
  popup: Popup | null;
  /** True when it was shown once. */
  showSecond: boolean;
}

/**
 * Shows a popup once per session, and again on the second visit if the organiser wants it. Returns what the session then stores, or
 * null when the popup is not shown.
 */
export function popupVisit(popup: Popup | null, seen: Seen): Seen | null {
  if (!popup) return null;
  if (!seen.showSecond) return { popup: popup.showSecond ? popup : null, showSecond: true };
  return popup.showSecond && seen.popup !== null ? { popup: null, showSecond: true } : null;
}

/** A title split for a poster: the edition, and the rest in lines of related words. */
export interface TitleParts {
  /** `第二十一届`, `21st`; empty when the title has no number. */
  edition: string;
  lines: string[];
}

/** Words after which, and before which, a line of a Chinese title may break. */
const openings = /^(?:中华|中国|全国|国际|世界|亚太|华东|华南|华北|华中|西南|西北|东北|长三角)/;
const closings = /(?:学术年会|学术会议|学术大会|年会|大会|论坛|峰会|研讨会|学习班|培训班)$/;
const edition = /第[一二三四五六七八九十百零\d]+届|^\d+(?:st|nd|rd|th)\s+/;

export function titleParts(title: string): TitleParts {
  const found = edition.exec(title)?.[0] ?? '';
  const rest = found === '' ? [title] : title.split(found);
  return {
    edition: found.trim(),
    lines: rest.flatMap((part) => {
      const opening = openings.exec(part)?.[0] ?? '';
      const closing = closings.exec(part.slice(opening.length))?.[0] ?? '';
      return [opening, part.slice(opening.length, part.length - closing.length), closing]
        .map((line) => line.trim())
        .filter((line) => line !== '');
    }),
  };
}

/** Width of the longest line in Chinese characters; a Latin letter counts half. */
export function widest(lines: readonly string[]): number {
  return Math.max(
    0,
    ...lines.map((line) => [...line].reduce((sum, one) => sum + ((one.codePointAt(0) ?? 0) < 0x300 ? 0.5 : 1), 0)),
  );
}

/** All days from the first to the last, inclusive. */
export function daysFrom(first: string, last: string): string[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => addDays(first, at));
}

/** A cell of the bento: columns and rows (`s42` is four by two of six columns), and its background. */
export interface BentoCell {
  size: 's43' | 's42' | 's23' | 's22' | 's31' | 's61';
  tone: '' | 'fill' | 'peach' | 'pale' | 'sun';
}

const bentoRows: readonly (readonly BentoCell[])[] = [
  [
    { size: 's22', tone: 'fill' },
    { size: 's42', tone: 'peach' },
  ],
  [
    { size: 's43', tone: '' },
    { size: 's23', tone: 'pale' },
  ],
  [
    { size: 's22', tone: '' },
    { size: 's22', tone: 'pale' },
    { size: 's22', tone: '' },
  ],
];
const flat: readonly BentoCell[] = [
  { size: 's31', tone: '' },
  { size: 's31', tone: 'sun' },
];

/** Sizes of `count` cells that fill every row: large rows first as long as they are full, then two side by side. */
export function bentoCells(count: number): BentoCell[] {
  const cells: BentoCell[] = [];
  for (const row of bentoRows) if (cells.length + row.length <= count) cells.push(...row);
  while (cells.length + flat.length <= count) cells.push(...flat);
  if (cells.length < count) cells.push({ size: 's61', tone: '' });
  return cells;
}

/** True when a programme is released, so that it can be opened and searched. */
export const hasProgramme = ({ nowNext, faculty }: Pick<HomeInfo, 'nowNext' | 'faculty'>): boolean =>
  nowNext.length > 0 || faculty.length > 0;
