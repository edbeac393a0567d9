import type { Texts } from '../texts.ts';
import type { app as zh } from '../zh/app.ts';

export const app = {
  name: 'Meetings',
  /** The other language, in its own words. */
  otherLanguage: '中文',
  loading: 'Loading',
  offline: 'No connection. Check the network and try again',
  noNetwork: { title: 'No network', text: 'No network. What you opened before may be out of date' },
  failed: 'Something went wrong on the server. Try again in a moment',
  retry: 'Try again',
  back: 'Back',
  close: 'Close',
  sponsors: 'Sponsors',
  enlarge: 'Enlarge',
  enlargeNamed: 'Enlarge: {name}',
  ok: 'Got it',
  dock: {
    label: 'Main places',
    home: 'Home',
    conference: 'About',
    agenda: 'Programme',
    sign: 'Register',
    people: 'Speakers',
    mine: 'Mine',
  },
  tip: 'Tip',
  topTip: 'Please fill in correct fields',
  submitting: 'Submitting',
  success: 'Operation succeeded',
  logInAgain: 'Please log in again',
  photoFailed: 'The photo could not be read. Choose it again, or another one',
  error: 'Error',
  whichConference: 'Choose a conference first',
  toConferences: 'All conferences',
  simulated: {
    all: 'Demo: payments and messages are simulated',
    payment: 'Demo: payments are simulated',
    messages: 'Demo: messages are simulated',
  },
  notFound: { title: 'Page not found', text: 'The link may be incomplete, or the page has moved' },
  broken: {
    title: 'This page cannot be opened',
    text: 'The server has a problem. What you filled in is not lost. Try again in a moment',
  },
  forbidden: { title: 'You are not authorized to view this page', text: 'Another account may be needed' },
  missing: { title: 'Nothing found here', text: 'It may have been removed. You can also try again' },
} as const satisfies Texts<typeof zh>;
