import { staffCalls } from '@meetingapp/contract/staff.ts';
import { clockIn, momentIn } from '@meetingapp/domain/zoned.ts';
import dayjs, { type Dayjs } from 'dayjs';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useCall } from './use-call.ts';

const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
let shown = browserZone;
const readers = new Set<() => void>();

/** The zone (IANA name) in which moments are shown and typed: the conference's one, outside of conferences the browser's. */
export const shownZone = {
  get: (): string => shown,
  set(zone: string): void {
    shown = zone;
    for (const reader of readers) reader();
  },
};

/** Puts on the zone of the conference that is open; false until it is known. */
export function useShownZone(cid: number | null): boolean {
  const { answer, failure } = useCall(staffCalls.conferences, { words: '' });
  const own = answer?.conferences.find(({ cId }) => cId === cid)?.zone;
  const zone = cid === null || answer || failure ? (own ?? browserZone) : null;
  useLayoutEffect(() => {
    if (zone !== null) shownZone.set(zone);
  }, [zone]);
  const worn = useSyncExternalStore((reader) => {
    readers.add(reader);
    return () => readers.delete(reader);
  }, shownZone.get);
  return worn === zone;
}

/** A moment as the clocks there show it: `2027-04-16T09:30`, as a field of date and time has it. */
export const toClock = (instant: string): string => clockIn(shown, new Date(instant));

/** The moment (ISO 8601, UTC) at which the clocks there show this (the later one where they show it twice); null where it is none. */
export const fromClock = (clock: string): string | null => momentIn(shown, clock)?.toISOString() ?? null;

/** The same for pickers, which know no zones. */
export const toPicker = (instant: string): Dayjs => dayjs(toClock(instant));
export const fromPicker = (picked: Dayjs): string | null => fromClock(picked.format('YYYY-MM-DDTHH:mm'));
