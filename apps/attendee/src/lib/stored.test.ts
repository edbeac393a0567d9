// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { storageKeys, stored } from './stored.ts';

afterEach(() => {
  vi.restoreAllMocks();
  stored.remove(...storageKeys);
});

it('[T19] keeps things under the names of the specification and no others', () => {
  expect([...storageKeys].sort()).toEqual(
    (
      'token newRegisterToken wxUid wxUser wxToken user newRegisterUser newRegisterUid uid cid freeId locale info pos ' +
      'branchName branchCid fingerprint sourceId sourceCode specialRule tmpLogoImg'
    )
      .split(' ')
      .sort(),
  );
  stored.set('branchName', '心律失常');
  expect(localStorage.getItem('branchName')).toBe('心律失常');
  stored.remove('branchName');
  expect(localStorage.getItem('branchName')).toBeNull();
});

it('[T5] keeps the language for the session, and for the next one', () => {
  localStorage.setItem('locale', 'ch');
  sessionStorage.setItem('locale', 'en');
  expect(stored.get('locale')).toBe('en');
  sessionStorage.clear();
  expect(stored.get('locale')).toBe('ch');
});

it('goes on without storage, as in a private window', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  stored.set('info', 'half a form');
  expect(stored.get('info')).toBe('half a form');
});

it('hears of another page only by an event', () => {
  const heard: (string | null | undefined)[] = [];
  const stop = stored.subscribe((event) => heard.push(event?.key));
  stored.set('token', 'mine');
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  stop();
  stored.set('token', 'again');
  expect(heard).toEqual([undefined, 'token']);
});
