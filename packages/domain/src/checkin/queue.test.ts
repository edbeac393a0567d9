import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SECONDS_PER_PERSON } from './forecast.ts';
import {
  capacityOf,
  deskQueue,
  DESK_SECONDS,
  gateStates,
  queuedPeople,
  shownMinutes,
  waitingMinutes,
  type GateFacts,
} from './queue.ts';

const gate = fc.record({
  minutes: fc.array(fc.nat(120), { maxLength: 30 }),
  servers: fc.integer({ min: 1, max: 24 }),
  seconds: fc.constantFrom(SECONDS_PER_PERSON, DESK_SECONDS),
  toCome: fc.nat(8000),
  dueIn: fc.option(fc.integer({ min: 0, max: 240 }), { nil: null }),
});
const waited = (facts: GateFacts): number => waitingMinutes(facts) ?? Number.NaN;

describe('[O16] the wait at a gate', () => {
  it('is a number of minutes that never falls below zero nor needs more people than there are', () => {
    fc.assert(
      fc.property(gate, (facts) => {
        const wait = waited(facts);
        expect(wait).toBeGreaterThanOrEqual(0);
        const steadyAtMost = 1 / (capacityOf(facts) * 0.05);
        expect(wait).toBeLessThanOrEqual(Math.max(steadyAtMost, facts.toCome / capacityOf(facts)) + 1e-9);
      }),
    );
  });

  it('is never longer with one more device, nor shorter with more people to come or less time', () => {
    fc.assert(
      fc.property(gate, fc.nat(2000), (facts, more) => {
        const wait = waited(facts) - 1e-9;
        expect(waited({ ...facts, servers: facts.servers + 1 }) - 2e-9).toBeLessThanOrEqual(wait + 1e-9);
        expect(waited({ ...facts, toCome: facts.toCome + more })).toBeGreaterThanOrEqual(wait);
        if (facts.dueIn !== null)
          expect(waited({ ...facts, dueIn: Math.max(0, facts.dueIn - 10) })).toBeGreaterThanOrEqual(wait);
      }),
    );
  });

  it('grows while a gate passes all it can and more arrive, and is short when it is half idle', () => {
    const rush = { servers: 6, seconds: SECONDS_PER_PERSON, toCome: 3000, dueIn: 30 };
    const after = (minutes: number) => waited({ ...rush, minutes: Array.from({ length: minutes }, () => 65) });
    expect(after(10)).toBeGreaterThan(after(5));
    // 100 a minute arrive and 65 pass: after ten minutes 350 wait, for 5.4 minutes.
    expect(after(10)).toBeCloseTo(5.4, 1);
    expect(queuedPeople({ ...rush, minutes: Array.from({ length: 10 }, () => 65) })).toBe(350);
    expect(waited({ ...rush, toCome: 300, minutes: Array.from({ length: 10 }, () => 30) })).toBeLessThan(0.1);
  });

  it('a slow team passes what it has shown to pass, not the planning figure', () => {
    expect(capacityOf({ minutes: [44, 45, 45, 46, 45], servers: 6, seconds: SECONDS_PER_PERSON })).toBe(45);
    expect(capacityOf({ minutes: [3, 4, 5, 4, 4], servers: 6, seconds: SECONDS_PER_PERSON })).toBeCloseTo(65.5, 1);
  });

  it('is unknown where nobody serves', () => {
    const nobody = { minutes: [4], servers: 0, seconds: 5, toCome: 9, dueIn: 3 };
    expect(waitingMinutes(nobody)).toBeNull();
    expect(queuedPeople(nobody)).toBe(0);
  });
});

it('[O16] a wall recommends one gate, and none where all queues are long or there is no choice', () => {
  expect(gateStates([2, 9, 3, 6])).toEqual(['best', 'long', 'short', 'some']);
  expect(gateStates([9, 12])).toEqual(['long', 'long']);
  expect(gateStates([1])).toEqual(['short']);
  expect(gateStates([null, 5, 5])).toEqual(['closed', 'best', 'some']);
  expect([0, 0.2, 1, 1.01].map(shownMinutes)).toEqual([1, 1, 1, 2]);
});

describe('[O16] the queue of the walk-up desks', () => {
  const facts = { minutes: [...Array<number>(15).fill(2), 3, 3, 3, 3, 3], all: 90, desks: 1, toCome: 900, dueIn: 30 };

  it('grows with the people of the desks who are still to come, and shrinks with each desk', () => {
    const { waiting, wait } = deskQueue(facts);
    expect(waiting).toBeGreaterThan(0);
    expect(wait).toBeGreaterThan(0);
    expect(deskQueue({ ...facts, desks: 8 }).waiting).toBeLessThan(waiting);
    expect(deskQueue({ ...facts, toCome: 9000 }).waiting).toBeGreaterThan(waiting);
    // Of all who pass, the desks serve a part; a smaller part brings fewer of those to come.
    expect(deskQueue({ ...facts, all: 900 }).waiting).toBeLessThan(waiting);
  });

  it('is empty where nobody came to a desk, however many are still to come elsewhere', () => {
    expect(deskQueue({ ...facts, minutes: Array<number>(20).fill(0), all: 400 })).toEqual({ waiting: 0, wait: 0 });
  });
});
