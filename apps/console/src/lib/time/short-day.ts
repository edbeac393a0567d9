import type { Language } from '@meetingapp/contract/shapes.ts';

const shortIn = (locale: string, month: 'long' | 'short') =>
  new Intl.DateTimeFormat(locale, { month, day: 'numeric', timeZone: 'UTC' });
const shorts = { zh: shortIn('zh-CN', 'long'), en: shortIn('en-GB', 'short') };

/** `4月14日`, `14 Apr`: a day (`YYYY-MM-DD`) where its year is plain, as in charts. */
export const shortDay = (day: string, language: Language): string =>
  shorts[language].format(new Date(`${day}T00:00:00Z`));
