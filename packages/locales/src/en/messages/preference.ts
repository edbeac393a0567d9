import type { Texts } from '../../texts.ts';
import type { messagesPreference as zh } from '../../zh/messages/preference.ts';

export const messagesPreference = {
  title: 'Notification settings',
  lead: 'Choose where each kind of message is sent. The app always shows all of them.',
  kinds: {
    registration: { name: 'Registration and payment', text: 'Each step of orders, refunds and invoices' },
    programme: { name: 'Programme changes', text: 'Another room, another time, cancelled' },
    organiser: { name: 'From the organisers', text: 'Shuttles, check-in, arrangements on site' },
    papers: { name: 'Papers', text: 'Submission and decision' },
    reminder: { name: 'Reminders', text: 'Sessions of your plan and your own tasks' },
    credits: { name: 'Credits and certificates', text: 'Received, missing, ready to download' },
    activities: { name: 'Exhibitors and activities', text: 'Demonstrations, lottery, stamps' },
  },
  channels: { inbox: 'In app', messenger: 'WeChat', phone: 'SMS', email: 'E-mail' },
  order: 'number {place}',
  orderText:
    'The numbers give the order: the next channel is used only when the one before fails. Switch a channel off and on to move it to the end.',
  locked:
    'Messages in the app cannot be switched off. If you missed one about the programme or a payment, you could miss the deadline for a refund or a change.',
  lockedOther: 'Messages in the app cannot be switched off. They only wait here and do not disturb you.',
  always: 'What you must know, such as a refund or a cancellation, is sent even if everything is switched off.',
  missing: {
    messenger: 'Your account has no WeChat',
    phone: 'Your account has no mobile number',
    email: 'Your account has no e-mail address',
  },
  quiet: 'Quiet hours',
  quietOn: 'Quiet from {from} to {until}',
  quietOff: 'Messages at any time',
  quietText: 'Except urgent messages; the others are sent afterwards',
  quietSwitch: 'Quiet hours',
  from: 'From',
  until: 'Until',
  sameTime: 'The two times must differ. Switch quiet hours off if you do not need them',
  addresses: 'Sent to',
  linked: 'Linked',
  last: 'Last message {at}',
  bounced: '{at}, returned: {reason}',
  usable: 'Works',
  unusable: 'Fails',
  absent: 'None',
  notSaved: 'Not saved: {reason}',
  visitor: 'Log in to set your notifications',
  logIn: 'Log in',
} as const satisfies Texts<typeof zh>;
