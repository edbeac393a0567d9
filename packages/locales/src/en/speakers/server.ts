import type { speakersServer as zh } from '../../zh/speakers/server.ts';
import type { Texts } from '../../texts.ts';

/** Texts that the server writes into letters to speakers. */
export const speakersServer = {
  roles: {
    host: 'Chair',
    speaker: 'Speaker',
    president: 'President',
    participant: 'Panel',
    comments: 'Comments',
    translate: 'Interpreter',
  },
  line: '{time}, {hall}, {role}: {title}',
  detail: '    {text}',
  changed: {
    time: 'Time is now {after} (before: {before})',
    hall: 'Hall is now {after} (before: {before})',
    people: 'Others in the session are now {after} (before: {before})',
    role: 'Role is now {after} (before: {before})',
  },
  nobody: 'nobody',
  deadline: 'Please answer by {time}',
  noDeadline: 'Please answer soon',
  calendar: 'My tasks: {title}',
  travel: {
    title: 'Journeys',
    none: 'Not given',
    directions: { arrival: 'Arrival', departure: 'Departure' },
    modes: { flight: 'Flight', train: 'Train', car: 'Own car', none: 'None' },
    tickets: {
      own: 'Own ticket',
      wanted: 'To be booked',
      booked: 'To be confirmed',
      confirmed: 'Confirmed',
      change: 'Change requested',
    },
    columns: [
      'Name',
      'Affiliation',
      'Direction',
      'Mode',
      'Number',
      'From',
      'To',
      'Leaves',
      'Arrives',
      'Ticket',
      'Car',
      'Car leaves',
      'Driver and plate',
      'Hotel',
      'First night',
      'Leaves on',
    ],
  },
} as const satisfies Texts<typeof zh>;
