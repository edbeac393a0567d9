import type { Texts } from '../texts.ts';
import type { languageChange as zh } from '../zh/language.ts';

/** What a page says when it cannot be shown in the other language; loaded with what changes the language. */
export const languageChange = {
  offline: 'The other language needs a network. Try again when you are online',
} as const satisfies Texts<typeof zh>;
