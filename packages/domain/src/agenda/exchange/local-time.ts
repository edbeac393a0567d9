import { clockIn } from '../../zoned.ts';

const MINUTE = 60_000;
const two = (value: number): string => String(value).padStart(2, '0');

/** `2027-04-16T10:00:00+08:00`: local time of a zone with its UTC offset. */
export function localTime(zone: string, at: number): string {
  const clock = clockIn(zone, new Date(at));
  const off = (Date.parse(`${clock}Z`) - Math.floor(at / MINUTE) * MINUTE) / MINUTE;
  const far = Math.abs(off);
  const seconds = Math.floor((((at % MINUTE) + MINUTE) % MINUTE) / 1000);
  return `${clock}:${two(seconds)}${off < 0 ? '-' : '+'}${two(Math.floor(far / 60))}:${two(far % 60)}`;
}

/** `1:30` hours as `01:30`. */
export function durationText(ms: number): string {
  const minutes = Math.round(ms / MINUTE);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Milliseconds of a duration `01:30` or `01:30:15`, as both formats write it; null for anything else. */
export function durationOf(text: string): number | null {
  const [, hours, minutes, seconds] = /^(\d{1,3}):([0-5]\d)(?::([0-5]?\d))?$/.exec(text.trim()) ?? [];
  if (hours === undefined) return null;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds ?? 0)) * 1000;
}
