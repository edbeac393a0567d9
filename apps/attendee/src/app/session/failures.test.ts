// @vitest-environment jsdom
import { feedbackStore } from '@meetingapp/ui/feedback/feedback.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CallFailure } from '../../lib/calls/call.ts';
import { reactions } from '../../lib/calls/call.ts';
import { session } from '../../lib/session/session.ts';
import { storageKeys, deviceStorage } from '../../lib/storage/device-storage.ts';
import { errorPageFor, installReactions } from './failures.ts';

const failure = (name: CallFailure['name'], code: number): CallFailure => ({ name, code, msg: '', faults: [] });

beforeEach(() => {
  vi.useFakeTimers();
  session.clear();
  deviceStorage.remove(...storageKeys);
  installReactions(null);
  window.history.replaceState(null, '', '/meetingapp/vip/5?lang=en#join');
});

it('[E1] an expired session shows a message and redirects to the conference’s log-in with a return address', () => {
  session.set({ cid: '5' });
  deviceStorage.set('newRegisterToken', 'ended');
  deviceStorage.set('token', 'other');
  reactions.sessionInvalid(failure('session_invalid', 9999));
  expect(location.pathname).toBe('/meetingapp/mregister/login/5');
  const query = new URLSearchParams(location.search);
  expect([query.get('back'), query.get('lang')]).toEqual(['/meetingapp/vip/5?lang=en#join', 'en']);
  expect(feedbackStore.get().toast?.text).toBe('请重新登录');
  expect([deviceStorage.get('newRegisterToken'), deviceStorage.get('token')]).toEqual([null, 'other']);
});

it('[E1] several calls that expire at once lead to one log-in', () => {
  session.set({ cid: '5' });
  reactions.sessionInvalid(failure('session_invalid', 9999));
  const first = location.href;
  reactions.sessionInvalid(failure('session_invalid', 9999));
  expect(location.href).toBe(first);
});

it('[E1] without a conference the general log-in opens', () => {
  reactions.sessionInvalid(failure('session_invalid', 9999));
  expect(location.pathname).toBe('/meetingapp/login');
});

it('[E2] the error page is the configured one, else the built-in one in place, never one that redirects to itself', () => {
  expect(errorPageFor('https://status.society.example/error', location.href)).toBe(
    'https://status.society.example/error',
  );
  expect(errorPageFor(null, location.href)).toBeNull();
  expect(errorPageFor(`${location.origin}/meetingapp/error`, location.href)).toBeNull();
  expect(errorPageFor(`${location.origin}/error.html`, location.href)).toBe(`${location.origin}/error.html`);
});
