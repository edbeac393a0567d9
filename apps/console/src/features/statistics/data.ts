import type { DeskDuty } from '@meetingapp/contract/statistics/figures.ts';
import { liveFigureCalls } from '@meetingapp/contract/live/figures.ts';
import { usageCalls } from '@meetingapp/contract/statistics/usage.ts';
import { statisticsCalls } from '@meetingapp/contract/statistics/figures.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useCall } from '../../lib/calls/use-call.ts';

const RENEWED_MS = 60_000;
/** Poll interval in milliseconds while a broadcast is live, because its figures change. */
const LIVE_MS = 5000;

export const useDashboard = (cid: number) => useCall(statisticsCalls.dashboard, { cid }, { again: () => RENEWED_MS });

export const useTraffic = (cid: number, days: number) =>
  useCall(usageCalls.traffic, { cid, days }, { again: () => RENEWED_MS });

export const useLiveViewers = (cid: number, days: number | null) =>
  useCall(liveFigureCalls.liveViewers, { cid, days }, { again: () => RENEWED_MS / 4 });

export const useBroadcastFigures = (cid: number, broadcastId: number) =>
  useCall(liveFigureCalls.figures, { cid, broadcastId }, { again: () => LIVE_MS });

const pages: Readonly<Record<DeskDuty['kind'], string>> = {
  review: 'registrations',
  refund_failed: 'orders',
  refund_by_hand: 'orders',
  bank_transfer: 'orders',
  invoice: 'orders',
};

/** Address of the page for a duty; null when the console has none. */
export function dutyAddress(kind: DeskDuty['kind'], cid: number): string | null {
  const path = (paths as Readonly<Record<string, string>>)[pages[kind]];
  return path?.replace('$cid', String(cid)) ?? null;
}
