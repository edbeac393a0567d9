import type { RegistrationEvent } from './states.ts';

/** What the history of a registration records: its transitions, and what leaves its state as it was. Each has a text. */
export type RegistrationHistoryEvent =
  | Exclude<RegistrationEvent, 'submit_without_review'>
  | 'add_extras'
  | 'begin'
  | 'build'
  | 'change_fee'
  | 'change_stay'
  | 'enter'
  | 'guest'
  | 'identify'
  | 'identify_digits'
  | 'import'
  | 'late_payment'
  | 'move'
  | 'note'
  | 'refund'
  | 'refund_part';
