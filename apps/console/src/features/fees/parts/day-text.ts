import type { Language } from '@meetingapp/contract/shapes.ts';

/** `4月14日`, `14 Apr`, in the conference's zone; with the time when asked, and with the year when it is not the current one. */
export function dayText(instant: string, zone: string, language: Language, time = false): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '–';
  const otherYear = date.getFullYear() !== new Date().getFullYear();
  return new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    ...(otherYear ? { year: 'numeric' } : {}),
    timeZone: zone,
    month: language === 'zh' ? 'long' : 'short',
    day: 'numeric',
    ...(time ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } : {}),
  }).format(date);
}
