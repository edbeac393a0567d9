import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quietUntil, usualQuietHours } from './quiet-hours.ts';

const zone = 'Asia/Shanghai';
const at = (clock: string) => new Date(`${clock}:00+08:00`);

describe('[A12] quiet hours', () => {
  it('hold a message of the evening and of the early morning until seven', () => {
    expect(quietUntil(usualQuietHours, zone, at('2027-04-16T22:00'))).toEqual(at('2027-04-17T07:00'));
    expect(quietUntil(usualQuietHours, zone, at('2027-04-17T00:30'))).toEqual(at('2027-04-17T07:00'));
    expect(quietUntil(usualQuietHours, zone, at('2027-04-17T07:00'))).toBeNull();
    expect(quietUntil(usualQuietHours, zone, at('2027-04-16T21:59'))).toBeNull();
  });

  it('may lie within a day, and with equal ends there are none', () => {
    expect(quietUntil({ from: 720, until: 780 }, zone, at('2027-04-16T12:30'))).toEqual(at('2027-04-16T13:00'));
    expect(quietUntil({ from: 600, until: 600 }, zone, at('2027-04-16T10:00'))).toBeNull();
  });

  it('end after the moment and within a day, and are over at their end, in zones with and without summer time', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const moments = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) });
    fc.assert(
      fc.property(minute, minute, fc.constantFrom(zone, 'Europe/Berlin', 'UTC'), moments, (from, until, where, ms) => {
        const moment = new Date(ms);
        const end = quietUntil({ from, until }, where, moment);
        if (end === null) return;
        expect(end.getTime()).toBeGreaterThan(ms);
        expect(end.getTime() - ms).toBeLessThanOrEqual(25 * 3_600_000);
        expect(quietUntil({ from, until }, where, end)).toBeNull();
      }),
    );
  });
});
