import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';

/** A moment on the clock of a place, for messages: `11月27日 14:00`, `27 Nov, 14:00`. */
export const momentTexts = (at: Date, zone: string): Bilingual => ({
  zh: momentText(at, zone, 'zh'),
  en: momentText(at, zone, 'en'),
});

const momentText = (at: Date, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    timeZone,
    month: language === 'zh' ? 'long' : 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(at);
