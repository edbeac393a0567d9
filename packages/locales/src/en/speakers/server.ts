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
    people: 'Others in it are now {after} (before: {before})',
    role: 'Role is now {after} (before: {before})',
  },
  nobody: 'nobody',
  deadline: 'Please answer by {time}',
  noDeadline: 'Please answer soon',
} as const satisfies Texts<typeof zh>;
