// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { storageKeys, deviceStorage } from './device-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  deviceStorage.remove(...storageKeys);
});

it('[T19] stores values only under the specified names', () => {
  expect([...storageKeys].sort()).toEqual(
    (
      'token newRegisterToken wxUid wxUser wxToken user newRegisterUser newRegisterUid uid cid freeId locale info pos ' +
      'branchName branchCid fingerprint sourceId sourceCode specialRule tmpLogoImg'
    )
      .split(' ')
      .sort(),
  );
  deviceStorage.set('branchName', '心律失常');
  expect(localStorage.getItem('branchName')).toBe('心律失常');
  deviceStorage.remove('branchName');
  expect(localStorage.getItem('branchName')).toBeNull();
});

it('[T5] stores the language for the session and the next one', () => {
  localStorage.setItem('locale', 'ch');
  sessionStorage.setItem('locale', 'en');
  expect(deviceStorage.get('locale')).toBe('en');
  sessionStorage.clear();
  expect(deviceStorage.get('locale')).toBe('ch');
});

it('works without storage, as in a private window', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  deviceStorage.set('info', 'half a form');
  expect(deviceStorage.get('info')).toBe('half a form');
});

it('sees changes of another page only by an event', () => {
  const heard: (string | null | undefined)[] = [];
  const stop = deviceStorage.subscribe((event) => heard.push(event?.key));
  deviceStorage.set('token', 'mine');
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  stop();
  deviceStorage.set('token', 'again');
  expect(heard).toEqual([undefined, 'token']);
});
