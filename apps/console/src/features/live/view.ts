import type { BodyOf } from '@meetingapp/contract/call.ts';
import type {
  LiveRoom,
  LiveSeries,
  StoredBroadcast,
  WatchedRoom,
  WatchedStream,
  liveConsoleCalls,
} from '@meetingapp/contract/live-console.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';

type Calls = typeof liveConsoleCalls;
export type TypedBroadcast = Omit<BodyOf<Calls['saveBroadcast']>['broadcast'], 'id'>;
export type TypedRoom = Omit<BodyOf<Calls['saveRoom']>['room'], 'id'>;
export type TypedSeries = Omit<BodyOf<Calls['saveSeries']>['series'], 'id'>;

const nothing: Bilingual = { zh: '', en: '' };

export const said = (text: Bilingual, language: Language): string => text[language] || text.zh || text.en;

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

/** An hour on the first day, behind what the room has already. */
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

/** The day before a time of day, where it is not today's: `Thu 7 Jan `. */
export function otherDay(instant: string, now: Date, zone: string, language: Language): string {
  const day = dayOf(instant, zone);
  return day === dayOf(now.toISOString(), zone) ? '' : `${dayText(day, language)} `;
}

/** The days on which something is shown, each with how much. */
export function daysOf(broadcasts: readonly StoredBroadcast[], zone: string): { day: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { from } of broadcasts) counts.set(dayOf(from, zone), (counts.get(dayOf(from, zone)) ?? 0) + 1);
  return [...counts].map(([day, count]) => ({ day, count })).toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Words as somebody types them, one per line. */
export const wordsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\n,，;；]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** It is shown just now, or would be but for a pause. */
export const onAir = ({ state }: StoredBroadcast): boolean => state === 'live' || state === 'paused';

/** `24:07`, `1:02:09`. */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}

/** What one who judges messages looks at after this one went: the next, or else the last that is left. */
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

/** Those of the day and the room that are looked at. */
export const shownOf = (broadcasts: readonly StoredBroadcast[], shown: Shown, zone: string): StoredBroadcast[] =>
  broadcasts.filter(
    (one) =>
      (shown.removed || !one.removed) &&
      (shown.roomId === 0 || one.roomId === shown.roomId) &&
      (shown.day === '' || dayOf(one.from, zone) === shown.day),
  );

export const figureOf = (value: number): string => value.toLocaleString('en');

/** The signal that viewers get: the main one, or the backup while that is the only one. */
export const signalShown = ({ streams }: Pick<WatchedRoom, 'streams'>): WatchedStream | undefined =>
  streams.find(({ part, connectedAt }) => part === 'main' && connectedAt !== null) ??
  streams.find(({ connectedAt }) => connectedAt !== null);

/** `840 MB`, `1.2 GB`: as file managers count. */
export function bytesText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;
  let [size, at] = [bytes, 0];
  while (size >= 1000 && at < units.length - 1) [size, at] = [size / 1000, at + 1];
  return `${at < 2 || size >= 100 ? Math.round(size) : size.toFixed(1)} ${units[at] ?? ''}`;
}
