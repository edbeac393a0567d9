import { htmlAsText } from '@meetingapp/domain/plain-text.ts';
import type { FieldFault } from '../calls/refusal.ts';

/** Maximum number of visible characters; markup does not count. */
const MOST_LETTERS = 5000;

/** Faults of a text with markup that is too long, one per language. */
export const textLengthFaults = (field: string, text: { zh: string; en: string }): FieldFault[] =>
  (['zh', 'en'] as const).flatMap((language) =>
    htmlAsText(text[language]).length > MOST_LETTERS
      ? [{ field: `${field}.${language}`, reason: 'too_long', limit: MOST_LETTERS }]
      : [],
  );
