import type { RegistrationState } from '@meetingapp/contract/registration/wizard.ts';
import { moveIn, type Move, type Transitions } from '../state-machine.ts';

/** `submit` leads to review, `submit_without_review` skips it; a free fee is confirmed without a payment. */
export type RegistrationEvent =
  | 'edit'
  | 'submit'
  | 'submit_without_review'
  | 'approve'
  | 'refuse'
  | 'reopen'
  | 'pay'
  | 'confirm_free'
  | 'check_in'
  | 'cancel'
  | 'expire'
  | 'undo_pay'
  | 'undo_check_in';

export const registrationStates: Transitions<RegistrationState, RegistrationEvent> = {
  draft: { edit: 'draft', submit: 'submitted', submit_without_review: 'approved', expire: 'gone' },
  // A registration under review cannot be edited: staff decide about what they read.
  submitted: { approve: 'approved', refuse: 'refused', cancel: 'cancelled' },
  approved: { reopen: 'submitted', edit: 'approved', pay: 'confirmed', confirm_free: 'confirmed', cancel: 'cancelled' },
  confirmed: { edit: 'confirmed', check_in: 'attended', cancel: 'cancelled', undo_pay: 'approved' },
  // The only admission was a mistake.
  attended: { undo_check_in: 'confirmed' },
  // Staff may correct a mistaken refusal.
  refused: { reopen: 'submitted' },
  cancelled: {},
  gone: {},
};

/** The state after an event, or `not_from_here`. */
export function moveRegistration(state: RegistrationState, event: RegistrationEvent): Move<RegistrationState> {
  return moveIn(registrationStates, state, event);
}

/** The specification's `regFl`: 0 none, draft or ended; 1 submitted or approved; 2 confirmed; 3 attended. */
export function regFlOf(state: RegistrationState): 0 | 1 | 2 | 3 {
  if (state === 'submitted' || state === 'approved') return 1;
  if (state === 'confirmed') return 2;
  return state === 'attended' ? 3 : 0;
}
