import type { registrationFields as zh } from '../../zh/registration/fields.ts';
import type { Texts } from '../../texts.ts';

export const registrationFields = {
  groupId: 'Group',
  linkId: 'Link',
  expiresAt: 'Valid until',
  regId: 'Registration',
  end: 'End the registration',
  states: 'State',
  ids: 'Chosen registrations',
  chosen: 'Chosen registrations',
  tell: 'Notify the person',
  answers: 'Answers',
  regid: 'Registration number',
  cardid: 'Card number',
  input: 'Answers',
  add: 'New registration',
  group: 'Group',
  groupid: 'Group number',
  linkid: 'Link number',
  days: 'Days',
  most: 'Maximum number of people',
  entryid: 'Waiting list entry',
  withExtras: 'With the extras',
} as const satisfies Texts<typeof zh>;
