import { hotelConsoleCalls as calls } from '@meetingapp/contract/hotel-console.ts';
import { roomingCalls } from '@meetingapp/contract/hotel-rooming.ts';
import { useCid } from '../../lib/conference.ts';
import { useCall } from '../../lib/use-call.ts';

/** What a change of hotels, nights, stays or rooms makes old. */
export const changed = [calls.grid, calls.stays, calls.guests, roomingCalls.rooming] as const;

export const useGrid = () => useCall(calls.grid, { cid: useCid() });

export const useRooming = (night: string | null) =>
  useCall(roomingCalls.rooming, { cid: useCid(), night }, { enabled: night !== null });
