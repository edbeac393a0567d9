import { expect, it } from 'vitest';
import { freeCode, newItem, newRow } from './view.ts';

it('[O14] new questions and options get values that nothing uses', () => {
  expect(freeCode([{ code: 'q1' }, { code: 'q3' }])).toBe('q2');
  expect(newRow([{ value: '1' }, { value: '2' }]).value).toBe('3');
  expect(newItem('matrix', 'q1')).toMatchObject({ options: [{ value: '1' }, { value: '2' }], rows: [{ value: '1' }] });
  expect(newItem('T', 'q2').options).toEqual([]);
});
