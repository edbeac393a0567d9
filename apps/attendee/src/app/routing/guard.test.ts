// @vitest-environment jsdom
import type { ConferenceDetail } from '@meetingapp/contract/conference/conference.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cache } from '../../lib/calls/call-cache.ts';
import { language } from '../../lib/texts/language.ts';
import { session } from '../../lib/session/session.ts';
import { storageKeys, deviceStorage } from '../../lib/storage/device-storage.ts';
import { guard } from './guard.ts';
import type { Passage } from './guard.ts';

const theme = { brand: '#C0392B', loader: 4, template: 1 };
const detail = (cFl: number): Partial<ConferenceDetail> => ({ cId: 5, cFl, theme });
/** Answer of each call in a test, by the end of its path; a call without one fails like a broken connection. */
let answers: Record<string, unknown> = {};
let asked: string[] = [];

beforeEach(() => {
  answers = {
    'conference/detail': { code: 0, conference: detail(1) },
    'con/homeInfo': { code: 0, data: { popup: null, subtitle: 'home' } },
  };
  asked = [];
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    asked.push(`${url} ${init.body}`);
    const end = Object.keys(answers).find((one) => url.endsWith(one));
    if (end === undefined) throw new TypeError('Failed to fetch');
    return Response.json(answers[end]);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  cache.reset();
  session.clear();
  deviceStorage.remove(...storageKeys);
});

const pass = (change: Partial<Passage> = {}) =>
  guard({ name: 'vip', parameters: {}, search: {}, previous: {}, texts: [], wanted: () => true, ...change });

it('[T5] takes the language from the address, then the previous page, then storage', async () => {
  await pass({ search: { lang: 'en' } });
  expect(language.get()).toBe('en');
  expect(sessionStorage.getItem('locale')).toBe('en');
  await pass({ search: { lang: 'cn' } });
  expect([language.get(), deviceStorage.get('locale')]).toEqual(['zh', 'ch']);
  await pass({ previous: { lang: 'en' } });
  expect(language.get()).toBe('en');
  await pass();
  expect(language.get()).toBe('en');
  expect(document.documentElement.lang).toBe('en');
});

it('[T6] remembers the source code, also when combined with a conference, and forgets it when none is given', async () => {
  await pass({ search: { sourceCode: 'mail' } });
  expect(deviceStorage.get('sourceCode')).toBe('mail');
  await pass({ name: 'wap', parameters: { cid: '5_hall' } });
  expect(deviceStorage.get('sourceCode')).toBe('hall');
  await pass({ previous: { sourceCode: 'poster' } });
  expect(deviceStorage.get('sourceCode')).toBe('poster');
  await pass();
  expect(deviceStorage.get('sourceCode')).toBeNull();
});

it('[T9] a disabled conference redirects to its closed page with language and source code', async () => {
  answers['conference/detail'] = { code: 0, conference: detail(0) };
  const detour = await pass({ parameters: { cid: '5' }, search: { lang: 'en', sourceCode: 'mail' } });
  expect(detour).toEqual({ name: 'stoppage', search: { cid: '5', lang: 'en', sourceCode: 'mail' } });
  expect(session.get('cid')).toBe('');
  expect(await pass({ name: 'stoppage', search: { cid: '5' } })).toBeNull();
});

it('[T9] any other flag, a failed look-up and an address without a conference let the page open', async () => {
  answers['conference/detail'] = { code: 0, conference: detail(2) };
  expect(await pass({ parameters: { cid: '5' } })).toBeNull();
  answers = {};
  expect(await pass({ parameters: { cid: '6' } })).toBeNull();
  answers['conference/detail'] = { code: 2001, error: 'conference_unknown', msg: '没有找到这个会议' };
  expect(await pass({ parameters: { cid: '7' } })).toBeNull();
  asked = [];
  expect(await pass()).toBeNull();
  expect(asked).toEqual([]);
});

it.each(['tpl1View', 'wap', 'roomOnline'] as const)(
  '[T7] %s loads the home info before it opens, and again for another conference',
  async (name) => {
    await pass({ name, parameters: { cid: '5' } });
    expect(session.get('homeInfo')).toMatchObject({ subtitle: 'home' });
    expect(asked.filter((one) => one.includes('homeInfo'))).toEqual([
      '/medapp/api/con/homeInfo {"idCode":"5","templateType":2}',
    ]);
    asked = [];
    await pass({ name, parameters: { cid: '5' } });
    expect(asked).toEqual([]);
    await pass({ name, parameters: { cid: '6' } });
    expect(session.get('cid')).toBe('6');
    expect(asked.some((one) => one.includes('homeInfo'))).toBe(true);
  },
);

it('[T7] a failed home info stops the navigation; other pages do not request it', async () => {
  delete answers['con/homeInfo'];
  await expect(pass({ name: 'wap', parameters: { cid: '5' } })).rejects.toThrow('网络');
  expect(session.get('cid')).toBe('');
  expect(await pass({ name: 'vip', parameters: { cid: '5' } })).toBeNull();
});

it('[T18] state of one conference is not carried over to another', async () => {
  session.set({ cid: '4', showSecond: true });
  await pass({ parameters: { cid: '5' } });
  expect([session.get('cid'), session.get('showSecond'), deviceStorage.get('cid')]).toEqual(['5', false, '5']);
});

it('[K1] applies the colour of the conference, or the default when it has none', async () => {
  await pass({ parameters: { cid: '5' } });
  expect(document.documentElement.style.getPropertyValue('--brand')).toBe('#c0392b');
  answers['conference/detail'] = { code: 0, conference: { ...detail(1), theme: { ...theme, brand: '' } } };
  await pass({ parameters: { cid: '6' } });
  expect(document.documentElement.style.getPropertyValue('--brand')).toBe('#33D0C2');
});

it('stores nothing for a navigation that was superseded', async () => {
  let wanted = true;
  const going = pass({ parameters: { cid: '5' }, wanted: () => wanted });
  wanted = false;
  await going;
  expect(session.get('cid')).toBe('');
});
