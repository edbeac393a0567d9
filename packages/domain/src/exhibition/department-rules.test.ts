import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockIn } from '../zoned.ts';
import { whyNotMake } from './department-rules.ts';

const zone = 'Asia/Shanghai';
const day = fc.option(fc.constantFrom('2026-03-15', '2026-03-18', '2026-03-20'));
const rules = fc.record({
  open: fc.boolean(),
  perPerson: fc.integer({ min: 1, max: 20 }),
  firstDay: day,
  lastDay: day,
  remindMinutes: fc.constant(60),
});
const moment = fc.date({ min: new Date('2026-03-10'), max: new Date('2026-03-25'), noInvalidDate: true });

it('[S89] a meeting that may be made is within every rule of the organiser', () => {
  fc.assert(
    fc.property(rules, moment, moment, moment, fc.integer({ min: 0, max: 25 }), (all, startsAt, endsAt, now, made) => {
      const reason = whyNotMake(all, { made, startsAt, endsAt, zone, now });
      const within =
        all.open &&
        made < all.perPerson &&
        startsAt > now &&
        endsAt > startsAt &&
        endsAt.getTime() - startsAt.getTime() <= 12 * 3_600_000 &&
        (all.firstDay === null || clockIn(zone, startsAt).slice(0, 10) >= all.firstDay) &&
        (all.lastDay === null || clockIn(zone, endsAt).slice(0, 10) <= all.lastDay);
      expect(reason === null).toBe(within);
    }),
  );
});
