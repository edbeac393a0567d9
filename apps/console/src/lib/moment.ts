import type { Language } from '@meetingapp/contract/shapes.ts';

/** `4月14日 21:12`, `14 Apr, 21:12`: in the zone of this browser, with the year where it is another one. */
export function momentText(instant: string, language: Language, now = new Date()): string {
  const date = new Date(instant);
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  const day = { ...year, month: language === 'zh' ? 'numeric' : 'short', day: 'numeric' } as const;
  return new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(language === 'zh' && !('year' in year) ? { month: 'long' } : {}),
  }).format(date);
}
