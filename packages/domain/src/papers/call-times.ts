import type { AuthorState } from '@meetingapp/contract/papers/submission.ts';
import type { PaperState } from '@meetingapp/contract/papers/paper.ts';
import { isAccepted, type DecidedPaper } from './states.ts';

export interface CallTimes {
  opensAt: Date | null;
  closesAt: Date | null;
  /** Null: until `closesAt`. */
  reviseUntil: Date | null;
  /** Null: attendance is not confirmed. */
  confirmUntil: Date | null;
}

/** Half-open: closed at the exact time of `closesAt`. */
export function callStateAt({ opensAt, closesAt }: CallTimes, now: Date): 'not_open' | 'open' | 'closed' {
  if (opensAt !== null && now < opensAt) return 'not_open';
  return closesAt !== null && now >= closesAt ? 'closed' : 'open';
}

const isBefore = (now: Date, until: Date | null) => until === null || now < until;

/** When revising ends: its own time, or the end of the call; null: never. */
export const reviseEnd = ({ reviseUntil, closesAt }: CallTimes): Date | null => reviseUntil ?? closesAt;

/** Why authors cannot change a paper at a time; null when they can. */
export function alterHindrance(
  state: PaperState,
  times: CallTimes,
  now: Date,
): 'papers_not_open' | 'papers_closed' | 'papers_revise_over' | 'paper_state' | null {
  if (state === 'draft') {
    const call = callStateAt(times, now);
    return call === 'open' ? null : call === 'closed' ? 'papers_closed' : 'papers_not_open';
  }
  if (state !== 'submitted') return 'paper_state';
  return isBefore(now, reviseEnd(times)) ? null : 'papers_revise_over';
}

const isTold = ({ decision, toldAt }: DecidedPaper) => decision !== null && toldAt !== null;

/** Why an author cannot confirm attendance. */
export function confirmHindrance(
  paper: DecidedPaper,
  { confirmUntil }: CallTimes,
  now: Date,
): 'paper_state' | 'papers_confirm_over' | null {
  if (paper.state !== 'decided' || !isAccepted(paper) || confirmUntil === null) return 'paper_state';
  return now < confirmUntil ? null : 'papers_confirm_over';
}

/**
 * Why an author cannot withdraw: an accepted paper whose authors were notified is in the programme once the confirmation period is
 * over.
 */
export function withdrawHindrance(
  paper: DecidedPaper,
  { confirmUntil }: CallTimes,
  now: Date,
): 'paper_state' | 'papers_confirm_over' | null {
  if (paper.state === 'withdrawn') return 'paper_state';
  return isTold(paper) && isAccepted(paper) && !isBefore(now, confirmUntil) ? 'papers_confirm_over' : null;
}

/** Reveals nothing of a decision before the authors are notified. */
export function authorStateOf(paper: DecidedPaper): AuthorState {
  const { state } = paper;
  if (state === 'draft' || state === 'submitted' || state === 'withdrawn') return state;
  if (!isTold(paper)) return 'under_review';
  return state === 'confirmed' ? 'confirmed' : 'decided';
}
