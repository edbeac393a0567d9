import type { FeeWindow } from '@meetingapp/contract/fees/console.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { clockIn, momentIn } from '@meetingapp/domain/zoned.ts';

/** Shown range, in milliseconds. */
export interface Range {
  from: number;
  until: number;
}

const DAY_MS = 86_400_000;
/** Limits the range: a window far in the past or without an end would compress all others. */
const BEFORE = 200 * DAY_MS;
const AFTER = 400 * DAY_MS;
const ROOM = 7 * DAY_MS;

export function rangeOf(kinds: readonly (readonly FeeWindow[])[], now: string): Range {
  const at = Date.parse(now);
  const windows = kinds.flat();
  const inside = (ms: number) => ms > at - BEFORE && ms < at + AFTER;
  const edges = windows.flatMap(({ from, until }) => [Date.parse(from), Date.parse(until)]).filter(inside);
  return {
    from: Math.min(at - 30 * DAY_MS, ...edges) - ROOM,
    until: Math.max(at + 60 * DAY_MS, ...edges) + ROOM,
  };
}

/** Position of an instant on the timeline, in percent; clamped to 0–100. */
export const placeOf = (ms: number, { from, until }: Range) =>
  Math.round(Math.min(100, Math.max(0, (100 * (ms - from)) / (until - from))) * 1000) / 1000;

export function isIn(instant: string, { from, until }: Range): boolean {
  const ms = Date.parse(instant);
  return ms >= from && ms <= until;
}

/** First day of every month on the timeline, or of every second month where they would be too close. */
export function monthsOf(range: Range, zone: string, language: Language): { at: number; text: string }[] {
  const [year = 0, month = 1] = clockIn(zone, new Date(range.from)).split('-').map(Number);
  const every = range.until - range.from > 300 * DAY_MS ? 2 : 1;
  const months = Array.from({ length: 30 }, (_, index) => new Date(Date.UTC(year, month - 1 + index * every, 1)));
  const format = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { month: 'short', timeZone: 'UTC' });
  return months
    .map((first) => ({
      at: momentIn(zone, first.toISOString().slice(0, 16))?.getTime() ?? 0,
      text: format.format(first),
    }))
    .filter(({ at }) => at >= range.from && at < range.until);
}
