import type { BodyOf } from '@meetingapp/contract/call.ts';
import type {
  LiveRoom,
  LiveSeries,
  StoredBroadcast,
  WatchedRoom,
  WatchedStream,
  liveConsoleCalls,
} from '@meetingapp/contract/live/console.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { listSeparator } from '@meetingapp/domain/bilingual.ts';

type Calls = typeof liveConsoleCalls;
export type TypedBroadcast = Omit<BodyOf<Calls['saveBroadcast']>['broadcast'], 'id'>;
export type TypedRoom = Omit<BodyOf<Calls['saveRoom']>['room'], 'id'>;
export type TypedSeries = Omit<BodyOf<Calls['saveSeries']>['series'], 'id'>;

const nothing: Bilingual = { zh: '', en: '' };

export const typedBroadcast = (one: StoredBroadcast): TypedBroadcast => ({
  seen: one.version,
  title: one.title,
  introduction: one.introduction,
  cover: one.cover,
  from: one.from,
  to: one.to,
  roomId: one.roomId,
  seriesId: one.seriesId,
  sessionId: one.sessionId,
  watch: one.watch,
  replayWatch: one.replayWatch,
  chat: one.chat,
  slowSeconds: one.slowSeconds,
});

/** Default of a new broadcast: one hour from `startsAt`. */
export function blankBroadcast(roomId: number, startsAt: string): TypedBroadcast {
  const to = new Date(Date.parse(startsAt) + 3_600_000).toISOString();
  return {
    seen: null,
    title: nothing,
    introduction: nothing,
    cover: null,
    from: startsAt,
    to,
    roomId,
    seriesId: null,
    sessionId: null,
    watch: 'account',
    replayWatch: 'paid',
    chat: 'open',
    slowSeconds: 3,
  };
}

export const typedRoom = (room: LiveRoom | null): TypedRoom => ({
  seen: room?.version ?? null,
  name: room?.name ?? nothing,
  hallId: room?.hallId ?? null,
  switching: room?.switching ?? 'auto',
});

export const typedSeries = (series: LiveSeries | null): TypedSeries => ({
  seen: series?.version ?? null,
  title: series?.title ?? nothing,
  introduction: series?.introduction ?? nothing,
  cover: series?.cover ?? null,
});

export const dayOf = (instant: string, zone: string): string => clockIn(zone, new Date(instant)).slice(0, 10);
export const clockOf = (instant: string, zone: string): string => clockIn(zone, new Date(instant)).slice(11, 16);

/** `4月16日 周五`, `Fri 16 Apr`. */
export function dayText(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: language === 'zh' ? 'long' : 'short',
  }).format(new Date(`${day}T12:00:00Z`));
}

/** The day as a prefix of a time, when it is not today: `Thu 7 Jan `. */
export function otherDay(instant: string, now: Date, zone: string, language: Language): string {
  const day = dayOf(instant, zone);
  return day === dayOf(now.toISOString(), zone) ? '' : `${dayText(day, language)} `;
}

/** Days with broadcasts and their number. */
export function daysOf(broadcasts: readonly StoredBroadcast[], zone: string): { day: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { from } of broadcasts) counts.set(dayOf(from, zone), (counts.get(dayOf(from, zone)) ?? 0) + 1);
  return [...counts].map(([day, count]) => ({ day, count })).toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Typed words, one per line. */
export const wordsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(listSeparator)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** True when a broadcast is live or paused. */
export const onAir = ({ state }: StoredBroadcast): boolean => state === 'live' || state === 'paused';

/** `24:07`, `1:02:09`. */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}

/** The message to moderate after this one: the next, otherwise the last that is left. */
export function nextKey(keys: readonly number[], gone: ReadonlySet<number>, from: number | null): number | null {
  const at = from === null ? -1 : keys.indexOf(from);
  const left = (part: readonly number[]) => part.filter((key) => !gone.has(key));
  return left(keys.slice(at + 1))[0] ?? left(keys.slice(0, Math.max(0, at))).at(-1) ?? null;
}

export interface Shown {
  /** Empty: all days. */
  day: string;
  /** 0: all rooms. */
  roomId: number;
  removed: boolean;
}

/** Broadcasts of the filtered day and room. */
export const shownOf = (broadcasts: readonly StoredBroadcast[], shown: Shown, zone: string): StoredBroadcast[] =>
  broadcasts.filter(
    (one) =>
      (shown.removed || !one.removed) &&
      (shown.roomId === 0 || one.roomId === shown.roomId) &&
      (shown.day === '' || dayOf(one.from, zone) === shown.day),
  );

export const figureOf = (value: number): string => value.toLocaleString('en');

/** The signal that viewers get: the main one, or the backup when it is the only one. */
export const signalShown = ({ streams }: Pick<WatchedRoom, 'streams'>): WatchedStream | undefined =>
  streams.find(({ part, connectedAt }) => part === 'main' && connectedAt !== null) ??
  streams.find(({ connectedAt }) => connectedAt !== null);

/** `840 MB`, `1.2 GB`: decimal units, as file managers use. */
export function bytesText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;
  let [size, at] = [bytes, 0];
  while (size >= 1000 && at < units.length - 1) [size, at] = [size / 1000, at + 1];
  return `${at < 2 || size >= 100 ? Math.round(size) : size.toFixed(1)} ${units[at] ?? ''}`;
}
