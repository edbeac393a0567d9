import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rehearsalFaultKinds, type RehearsalFigures, type RehearsalPlan } from '@meetingapp/contract/rehearsal.ts';
import {
  faultAt,
  freeSpan,
  moveFault,
  peakPeople,
  planFaults,
  planSeconds,
  rehearsalBounds,
  usualPlan,
} from './plan.ts';
import { evenSchedule, rushSchedule } from './schedule.ts';
import { decisionOf, rehearsalLines, nearestRank, trendOf } from './verdict.ts';

const { fewestSeconds, mostSeconds, mostPeople } = rehearsalBounds;
const rushes = fc
  .record({
    people: fc.integer({ min: 1, max: mostPeople }),
    seconds: fc.integer({ min: fewestSeconds, max: mostSeconds }),
  })
  .map((rush) => ({ on: true, p95: 400, ...rush }));

/** People who begin in each window of one second, wherever it starts. */
function busiestSecond(schedule: readonly number[]): number {
  let most = 0;
  for (let first = 0, last = 0; last < schedule.length; last += 1) {
    while ((schedule[last] ?? 0) - (schedule[first] ?? 0) >= 1000) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

describe('[O22] the schedule of the load', () => {
  it('has everybody once, in order, within the time, and never more in a second than the plan says', () => {
    fc.assert(
      fc.property(rushes, (rush) => {
        const schedule = rushSchedule(rush.people, rush.seconds);
        expect(schedule).toHaveLength(rush.people);
        expect(schedule.every((at, index) => at >= (schedule[index - 1] ?? 0) && at < rush.seconds * 1000)).toBe(true);
        // One more where both ends of the second touch a person.
        expect(busiestSecond(schedule)).toBeLessThanOrEqual(peakPeople(rush) + 1);
      }),
    );
  });

  it('begins with the rush: the first half of the time has more than half of the people', () => {
    const schedule = rushSchedule(1000, 100);
    const inFirstHalf = schedule.filter((at) => at < 50_000).length;
    expect(inFirstHalf).toBeGreaterThan(600);
    expect(inFirstHalf).toBeLessThan(650);
  });

  it('spreads scans evenly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 10, max: 600 }), (count, seconds) => {
        const schedule = evenSchedule(count, seconds);
        expect(schedule).toHaveLength(count);
        expect(busiestSecond(schedule)).toBeLessThanOrEqual(Math.ceil(count / seconds) + 1);
      }),
    );
  });
});

const spans = fc.record({
  kind: fc.constantFrom(...rehearsalFaultKinds),
  from: fc.integer({ min: 0, max: 60 }).map((tens) => tens * 10),
  seconds: fc.integer({ min: 1, max: 6 }).map((tens) => tens * 10),
});
const plans: fc.Arbitrary<RehearsalPlan> = fc.record({
  rush: rushes,
  door: fc.constant(usualPlan.door),
  faults: fc.array(spans, { maxLength: 5 }),
});

describe('[O22] the plan', () => {
  it('the usual one is valid and lasts under two minutes', () => {
    expect(planFaults(usualPlan)).toEqual([]);
    expect(planSeconds(usualPlan)).toBe(100);
  });

  it('more people per second than the bound is too fast', () => {
    const rush = { ...usualPlan.rush, people: 2000, seconds: 60 };
    expect(planFaults({ ...usualPlan, rush })).toContain('too_fast');
    expect(planFaults({ ...usualPlan, rush: { ...rush, seconds: 150 } })).toEqual(['door_too_fast']);
    expect(
      planFaults({ ...usualPlan, rush: { ...rush, seconds: 150 }, door: { ...usualPlan.door, seconds: 60 } }),
    ).toEqual([]);
  });

  it('nobody checks in who has not registered, and a plan without a scenario is none', () => {
    const off = { ...usualPlan, faults: [], rush: { ...usualPlan.rush, on: false } };
    expect(planFaults(off)).toEqual(['door_needs_rush']);
    expect(planFaults({ ...off, door: { ...off.door, on: false } })).toEqual(['nothing']);
  });

  it('a fault that is moved stays within the rush and off the others; one that cannot move stays where it is', () => {
    fc.assert(
      fc.property(plans, fc.nat(4), fc.constantFrom(-10, 10), (plan, index, by) => {
        fc.pre(planFaults(plan).length === 0 && plan.faults.length > 0);
        const at = index % plan.faults.length;
        const moved = moveFault(plan, at, by);
        expect(planFaults(moved)).toEqual([]);
        const shift = (moved.faults[at]?.from ?? 0) - (plan.faults[at]?.from ?? 0);
        expect(Math.abs(shift)).toBeLessThanOrEqual(10);
        expect(moved.faults.filter((_, other) => other !== at)).toEqual(plan.faults.filter((_, other) => other !== at));
      }),
      { numRuns: 300 },
    );
  });

  it('a fault is in force from its first second until before its last', () => {
    expect([9, 10, 19, 20, 30, 50].map((second) => faultAt(usualPlan, second))).toEqual([
      null,
      'late',
      'late',
      'refused',
      'lost',
      null,
    ]);
  });

  it('a free span is free', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        fc.pre(planFaults(plan).length === 0);
        const free = freeSpan(plan);
        if (free) expect(planFaults({ ...plan, faults: [...plan.faults, { kind: 'late', ...free }] })).toEqual([]);
      }),
    );
  });
});

