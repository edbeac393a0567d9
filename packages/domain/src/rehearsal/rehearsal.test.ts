import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RehearsalFigures } from '@meetingapp/contract/rehearsal/figures.ts';
import { rehearsalFaultKinds, rehearsalSpeeds, type RehearsalPlan } from '@meetingapp/contract/rehearsal/plan.ts';
import {
  faultAt,
  freeSpan,
  isWithinBounds,
  moveFault,
  peakPeople,
  planFaults,
  planSeconds,
  realSeconds,
  scenarioSpans,
  rehearsalBounds,
  usualPlan,
} from './plan.ts';
import { ordinaryFlow } from '../registration/flow-settings.ts';
import { field } from '../registration/testing-fields.ts';
import { evenSchedule, rushSchedule } from './schedule.ts';
import { syntheticAnswers, syntheticFaults, syntheticPerson } from './synthetic.ts';
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
        expect(busiestSecond(schedule)).toBeLessThanOrEqual(peakPeople({ rush, speed: 1 }) + 1);
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
  exam: fc.constant(usualPlan.exam),
  live: fc.constant(usualPlan.live),
  speakers: fc.constant(usualPlan.speakers),
  faults: fc.array(spans, { maxLength: 5 }),
  speed: fc.constant(1 as const),
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

  it('at a higher speed the same people come in less time: the bounds hold for real seconds', () => {
    const rush = { ...usualPlan.rush, people: 500, seconds: 2400 };
    const slow = { ...usualPlan, rush, door: { ...usualPlan.door, seconds: 1200 } };
    expect(rehearsalSpeeds.map((speed) => isWithinBounds(slow, speed))).toEqual([true, true, true]);
    expect(rehearsalSpeeds.map((speed) => isWithinBounds(usualPlan, speed))).toEqual([true, false, false]);
    expect(planFaults({ ...usualPlan, speed: 10 })).toEqual(['too_fast', 'door_too_fast']);
    expect([realSeconds({ ...slow, speed: 60 }), planSeconds(slow)]).toEqual([61, 3610]);
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
  exam: { ...answers, people: 290, unserved: 0, answers: 1450, lost: 0 },
  live: { ...answers, people: 290, unserved: 0, messages: 290, lost: 0, unheard: 0 },
  speakers: { ...answers, people: 100, unserved: 0, misled: 0, replies: 100, lost: 0, outdated: 0 },
  away: { messages: 0, kept: 500, events: 0 },
};
const withExam: RehearsalPlan = { ...usualPlan, exam: { ...usualPlan.exam, on: true } };
const withLive: RehearsalPlan = { ...withExam, live: { ...usualPlan.live, on: true } };
const withAll: RehearsalPlan = { ...withLive, speakers: { ...usualPlan.speakers, on: true } };

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
  examUnserved: (count: number) => ({ ...right, exam: { ...right.exam, unserved: count } }),
  lostAnswers: (count: number) => ({ ...right, exam: { ...right.exam, lost: count } }),
  examFailures: (count: number) => ({ ...right, exam: { ...right.exam, failures: count } }),
  liveUnserved: (count: number) => ({ ...right, live: { ...right.live, unserved: count } }),
  lostChat: (count: number) => ({ ...right, live: { ...right.live, lost: count } }),
  unheardChat: (count: number) => ({ ...right, live: { ...right.live, unheard: count } }),
  liveFailures: (count: number) => ({ ...right, live: { ...right.live, failures: count } }),
  speakersUnserved: (count: number) => ({ ...right, speakers: { ...right.speakers, unserved: count } }),
  wrongLetters: (count: number) => ({ ...right, speakers: { ...right.speakers, misled: count } }),
  lostReplies: (count: number) => ({ ...right, speakers: { ...right.speakers, lost: count } }),
  oldProgrammes: (count: number) => ({ ...right, speakers: { ...right.speakers, outdated: count } }),
  speakerFailures: (count: number) => ({ ...right, speakers: { ...right.speakers, failures: count } }),
  sentMessages: (count: number) => ({ ...right, away: { ...right.away, messages: count } }),
  sentEvents: (count: number) => ({ ...right, away: { ...right.away, events: count } }),
} as const;

const verdicts = (figures: RehearsalFigures | null) =>
  Object.fromEntries(rehearsalLines(withAll, figures).map(({ criterion, verdict }) => [criterion, verdict]));

