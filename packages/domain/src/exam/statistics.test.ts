import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correlation, itemStatistics, median, reliabilityOf, type PersonMarks } from './statistics.ts';

const person = (marks: readonly number[], most = 1, chosen: readonly string[] = []): PersonMarks => ({
  items: new Map(marks.map((mark, at) => [at + 1, { mark, most, chosen: at === 0 ? chosen : [], seconds: 30 + at }])),
});
const rows = (text: string): PersonMarks[] => text.split(' ').map((row) => person([...row].map(Number)));

describe('[O14] reliability', () => {
  // Ten people and five items; KR-20 computed by hand: sum pq = 1.05, variance of the totals 2.84, 5/4 × (1 − 1.05/2.84).
  const answers = rows('11111 11110 11110 11100 11100 11000 11000 10000 10000 00000');
  it('is KR-20 where items are right or wrong, as the formula gives it', () => {
    const result = reliabilityOf(answers);
    const shares = [0.9, 0.7, 0.5, 0.3, 0.1];
    const parts = shares.reduce((sum, p) => sum + p * (1 - p), 0);
    const totals = [5, 4, 4, 3, 3, 2, 2, 1, 1, 0];
    const variance = totals.reduce((sum, value) => sum + (value - 2.5) ** 2, 0) / 10;
    expect(result).toEqual({ measure: 'kr20', value: expect.closeTo((5 / 4) * (1 - parts / variance), 12) });
  });

  it('is Cronbach’s alpha with partial marks, and equals KR-20 of the same answers', () => {
    const partial = rows('22222 22220 22210 22200 22200 22000 22000 20000 20000 00000').map(({ items }) => ({
      items: new Map([...items].map(([id, answer]) => [id, { ...answer, most: 2 }])),
    }));
    expect(reliabilityOf(partial)).toMatchObject({ measure: 'alpha' });
    const binary = (most: number) =>
      answers.map(({ items }) => ({
        items: new Map([...items].map(([id, one]) => [id, { ...one, mark: one.mark * most, most }])),
      }));
    expect(reliabilityOf(binary(300))).toEqual(reliabilityOf(answers));
  });

  it('is at most 1', () => {
    const marks = fc.array(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 4, maxLength: 4 }), {
      minLength: 10,
      maxLength: 20,
    });
    fc.assert(
      fc.property(marks, (table) => {
        const result = reliabilityOf(table.map((row) => person(row, 2)));
        if (result.measure !== 'none') expect(result.value).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  it('is none, with the reason, for different items, few people, one item and equal marks', () => {
    expect(reliabilityOf(answers.slice(0, 9))).toEqual({ measure: 'none', reason: 'few_people' });
    expect(reliabilityOf([...answers, person([1, 1])])).toEqual({ measure: 'none', reason: 'different_items' });
    expect(reliabilityOf(rows('1 0 1 0 1 0 1 0 1 0'))).toEqual({ measure: 'none', reason: 'few_items' });
    expect(reliabilityOf(rows('11 11 11 11 11 11 11 11 11 11'))).toEqual({ measure: 'none', reason: 'no_variation' });
  });
});

describe('[O14] items', () => {
  it('correlate with the rest of the paper, not with themselves', () => {
    const people = rows('111 111 110 101 011 010 001 000 100 110');
    const [first] = itemStatistics(people);
    const own = [1, 1, 1, 1, 0, 0, 0, 0, 1, 1];
    const rest = [2, 2, 1, 1, 2, 1, 1, 0, 0, 1];
    expect(first?.discrimination).toBeCloseTo(correlation(own, rest) ?? NaN, 12);
    expect(first?.difficulty).toBe(0.6);
  });

  it('flag a key that the best people contradict, and what is too easy, and say nothing of few people', () => {
    const people = Array.from({ length: 20 }, (_, at) =>
      person([at < 10 ? 0 : 1, at < 10 ? 1 : 0, at < 12 ? 1 : 0, 1], 1, [at < 10 ? 'b' : 'a']),
    );
    const [first, , , last] = itemStatistics(people);
    expect(first?.flags).toEqual(['key_suspect']);
    expect(first?.options).toEqual([
      { id: 'a', chosen: 10, best: 0, weakest: 5 },
      { id: 'b', chosen: 10, best: 5, weakest: 0 },
    ]);
    expect(last?.flags).toEqual(['too_easy']);
    expect(itemStatistics(people.slice(0, 9)).flatMap(({ flags }) => flags)).toEqual([]);
  });

  it('have medians', () => {
    expect([median([]), median([3]), median([1, 4]), median([9, 1, 5])]).toEqual([null, 3, 2.5, 5]);
  });
});
