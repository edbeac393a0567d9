import type { ConsoleScreen } from '../support/console.ts';
import { demoSurveys } from '../survey/screens.ts';

const running = { of: 'saving' } as const;
const past = { of: 'past' } as const;

/** Evidence for staff: questionnaires, exams, credits, certificates. */
export const evidenceConsoleScreens: readonly ConsoleScreen[] = [
  { name: 'questions', path: 'questions', ...running },
  { name: 'questions-one', path: 'questions?open=1', ...running },
  { name: 'exams', path: 'exams', ...running },
  { name: 'exams-results', path: 'exams?open=7', ...past },
  { name: 'surveys', path: 'surveys', ...running },
  { name: 'surveys-results', path: `surveys?open=${demoSurveys.session}`, ...running },
  { name: 'credits', path: 'credits', ...running },
  { name: 'credits-upload', path: 'credits?tab=upload', ...running },
  { name: 'credits-reviews', path: 'credits?tab=reviews', ...running },
  { name: 'certificates', path: 'certificates', ...running },
  { name: 'certificates-issued', path: 'certificates?view=issued', ...past },
];
