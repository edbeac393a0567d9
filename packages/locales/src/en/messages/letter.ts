import type { Texts } from '../../texts.ts';
import type { messagesLetter as source } from '../../zh/messages/letter.ts';

export const messagesLetter = {
  open: 'See the details',
  openAt: 'See the details: {address}',
  why: 'You receive this e-mail because you have an account with the conference.',
  unsubscribe: 'Unsubscribe from these e-mails',
  unsubscribeAt: 'Unsubscribe from these e-mails: {address}',
  page: {
    title: 'Unsubscribe',
    question: 'Stop e-mails about “{kind}”?',
    effect:
      'Your other channels stay as they are, and the messages stay in your inbox. You can change this at any time in the notification settings.',
    confirm: 'Unsubscribe',
    done: 'You are unsubscribed. No more e-mails about “{kind}” will be sent.',
    invalid:
      'This link is not valid or incomplete. Use the whole link from the e-mail, or log in and change the notification settings.',
  },
  kinds: {
    all: 'all optional messages',
    registration: 'Registration and payment',
    programme: 'Programme changes',
    organiser: 'News from the organiser',
    papers: 'Papers and reviews',
    reminder: 'Session reminders',
    credits: 'Credits and certificates',
    activities: 'Exhibitors and activities',
  },
} satisfies Texts<typeof source>;
