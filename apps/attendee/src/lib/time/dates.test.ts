import { describe, expect, it } from 'vitest';
import { dayText, daysText, momentText } from './dates.ts';

describe('the days of a conference', () => {
  it('name month and year once', () => {
    expect(daysText('2026-10-15', '2026-10-18', 'zh')).toBe('2026年10月15日—18日');
    expect(daysText('2026-10-15', '2026-10-18', 'en')).toBe('15–18 October 2026');
  });
  it('name only what differs', () => {
    expect(daysText('2026-10-30', '2026-11-02', 'zh')).toBe('2026年10月30日—11月2日');
    expect(daysText('2026-10-30', '2026-11-02', 'en')).toBe('30 October – 2 November 2026');
    expect(daysText('2026-12-30', '2027-01-02', 'zh')).toBe('2026年12月30日—2027年1月2日');
    expect(daysText('2026-12-30', '2027-01-02', 'en')).toBe('30 December 2026 – 2 January 2027');
  });
  it('collapse to one day when start and end are equal', () => {
    expect(daysText('2026-10-15', '2026-10-15', 'zh')).toBe('2026年10月15日');
    expect(dayText('2026-10-15', 'en')).toBe('15 October 2026');
  });
});

it('formats a moment by the conference’s clock', () => {
  expect(momentText('2026-04-14T16:30:00Z', 'Asia/Shanghai', 'zh')).toBe('4月15日 00:30');
  expect(momentText('2026-04-14T16:30:00Z', 'Europe/London', 'en', true)).toBe('14 April 2026, 17:30');
});
