import type { DeskDuty } from '@meetingapp/contract/statistics/figures.ts';
import type { PathName } from '../lib/navigation/paths.ts';

/** The page on which each kind of waiting work is done. */
const pages = {
  review: 'registrations',
  proof: 'fees',
  refund_request: 'orders',
  refund_failed: 'orders',
  refund_by_hand: 'orders',
  bank_transfer: 'orders',
  reconciliation: 'orders',
  invoice: 'orders',
  red_invoice: 'orders',
  held_message: 'liveDesk',
  comment: 'comments',
  question: 'comments',
  correction: 'corrections',
  speaker_answer: 'speakers',
  receipt: 'receipts',
  paper_review: 'papers',
  paper_decision: 'papers',
  stand_page: 'exhibition',
  credit_review: 'credits',
  double: 'checkin',
  rehearsal: 'rehearsal',
} as const satisfies Record<DeskDuty['kind'], PathName>;

/** Number of waiting items for each page of the navigation; a page without any is absent. */
export function waitingWork(duties: readonly Pick<DeskDuty, 'kind' | 'count'>[]): Partial<Record<PathName, number>> {
  const counts: Partial<Record<PathName, number>> = {};
  for (const { kind, count } of duties) counts[pages[kind]] = (counts[pages[kind]] ?? 0) + count;
  return counts;
}
