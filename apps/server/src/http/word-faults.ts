import { htmlAsText } from '@meetingapp/domain/plain-text.ts';
import type { FieldFault } from './refusal.ts';

/** Letters that people read; markup does not count. */
const MOST_LETTERS = 5000;

/** A text with markup that says too much, in which language. */
export const wordFaults = (field: string, text: { zh: string; en: string }): FieldFault[] =>
  (['zh', 'en'] as const).flatMap((language) =>
    htmlAsText(text[language]).length > MOST_LETTERS
      ? [{ field: `${field}.${language}`, reason: 'too_long', limit: MOST_LETTERS }]
      : [],
  );
