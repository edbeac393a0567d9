import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterOf, planBoards } from './boards.ts';
import { fillPlaces, unknownPlaces } from './letter.ts';
import { figuresOf, placesOf } from './ranking.ts';
import { missingScores, totalOf } from './totals.ts';

const criteria = fc.uniqueArray(
  fc.record({ code: fc.string({ minLength: 1 }), weight: fc.integer({ min: 0, max: 20 }) }),
  {
    selector: ({ code }) => code,
    minLength: 1,
    maxLength: 6,
  },
);

describe('[O11] the total of a review', () => {
  it('is the weighted mean as computed by hand, and null while a score is missing', () => {
    const two = [
      { code: 'a', weight: 2 },
      { code: 'b', weight: 1 },
    ];
    expect(totalOf(two, { a: 8, b: 7 })).toBe(767);
    expect(totalOf(two, { a: 8 })).toBeNull();
    expect(missingScores(two, { a: 11, b: 1.5 })).toEqual(['a', 'b']);
    expect(totalOf([{ code: 'a', weight: 0 }], { a: 9 })).toBe(900);
    expect(totalOf([], {})).toBeNull();
  });

  it('lies between the lowest and the highest score, in whole hundredths', () => {
    fc.assert(
      fc.property(criteria, fc.infiniteStream(fc.integer({ min: 1, max: 10 })), (all, stream) => {
        const scores: Record<string, number> = Object.create(null) as Record<string, number>;
        for (const { code } of all) scores[code] = stream.next().value as number;
        const total = totalOf(all, scores) ?? 0;
        expect(Number.isInteger(total)).toBe(true);
        expect(total).toBeGreaterThanOrEqual(Math.min(...Object.values(scores)) * 100);
        expect(total).toBeLessThanOrEqual(Math.max(...Object.values(scores)) * 100);
      }),
    );
  });
});

describe('[O11] the ranking', () => {
  it('gives equal means the same rank, and the next rank counts all before it', () => {
    expect(placesOf([800, 750, null, 800, 100])).toEqual([1, 3, null, 1, 4]);
    expect(figuresOf([767, 800, 650])).toEqual({ mean: 739, spread: 150 });
    expect(figuresOf([])).toEqual({ mean: null, spread: null });
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 100, max: 1000 }))), (means) => {
        placesOf(means).forEach((place, at) => {
          const mean = means[at];
          const better = means.filter((other) => other !== null && mean !== null && mean !== undefined && other > mean);
          expect(place).toBe(mean === null ? null : better.length + 1);
        });
      }),
    );
  });
});

describe('[O11] boards', () => {
  const scheme = { byTopic: true, prefix: '', first: 1, digits: 3 };

  it('are by topic and number, skip those in use, and papers without topic come last', () => {
    const posters = [
      { id: 1, number: 'P0010', topic: 7 },
      { id: 2, number: 'P0002', topic: 7 },
      { id: 3, number: 'P0001', topic: 5 },
      { id: 4, number: 'P0003', topic: null },
    ];
    expect(planBoards(posters, [5, 7], new Set(['b-001']), scheme)).toEqual([
      { id: 3, board: 'A-001' },
      { id: 2, board: 'B-002' },
      { id: 1, board: 'B-003' },
      { id: 4, board: 'C-001' },
    ]);
    expect([letterOf(25), letterOf(26), letterOf(701), letterOf(702)]).toEqual(['Z', 'AA', 'ZZ', 'AAA']);
  });

  it('are unique, whatever the scheme', () => {
    const poster = fc.record({
      number: fc.string({ minLength: 1, maxLength: 4 }),
      topic: fc.option(fc.integer({ min: 1, max: 30 })),
    });
    fc.assert(
      fc.property(
        fc.array(poster, { maxLength: 60 }),
        fc.record({
          byTopic: fc.boolean(),
          prefix: fc.constantFrom('', 'P', 'A'),
          first: fc.integer({ min: 1, max: 500 }),
          digits: fc.integer({ min: 1, max: 4 }),
        }),
        (rows, wish) => {
          const used = new Set(['A-001', 'P-1', '2']);
          const boards = planBoards(
            rows.map((row, id) => ({ id, ...row })),
            [3, 1, 2],
            used,
            wish,
          ).map(({ board }) => board);
          expect(new Set([...boards, ...used]).size).toBe(boards.length + used.size);
        },
      ),
    );
  });
});

describe('[O11] the letter', () => {
  it('fills its placeholders once, keeps unknown ones, and names them', () => {
    const values = {
      title: '{number}',
      authors: '沈砚秋',
      number: 'P0001',
      decision: '口头报告',
      session: '',
      board: '',
      conference: '大会',
      dates: '4 月',
      venue: '杭州',
    };
    expect(fillPlaces('{authors}：《{title}》（{number}）{tittle}', values)).toBe(
      '沈砚秋：《{number}》（P0001）{tittle}',
    );
    expect(unknownPlaces('{title} {tittle} {tittle}')).toEqual(['tittle']);
  });
});
