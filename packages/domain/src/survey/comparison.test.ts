import type { ItemResult } from '@meetingapp/contract/survey/survey.ts';
import { expect, it } from 'vitest';
import { compareResults } from './comparison.ts';

const result = (more: Partial<ItemResult>): ItemResult => ({
  code: 'q1',
  number: 1,
  kind: 'rating',
  label: '总体',
  answered: 10,
  none: 0,
  tallies: [],
  rows: [],
  mean: null,
  median: null,
  nps: null,
  ...more,
});
const tally = (value: string, count: number) => ({ value, label: value.toUpperCase(), count });

it('[S92] questions of two surveys compare by key and kind: means, shares and the recommendation', () => {
  const before = [
    result({ mean: 3.5 }),
    result({ code: 'q2', kind: 'S', answered: 4, tallies: [tally('a', 1), tally('b', 3)] }),
    result({ code: 'q3', kind: 'nps', nps: -10 }),
    result({ code: 'q4', kind: 'S', tallies: [tally('a', 1)] }),
  ];
  const after = [
    result({ code: 'q3', kind: 'nps', nps: 25 }),
    result({ mean: 4.25, label: '总体评价' }),
    result({ code: 'q2', kind: 'S', answered: 8, tallies: [tally('a', 6), tally('c', 2)] }),
    result({ code: 'q4', kind: 'MS', tallies: [tally('a', 1)] }),
    result({ code: 'q5' }),
  ];
  const compared = compareResults(before, after);
  expect(compared.map(({ code, measure }) => `${code} ${measure}`)).toEqual(['q3 nps', 'q1 mean', 'q2 share']);
  expect(compared[0]?.lines).toEqual([{ label: '', before: -10, after: 25, difference: 35 }]);
  expect(compared[1]).toMatchObject({ label: '总体评价', lines: [{ before: 3.5, after: 4.25, difference: 0.75 }] });
  expect(compared[2]?.lines).toEqual([{ label: 'A', before: 25, after: 75, difference: 50 }]);
});

it('[S92] what nobody answered has no figure and no difference', () => {
  expect(compareResults([result({})], [result({ mean: 4 })])[0]?.lines).toEqual([
    { label: '', before: null, after: 4, difference: null },
  ]);
  const none = compareResults(
    [result({ kind: 'S', answered: 0, tallies: [tally('a', 0)] })],
    [result({ kind: 'S', answered: 2, tallies: [tally('a', 1)] })],
  );
  expect(none[0]?.lines).toEqual([{ label: 'A', before: null, after: 50, difference: null }]);
});
