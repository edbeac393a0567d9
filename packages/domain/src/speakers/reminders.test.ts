import { describe, expect, it } from 'vitest';
import { isReminderDue, isReminderTime } from './reminders.ts';

const rules = { days: [7, 3, 1], most: 3, from: 9, until: 20 };
const zone = 'Asia/Shanghai';
/** 18:00 in Shanghai. */
const answerBy = new Date('2027-03-20T10:00:00Z');
const at = (text: string) => new Date(`${text}+08:00`);

describe('[O10] automatic reminders', () => {
  it('go out on the days before the deadline and outside the quiet hours of the conference', () => {
    const due = (text: string) => isReminderTime(rules, { answerBy, zone, now: at(text) });
    expect(due('2027-03-13T09:00')).toBe(true);
    expect(due('2027-03-13T08:59')).toBe(false);
    expect(due('2027-03-13T20:00')).toBe(false);
    expect(due('2027-03-14T10:00')).toBe(false);
    expect(due('2027-03-19T19:59')).toBe(true);
    expect(due('2027-03-20T19:00')).toBe(false);
  });

  it('are at most one a day, and at most n in all', () => {
    const now = at('2027-03-17T10:00');
    const due = (letters: number, written: string | null) =>
      isReminderDue(rules, { letters, writtenAt: written === null ? null : at(written) }, zone, now);
    expect(due(1, '2027-03-16T23:59')).toBe(true);
    expect(due(1, '2027-03-17T00:01')).toBe(false);
    expect(due(3, '2027-03-10T10:00')).toBe(false);
    expect(due(0, null)).toBe(false);
  });
});
