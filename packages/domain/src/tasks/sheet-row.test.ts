import { expect, it } from 'vitest';
import { reasonKey, reasonOf, repeatedRows } from './sheet-row.ts';

it('[O7] a row is repeated when it shares any key with an earlier correct row', () => {
  const earlier = repeatedRows();
  expect(earlier(2, ['a', 'b'])).toBeNull();
  expect(earlier(3, ['c'])).toBeNull();
  expect(earlier(4, ['d', 'b'])).toBe(2);
  // A repeated row takes no keys.
  expect(earlier(5, ['d'])).toBeNull();
  expect(earlier(6, ['c', 'a'])).toBe(2);
  expect(earlier(7, [])).toBeNull();
});

it('[O7] a reason is named by what is wrong and in which column', () => {
  expect(reasonOf(reasonKey({ field: 'room price', reason: 'required' }))).toEqual({
    field: 'room price',
    reason: 'required',
  });
});
