import { expect, it } from 'vitest';
import { pagesFor } from './view.ts';

it('[S39] staff see the pages that their roles may open, per conference or for the whole society', () => {
  const grants = [
    { cid: 5001, role: 'live' as const },
    { cid: 7, role: 'owner' as const },
  ];
  expect(pagesFor(grants, 5001)).toEqual(['pageflow', 'liveData', 'commentDesk']);
  expect(pagesFor(grants, 7)).toEqual(['pageflow', 'liveData', 'editCon', 'commentDesk']);
  expect(pagesFor(grants, 8)).toEqual([]);
  expect(pagesFor([{ cid: null, role: 'organiser' }], 8)).toEqual(['pageflow', 'liveData', 'editCon', 'commentDesk']);
  expect(pagesFor([{ cid: null, role: 'reviewer' }], 8)).toEqual([]);
});
