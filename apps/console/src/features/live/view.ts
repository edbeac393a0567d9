import type { BodyOf } from '@meetingapp/contract/call.ts';
import type { LiveRoom, LiveSeries, StoredBroadcast, liveConsoleCalls } from '@meetingapp/contract/live-console.ts';
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

/** The days on which something is shown, each with how much. */
export function daysOf(broadcasts: readonly StoredBroadcast[], zone: string): { day: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { from } of broadcasts) counts.set(dayOf(from, zone), (counts.get(dayOf(from, zone)) ?? 0) + 1);
  return [...counts].map(([day, count]) => ({ day, count })).toSorted((a, b) => a.day.localeCompare(b.day));
}

/** The list with one row a place earlier or later. */
export function moved(ids: readonly number[], at: number, by: -1 | 1): number[] {
  const next = [...ids];
  const [one] = next.splice(at, 1);
  if (one !== undefined) next.splice(at + by, 0, one);
  return next;
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
