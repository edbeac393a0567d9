import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  uid: 'conference-5001@meetingapp',
  from: Date.parse('2026-10-14T16:00:00Z'),
  until: Date.parse('2026-10-18T16:00:00Z'),
  title: '华东心血管病学会第二十一届学术年会；从一搏开始，到长期管理的全程讨论',
  place: 'Lakeside, hall 3; Hangzhou',
  text: 'First line\nsecond line',
  url: 'https://example.org/meetingapp/conf/5001',
  now: Date.parse('2026-09-01T00:00:00Z'),
};
const unfolded = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

it('writes times in UTC and contains what, where and when', () => {
  const lines = unfolded(calendarFile(event));
  expect(lines).toContain('DTSTART:20261014T160000Z');
  expect(lines).toContain('DTEND:20261018T160000Z');
  expect(lines).toContain('DTSTAMP:20260901T000000Z');
  expect(lines).toContain(`SUMMARY:${event.title}`);
  expect(lines).toContain('LOCATION:Lakeside\\, hall 3\\; Hangzhou');
  expect(lines).toContain('DESCRIPTION:First line\\nsecond line');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});

it('folds lines at 75 bytes without splitting a Chinese character', () => {
  const file = calendarFile(event);
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\uFFFD');
  expect(file.split('\r\n').some((line) => line.startsWith(' '))).toBe(true);
});

it('omits unknown values', () => {
  const file = calendarFile({ ...event, place: '', text: '', url: '' });
  expect(file).not.toMatch(/LOCATION|DESCRIPTION|URL/);
});
