import { checkinConsoleCalls as calls } from '@meetingapp/contract/checkin/console.ts';
import { useCid } from '../../lib/session/conference.ts';
import { useCall } from '../../lib/calls/use-call.ts';

/** Milliseconds between two looks at the door. */
const LIVE_MS = 3000;

export const usePoints = () => useCall(calls.points, { cid: useCid() });

export const useDevices = () => useCall(calls.devices, { cid: useCid() }, { again: () => LIVE_MS });

export const useArrivals = (pointId: number | null) =>
  useCall(calls.arrivals, { cid: useCid(), pointId }, { again: () => LIVE_MS });

export const useDoubles = (enabled: boolean) =>
  useCall(calls.doubles, { cid: useCid() }, { again: () => LIVE_MS * 3, enabled });
