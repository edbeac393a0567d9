import type { Language } from '@meetingapp/contract/shapes.ts';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

function parts(day: string): { year: number; month: number; date: number; name: string } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, date, name: months[month - 1] ?? '' };
}

/** `2026年10月15日` or `15 October 2026`. */
export function dayText(day: string, language: Language): string {
  const { year, month, date, name } = parts(day);
  return language === 'en' ? `${date} ${name} ${year}` : `${year}年${month}月${date}日`;
}

/** First to last day, saying month and year once: `2026年10月15日—18日`, `15–18 October 2026`. */
export function daysText(first: string, last: string, language: Language): string {
  if (first === last) return dayText(first, language);
  const [a, b] = [parts(first), parts(last)];
  const sameYear = a.year === b.year;
  const sameMonth = sameYear && a.month === b.month;
  if (language === 'en') {
    const begin = sameMonth ? `${a.date}` : sameYear ? `${a.date} ${a.name}` : dayText(first, language);
    return sameMonth ? `${begin}–${dayText(last, language)}` : `${begin} – ${dayText(last, language)}`;
  }
  const end = sameMonth ? `${b.date}日` : sameYear ? `${b.month}月${b.date}日` : dayText(last, language);
  return `${dayText(first, language)}—${end}`;
}

/** An instant as the day and time that it is in a zone: `4月15日 09:30`, `15 April, 09:30`; with the year on wish. */
export function momentText(instant: string, zone: string, language: Language, withYear = false): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone, year: 'numeric', month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23',
  });
  const got = Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  const name = months[Number(got['month']) - 1] ?? '';
  const time = `${got['hour']}:${got['minute']}`;
  const date = Number(got['day']);
  if (language === 'en') return `${date} ${name}${withYear ? ` ${got['year']}` : ''}, ${time}`;
  return `${withYear ? `${got['year']}年` : ''}${Number(got['month'])}月${date}日 ${time}`;
}

/** Without the year, where it is plain which one is meant: `4月15日`, `15 April`. */
export function shortDay(day: string, language: Language): string {
  const { month, date, name } = parts(day);
  return language === 'en' ? `${date} ${name}` : `${month}月${date}日`;
}

/** First to last day without the year: `4月15日至18日`, `15 to 18 April`. */
export function shortDays(first: string, last: string, language: Language): string {
  if (first === last) return shortDay(first, language);
  const [a, b] = [parts(first), parts(last)];
  const sameMonth = a.month === b.month;
  if (language === 'en') return `${sameMonth ? a.date : shortDay(first, language)} to ${shortDay(last, language)}`;
  return `${shortDay(first, language)}至${sameMonth ? `${b.date}日` : shortDay(last, language)}`;
}

const weekdays = {
  zh: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const;

/** `周三`, `Wed`. */
export function weekday(day: string, language: Language): string {
  return weekdays[language][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
}

/** `4月`, `April`. */
export function monthText(day: string, language: Language): string {
  const { month, name } = parts(day);
  return language === 'en' ? name : `${month}月`;
}
