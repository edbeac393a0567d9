import { clockIn, momentIn, shiftDays } from '../zoned.ts';

/** Minutes after local midnight, 0 to 1439. The period may include midnight; equal ends mean none. */
export interface QuietHours {
  from: number;
  until: number;
}

/** 22:00 to 07:00. */
export const usualQuietHours: QuietHours = { from: 22 * 60, until: 7 * 60 };

/** The end of the quiet period that contains this moment, in a zone (IANA name); null outside of one. */
export function quietUntil({ from, until }: QuietHours, zone: string, at: Date): Date | null {
  const clock = clockIn(zone, at);
  const minute = Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16));
  const overMidnight = from > until;
  const inside = overMidnight ? minute >= from || minute < until : minute >= from && minute < until;
  if (!inside) return null;
  const day = overMidnight && minute >= from ? clockIn(zone, shiftDays(zone, at, 1)) : clock;
  const end = `${String(Math.floor(until / 60)).padStart(2, '0')}:${String(until % 60).padStart(2, '0')}`;
  return momentIn(zone, `${day.slice(0, 10)}T${end}`);
}
