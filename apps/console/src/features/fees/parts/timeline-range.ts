import type { FeeWindow } from '@meetingapp/contract/fees.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { clockIn, momentIn } from '@meetingapp/domain/zoned.ts';

/** What the line shows, in milliseconds. */
export interface Range {
  from: number;
  until: number;
}

const DAY_MS = 86_400_000;
/** A window from long ago or without an end would press all others together. */
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

/** Where an instant stands on the line, in percent; what lies beyond stands at its end. */
export const placeOf = (ms: number, { from, until }: Range) =>
  Math.round(Math.min(100, Math.max(0, (100 * (ms - from)) / (until - from))) * 1000) / 1000;

export function isIn(instant: string, { from, until }: Range): boolean {
  const ms = Date.parse(instant);
  return ms >= from && ms <= until;
}

/** The first of every month on the line: of every other one where they would stand too close. */
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

/** `4月14日`, `14 Apr`, in the conference's zone; with the time where it matters, and with another year than this one. */
export function dayText(instant: string, zone: string, language: Language, time = false): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '–';
  const otherYear = date.getFullYear() !== new Date().getFullYear();
  return new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    ...(otherYear ? { year: 'numeric' } : {}),
    timeZone: zone,
    month: language === 'zh' ? 'long' : 'short',
    day: 'numeric',
    ...(time ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } : {}),
  }).format(date);
}
