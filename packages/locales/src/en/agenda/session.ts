import type { Texts } from '../../texts.ts';
import type { agendaSession as zh } from '../../zh/agenda/session.ts';

export const agendaSession = {
  ask: 'Ask',
  askText: 'Ask the speakers and chairs; you are notified of the answer',
  questions: 'Questions',
  questionsOf: 'Questions {count}',
  parts: { public: 'Public {count}', mine: 'Mine {count}', answered: 'Answered {count}' },
  list: 'Which questions',
  none: { public: 'No public questions yet', mine: 'You have not asked yet', answered: 'No answers yet' },
  noneText: 'Speakers, chairs and organisers see a question; you are notified of the answer',
  visitor: 'Log in to see your own questions',
  logIn: 'Log in',
  you: 'You',
  someone: 'Participant',
  committee: 'Organisers',
  waiting: 'In review, only you can see it',
  refused: 'Not shown',
  hidden: 'Hidden by the organisers',
  private: 'Not public',
  answered: 'Answered',
  all: 'All questions and comments',
  closed: 'The organisers have closed questions and comments',
  way: 'Directions',
  wayTo: 'Directions to {hall}',
} as const satisfies Texts<typeof zh>;
