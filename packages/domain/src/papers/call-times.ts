import type { AuthorState } from '@meetingapp/contract/papers-submission.ts';
import type { PaperState } from '@meetingapp/contract/papers-paper.ts';
import { isAccepted, type DecidedPaper } from './states.ts';

export interface CallTimes {
  opensAt: Date | null;
  closesAt: Date | null;
  /** Null: until `closesAt`. */
  reviseUntil: Date | null;
  /** Null: nobody is asked whether they come. */
  confirmUntil: Date | null;
}

/** Half-open: at the very moment of `closesAt` it is closed. */
export function callStateAt({ opensAt, closesAt }: CallTimes, now: Date): 'not_open' | 'open' | 'closed' {
  if (opensAt !== null && now < opensAt) return 'not_open';
  return closesAt !== null && now >= closesAt ? 'closed' : 'open';
}

const isBefore = (now: Date, until: Date | null) => until === null || now < until;

export const reviseEnd = ({ reviseUntil, closesAt }: CallTimes): Date | null => reviseUntil ?? closesAt;

/** Why authors cannot alter a paper at an instant; null where they can. */
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

/** Why an author cannot say that they come. */
export function confirmHindrance(
  paper: DecidedPaper,
  { confirmUntil }: CallTimes,
  now: Date,
): 'paper_state' | 'papers_confirm_over' | null {
  if (paper.state !== 'decided' || !isAccepted(paper) || confirmUntil === null) return 'paper_state';
  return now < confirmUntil ? null : 'papers_confirm_over';
}

/** Why an author cannot withdraw: what was accepted and told stands in the programme once the time to confirm is over. */
export function withdrawHindrance(
  paper: DecidedPaper,
  { confirmUntil }: CallTimes,
  now: Date,
): 'paper_state' | 'papers_confirm_over' | null {
  if (paper.state === 'withdrawn') return 'paper_state';
  return isTold(paper) && isAccepted(paper) && !isBefore(now, confirmUntil) ? 'papers_confirm_over' : null;
}

/** Nothing of a decision shows before the authors were told. */
export function authorStateOf(paper: DecidedPaper): AuthorState {
  const { state } = paper;
  if (state === 'draft' || state === 'submitted' || state === 'withdrawn') return state;
  if (!isTold(paper)) return 'under_review';
  return state === 'confirmed' ? 'confirmed' : 'decided';
}
