import type { PaperDecision, PaperResult, PaperState } from '@meetingapp/contract/papers/paper.ts';
import { moveIn, type Move, type Transitions } from '../state-machine.ts';

/**
 * `revise`: changed by its authors while the call allows it. `assign`: assigned to reviewers. `decide`: may be repeated before the
 * authors are notified. `undecide`: back to review.
 */
export type PaperEvent =
  | 'keep'
  | 'submit'
  | 'revise'
  | 'assign'
  | 'decide'
  | 'undecide'
  | 'confirm'
  | 'withdraw'
  | 'restore';

export const paperTransitions: Transitions<PaperState, PaperEvent> = {
  draft: { keep: 'draft', submit: 'submitted', withdraw: 'withdrawn' },
  submitted: {
    revise: 'submitted',
    assign: 'in_review',
    decide: 'decided',
    withdraw: 'withdrawn',
  },
  // The text is fixed during review.
  in_review: { assign: 'in_review', decide: 'decided', withdraw: 'withdrawn' },
  decided: { decide: 'decided', undecide: 'in_review', confirm: 'confirmed', withdraw: 'withdrawn' },
  // Staff may still correct a decision; the authors are notified again.
  confirmed: { decide: 'decided', undecide: 'in_review', withdraw: 'withdrawn' },
  // Staff restore a paper withdrawn by mistake.
  withdrawn: { restore: 'submitted' },
};

/** The state after an event, or `not_from_here`. */
export function movePaper(state: PaperState, event: PaperEvent): Move<PaperState> {
  return moveIn(paperTransitions, state, event);
}

export interface DecidedPaper {
  state: PaperState;
  decision: PaperDecision | null;
  /** Null: the authors are not notified. */
  toldAt: Date | null;
}

/** The public result of a paper; null: hidden, as if it did not exist. */
export function resultOf({ state, decision, toldAt }: DecidedPaper): PaperResult | null {
  if (state === 'draft' || state === 'withdrawn') return null;
  return toldAt !== null && decision !== null ? decision : 'under_review';
}

/** True when listed as an accepted paper or poster. */
export const isAccepted = (paper: DecidedPaper): boolean => {
  const result = resultOf(paper);
  return result !== null && result !== 'under_review' && result !== 'not_accepted';
};
