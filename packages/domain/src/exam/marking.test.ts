import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SimpleAnswer } from '@meetingapp/contract/exam/answer.ts';
import type { Question, SimpleQuestion } from '@meetingapp/contract/exam/item.ts';
import { isInside, markAnswer, markOf, readDecimal } from './marking.ts';
import { arrange } from './paper.ts';
import { countChanges, hasSameShape, markCorrected } from './rescoring.ts';

const options = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `o${at}`, text: { zh: `${at}`, en: '' } }));
const seeds = fc.stringMatching(/^[0-9a-f]{16}$/);
const counts = fc.integer({ min: 2, max: 8 });

describe('[O14] marking', () => {
  it('gives the full mark for the right answer in whatever order the options were shown, and nothing without an answer', () => {
    fc.assert(
      fc.property(seeds, counts, fc.boolean(), (seed, count, partial) => {
        const ids = options(count).map(({ id }) => id);
        const kinds: SimpleQuestion[] = [
          { kind: 'single', options: options(count), right: 'o1' },
          { kind: 'multiple', options: options(count), right: ['o0', 'o1'], partial },
          { kind: 'ordering', options: options(count), partial },
          {
            kind: 'matching',
            options: options(count),
            matches: options(count),
            right: Object.fromEntries(ids.map((id) => [id, id])),
            partial,
          },
        ];
        for (const question of kinds) {
          const order = arrange(question, seed, true);
          const place = (index: number) => order.options.indexOf(index);
          const answers: Partial<Record<SimpleQuestion['kind'], SimpleAnswer>> = {
            single: { kind: 'single', place: place(1) },
            multiple: { kind: 'multiple', places: [place(1), place(0)] },
            ordering: { kind: 'ordering', places: ids.map((_, at) => place(at)) },
            matching: { kind: 'matching', places: order.options.map((index) => order.matches.indexOf(index)) },
          };
          const answer = answers[question.kind] ?? null;
          expect(markOf(markAnswer(question, order, answer), 300)).toBe(300);
          expect(markOf(markAnswer(question, order, null), 300)).toBe(0);
        }
      }),
    );
  });

  it('never gives less than nothing or more than the mark, and only full or nothing without partial marks', () => {
    const places = fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 12 });
    fc.assert(
      fc.property(seeds, counts, places, fc.boolean(), (seed, count, chosen, partial) => {
        const kinds: SimpleQuestion[] = [
          { kind: 'multiple', options: options(count), right: ['o0', 'o1'], partial },
          { kind: 'ordering', options: options(count), partial },
          { kind: 'matching', options: options(count), matches: options(count), right: { o0: 'o1' }, partial },
        ];
        for (const question of kinds) {
          const answer = { kind: question.kind as 'multiple', places: chosen };
          const mark = markOf(markAnswer(question, arrange(question, seed, true), answer), 100);
          expect(mark).toBeGreaterThanOrEqual(0);
          expect(mark).toBeLessThanOrEqual(100);
          if (!partial) expect([0, 100]).toContain(mark);
        }
      }),
    );
  });

  it('gives partial marks: wrong choices cost, neighbours in order and single matches earn', () => {
    const plain = { options: [0, 1, 2, 3], matches: [0, 1, 2, 3], parts: [] };
    const multiple: Question = { kind: 'multiple', options: options(4), right: ['o0', 'o1', 'o2'], partial: true };
    expect(markAnswer(multiple, plain, { kind: 'multiple', places: [0, 1] })).toEqual({ earned: 2, of: 3 });
    expect(markAnswer(multiple, plain, { kind: 'multiple', places: [0, 1, 3] })).toEqual({ earned: 1, of: 3 });
    expect(markAnswer(multiple, plain, { kind: 'multiple', places: [0, 1, 2, 3] })).toEqual({ earned: 2, of: 3 });
    const ordering: Question = { kind: 'ordering', options: options(4), partial: true };
    expect(markAnswer(ordering, plain, { kind: 'ordering', places: [1, 2, 3, 0] })).toEqual({ earned: 2, of: 3 });
    const matching: Question = {
      kind: 'matching',
      options: options(4),
      matches: options(4),
      right: { o0: 'o0', o1: 'o1', o2: 'o2', o3: 'o3' },
      partial: true,
    };
    expect(markAnswer(matching, plain, { kind: 'matching', places: [0, 1, 3, null] })).toEqual({ earned: 2, of: 4 });
    const spots: Question = {
      kind: 'spot',
      picture: { address: '/files/a', width: 100, height: 100, alt: { zh: '', en: '' } },
      regions: [
        { shape: 'ellipse', x: 5000, y: 5000, rx: 500, ry: 300, percent: 100 },
        {
          shape: 'polygon',
          points: [
            { x: 0, y: 0 },
            { x: 6000, y: 0 },
            { x: 6000, y: 6000 },
            { x: 0, y: 6000 },
          ],
          percent: 50,
        },
      ],
    };
    expect(markAnswer(spots, plain, { kind: 'spot', x: 5500, y: 5000 })).toEqual({ earned: 100, of: 100 });
    expect(markAnswer(spots, plain, { kind: 'spot', x: 6000, y: 6000 })).toEqual({ earned: 50, of: 100 });
    expect(markAnswer(spots, plain, { kind: 'spot', x: 6001, y: 6000 })).toEqual({ earned: 0, of: 100 });
  });

  it('divides the mark of a case among its parts', () => {
    const part = (id: string, question: SimpleQuestion) => ({ id, stem: { zh: id, en: '' }, question });
    const question: Question = {
      kind: 'case',
      parts: [
        part('a', { kind: 'boolean', right: true }),
        part('b', { kind: 'number', right: '35', tolerance: '0.5', unit: 'mg' }),
        part('c', { kind: 'boolean', right: false }),
      ],
    };
    const order = arrange(question, '00000000000000ff', true);
    const answer = {
      kind: 'case' as const,
      parts: [{ kind: 'boolean' as const, value: true }, { kind: 'number' as const, text: '３５.５' }, null],
    };
    expect(markOf(markAnswer(question, order, answer), 400)).toBe(267);
  });

  it('reads numbers as people type them, exactly', () => {
    expect(readDecimal(' １２，５ ')).toBe(12_500_000_000n);
    expect(readDecimal('−0.1')).toBe(-100_000_000n);
    for (const text of ['', 'abc', '1e5', '0x10', '1.2.3', '∞']) expect(readDecimal(text)).toBeNull();
    const question: Question = { kind: 'number', right: '0.3', tolerance: '0.1', unit: '' };
    const order = arrange(question, '00000000000000ff', true);
    const mark = (text: string) => markAnswer(question, order, { kind: 'number', text }).earned;
    expect(['0.2', '0.4', '0.19', '0.400000001'].map(mark)).toEqual([1, 1, 0, 0]);
  });

  it('finds a point in a convex region where each edge has it on the same side', () => {
    const triangle = {
      shape: 'polygon' as const,
      points: [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 0, y: 100 },
      ],
      percent: 100,
    };
    const coordinate = fc.integer({ min: 0, max: 110 });
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        expect(isInside(triangle, { x, y })).toBe(x + y <= 100);
      }),
    );
  });
});

