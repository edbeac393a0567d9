import { expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

const rows = [
  { hall: 2, title: 'b' },
  { hall: 1, title: 'a' },
  { hall: 2, title: 'c' },
];

it('groups rows in their order, by keys in the order of their first row', () => {
  expect([...groupBy(rows, ({ hall }) => hall)]).toEqual([
    [2, [rows[0], rows[2]]],
    [1, [rows[1]]],
  ]);
  expect([
    ...groupBy(
      rows,
      ({ hall }) => hall,
      ({ title }) => title,
    ),
  ]).toEqual([
    [2, ['b', 'c']],
    [1, ['a']],
  ]);
});

// A copy of the group for each row would take longer than a test may.
it('groups 200,000 rows of one key', () => {
  expect(groupBy(Array.from({ length: 200_000 }).keys(), () => 'all').get('all')).toHaveLength(200_000);
});
