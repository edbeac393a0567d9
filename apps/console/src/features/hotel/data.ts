import { hotelConsoleCalls as calls } from '@meetingapp/contract/hotel/console.ts';
import { roomingCalls } from '@meetingapp/contract/hotel/rooming.ts';
import { useCid } from '../../lib/session/conference.ts';
import { useCall } from '../../lib/calls/use-call.ts';

/** Calls to refresh after a change of hotels, nights, stays or rooms. */
export const changed = [calls.grid, calls.stays, calls.guests, roomingCalls.rooming] as const;

export const useGrid = () => useCall(calls.grid, { cid: useCid() });

export const useRooming = (night: string | null) =>
  useCall(roomingCalls.rooming, { cid: useCid(), night }, { enabled: night !== null });
