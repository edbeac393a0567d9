// @vitest-environment jsdom
import { newRelease as texts } from '@meetingapp/locales/zh/new-release.ts';
import { feedbackStore, hideTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PART_MISSING } from '../../lib/rendering/patiently.ts';
import { routerState } from '../routing/router-state.ts';
import { watchMissingParts } from './missing-part.ts';

const reach = vi.fn<() => Promise<Response>>();
const miss = async (): Promise<void> => {
  dispatchEvent(new Event(PART_MISSING));
  await vi.advanceTimersByTimeAsync(10);
};
const question = () => feedbackStore.get().question;
let end: () => void;

const on = (name: 'signHome' | 'infomation'): void =>
  routerState.set({ shown: { status: 'failed', name, error: null, parameters: {}, search: {} } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', reach.mockResolvedValue(new Response()));
  end = watchMissingParts();
});
afterEach(() => {
  question()?.answer(false);
  end();
  hideTopTip();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[A10] a part that a new release has removed: the page offers to reload, and says that what was typed is kept', async () => {
  on('signHome');
  await miss();
  expect(question()).toMatchObject({ title: texts.title, text: texts.kept, act: texts.act });
});

it('[A10] on a page that keeps nothing it says that the text must be copied first', async () => {
  on('infomation');
  await miss();
  expect(question()?.text).toBe(texts.unkept);
});

it('[A10] somebody who first wants to finish is left alone for half a minute', async () => {
  await miss();
  question()?.answer(false);
  await miss();
  expect(question()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(30_000);
  await miss();
  expect(question()).toBeDefined();
});

it('[A10] without a network it does not speak of a new version', async () => {
  reach.mockRejectedValue(new TypeError('Failed to fetch'));
  await miss();
  expect(question()).toBeUndefined();
  expect(feedbackStore.get().topTip).toContain('网络');
});
