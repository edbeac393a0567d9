// @vitest-environment jsdom
import { feedbackStore } from '@meetingapp/ui/feedback/feedback.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageKeys, deviceStorage } from '../../lib/storage/device-storage.ts';
import { watchSecondLogIn } from './second-log-in.ts';

const reenter = vi.fn<() => void>();
let stop = (): void => undefined;
const person = (uId: number, name: string): string =>
  JSON.stringify({ uId, name, phone: '', email: '', uWechat: '', avatar: '' });

/** Simulates another tab: sets the values and dispatches a storage event for each. */
async function elsewhere(values: Record<string, string | null>): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key }));
  }
  await vi.advanceTimersByTimeAsync(200);
  // The question and its texts are loaded.
  await vi.dynamicImportSettled();
  await settle();
}
const settle = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => {
  vi.useFakeTimers();
  deviceStorage.set('token', 'a');
  deviceStorage.set('user', person(1, '林知远'));
  stop = watchSecondLogIn(reenter);
});
afterEach(() => {
  stop();
  feedbackStore.get().question?.answer(false);
  deviceStorage.remove(...storageKeys);
  vi.useRealTimers();
  vi.resetAllMocks();
});

it('[T20] another person logs in on another page: asks whether to re-enter, and does so only on yes', async () => {
  await elsewhere({ user: person(2, '周敏'), token: 'b' });
  expect(feedbackStore.get().question?.text).toBe('您在另一个页面以“周敏”登录，是否重新进入？');
  feedbackStore.get().question?.answer(false);
  await settle();
  expect(reenter).not.toHaveBeenCalled();
  await elsewhere({ user: person(3, '陈立'), token: 'c' });
  feedbackStore.get().question?.answer(true);
  await settle();
  expect(reenter).toHaveBeenCalledOnce();
});

it('[T20] logging out on another page asks too; the same person logging in again does not', async () => {
  await elsewhere({ token: 'a-new-one' });
  expect(feedbackStore.get().question).toBeUndefined();
  await elsewhere({ token: null, user: null });
  expect(feedbackStore.get().question?.text).toContain('退出了登录');
});

it('[T20] a log-in on this page asks nothing', async () => {
  deviceStorage.set('user', person(9, '自己'));
  deviceStorage.set('token', 'own');
  await elsewhere({ branchName: '冠脉介入' });
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  await vi.advanceTimersByTimeAsync(200);
  await vi.dynamicImportSettled();
  expect(feedbackStore.get().question).toBeUndefined();
});
