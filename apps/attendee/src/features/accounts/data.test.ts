// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { currentUser, logIn } from '../../lib/session/account.ts';
import { requestToken } from '../../lib/calls/request-token.ts';
import { session } from '../../lib/session/session.ts';
import { storageKeys, deviceStorage } from '../../lib/storage/device-storage.ts';
import { backOf, isOwnMessengerState, noteMessengerState } from './data.ts';

afterEach(() => {
  deviceStorage.remove(...storageKeys);
  session.clear();
});

it('[S38] returns only to an address of this app', () => {
  expect(backOf({ back: '/meetingapp/sign/pay?order=5' })).toBe('/meetingapp/sign/pay?order=5');
  for (const back of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example'])
    expect(backOf({ back })).toBe('/meetingapp/');
  session.set({ cid: '5' });
  expect(backOf({})).toBe('/meetingapp/index/5');
});

it('[T13] links the messenger only after a log-in that began in this tab, not by a code from a stranger’s link', () => {
  expect([isOwnMessengerState(undefined), isOwnMessengerState(''), isOwnMessengerState('s1')]).toEqual([
    false,
    false,
    false,
  ]);
  noteMessengerState('https://open.weixin.qq.com/connect/oauth2/authorize?appid=a&state=s1#wechat_redirect');
  expect([isOwnMessengerState('s1'), isOwnMessengerState('s2'), isOwnMessengerState(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
  noteMessengerState('/simulator/open/connect/oauth2/authorize?state=s3');
  expect([isOwnMessengerState('s1'), isOwnMessengerState('s3')]).toEqual([false, true]);
});

const answer = (uId: number, tToken: string) => ({
  user: { uId, name: '', phone: '', email: '', uWechat: '', avatar: '' },
  token: { tToken, expiresAt: '' },
});

it('[T21] the latest log-in counts, regardless of who was logged in before', () => {
  logIn('general', answer(1, 'g1'));
  logIn('registration', answer(1, 'r1'));
  expect([requestToken(), deviceStorage.get('token'), deviceStorage.get('newRegisterUid')]).toEqual(['r1', 'g1', '1']);
  logIn('general', answer(2, 'g2'));
  expect([requestToken(), currentUser()?.uId]).toEqual(['g2', 2]);
  logIn('registration', answer(3, 'r3'));
  expect([requestToken(), deviceStorage.get('token')]).toEqual(['r3', null]);
});
