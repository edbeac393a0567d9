// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { session } from './session.ts';

it('[T18] what the screens of a visit share survives a reload', () => {
  session.set({ cid: '3243', showSecond: true });
  session.reload();
  expect(session.get('cid')).toBe('3243');
  expect(session.get('showSecond')).toBe(true);
});

it('[T18] lies under the names of the specification, and can be forgotten', () => {
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

it('a spoilt value counts as none', () => {
  sessionStorage.setItem('cid', '{half');
  session.reload();
  expect(session.get('cid')).toBe('');
});