describe('[O14] rescoring', () => {
  const question: Question = { kind: 'single', options: options(4), right: 'o0' };
  const corrected: Question = { ...question, right: 'o1' };
  const plain = { options: [3, 2, 1, 0], matches: [], parts: [] };
  const mark = (place: number, mode: 'add' | 'only' | 'drop') =>
    markCorrected({ question, arrangement: plain, answer: { kind: 'single', place }, most: 300 }, [
      mode === 'drop' ? { mode } : { mode, question: corrected },
    ]);

  it('adds a right answer without taking any, replaces it, or drops the item', () => {
    expect([3, 2, 1].map((place) => mark(place, 'add').mark)).toEqual([300, 300, 0]);
    expect([3, 2, 1].map((place) => mark(place, 'only').mark)).toEqual([0, 300, 0]);
    expect(mark(3, 'drop')).toEqual({ mark: 0, most: 0 });
  });

  it('follows an order that was corrected', () => {
    const ordering: Question = { kind: 'ordering', options: options(3), partial: false };
    const [one, two, three] = ordering.options;
    const turned: Question = { ...ordering, options: [two!, one!, three!] };
    const shown = { options: [2, 0, 1], matches: [], parts: [] };
    const answered = {
      question: ordering,
      arrangement: shown,
      answer: { kind: 'ordering' as const, places: [2, 1, 0] },
      most: 100,
    };
    expect(markCorrected(answered, []).mark).toBe(0);
    expect(markCorrected(answered, [{ mode: 'only', question: turned }]).mark).toBe(100);
    expect(hasSameShape(ordering, turned)).toBe(true);
    expect(hasSameShape(question, { ...question, options: options(3) })).toBe(false);
  });

  it('counts whom it changes', () => {
    const pair = (before: [number, boolean], after: [number, boolean]) => ({
      before: { attemptId: 1, mark: before[0], passed: before[1] },
      after: { attemptId: 1, mark: after[0], passed: after[1] },
    });
    expect(
      countChanges([pair([1, false], [2, true]), pair([3, true], [1, false]), pair([1, true], [1, true])]),
    ).toEqual({
      more: 1,
      less: 1,
      nowPassed: 1,
      nowFailed: 1,
    });
  });
});
