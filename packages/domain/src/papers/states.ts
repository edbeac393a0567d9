import type { PaperDecision, PaperResult, PaperState } from '@meetingapp/contract/papers-paper.ts';
import { moveIn, type Move, type Transitions } from '../state-machine.ts';

/**
 * `revise`: altered by its authors while the call allows it. `assign`: given to reviewers. `decide`: also once more, before
 * the authors were told. `undecide`: back to review.
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
  // Reviewers read what does not move.
  in_review: { assign: 'in_review', decide: 'decided', withdraw: 'withdrawn' },
  decided: { decide: 'decided', undecide: 'in_review', confirm: 'confirmed', withdraw: 'withdrawn' },
  // Staff may still find that they were wrong; the authors are told again.
  confirmed: { decide: 'decided', undecide: 'in_review', withdraw: 'withdrawn' },
  // Staff bring back what was withdrawn by mistake.
  withdrawn: { restore: 'submitted' },
};

export function movePaper(state: PaperState, event: PaperEvent): Move<PaperState> {
  return moveIn(paperTransitions, state, event);
}

export interface DecidedPaper {
  state: PaperState;
  decision: PaperDecision | null;
  /** Null: the authors do not know yet. */
  toldAt: Date | null;
}

/** What a person outside may know of a paper; null: nothing, as if it were not there. */
export function resultOf({ state, decision, toldAt }: DecidedPaper): PaperResult | null {
  if (state === 'draft' || state === 'withdrawn') return null;
  return toldAt !== null && decision !== null ? decision : 'under_review';
}

/** Shown in lists of accepted papers and posters. */
export const isAccepted = (paper: DecidedPaper): boolean => {
  const result = resultOf(paper);
  return result !== null && result !== 'under_review' && result !== 'not_accepted';
};
