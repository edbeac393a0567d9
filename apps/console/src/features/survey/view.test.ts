import { expect, it } from 'vitest';
import { freeCode, newItem, newRow, npsShares } from './view.ts';

it('[O14] new questions and options get values that nothing uses', () => {
  expect(freeCode([{ code: 'q1' }, { code: 'q3' }])).toBe('q2');
  expect(newRow([{ value: '1' }, { value: '2' }]).value).toBe('3');
  expect(newItem('matrix', 'q1')).toMatchObject({ options: [{ value: '1' }, { value: '2' }], rows: [{ value: '1' }] });
  expect(newItem('T', 'q2').options).toEqual([]);
});

it('[O14] a recommendation is parted at 7 and 9', () => {
  const tallies = Array.from({ length: 11 }, (_, at) => ({ value: String(at), count: at === 3 ? 2 : at >= 8 ? 1 : 0 }));
  expect(npsShares(tallies)).toEqual({ detractors: 40, passives: 20, promoters: 40 });
});
