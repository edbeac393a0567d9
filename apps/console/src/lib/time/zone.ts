import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { clockIn, momentIn } from '@meetingapp/domain/zoned.ts';
import dayjs, { type Dayjs } from 'dayjs';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useCall } from '../calls/use-call.ts';

const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
let shown = browserZone;
const readers = new Set<() => void>();

/** Zone (IANA name) in which times are shown and typed: the conference's, or the browser's outside of conferences. */
export const shownZone = {
  get: (): string => shown,
  set(zone: string): void {
    shown = zone;
    for (const reader of readers) reader();
  },
};

/** Today's day in the shown zone. */
export const shownToday = (): string => clockIn(shown, new Date()).slice(0, 10);

let opensAt: string | null = null;

/** Day at which calendars open while nothing is chosen: the open conference's first, or today outside of conferences. */
export const pickerDay = {
  get: (): string => opensAt ?? shownToday(),
  set(day: string | null): void {
    opensAt = day;
  },
};

/**
 * Sets the zone and the first day of the open conference; false until it is known. Once refused it stays the browser's: the pages below
 * ask for the same list, so a page that was hidden while the list is asked for again would be shown and hidden without end.
 */
export function useShownZone(cid: number | null): boolean {
  const { answer, settled } = useCall(staffCalls.conferences, { words: '' });
  const own = answer?.conferences.find(({ cId }) => cId === cid);
  const zone = cid === null || answer || settled ? (own?.zone ?? browserZone) : null;
  const startsOn = own?.startsOn ?? null;
  useLayoutEffect(() => {
    pickerDay.set(startsOn);
    if (zone !== null) shownZone.set(zone);
  }, [zone, startsOn]);
  const worn = useSyncExternalStore((reader) => {
    readers.add(reader);
    return () => readers.delete(reader);
  }, shownZone.get);
  return worn === zone;
}

/** An instant in the shown zone: `2027-04-16T09:30`, as datetime inputs use. */
export const toClock = (instant: string): string => clockIn(shown, new Date(instant));

/** Instant (ISO 8601, UTC) of a local time in the shown zone: the later one where a time occurs twice; null when it is invalid. */
export const fromClock = (clock: string): string | null => momentIn(shown, clock)?.toISOString() ?? null;

/** Same conversions for date pickers, which have no zones. */
export const toPicker = (instant: string): Dayjs => dayjs(toClock(instant));
export const fromPicker = (picked: Dayjs): string | null => fromClock(picked.format('YYYY-MM-DDTHH:mm'));
