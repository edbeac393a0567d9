/**
 * Days and moments relative to the day of seeding, so that the demo stays current. Days are `YYYY-MM-DD` in China (UTC+8, no summer
 * time), moments are instants.
 */
const DAY_MS = 86_400_000;
const CHINA_MS = 8 * 3_600_000;

/** The day in China `days` after that of `now`. */
export function dayFrom(now: Date, days: number): string {
  return new Date(now.getTime() + CHINA_MS + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day `days` after a day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A time of a day in China, such as `momentOf('2027-04-15', '09:00')`. */
export function momentOf(day: string, time = '00:00'): Date {
  return new Date(`${day}T${time}:00+08:00`);
}

/** Time of day in China, `days` after the day of `now`. */
export function momentFrom(now: Date, days: number, time = '00:00'): Date {
  return momentOf(dayFrom(now, days), time);
}

/** Minutes since midnight in China. */
export function minuteOfDay(now: Date): number {
  return Math.floor((now.getTime() + CHINA_MS) / 60_000) % 1440;
}

/** Formats a day as notices do: `4 月 15 日`. */
export function chineseDay(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${month} 月 ${date} 日`;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `15 April`. */
export function englishDay(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]}`;
}
