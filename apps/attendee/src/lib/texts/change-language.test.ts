// @vitest-environment jsdom
import { feedbackStore, hideTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cache, cacheKey } from '../calls/call-cache.ts';
import { session } from '../session/session.ts';
import { language } from './language.ts';
import { switchLanguage } from './switch-language.ts';
import { textSources } from './text-sources.ts';
import { loadTexts } from './texts.ts';

const PATH = '/medapp/api/some/call';
const here = '/meetingapp/vip/5?lang=ch';
const inEnglish = '/meetingapp/vip/5?lang=en';
const tip = '切换语言需要网络，请联网后再试';
const fetching = vi.fn<() => Promise<Response>>();

/** A page in Chinese that shows an answer. */
function show(cid: number): void {
  const key = cacheKey(PATH, { cid }, 'zh');
  cache.put(key, PATH, { code: 0 });
  cache.subscribe(key, PATH, () => undefined);
}
const address = (): string => location.pathname + location.search;
const toEnglish = (): void => switchLanguage('en', () => inEnglish);
const idle = (): boolean => !session.get('loading');

beforeEach(() => {
  language.set('zh');
  window.history.replaceState(null, '', here);
  vi.stubGlobal('fetch', fetching);
  fetching.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  hideTopTip();
});

it('[T5] without the texts of the other language the page stays, and says that it needs a network', async () => {
  await loadTexts(['members'], 'zh');
  const source = vi.spyOn(textSources.members, 'en').mockRejectedValue(new Error('no network'));
  toEnglish();
  await vi.waitFor(() => expect(feedbackStore.get().topTip).toBe(tip));
  expect([address(), idle()]).toEqual([here, true]);
  source.mockRestore();
  toEnglish();
  await vi.waitFor(() => expect(address()).toBe(inEnglish));
});

it('[T5] without a network it changes where the phone has all answers of the page in that language, and nowhere else', async () => {
  show(5);
  toEnglish();
  await vi.waitFor(() => expect(feedbackStore.get().topTip).toBe(tip));
  expect(address()).toBe(here);
  cache.put(cacheKey(PATH, { cid: 5 }, 'en'), PATH, { code: 0 });
  toEnglish();
  await vi.waitFor(() => expect(address()).toBe(inEnglish));
});

it('[T5] a person who has gone on meanwhile stays on the new page', async () => {
  show(6);
  let resolve = (_response: Response): void => undefined;
  fetching.mockReturnValue(new Promise((settle) => (resolve = settle)));
  toEnglish();
  await vi.waitFor(() => expect(fetching).toHaveBeenCalled());
  window.history.replaceState(null, '', '/meetingapp/conf/5?lang=ch');
  resolve(new Response());
  await vi.waitFor(() => expect(idle()).toBe(true));
  expect(address()).toBe('/meetingapp/conf/5?lang=ch');
});
