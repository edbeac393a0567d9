import type { givenAnswers as zh } from '../../zh/registration/answer-file.ts';
import type { Texts } from '../../texts.ts';

/** Answers of forms as staff see them. */
export const givenAnswers = {
  fileSave: 'Download {name}',
  consentText: 'Text agreed to',
  open: 'To fill in',
  outdated: 'Form changed since',
  answered: '{name}, {time}',
} as const satisfies Texts<typeof zh>;
