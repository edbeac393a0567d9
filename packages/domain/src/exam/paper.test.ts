import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DrawRule } from '@meetingapp/contract/exam/exam.ts';
import { arrange, drawPaper, isDrawn, shortages, type Candidate } from './paper.ts';

const rule = (more: Partial<DrawRule>): DrawRule => ({ topicId: null, kinds: [], from: 1, to: 5, count: 1, ...more });
const candidates = fc
  .array(
    fc.record({
      topicId: fc.integer({ min: 1, max: 3 }),
      kind: fc.constantFrom('single', 'multiple', 'case'),
      difficulty: fc.integer({ min: 1, max: 5 }),
    }),
    { maxLength: 24 },
  )
  .map((list) => list.map((one, at): Candidate => ({ ...one, kind: one.kind, id: 100 + at, itemId: at + 1 })));
const rules = fc.record({
  topicId: fc.option(fc.integer({ min: 1, max: 3 })),
  kinds: fc.constantFrom<DrawRule['kinds']>([], ['single'], ['multiple', 'case']),
  from: fc.integer({ min: 1, max: 3 }),
  to: fc.integer({ min: 3, max: 5 }),
  count: fc.integer({ min: 1, max: 4 }),
});
const sections = fc.array(
  fc.record({ points: fc.integer({ min: 1, max: 5 }), rules: fc.array(rules, { minLength: 1, maxLength: 3 }) }),
  {
    minLength: 1,
    maxLength: 3,
  },
);
const seeds = fc.stringMatching(/^[0-9a-f]{16}$/);

it('[O14] draws as many items of each section as its rules say, no item twice, whenever the bank has enough', () => {
  fc.assert(
    fc.property(sections, candidates, seeds, fc.boolean(), (given, pool, seed, shuffled) => {
      const paper = drawPaper(given, pool, { seed, shuffled });
      expect(paper === null).toBe(shortages(given, pool).length > 0);
      if (!paper) return;
      expect(new Set(paper.map(({ id }) => id)).size).toBe(paper.length);
      expect(drawPaper(given, pool, { seed, shuffled })).toEqual(paper);
      for (const [at, section] of given.entries()) {
        const own = paper.filter((one) => one.section === at);
        expect(own).toHaveLength(section.rules.reduce((sum, { count }) => sum + count, 0));
        expect(own.every(({ most }) => most === section.points * 100)).toBe(true);
        for (const one of own) {
          const item = pool.find(({ id }) => id === one.id);
          expect(item && section.rules.some((allowed) => isDrawn(allowed, item))).toBe(true);
        }
      }
    }),
  );
});

it('[O14] moves items between overlapping rules and names the rule that lacks items', () => {
  const pool: Candidate[] = [1, 2, 3].map((id) => ({
    id,
    itemId: id,
    topicId: id === 1 ? 1 : 2,
    kind: 'single',
    difficulty: 3,
  }));
  const greedy = [{ points: 1, rules: [rule({ count: 2 }), rule({ topicId: 1 })] }];
  for (let seed = 0; seed < 20; seed += 1)
    expect(drawPaper(greedy, pool, { seed: String(seed).padStart(16, '0'), shuffled: true })).toHaveLength(3);
  const wanted = [{ points: 1, rules: [rule({ topicId: 1, count: 2 })] }];
  expect(shortages(wanted, pool)).toEqual([{ section: 0, rule: 0, wanted: 2, found: 1 }]);
});

it('[O14] draws each item about equally often', () => {
  const pool: Candidate[] = Array.from({ length: 10 }, (_, at) => ({
    id: at,
    itemId: at,
    topicId: 1,
    kind: 'single',
    difficulty: 3,
  }));
  const counts = pool.map(() => 0);
  for (let seed = 0; seed < 4000; seed += 1)
    for (const { id } of drawPaper([{ points: 1, rules: [rule({ count: 3 })] }], pool, {
      seed: seed.toString(16).padStart(16, '0'),
      shuffled: true,
    }) ?? [])
      counts[id]! += 1;
  for (const count of counts) expect(Math.abs(count - 1200)).toBeLessThan(150);
});

it('[S93] shuffles what must be ordered or matched also where the exam does not shuffle', () => {
  const options = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, text: { zh: id, en: id } }));
  const seed = '00000000000000a1';
  expect(arrange({ kind: 'single', options, right: 'a' }, seed, false).options).toEqual([0, 1, 2, 3, 4, 5]);
  expect(arrange({ kind: 'ordering', options, partial: true }, seed, false).options).not.toEqual([0, 1, 2, 3, 4, 5]);
});
