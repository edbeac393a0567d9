import { clockIn } from '../zoned.ts';

export interface ReminderRules {
  /** Days before the deadline on which people are reminded. */
  days: readonly number[];
  /** Most letters that a person gets about a task, the invitation included. */
  most: number;
  /** Hours of the day between which letters are sent, 0 to 24, in the zone of the conference. */
  from: number;
  until: number;
}

interface Waiting {
  letters: number;
  /** The last letter; null: none yet, so that there is nothing to remind of. */
  writtenAt: Date | null;
}

const DAY_MS = 86_400_000;
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** True when reminders are sent at all now: on one of the days, and outside the quiet hours. */
export function isReminderTime(
  rules: ReminderRules,
  { answerBy, zone, now }: { answerBy: Date; zone: string; now: Date },
): boolean {
  if (now >= answerBy) return false;
  const clock = clockIn(zone, now);
  const hour = Number(clock.slice(11, 13));
  if (hour < rules.from || hour >= rules.until) return false;
  return rules.days.includes(dayNumber(clockIn(zone, answerBy).slice(0, 10)) - dayNumber(clock.slice(0, 10)));
}

/** True when a task without a reply is due for a reminder today: at most one letter a day, and at most `most` in all. */
export function isReminderDue(
  { most }: ReminderRules,
  { letters, writtenAt }: Waiting,
  zone: string,
  now: Date,
): boolean {
  if (writtenAt === null || letters >= most) return false;
  return clockIn(zone, writtenAt).slice(0, 10) < clockIn(zone, now).slice(0, 10);
}
