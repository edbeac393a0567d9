import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GRACE_DAYS, mayDelete, nightly, recordingStatus } from './old-recordings.ts';

const DAY = 86_400_000;
const endedAt = new Date('2026-04-16T10:00:00Z');
const after = (days: number) => new Date(endedAt.getTime() + days * DAY);
const old = { endedAt, kept: false, shows: [{ settled: true }], orphan: false };

it('[O12] a recording is due when it is old enough and nothing needs it, and not a day before', () => {
  expect(recordingStatus(old, 30, after(29.9))).toBe('young');
  expect(recordingStatus(old, 30, after(30))).toBe('due');
  expect(recordingStatus(old, null, after(3000))).toBe('young');
  expect(recordingStatus({ ...old, kept: true }, 30, after(3000))).toBe('kept');
  expect(recordingStatus({ ...old, shows: [...old.shows, { settled: false }] }, 30, after(3000))).toBe('needed');
  expect(recordingStatus(old, 1, new Date(endedAt.getTime() + 1000))).toBe('recording');
});

it('[O12] no file is deleted that a replay needs, that staff keep, or that was not marked for the whole grace period', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.boolean(),
      fc.array(fc.record({ settled: fc.boolean() }), { maxLength: 3 }),
      fc.option(fc.integer({ min: 1, max: 400 })),
      fc.array(fc.double({ min: 0, max: 500, noNaN: true }), { minLength: 1, maxLength: 40 }),
      (kept, orphan, shows, days, nights) => {
        let markedAt: Date | null = null;
        for (const night of nights.toSorted((a, b) => a - b)) {
          const now = after(night);
          const done = nightly(recordingStatus({ endedAt, kept, shows, orphan }, days, now), markedAt, now);
          if (done === 'remove') {
            expect(kept || days === null || shows.some(({ settled }) => !settled)).toBe(false);
            expect(night).toBeGreaterThanOrEqual((days ?? 0) + GRACE_DAYS);
            return;
          }
          if (done === 'mark') markedAt = now;
          if (done === 'unmark') markedAt = null;
        }
      },
    ),
  );
});

it('[O12] an orphaned recording of a deleted broadcast is marked so, waits the same days, and can be deleted by staff', () => {
  const left = { ...old, shows: [], orphan: true };
  expect(recordingStatus(left, null, after(3000))).toBe('left');
  expect(recordingStatus(left, 30, after(29.9))).toBe('left');
  expect(recordingStatus(left, 30, after(30))).toBe('due');
  expect(recordingStatus({ ...left, kept: true }, 30, after(30))).toBe('kept');
  expect(recordingStatus({ ...left, shows: [{ settled: false }] }, 30, after(30))).toBe('needed');
  expect((['recording', 'needed', 'kept', 'young', 'left', 'due'] as const).filter(mayDelete)).toEqual([
    'young',
    'left',
    'due',
  ]);
});