const answers = { requests: 2000, failures: 0, median: 20, p95: 90, longest: 300, behind: 12, complete: true };
const right: RehearsalFigures = {
  rush: { ...answers, people: 300, paid: 290, full: 10, unserved: 0, oversold: 0 },
  money: { payments: 290, doubled: 0, unmatched: 0 },
  faults: {
    late: { payments: 30, wrong: 0 },
    twice: { payments: 30, wrong: 0 },
    lost: { payments: 30, wrong: 0 },
    refused: { payments: 30, wrong: 0 },
  },
  door: { ...answers, shown: 290, admitted: 290, again: 29, refused: 0, missed: 0, doubled: 0 },
  away: { messages: 0, kept: 500, events: 0 },
};

/** Each value that must be zero, and the criterion that judges it. */
const zeros = {
  unserved: (count: number) => ({ ...right, rush: { ...right.rush, unserved: count } }),
  oversold: (count: number) => ({ ...right, rush: { ...right.rush, oversold: count } }),
  rushFailures: (count: number) => ({ ...right, rush: { ...right.rush, failures: count } }),
  doublePayments: (count: number) => ({ ...right, money: { ...right.money, doubled: count } }),
  unmatchedMoney: (count: number) => ({ ...right, money: { ...right.money, unmatched: count } }),
  faultLate: (count: number) => ({ ...right, faults: { ...right.faults, late: { payments: 30, wrong: count } } }),
  faultTwice: (count: number) => ({ ...right, faults: { ...right.faults, twice: { payments: 30, wrong: count } } }),
  faultLost: (count: number) => ({ ...right, faults: { ...right.faults, lost: { payments: 30, wrong: count } } }),
  faultRefused: (count: number) => ({ ...right, faults: { ...right.faults, refused: { payments: 30, wrong: count } } }),
  missedAdmissions: (count: number) => ({ ...right, door: { ...right.door, missed: count } }),
  doubleAdmissions: (count: number) => ({ ...right, door: { ...right.door, doubled: count } }),
  doorFailures: (count: number) => ({ ...right, door: { ...right.door, failures: count } }),
  sentMessages: (count: number) => ({ ...right, away: { ...right.away, messages: count } }),
  sentEvents: (count: number) => ({ ...right, away: { ...right.away, events: count } }),
} as const;

const verdicts = (figures: RehearsalFigures | null) =>
  Object.fromEntries(rehearsalLines(usualPlan, figures).map(({ criterion, verdict }) => [criterion, verdict]));

describe('[O22] the sheet', () => {
  it('is open before anything was played, passes when all is right, and only then says go', () => {
    const open = rehearsalLines(usualPlan, null);
    expect(new Set(open.map(({ verdict }) => verdict))).toEqual(new Set(['open']));
    expect(decisionOf(open)).toBe('no_go');
    const lines = rehearsalLines(usualPlan, right);
    expect(new Set(lines.map(({ verdict }) => verdict))).toEqual(new Set(['pass']));
    expect(decisionOf(lines)).toBe('go');
  });

  it('any count above zero of what must be zero fails its own line alone, and is a no', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(zeros)), fc.integer({ min: 1, max: 100_000 }), (name, count) => {
        const figures = zeros[name as keyof typeof zeros](count) as RehearsalFigures;
        const failed = Object.entries(verdicts(figures)).filter(([, verdict]) => verdict !== 'pass');
        expect(failed).toEqual([[name, 'fail']]);
        expect(decisionOf(rehearsalLines(usualPlan, figures))).toBe('no_go');
      }),
    );
  });

  it('slow answers are a condition up to twice the limit, then a failure', () => {
    const slow = (p95: number) => verdicts({ ...right, rush: right.rush && { ...right.rush, p95 } })['rushSpeed'];
    expect([400, 401, 800, 801].map(slow)).toEqual(['pass', 'condition', 'condition', 'fail']);
  });

  it('a scenario that was stopped half-way can fail but not pass', () => {
    const half = { ...right, rush: right.rush && { ...right.rush, complete: false, people: 20 } };
    expect(verdicts(half)).toMatchObject({
      unserved: 'open',
      rushSpeed: 'open',
      oversold: 'open',
      sentMessages: 'pass',
    });
    const wrong = { ...half, rush: half.rush && { ...half.rush, oversold: 1 } };
    expect(verdicts(wrong)).toMatchObject({ unserved: 'open', oversold: 'fail' });
  });

  it('a fault that hit no payment was not played', () => {
    const none = { ...right, faults: { ...right.faults, lost: { payments: 0, wrong: 0 } } };
    expect(verdicts(none)).toMatchObject({ faultLost: 'open', faultLate: 'pass' });
    expect(decisionOf(rehearsalLines(usualPlan, none))).toBe('conditional');
  });
});

it('[O22] a percentile is one of the values, and at least as many are not above it as its share says', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5000), { minLength: 1 }), fc.constantFrom(0.5, 0.95, 1), (values, share) => {
      const rank = nearestRank(values, share);
      expect(values).toContain(rank);
      expect(values.filter((value) => value <= rank).length).toBeGreaterThanOrEqual(share * values.length);
    }),
  );
  expect(nearestRank([], 0.95)).toBe(0);
});

it('[O22] two rehearsals compare as the same within a tenth', () => {
  expect([trendOf(100, 91), trendOf(100, 89), trendOf(100, 110), trendOf(100, 120), trendOf(0, 0)]).toEqual([
    'same',
    'better',
    'same',
    'worse',
    'same',
  ]);
});
