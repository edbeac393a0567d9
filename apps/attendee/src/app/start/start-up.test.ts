// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { readBoot } from '../../lib/calls/boot.ts';
import { cache, cacheKey } from '../../lib/calls/call-cache.ts';
import { serverClock } from '../../lib/time/server-clock.ts';
import { deviceStorage } from '../../lib/storage/device-storage.ts';
import { browserPlatform } from '../../platform/browser.ts';
import { installPlatform } from '../../platform/platform.ts';
import { needsReload } from '../routing/back-forward.ts';
import { mayReload } from '../../lib/navigation/reload-once.ts';
import { ensureFingerprint } from '../session/fingerprint.ts';
import { leadsInside } from '../routing/links.ts';
import { configureMessengerLater } from '../session/messenger.ts';
import { seed } from './seed.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  installPlatform(browserPlatform);
});

function pageWith(boot: string): Document {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'boot';
  script.textContent = boot;
  document.body.append(script);
  return document;
}

it('reads the data the server wrote into the page, and boots without it', () => {
  expect(readBoot(document)).toMatchObject({ calls: [], errorPage: null, simulated: { payment: false } });
  expect(readBoot(pageWith('{half'))).toMatchObject({ calls: [] });
  document.body.replaceChildren();
  const boot = readBoot(
    pageWith('{"errorPage":"https://e.example","simulated":{"payment":true},"now":"2026-11-21T00:00:00Z"}'),
  );
  expect(boot).toMatchObject({ errorPage: 'https://e.example', simulated: { payment: true, sms: false } });
});

it('does not repeat the first call whose answer came with the page; a refused one is requested again', () => {
  const call = { path: '/medapp/api/con/homeInfo', language: 'zh' } as const;
  const answer = { code: 0, data: 'home' };
  const now = '2030-01-01T00:00:00Z';
  const simulated = { payment: false, messenger: false, sms: false, mail: false };
  const plain = { errorPage: null, kept: false, simulated, zones: {}, screen: null };
  const refused = { ...call, body: { idCode: 4 }, answer: { code: 2001 } };
  seed({ ...plain, now, calls: [{ ...call, body: { idCode: 3, templateType: 2 }, answer }, refused] });
  expect(cache.read(cacheKey(call.path, { templateType: '2', idCode: '3' }, 'zh')).answer).toEqual(answer);
  expect(cache.read(cacheKey(call.path, { idCode: '4' }, 'zh')).answer).toBeUndefined();
  expect(Math.abs(serverClock.now() - Date.parse(now))).toBeLessThan(1000);
});

it('[S66] the visitor’s data in the page serves a visitor; a logged-in person sees it until their own arrives', () => {
  const call = { path: '/medapp/api/video/list', language: 'zh', body: { cid: 3 }, personal: true } as const;
  const calls = [{ ...call, answer: { code: 0 } }];
  const boot = { errorPage: null, kept: false, now: null, zones: {}, screen: null, calls };
  const simulated = { payment: false, messenger: false, sms: false, mail: false };
  const key = cacheKey(call.path, call.body, 'zh');
  seed({ ...boot, simulated });
  expect(cache.isFresh(key, 30_000)).toBe(true);
  // Everything on a page served from the phone's storage is requested again.
  seed({ ...boot, simulated, kept: true });
  expect(cache.isFresh(key, 30_000)).toBe(false);
  deviceStorage.set('token', 'theirs');
  seed({ ...boot, simulated });
  expect(cache.isFresh(key, 30_000)).toBe(false);
  expect(cache.read(key).answer).toEqual({ code: 0 });
  deviceStorage.remove('token');
});

it('[K3] a device without a fingerprint gets one and stores it', () => {
  deviceStorage.set('fingerprint', 'spoilt');
  ensureFingerprint();
  const made = deviceStorage.get('fingerprint');
  expect(made).toMatch(/^[\da-f]{16}$/);
  ensureFingerprint();
  expect(deviceStorage.get('fingerprint')).toBe(made);
});

it('[T14][K4] the messenger is configured 500 ms after a route change, once for several quick ones', () => {
  vi.useFakeTimers();
  const configure = vi.fn<() => Promise<void>>(async () => undefined);
  installPlatform({ ...browserPlatform, configure });
  configureMessengerLater();
  vi.advanceTimersByTime(499);
  configureMessengerLater();
  vi.advanceTimersByTime(499);
  expect(configure).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(configure).toHaveBeenCalledOnce();
});

it('[T16] live details and questionnaires are reloaded when the browser restores them from its page cache', () => {
  expect(needsReload(true, 'https://m.example/meetingapp/livedetails/3')).toBe(true);
  expect(needsReload(true, 'https://m.example/meetingapp/qlist/3?lang=en')).toBe(true);
  expect(needsReload(true, 'https://m.example/meetingapp/conf/3')).toBe(false);
  expect(needsReload(false, 'https://m.example/meetingapp/qlist/3')).toBe(false);
});

it('after a new release a page reloads itself once, never in a loop, and not without network', () => {
  expect(mayReload(true, 0, 1_000_000)).toBe(true);
  expect(mayReload(true, 999_000, 1_000_000)).toBe(false);
  expect(mayReload(false, 0, 1_000_000)).toBe(false);
});

it('plain links within the app navigate without a reload; all others are left to the browser', () => {
  const link = (html: string): HTMLAnchorElement => {
    document.body.innerHTML = html;
    return document.querySelector('a') as HTMLAnchorElement;
  };
  expect(leadsInside(link('<a href="/meetingapp/conf/3">'), location)).toBe(true);
  for (const other of [
    '/console/',
    '/simulator/outbox',
    'https://a.example/meetingapp/',
    'tel:110',
    '/meetingapplication',
    // Pages of the server below the app's own base.
    '/meetingapp/verify/FTbc6petz3IwoQXC',
    '/meetingapp/open/v1/openapi.json',
  ])
    expect([other, leadsInside(link(`<a href="${other}">`), location)]).toEqual([other, false]);
  expect(leadsInside(link('<a href="/meetingapp/conf/3" target="_blank">'), location)).toBe(false);
  expect(leadsInside(link('<a href="/meetingapp/conf/3" download>'), location)).toBe(false);
});
