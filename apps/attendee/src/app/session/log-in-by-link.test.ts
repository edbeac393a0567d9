// @vitest-environment jsdom
import { linkLogInCookie } from '@meetingapp/domain/accounts/link-log-in-cookie.ts';
import { feedbackStore } from '@meetingapp/ui/feedback/feedback.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageKeys, deviceStorage } from '../../lib/storage/device-storage.ts';
import { takeLogIn } from './link-log-in.ts';
import { logInByLink } from './log-in-by-link.ts';

const reenter = vi.fn<() => void>();
const wire = vi.fn<typeof fetch>();
const person = (uId: number, name: string) => ({ uId, name, phone: '', email: '', uWechat: '', avatar: '' });
const belongsTo = (user: object): void => void wire.mockResolvedValueOnce(Response.json({ code: 0, user }));
const stored = () => ['token', 'uid', 'newRegisterToken'].map((key) => deviceStorage.get(key as 'token'));

beforeEach(() => vi.stubGlobal('fetch', wire));
afterEach(() => {
  feedbackStore.get().question?.answer(false);
  deviceStorage.remove(...storageKeys);
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('[C9] logs in by user/info with the pair of the address, and stores both', async () => {
  belongsTo(person(7, '林知远'));
  expect(await logInByLink({ uid: '7', token: 'theirs' })).toBeNull();
  const [path, sent] = wire.mock.lastCall ?? [];
  expect([path, new Headers(sent?.headers).get('token')]).toEqual(['/medapp/api/user/info', 'theirs']);
  expect(stored()).toEqual(['theirs', '7', null]);
});

it('[C9] a wrong pair changes nothing: an ended token, or the token of somebody else', async () => {
  deviceStorage.set('token', 'mine');
  deviceStorage.setJson('user', person(1, '周敏'));
  wire.mockResolvedValueOnce(Response.json({ code: 9999, error: 'session_invalid', msg: '' }));
  expect(await logInByLink({ uid: '7', token: 'ended' })).toBeNull();
  belongsTo(person(8, '陈立'));
  expect(await logInByLink({ uid: '7', token: 'of 8' })).toBeNull();
  expect(stored()).toEqual(['mine', null, null]);
});

it('[C9][T20] where somebody else is logged in, names both and asks first', async () => {
  deviceStorage.set('newRegisterToken', 'mine');
  deviceStorage.setJson('newRegisterUser', person(1, '周敏'));
  belongsTo(person(7, '林知远'));
  const refuse = await logInByLink({ uid: '7', token: 'theirs' }, reenter);
  const refused = refuse?.();
  await vi.dynamicImportSettled();
  expect(feedbackStore.get().question?.text).toMatch(/“周敏”.*“林知远”/);
  expect(stored()).toEqual([null, null, 'mine']);
  feedbackStore.get().question?.answer(false);
  await refused;
  expect([stored(), reenter.mock.calls.length]).toEqual([[null, null, 'mine'], 0]);
  belongsTo(person(7, '林知远'));
  const accept = (await logInByLink({ uid: '7', token: 'theirs' }, reenter))?.();
  await vi.dynamicImportSettled();
  feedbackStore.get().question?.answer(true);
  await accept;
  expect([stored(), reenter.mock.calls.length]).toEqual([['theirs', '7', null], 1]);
});

it('[C9] takes the pair out of the cookie and the address, and leaves it in neither', () => {
  document.cookie = `${linkLogInCookie}=7.theirs; Path=/`;
  window.history.replaceState({ key: 'k' }, '', '/meetingapp/vip/5?lang=en#join');
  expect(takeLogIn()).toEqual({ uid: '7', token: 'theirs' });
  window.history.replaceState({ key: 'k' }, '', '/meetingapp/vip/5?uid=8&lang=en&token=other#join');
  expect(takeLogIn()).toEqual({ uid: '8', token: 'other' });
  expect(location.href).toMatch(/\/vip\/5\?lang=en#join$/);
  expect(window.history.state).toEqual({ key: 'k' });
});
