import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';

/** In one language, or in the other one where there is only that. */
export const said = (text: Bilingual, language: Language): string =>
  text[language] || text[language === 'zh' ? 'en' : 'zh'];
