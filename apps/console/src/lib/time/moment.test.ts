import { afterEach, describe, expect, it } from 'vitest';
import { momentText, secondText } from './moment.ts';
import { fromClock, fromPicker, shownZone, toClock, toPicker } from './zone.ts';

const before = shownZone.get();
afterEach(() => shownZone.set(before));

describe('moments of a conference, regardless of the browser’s zone', () => {
  it('[O1] shows the local time of the place', () => {
    shownZone.set('Asia/Shanghai');
    expect(momentText('2027-04-16T04:00:00.000Z', 'zh', new Date('2027-01-01T00:00:00Z'))).toBe('4月16日 12:00');
    shownZone.set('Europe/Paris');
    expect(momentText('2027-04-16T04:00:00.000Z', 'en', new Date('2027-01-01T00:00:00Z'))).toBe('16 Apr, 06:00');
  });

  it('[X2] shows seconds where attempts follow each other within a minute', () => {
    shownZone.set('Asia/Shanghai');
    const now = new Date('2027-01-01T00:00:00Z');
    expect(secondText('2027-04-16T04:00:08.400Z', 'zh', now)).toBe('4月16日 12:00:08');
    expect(secondText('2027-04-16T04:00:08.400Z', 'en', now)).toBe('16 Apr, 12:00:08');
  });

  it('[O1] takes the year from the local time of the place', () => {
    shownZone.set('Asia/Shanghai');
    expect(momentText('2026-12-31T20:00:00.000Z', 'en', new Date('2027-01-05T00:00:00Z'))).toBe('1 Jan, 04:00');
  });

  it('[O1] writes a day of another year in full, as in print', () => {
    shownZone.set('Asia/Shanghai');
    const now = new Date('2026-11-30T00:00:00Z');
    expect(momentText('2027-01-07T04:00:00.000Z', 'zh', now)).toBe('2027年1月7日 12:00');
    expect(momentText('2027-01-07T04:00:00.000Z', 'en', now)).toBe('7 Jan 2027, 12:00');
  });

  it('[O1] an unchanged value yields the same moment, in fields and in pickers', () => {
    for (const zone of ['Asia/Shanghai', 'Europe/Paris', 'America/St_Johns']) {
      shownZone.set(zone);
      for (const at of ['2027-04-16T04:00:00.000Z', '2027-10-31T02:30:00.000Z', '2027-01-01T12:15:00.000Z']) {
        expect(fromClock(toClock(at))).toBe(at);
        expect(fromPicker(toPicker(at))).toBe(at);
      }
    }
  });

  it('[O1] an empty field is no moment', () => {
    expect(fromClock('')).toBeNull();
  });
});
