import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayShowPart, npsOf, resultsOf, shownGroups } from './results.ts';
import { piped } from './piping.ts';
import { spssSyntax, tableColumns } from './table.ts';
import type { SurveyItem } from '@meetingapp/contract/survey/survey.ts';

const nothing = { zh: '', en: '' };
const item = (code: string, kind: SurveyItem['kind'], more: Partial<SurveyItem> = {}): SurveyItem => ({
  code,
  kind,
  hint: nothing,
  options: [],
  rows: [],
  format: '',
  pattern: '',
  required: false,
  showWhen: null,
  low: nothing,
  high: nothing,
  lowest: null,
  highest: null,
  resultShown: false,
  label: { zh: code, en: code },
  ...more,
});
const options = ['a', 'b'].map((value) => ({ value, zh: `${value}中`, en: value }));
const zh = (text: { zh: string }) => text.zh;

describe('[O14] results', () => {
  const items = [
    item('one', 'S', { options }),
    item('many', 'MS', { options }),
    item('order', 'ranking', { options }),
    item('again', 'nps'),
    item('parts', 'matrix', { options, rows: [{ value: 'r', zh: '行', en: 'row' }] }),
  ];
  const people = [
    { one: 'a', many: 'a|b', order: 'b|a', again: '10', parts: 'r=a' },
    { one: '', many: 'b', order: 'b|a', again: '3', parts: 'r=b' },
  ];

  it('count choices, first ranks and scales, and “No answer” apart', () => {
    const [one, many, order, again, parts] = resultsOf(items, people, zh);
    expect(one).toMatchObject({ number: 1, answered: 1, none: 1, tallies: [{ label: 'a中', count: 1 }, { count: 0 }] });
    expect(many?.tallies.map(({ count }) => count)).toEqual([1, 2]);
    expect(order?.tallies.map(({ count }) => count)).toEqual([0, 2]);
    expect(again).toMatchObject({ mean: 6.5, median: 6.5, nps: 0 });
    expect(parts?.rows[0]?.tallies.map(({ count }) => count)).toEqual([1, 1]);
    expect(parts?.rows[0]?.mean).toBeNull();
    const points = ['4', '5'].map((point, at) => ({ value: 'ab'[at] ?? '', zh: point, en: point }));
    const [scaled] = resultsOf(
      [{ ...item('parts', 'matrix'), options: points, rows: [{ value: 'r', zh: '行', en: 'row' }] }],
      people,
      zh,
    );
    expect(scaled?.rows[0]?.mean).toBe(4.5);
  });

  it('a recommendation is promoters less detractors', () => {
    expect(npsOf([9, 10, 8, 6])).toBe(25);
    expect(npsOf([])).toBeNull();
  });

  it('groups of fewer than 5 are hidden where answers are anonymous, and a lone one cannot be computed', () => {
    expect(shownGroups([20, 3, 6], true)).toEqual(['all', 'few', 'rounded']);
    expect(shownGroups([20, 3, 1], true)).toEqual(['rounded', 'few', 'few']);
    expect(shownGroups([20, 3, 2], true)).toEqual(['all', 'few', 'few']);
    expect(shownGroups([20, 0, 6], true)).toEqual(['all', 'all', 'all']);
    expect(shownGroups([20, 3, 6], false)).toEqual(['all', 'all', 'all']);
  });

  it('property: what is fully shown leaves no rest of fewer than 5 people', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { maxLength: 8 }), (sizes) => {
        const shown = shownGroups(sizes, true);
        const rest = sizes.reduce((sum, size, at) => (shown[at] === 'all' ? sum : sum + size), 0);
        expect(rest === 0 || rest >= 5 || sizes.every((size) => size < 5)).toBe(true);
        expect(sizes.some((size, at) => shown[at] === 'all' && size > 0 && size < 5)).toBe(false);
      }),
    );
  });

  it('a part is shown only when it and the others are at least 5', () => {
    expect([4, 5, 17, 20].map((part) => mayShowPart(part, 20, true))).toEqual([false, true, false, true]);
    expect(mayShowPart(1, 20, false)).toBe(true);
  });

  it('one column for each question, option, row and rank, coded for statistics programs', () => {
    const columns = tableColumns(items, zh);
    expect(columns.map(({ name }) => name)).toEqual([
      'one',
      'many_1',
      'many_2',
      'order_1',
      'order_2',
      'again',
      'parts_1',
    ]);
    expect(columns.map(({ coded }) => coded(people[0] ?? {}))).toEqual([1, 1, 1, 2, 1, 10, 1]);
    expect(columns.map(({ coded }) => coded(people[1] ?? {}))).toEqual([null, 0, 1, 2, 1, 3, 2]);
    const syntax = spssSyntax(columns, "o'k.csv");
    expect(syntax).toContain("/FILE='o''k.csv'");
    expect(syntax).toContain("  /one 1 'a中' 2 'b中'");
    expect(syntax.split('\n').filter((line) => line.includes('F8.2'))).toHaveLength(7);
  });
});

it('[S90] an earlier answer is put into a later text as the person chose it', () => {
  const known = [
    {
      code: 'many',
      kind: 'MS' as const,
      options: [
        { value: 'a', label: '指南' },
        { value: 'b', label: '病例' },
      ],
    },
  ];
  const how = { between: '、', open: '……' };
  expect(piped('您选了{many}，为什么？', known, { many: 'a|b' }, how)).toBe('您选了指南、病例，为什么？');
  expect(piped('{many}{other}', known, {}, how)).toBe('…………');
});
