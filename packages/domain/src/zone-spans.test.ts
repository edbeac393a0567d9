import fc from 'fast-check';
import { expect, it } from 'vitest';
import { utcOffsetAt, preloadZone } from './zone-ahead.ts';
import { zoneSpans } from './zone-spans.ts';

const from = Date.UTC(2025, 0, 1);
const until = Date.UTC(2029, 0, 1);

it('one span when the clocks never change, two more for each summer elsewhere', () => {
  expect(zoneSpans('Asia/Shanghai', from, until)).toEqual([[from, until, 8 * 3_600_000]]);
  const berlin = zoneSpans('Europe/Berlin', from, until);
  expect(berlin).toHaveLength(9);
  expect(berlin[0]).toEqual([from, Date.UTC(2025, 2, 30, 1), 3_600_000]);
});

it('the local time is the same from given spans as from a zone look-up', () => {
  const zones = ['Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Africa/Casablanca', 'Australia/Lord_Howe'];
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: from - 1e10, max: until + 1e10 }), (zone, at) => {
      preloadZone(zone, []);
      const looked = utcOffsetAt(zone, at);
      preloadZone(zone, zoneSpans(zone, from, until));
      expect(utcOffsetAt(zone, at)).toBe(looked);
    }),
  );
});
