import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planAssignments, type AssignmentInput, type PlanPaper, type PlanReviewer } from './assignment.ts';

const ids = (from: number, most: number) =>
  fc.uniqueArray(fc.integer({ min: from, max: from + most - 1 }), { maxLength: most });
const reviewers = fc.integer({ min: 0, max: 5 }).chain((count) =>
  fc.tuple(
    ...Array.from({ length: count }, (_nothing, at) =>
      fc.record({
        id: fc.constant(at + 1),
        topics: ids(1, 3),
        most: fc.option(fc.integer({ min: 1, max: 4 })),
        load: fc.constant(0),
      }),
    ),
  ),
) as fc.Arbitrary<PlanReviewer[]>;
const papers = fc
  .integer({ min: 0, max: 6 })
  .chain((count) =>
    fc.tuple(
      ...Array.from({ length: count }, (_nothing, at) =>
        fc.record({ id: fc.constant(at + 101), topics: ids(1, 3), has: ids(1, 2), declined: ids(2, 3) }),
      ),
    ),
  ) as fc.Arbitrary<PlanPaper[]>;
const wishes = fc
  .record({
    reviewers,
    papers,
    each: fc.integer({ min: 1, max: 3 }),
    bars: fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 6 }),
  })
  .map(({ bars, reviewers: people, papers: all, each }): AssignmentInput => ({
    each,
    papers: all,
    reviewers: people.map((one) => ({ ...one, load: all.filter(({ has }) => has.includes(one.id)).length })),
    conflict: (reviewer, paper) =>
      bars.some(([r, p]) => r + 1 === reviewer && p + 101 === paper) ? 'own_institution' : null,
  }));

const knows = (reviewer: PlanReviewer, paper: PlanPaper) =>
  reviewer.topics.length === 0 ||
  paper.topics.length === 0 ||
  paper.topics.some((topic) => reviewer.topics.includes(topic));

/** The maximum number of places that can be filled, by augmenting paths, place by place. */
function mostPossible({ reviewers: people, papers: all, each, conflict }: AssignmentInput): number {
  const seats = people.flatMap((one) => {
    const count = one.most === null ? all.length : Math.max(0, one.most - one.load);
    return Array.from({ length: count }, () => one);
  });
  const places = all.flatMap((paper) =>
    Array.from({ length: Math.max(0, each - paper.has.length) }, (_n, at) => ({ paper, at })),
  );
  let best = 0;
  // Small enough to check the flow itself: reviewer-paper pairs as edges of capacity one.
  const pairs = new Map<string, boolean>();
  const left = new Map(people.map((one) => [one.id, seats.filter((seat) => seat === one).length]));
  const may = (one: PlanReviewer, paper: PlanPaper) =>
    !paper.has.includes(one.id) &&
    !paper.declined.includes(one.id) &&
    knows(one, paper) &&
    conflict(one.id, paper.id) === null;
  const fill = (paper: PlanPaper, seen: Set<string>): boolean => {
    for (const one of people) {
      const key = `${one.id}/${paper.id}`;
      if (seen.has(key) || pairs.get(key) || !may(one, paper)) continue;
      seen.add(key);
      if ((left.get(one.id) ?? 0) > 0) {
        left.set(one.id, (left.get(one.id) ?? 0) - 1);
        pairs.set(key, true);
        return true;
      }
      for (const other of all) {
        const held = `${one.id}/${other.id}`;
        if (!pairs.get(held) || other.id === paper.id) continue;
        pairs.set(held, false);
        pairs.set(key, true);
        if (fill(other, seen)) return true;
        pairs.set(held, true);
        pairs.set(key, false);
      }
    }
    return false;
  };
  for (const { paper } of places) if (fill(paper, new Set())) best += 1;
  return best;
}

describe('[O11] review assignments', () => {
  it('never violate a conflict, repeat, or exceed a reviewer’s maximum', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const { given, short } = planAssignments(wish);
        expect(new Set(given.map(({ paper, reviewer }) => `${paper}/${reviewer}`)).size).toBe(given.length);
        for (const { paper: id, reviewer: who } of given) {
          const paper = wish.papers.find((one) => one.id === id);
          const reviewer = wish.reviewers.find((one) => one.id === who);
          if (!paper || !reviewer) throw new Error('unknown');
          expect(paper.has.includes(who) || paper.declined.includes(who)).toBe(false);
          expect(wish.conflict(who, id)).toBeNull();
          expect(knows(reviewer, paper)).toBe(true);
          const all = reviewer.load + given.filter((one) => one.reviewer === who).length;
          expect(reviewer.most === null || all <= Math.max(reviewer.most, reviewer.load)).toBe(true);
        }
        for (const { id, has } of wish.papers) {
          const now = has.length + given.filter(({ paper }) => paper === id).length;
          const missing = short.find(({ paper }) => paper === id)?.missing ?? 0;
          expect(now + missing).toBe(Math.max(wish.each, has.length));
        }
      }),
    );
  });

  it('fill the maximum number of places', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        expect(planAssignments(wish).given.length).toBeGreaterThanOrEqual(mostPossible(wish));
      }),
    );
  });

  it('do not depend on the order of the input', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const turned = { ...wish, reviewers: [...wish.reviewers].reverse(), papers: [...wish.papers].reverse() };
        expect(planAssignments(turned)).toEqual(planAssignments(wish));
      }),
    );
  });

  it('are balanced: two thousand papers among a hundred reviewers, in reasonable time', () => {
    const people = Array.from({ length: 100 }, (_n, at) => ({
      id: at + 1,
      topics: at % 3 === 0 ? [] : [at % 12, (at + 5) % 12],
      most: null,
      load: 0,
    }));
    const all = Array.from({ length: 2000 }, (_n, at) => ({ id: at + 1, topics: [at % 12], has: [], declined: [] }));
    const from = performance.now();
    const { given, short } = planAssignments({
      reviewers: people,
      papers: all,
      each: 3,
      conflict: (reviewer, paper) => ((reviewer * 7 + paper) % 19 === 0 ? 'own_institution' : null),
    });
    expect(performance.now() - from).toBeLessThan(8000);
    expect(short).toEqual([]);
    const loads = people.map(({ id }) => given.filter(({ reviewer }) => reviewer === id).length);
    expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
  });

  it('report for a paper short of reviewers how many are excluded and why', () => {
    const { short } = planAssignments({
      reviewers: [
        { id: 1, topics: [], most: 1, load: 1 },
        { id: 2, topics: [5], most: null, load: 0 },
        { id: 3, topics: [], most: null, load: 0 },
        { id: 4, topics: [], most: null, load: 0 },
      ],
      papers: [{ id: 9, topics: [1], has: [], declined: [3] }],
      each: 2,
      conflict: (reviewer) => (reviewer === 4 ? 'own_institution' : null),
    });
    expect(short).toEqual([
      { paper: 9, missing: 2, reasons: { own_institution: 1, declined: 1, other_topic: 1, full: 1 } },
    ]);
  });
});