describe('[O22] the sheet', () => {
  it('is open before anything was played, passes when all is right, and only then says go', () => {
    const open = rehearsalLines(usualPlan, null);
    expect(new Set(open.map(({ verdict }) => verdict))).toEqual(new Set(['open']));
    expect(decisionOf(open)).toBe('no_go');
    const lines = rehearsalLines(usualPlan, right);
    expect(new Set(lines.map(({ verdict }) => verdict))).toEqual(new Set(['pass']));
    expect(decisionOf(lines)).toBe('go');
  });

  it('an exam is on the sheet where one is played, and follows the check-in after a pause', () => {
    const criteria = (plan: RehearsalPlan) => rehearsalLines(plan, null).map(({ criterion }) => criterion);
    expect(criteria(withExam)).toContain('lostAnswers');
    expect(criteria(usualPlan)).not.toContain('lostAnswers');
    expect(scenarioSpans(withExam)).toEqual([
      { scenario: 'rush', from: 0, seconds: 60 },
      { scenario: 'door', from: 70, seconds: 30 },
      { scenario: 'exam', from: 110, seconds: 60 },
    ]);
    expect(planFaults({ ...withExam, exam: { ...withExam.exam, seconds: 10 } })).toEqual(['exam_too_fast']);
    const alone = { ...withExam, faults: [], door: { ...usualPlan.door, on: false } };
    expect(planFaults({ ...alone, rush: { ...usualPlan.rush, on: false } })).toEqual(['exam_needs_rush']);
  });

  it('the peak of a broadcast is on the sheet where one is played, comes last, and is slow enough for one chat with all in it', () => {
    const criteria = (plan: RehearsalPlan) => rehearsalLines(plan, null).map(({ criterion }) => criterion);
    expect(criteria(withLive)).toContain('unheardChat');
    expect(criteria(withExam)).not.toContain('unheardChat');
    expect(scenarioSpans(withLive).at(-1)).toEqual({ scenario: 'live', from: 180, seconds: 60 });
    const lasting = (people: number, seconds: number) =>
      planFaults({
        ...withLive,
        rush: { ...usualPlan.rush, people, seconds: 300 },
        door: { ...usualPlan.door, seconds: 300 },
        exam: { ...usualPlan.exam, seconds: 300 },
        live: { ...withLive.live, seconds },
      });
    // Twenty people per second; of many people the messages to all phones weigh more.
    expect([lasting(100, 5), lasting(100, 4), lasting(1500, 225), lasting(1500, 224)]).toEqual([
      [],
      ['live_too_fast'],
      [],
      ['live_too_fast'],
    ]);
    const alone = { ...withLive, faults: [], door: { ...usualPlan.door, on: false }, exam: usualPlan.exam };
    expect(planFaults({ ...alone, rush: { ...usualPlan.rush, on: false } })).toEqual(['live_needs_rush']);
    const slow = (p95: number) => verdicts({ ...right, live: right.live && { ...right.live, p95 } })['liveSpeed'];
    expect([400, 401, 801].map(slow)).toEqual(['pass', 'condition', 'fail']);
  });

  it('the change of talks is on the sheet where it is played, and needs nobody who has registered', () => {
    const criteria = (plan: RehearsalPlan) => rehearsalLines(plan, null).map(({ criterion }) => criterion);
    expect(criteria(withAll)).toContain('wrongLetters');
    expect(criteria(withLive)).not.toContain('wrongLetters');
    expect(scenarioSpans(withAll).at(-1)).toEqual({ scenario: 'speakers', from: 250, seconds: 60 });
    const off = { on: false };
    const alone = {
      ...usualPlan,
      faults: [],
      rush: { ...usualPlan.rush, ...off },
      door: { ...usualPlan.door, ...off },
    };
    const lasting = (seconds: number) =>
      planFaults({ ...alone, speakers: { ...withAll.speakers, people: 400, seconds } });
    expect([lasting(20), lasting(19)]).toEqual([[], ['speakers_too_fast']]);
    const slow = (p95: number) =>
      verdicts({ ...right, speakers: right.speakers && { ...right.speakers, p95 } })['speakerSpeed'];
    expect([400, 401, 801].map(slow)).toEqual(['pass', 'condition', 'fail']);
  });

  it('any count above zero of what must be zero fails its own line alone, and is a no', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(zeros)), fc.integer({ min: 1, max: 100_000 }), (name, count) => {
        const figures = zeros[name as keyof typeof zeros](count) as RehearsalFigures;
        const failed = Object.entries(verdicts(figures)).filter(([, verdict]) => verdict !== 'pass');
        expect(failed).toEqual([[name, 'fail']]);
        expect(decisionOf(rehearsalLines(withAll, figures))).toBe('no_go');
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

describe('[O22] the answers of invented people', () => {
  const words = { families: '沈|陆', given: '一诺|若水', name: '{family}{given}', hospital: '虚构医院', text: '演练' };
  const facts = { today: '2026-11-30', place: { province: '11', city: '1101' }, words };
  const faultsOf = (items: ReturnType<typeof field>[]) =>
    Array.from({ length: 12 }, (_, index) => {
      const person = syntheticPerson(words, 7, index);
      const answers = syntheticAnswers(items, ordinaryFlow, { person, index, facts });
      return syntheticFaults(items, ordinaryFlow, answers, facts);
    }).flat();

  it('keep the patterns of the organiser, whatever they demand', () => {
    const patterns = ['^[A-Za-z0-9]{6,20}$', '/^[a-z]{3}$/i', '\\d{4}-\\d{2}', '[\\u4e00-\\u9fa5]{5,}', 'Dr\\. .+'];
    for (const cfgRegex of patterns) expect(faultsOf([field({ cfgNeedFl: '1', cfgRegex })]), cfgRegex).toEqual([]);
    expect(faultsOf([field({ cfgNeedFl: '1', cfgFormat: '[A-Z]{2}\\d{3}' })])).toEqual([]);
    expect(faultsOf([field({ cfgCode: 'name', cfgNeedFl: '1', cfgRegex: '[A-Z][a-z]+' })])).toEqual([]);
  });

  it('cannot have a file that is required', () => {
    expect(faultsOf([field({ cfgType: 'FILE', cfgNeedFl: '1' })])[0]).toMatchObject({
      field: 'field',
      reason: 'required',
    });
  });
});
