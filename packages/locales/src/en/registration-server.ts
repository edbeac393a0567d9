import type { Texts } from '../texts.ts';
import type { registration as zh } from '../zh/registration-server.ts';

export const registration = {
  attendee: 'Attendee',
  cannot: {
    not_started: 'The registration has not been submitted yet',
    under_review: 'The registration is under review and cannot be changed now',
    ended: 'The registration has ended',
    registration_closed: 'Registration is closed; contact the organiser for changes',
    change_over: 'The time for changes is over: please contact the organisers',
    already_paid: 'A paid registration is cancelled through its refund',
    attended: 'Checked in already; it can no longer be changed or cancelled',
  },
  events: {
    begin: 'Started',
    submit: 'Submitted',
    approve: 'Approved',
    refuse: 'Refused',
    edit: 'Details changed',
    pay: 'Paid and confirmed',
    confirm_free: 'Free of charge, confirmed',
    cancel: 'Cancelled',
    refund: 'Cancelled with refund',
    late_payment: 'Paid when no place was left; refunded automatically',
    change_fee: 'Registration type changed',
    change_stay: 'Stay changed',
    check_in: 'Checked in',
    build: 'Registered',
  },
} as const satisfies Texts<typeof zh>;
