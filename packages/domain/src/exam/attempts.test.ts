import fc from 'fast-check';
import { expect, it } from 'vitest';
import { collectedAt, counts, endOf, nextFrom, startHindrance } from './attempts.ts';
import { resultOf } from './result.ts';

const at = (minutes: number) => new Date(Date.UTC(2027, 3, 16) + minutes * 60_000);
const past = (finished: number, passed: boolean) => ({ state: 'finished' as const, passed, finishedAt: at(finished) });

it('[S93] [S95] an attempt may begin while the exam is open, attempts are left and the waiting time is over', () => {
  const base = { rules: { attempts: 2, wait: 60 }, opensAt: at(0), closesAt: at(600), past: [], now: at(10) };
  expect(startHindrance(base)).toBeNull();
  expect(startHindrance({ ...base, now: at(-1) })).toBe('exam_not_open');
  expect(startHindrance({ ...base, opensAt: null })).toBe('exam_not_open');
  expect(startHindrance({ ...base, now: at(600) })).toBe('exam_closed');
  expect(startHindrance({ ...base, past: [{ state: 'running', passed: null, finishedAt: null }] })).toBe('running');
  expect(startHindrance({ ...base, past: [past(5, true)] })).toBe('exam_passed');
  expect(startHindrance({ ...base, past: [past(5, false)] })).toBe('exam_waiting');
  expect(startHindrance({ ...base, past: [past(5, false)], now: at(65) })).toBeNull();
  expect(startHindrance({ ...base, past: [past(1, false), past(2, false)], now: at(300) })).toBe('exam_used_up');
  expect(nextFrom({ rules: base.rules, past: [past(5, false), past(3, false)] })).toEqual(at(65));
});

it('[S93] an attempt ends with the exam, and never later than its minutes', () => {
  expect(endOf(40, null, at(0))).toEqual(at(40));
  expect(endOf(40, at(30), at(0))).toEqual(at(30));
});

it('[S93] a late answer counts only where allowed, typed within the attempt and arrived in time', () => {
  const base = { startedAt: at(0), endsAt: at(40), offline: 30, typedAt: at(39), now: at(50) };
  expect(counts(base)).toBe(true);
  expect(counts({ ...base, offline: 0 })).toBe(false);
  expect(counts({ ...base, typedAt: null })).toBe(false);
  expect(counts({ ...base, typedAt: at(40) })).toBe(false);
  expect(counts({ ...base, typedAt: at(-1) })).toBe(false);
  expect(counts({ ...base, now: collectedAt(at(40), 30) })).toBe(false);
  const minutes = fc.integer({ min: 0, max: 39 });
  // Before the end the device's clock changes nothing.
  fc.assert(
    fc.property(minutes, fc.integer({ min: -9999, max: 9999 }), (now, typed) => {
      expect(counts({ ...base, now: at(now), typedAt: at(typed) })).toBe(true);
    }),
  );
});

it('[S95] [S96] a result needs the whole and each section; a dropped item lowers the pass mark in proportion', () => {
  const rule = { count: 2 };
  const rules = {
    pass: 6,
    sections: [
      { points: 3, pass: 3, rules: [rule] },
      { points: 2, pass: null, rules: [rule] },
    ],
  };
  const item = (section: number, topicId: number, mark: number, most: number) => ({ section, topicId, mark, most });
  const items = [item(0, 1, 300, 300), item(0, 2, 0, 300), item(1, 2, 200, 200), item(1, 1, 100, 200)];
  const result = resultOf(items, rules);
  expect(result).toMatchObject({ mark: 600, most: 1000, pass: 600, passed: true, right: 2, items: 4 });
  expect(result.sections.map(({ mark, passed }) => [mark, passed])).toEqual([
    [300, true],
    [300, true],
  ]);
  expect(result.topics.map(({ topicId, mark, most }) => [topicId, mark, most])).toEqual([
    [2, 200, 500],
    [1, 400, 500],
  ]);
  const weak = resultOf([item(0, 1, 0, 300), item(0, 2, 200, 300), item(1, 2, 200, 200), item(1, 1, 200, 200)], rules);
  expect(weak).toMatchObject({ mark: 600, passed: false });
  expect(
    resultOf([item(0, 1, 300, 300), item(0, 2, 0, 0), item(1, 2, 0, 200), item(1, 1, 120, 200)], rules),
  ).toMatchObject({ most: 700, pass: 420, passed: true, items: 3 });
});
