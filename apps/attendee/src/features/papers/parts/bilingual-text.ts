import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';

/** The `lang` of a text for screen readers, where it differs from the page's. */
export const langOf = (text: Bilingual, language: Language): string | undefined =>
  text[language] === '' ? (language === 'zh' ? 'en' : 'zh-CN') : undefined;
