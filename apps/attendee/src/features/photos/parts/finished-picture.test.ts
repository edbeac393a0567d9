// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { logIn, logOut } from '../../../lib/session/account.ts';
import { finishedOf, saveFinished } from './finished-picture.ts';

const picture = { blob: new Blob(['p']), width: 1080, height: 1920, name: '林知远' };
const person = (uId: number) => ({
  user: { uId, name: '', phone: '', email: '', uWechat: '', avatar: '' },
  token: { tToken: `t${uId}` },
});

afterEach(() => {
  vi.restoreAllMocks();
  logOut();
});

it('[S99] a poster that a full phone does not take is still shown by this page, and says that it is only there', async () => {
  logIn('general', person(1));
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await saveFinished('5001', picture);
  expect(await finishedOf('5001')).toEqual({ ...picture, kept: false });
  expect(await finishedOf('5002')).toBeNull();
  // Nobody else sees it.
  logIn('general', person(2));
  expect(await finishedOf('5001')).toBeNull();
});
