import { expect, it } from 'vitest';
import { changedParts } from './changed-parts.ts';

it('[O17] names the parts that differ, whatever the order of their keys', () => {
  const before = { tiles: [{ to: '/a', icon: 'mic' }], facts: [], popup: null, old: 1 };
  expect(changedParts(before, before)).toEqual([]);
  expect(changedParts(before, { ...before, tiles: [{ icon: 'mic', to: '/a' }] })).toEqual([]);
  expect(changedParts(before, { tiles: [], facts: [], popup: { id: 1 }, blocks: [] })).toEqual([
    'tiles',
    'popup',
    'blocks',
    'old',
  ]);
});
