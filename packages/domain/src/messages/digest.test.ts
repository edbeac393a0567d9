import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockIn } from '../zoned.ts';
import { canWait, nextDigest } from './digest.ts';

const evening = 20 * 60;

it('[S41] a digest is sent at its time on the same day, or on the next when that time is over', () => {
  const at = (clock: string) => new Date(`2027-04-15T${clock}:00+08:00`);
  expect(nextDigest(evening, 'Asia/Shanghai', at('09:30'))).toEqual(at('20:00'));
  expect(nextDigest(evening, 'Asia/Shanghai', at('20:00'))).toEqual(new Date('2027-04-16T20:00:00+08:00'));
  expect(nextDigest(0, 'Asia/Shanghai', at('00:01'))).toEqual(new Date('2027-04-16T00:00:00+08:00'));
});

it('[S41] it always lies ahead, at its local time, at most a day and an hour away', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1439 }),
      fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }),
      (minute, after) => {
        const next = nextDigest(minute, 'Asia/Shanghai', after);
        expect(next.getTime()).toBeGreaterThan(after.getTime());
        expect(next.getTime() - after.getTime()).toBeLessThanOrEqual(86_400_000);
        const clock = clockIn('Asia/Shanghai', next);
        expect(Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16))).toBe(minute);
      },
    ),
  );
});

it('[S41] only an e-mail that may wait is put into it', () => {
  const one = { kind: 'organiser', required: false, urgent: false, channel: 'email' } as const;
  expect(canWait(one)).toBe(true);
  expect(canWait({ ...one, urgent: true })).toBe(false);
  expect(canWait({ ...one, required: true })).toBe(false);
  expect(canWait({ ...one, kind: 'programme' })).toBe(false);
  expect(canWait({ ...one, channel: 'phone' })).toBe(false);
});
