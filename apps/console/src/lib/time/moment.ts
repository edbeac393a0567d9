import type { Language } from '@meetingapp/contract/shapes.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { shownZone } from './zone.ts';

/** `4月14日 21:12`, `14 Apr, 21:12`: in the conference's zone, with the year when it is not the current one. */
export const momentText = (instant: string, language: Language, now = new Date()): string =>
  textOf(instant, language, now, {});

/** Like `momentText`, with seconds: `4月14日 21:12:07`, `14 Apr, 21:12:07`. */
export const secondText = (instant: string, language: Language, now = new Date()): string =>
  textOf(instant, language, now, { second: '2-digit' });

function textOf(instant: string, language: Language, now: Date, further: Intl.DateTimeFormatOptions): string {
  const timeZone = shownZone.get();
  const date = new Date(instant);
  const yearOf = (at: Date) => clockIn(timeZone, at).slice(0, 4);
  const sameYear = yearOf(date) === yearOf(now);
  return new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    timeZone,
    ...(sameYear ? {} : { year: 'numeric' }),
    month: language === 'en' ? 'short' : 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...further,
    hourCycle: 'h23',
  }).format(date);
}

/** `4月14日`, `14 Apr`: the day of a moment, with the year when it is not the current one. */
export function dayText(instant: string, language: Language, now = new Date()): string {
  const timeZone = shownZone.get();
  const date = new Date(instant);
  const sameYear = clockIn(timeZone, date).slice(0, 4) === clockIn(timeZone, now).slice(0, 4);
  return new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    timeZone,
    ...(sameYear ? {} : { year: 'numeric' }),
    month: language === 'zh' ? 'long' : 'short',
    day: 'numeric',
  }).format(date);
}

/** `21:12`, in the conference's zone. */
export const clockText = (instant: string): string => clockIn(shownZone.get(), new Date(instant)).slice(11, 16);
