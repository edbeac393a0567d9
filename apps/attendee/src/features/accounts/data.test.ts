// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { currentUser, logIn } from '../../lib/account.ts';
import { requestToken } from '../../lib/request-token.ts';
import { session } from '../../lib/session.ts';
import { storageKeys, stored } from '../../lib/stored.ts';
import { backOf } from './data.ts';

afterEach(() => {
  stored.remove(...storageKeys);
  session.clear();
});

it('[S38] goes back only to an address of our own', () => {
  expect(backOf({ back: '/meetingapp/sign/pay?order=5' })).toBe('/meetingapp/sign/pay?order=5');
  for (const back of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example'])
    expect(backOf({ back })).toBe('/meetingapp/');
  session.set({ cid: '5' });
  expect(backOf({})).toBe('/meetingapp/index/5');
});

const answer = (uId: number, tToken: string) => ({
  user: { uId, name: '', phone: '', email: '', uWechat: '', avatar: '' },
  token: { tToken, expiresAt: '' },
});

it('[T21] the log-in made last is the one that counts, whoever was logged in before', () => {
  logIn('general', answer(1, 'g1'));
  logIn('registration', answer(1, 'r1'));
  expect([requestToken(), stored.get('token'), stored.get('newRegisterUid')]).toEqual(['r1', 'g1', '1']);
  logIn('general', answer(2, 'g2'));
  expect([requestToken(), currentUser()?.uId]).toEqual(['g2', 2]);
  logIn('registration', answer(3, 'r3'));
  expect([requestToken(), stored.get('token')]).toEqual(['r3', null]);
});
