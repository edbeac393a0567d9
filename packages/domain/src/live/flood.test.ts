import fc from 'fast-check';
import { expect, it } from 'vitest';
import { takeFrom } from './flood.ts';

const limit = { burst: 5, perSecond: 2 };

it('nobody exceeds the burst plus what the seconds refilled, whenever they try', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 400 }), { maxLength: 200 }), (steps) => {
      const bucket = { left: limit.burst, at: 0 };
      let now = 0;
      let taken = 0;
      for (const step of steps) {
        now += step;
        if (takeFrom(bucket, limit, now)) taken += 1;
      }
      const furthest = bucket.at / 1000;
      return taken <= limit.burst + furthest * limit.perSecond + 1e-9;
    }),
  );
});

it('waiting refills the bucket', () => {
  const bucket = { left: 0, at: 0 };
  expect(takeFrom(bucket, limit, 400)).toBe(false);
  expect(takeFrom(bucket, limit, 500)).toBe(true);
});
