import type { ShownItem } from '@meetingapp/contract/survey/survey.ts';
import { expect, it } from 'vitest';
import { barsOf, linesOf, moved, ordered } from './view.ts';

const item = (kind: ShownItem['kind']): ShownItem => ({
  code: 'q',
  kind,
  label: '',
  hint: '',
  low: '',
  high: '',
  lowest: null,
  highest: null,
  format: '',
  pattern: '',
  required: false,
  showWhen: null,
  options: ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() })),
  rows: [{ value: 'r', label: 'Row' }],
});

it('[S91] one’s answers are read as they were chosen', () => {
  expect(linesOf(item('S'), 'b')).toEqual(['B']);
  expect(linesOf(item('MS'), 'a|c')).toEqual(['A', 'C']);
  expect(linesOf(item('ranking'), 'c|a|b')).toEqual(['1  C', '2  A', '3  B']);
  expect(linesOf(item('matrix'), 'r=b')).toEqual(['Row  B']);
  expect(linesOf(item('T'), '')).toEqual([]);
});

it('[S90] a ranking starts in the order of its options and changes one by one', () => {
  expect(ordered(item('ranking'), 'c').map(({ value }) => value)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
});

it('[S92] bars are shares of those who answered, with the person’s own choice', () => {
  const result = { code: 'q', number: 1, kind: 'ranking' as const, label: '', answered: 4, none: 1, rows: [] };
  const tallies = [
    { value: 'a', label: 'A', count: 3 },
    { value: 'b', label: 'B', count: 1 },
  ];
  const bars = barsOf({ ...result, tallies, mean: null, median: null, nps: null }, 'b|a');
  expect(bars.map(({ percent, mine }) => [percent, mine])).toEqual([
    [75, false],
    [25, true],
  ]);
});
