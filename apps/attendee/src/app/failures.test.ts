// @vitest-environment jsdom
import { feedbackStore } from '@meetingapp/ui/feedback.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CallFailure } from '../lib/call.ts';
import { reactions } from '../lib/call.ts';
import { session } from '../lib/session.ts';
import { storageKeys, stored } from '../lib/stored.ts';
import { errorPageFor, installReactions } from './failures.ts';

const failure = (name: CallFailure['name'], code: number): CallFailure => ({ name, code, msg: '', faults: [] });

beforeEach(() => {
  vi.useFakeTimers();
  session.clear();
  stored.remove(...storageKeys);
  installReactions(null);
  window.history.replaceState(null, '', '/meetingapp/vip/5?lang=en#join');
});

it('[E1] an ended session says so and leads to the log-in of the conference, which knows the way back', () => {
  session.set({ cid: '5' });
  stored.set('newRegisterToken', 'ended');
  stored.set('token', 'other');
  reactions.sessionInvalid(failure('session_invalid', 9999));
  expect(location.pathname).toBe('/meetingapp/mregister/login/5');
  const query = new URLSearchParams(location.search);
  expect([query.get('back'), query.get('lang')]).toEqual(['/meetingapp/vip/5?lang=en#join', 'en']);
  expect(feedbackStore.get().toast?.text).toBe('请重新登录');
  expect([stored.get('newRegisterToken'), stored.get('token')]).toEqual([null, 'other']);
});

it('[E1] several calls that end at once lead to one log-in', () => {
  session.set({ cid: '5' });
  reactions.sessionInvalid(failure('session_invalid', 9999));
  const first = location.href;
  reactions.sessionInvalid(failure('session_invalid', 9999));
  expect(location.href).toBe(first);
});

it('[E1] without a conference it is the general log-in', () => {
  reactions.sessionInvalid(failure('session_invalid', 9999));
  expect(location.pathname).toBe('/meetingapp/login');
});

it('[E2] the error page is the one that is set, or our own in place, never one that would lead to itself', () => {
  expect(errorPageFor('https://status.society.example/error', location.href)).toBe(
    'https://status.society.example/error',
  );
  expect(errorPageFor(null, location.href)).toBeNull();
  expect(errorPageFor(`${location.origin}/meetingapp/error`, location.href)).toBeNull();
  expect(errorPageFor(`${location.origin}/error.html`, location.href)).toBe(`${location.origin}/error.html`);
});
