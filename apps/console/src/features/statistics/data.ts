import type { DeskDuty } from '@meetingapp/contract/statistics/figures.ts';
import { liveFigureCalls } from '@meetingapp/contract/live/figures.ts';
import { usageCalls } from '@meetingapp/contract/statistics/usage.ts';
import { statisticsCalls } from '@meetingapp/contract/statistics/figures.ts';
import { paths, type PathName } from '../../lib/navigation/paths.ts';
import { useCall } from '../../lib/calls/use-call.ts';

const RENEWED_MS = 60_000;
/** Poll interval in milliseconds while a broadcast is live, because its figures change. */
const LIVE_MS = 5000;

export const useDashboard = (cid: number) => useCall(statisticsCalls.dashboard, { cid }, { again: () => RENEWED_MS });

export const useTraffic = (cid: number, days: number) =>
  useCall(usageCalls.traffic, { cid, days }, { again: () => RENEWED_MS });

export const useShares = (cid: number) => useCall(usageCalls.shares, { cid }, { again: () => RENEWED_MS });

export const useLiveViewers = (cid: number, days: number | null) =>
  useCall(liveFigureCalls.liveViewers, { cid, days }, { again: () => RENEWED_MS / 4 });

export const useBroadcastFigures = (cid: number, broadcastId: number) =>
  useCall(liveFigureCalls.figures, { cid, broadcastId }, { again: () => LIVE_MS });

/** Where the table of each kind of waiting work is. */
const places: Readonly<Record<DeskDuty['kind'], { page: PathName; query?: string }>> = {
  review: { page: 'registrations', query: 'states=submitted' },
  proof: { page: 'fees', query: 'tab=proofs' },
  refund_request: { page: 'orders' },
  refund_failed: { page: 'orders' },
  refund_by_hand: { page: 'orders' },
  bank_transfer: { page: 'bank' },
  reconciliation: { page: 'bills' },
  invoice: { page: 'invoices', query: 'view=to_issue' },
  red_invoice: { page: 'invoices', query: 'view=to_red' },
  held_message: { page: 'liveDesk' },
  comment: { page: 'comments' },
  question: { page: 'comments' },
  correction: { page: 'corrections' },
  speaker_answer: { page: 'speakers' },
  receipt: { page: 'receipts' },
  paper_review: { page: 'reviews' },
  paper_decision: { page: 'papers' },
  stand_page: { page: 'exhibition' },
  credit_review: { page: 'credits', query: 'tab=reviews' },
  double: { page: 'checkin', query: 'tab=doubles' },
  rehearsal: { page: 'rehearsal' },
};

/** Address of the table of a duty, below `/console`. */
export function dutyAddress(kind: DeskDuty['kind'], cid: number): string {
  const { page, query } = places[kind];
  const path = paths[page].replace('$cid', String(cid));
  return query === undefined ? path : `${path}?${query}`;
}
