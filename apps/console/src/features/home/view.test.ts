import { expect, it } from 'vitest';
import { moved, newTile, standing, untranslated } from './view.ts';

it('[O17] tiles are moved without one lost, and a new one has a key of its own', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, -2)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  const one = newTile([]);
  expect(newTile([one, { ...one, key: 'tile2' }]).key).toBe('tile3');
});

it('[O1] says how many texts lack English', () => {
  expect(untranslated({ a: { zh: '好', en: '' }, list: [{ title: { zh: '', en: '' } }, { zh: '会', en: ' ' }] })).toBe(
    2,
  );
});

it('[O17] a notice is shown from its first moment, and no longer at its last', () => {
  const notice = { from: '2027-01-01T00:00:00Z', until: '2027-01-02T00:00:00Z' };
  expect(standing(notice, '2026-12-31T23:59:59Z')).toBe('planned');
  expect(standing(notice, notice.from)).toBe('shown');
  expect(standing(notice, notice.until)).toBe('over');
  expect(standing({ ...notice, until: null }, '2099-01-01T00:00:00Z')).toBe('shown');
});
