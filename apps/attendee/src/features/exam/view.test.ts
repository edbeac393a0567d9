import { expect, it } from 'vitest';
import { clockOf, isComplete, letterOf, pointsText } from './view.ts';

it('[S93] a question counts as answered only when nothing of it is missing', () => {
  const ordering = { kind: 'ordering' as const, options: ['a', 'b', 'c'] };
  expect(isComplete(ordering, { kind: 'ordering', places: [2, 0] })).toBe(false);
  expect(isComplete(ordering, { kind: 'ordering', places: [2, 0, 1] })).toBe(true);
  const matching = { kind: 'matching' as const, options: ['a', 'b'], matches: ['x', 'y'] };
  expect(isComplete(matching, { kind: 'matching', places: [1, null] })).toBe(false);
  expect(isComplete(matching, { kind: 'matching', places: [1, 0] })).toBe(true);
  const parts = {
    kind: 'case' as const,
    parts: [
      { stem: '', question: { kind: 'boolean' as const } },
      { stem: '', question: { kind: 'number' as const, unit: '' } },
    ],
  };
  expect(isComplete(parts, { kind: 'case', parts: [{ kind: 'boolean', value: false }, null] })).toBe(false);
  expect(
    isComplete(parts, {
      kind: 'case',
      parts: [
        { kind: 'boolean', value: false },
        { kind: 'number', text: '3' },
      ],
    }),
  ).toBe(true);
  expect(isComplete({ kind: 'multiple', options: ['a'] }, { kind: 'multiple', places: [] })).toBe(false);
});

it('[S93] the time left never shows less than is left', () => {
  expect([clockOf(28 * 60_000 + 45_001), clockOf(1), clockOf(-5), clockOf(3_600_000)]).toEqual([
    '28:46',
    '00:01',
    '00:00',
    '1:00:00',
  ]);
});

it('[S96] points and letters read as on paper', () => {
  expect([pointsText(8200), pointsText(267), letterOf(0), letterOf(3)]).toEqual(['82', '2.67', 'A', 'D']);
});
