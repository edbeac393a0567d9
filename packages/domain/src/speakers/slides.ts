import type { SlideKind } from '@meetingapp/contract/speakers/slides.ts';

const MEBI = 1024 * 1024;

/** Most bytes of a file. */
export const slideLimits: Readonly<Record<SlideKind, number>> = {
  pptx: 200 * MEBI,
  pdf: 200 * MEBI,
  key: 200 * MEBI,
  video: 1000 * MEBI,
};

const extensions: Readonly<Record<string, SlideKind>> = {
  pptx: 'pptx',
  pdf: 'pdf',
  key: 'key',
  mp4: 'video',
  m4v: 'video',
  mov: 'video',
};

/** What the end of a file's name says; null: none of the kinds. */
export function kindOfName(name: string): SlideKind | null {
  const dot = name.lastIndexOf('.');
  return dot < 1 ? null : (extensions[name.slice(dot + 1).toLowerCase()] ?? null);
}

/** Number of pieces of a file; `size`: bytes of a piece. */
export const piecesOf = (bytes: number, size: number): number => Math.ceil(bytes / size);

/** Bytes that a piece must have, the last one fewer; 0: there is no such piece. */
export const pieceBytes = (bytes: number, piece: number, size: number): number =>
  Math.max(0, Math.min(size, bytes - piece * size));

/** Roles with slides of their own; others have nothing to upload. */
const showing: ReadonlySet<string> = new Set(['speaker', 'comments', 'participant']);
/** True when one of the roles may have slides. */
export const mayShowSlides = (roles: readonly string[]): boolean => roles.some((role) => showing.has(role));
/** Slides are awaited of speakers; of others they are welcome. */
export const slidesAwaited = ({ roles, state }: { roles: readonly string[]; state: string }): boolean =>
  roles.includes('speaker') && state !== 'rejected';

/** Signs that a file system or an archive program reads as a path or refuses. */
const unsafe = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;
const tidy = (text: string, longest: number): string =>
  [...text.replace(unsafe, ' ').replace(/\s+/g, ' ').trim()].slice(0, longest).join('').trim();

interface HallFile {
  /** Place in the order of the hall, from 1. */
  place: number;
  /** HH:MM in the zone of the conference. */
  time: string;
  speaker: string;
  title: string;
  /** The name as it was uploaded; its end is kept. */
  name: string;
}

/** Name of a file in the download of a hall: `03 10.20 陆一鸣 冠脉 CT 的十个陷阱.pptx`. Sorted by name they are in the order of the hall. */
export function hallFileName({ place, time, speaker, title, name }: HallFile): string {
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const number = String(place).padStart(3, '0');
  return `${[number, time.replace(':', '.'), tidy(speaker, 40), tidy(title, 60)].filter(Boolean).join(' ')}.${end}`;
}

/** What the slides of a task are, for lists: the newest version counts. */
export type SlidesState = 'unneeded' | 'missing' | 'waiting' | 'checked' | 'returned';

/** The state of the newest version; without any, whether one is missing. */
export function slidesState(
  task: { roles: readonly string[]; state: string },
  newest: { state: 'waiting' | 'checked' | 'returned' } | undefined,
): SlidesState {
  return newest?.state ?? (slidesAwaited(task) ? 'missing' : 'unneeded');
}
