// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { session } from './session.ts';

it('[T18] state shared by the screens of a visit survives a reload', () => {
  session.set({ cid: '3243', showSecond: true });
  session.reload();
  expect(session.get('cid')).toBe('3243');
  expect(session.get('showSecond')).toBe(true);
});

it('[T18] is stored under the specified names, and can be cleared', () => {
  session.set({ loading: true, cid: '7', registerInfo: null, homeInfo: null, popup: null, showSecond: false });
  expect(Object.keys({ ...sessionStorage }).sort()).toEqual([
    'cid',
    'homeInfo',
    'loading',
    'popup',
    'registerInfo',
    'showSecond',
  ]);
  session.clear();
  expect(sessionStorage).toHaveLength(0);
  expect(session.get('cid')).toBe('');
});

it('a corrupt value counts as none', () => {
  sessionStorage.setItem('cid', '{half');
  session.reload();
  expect(session.get('cid')).toBe('');
});
