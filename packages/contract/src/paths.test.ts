import { expect, it } from 'vitest';
import { href, isScreen, matchPath, respelled, paths, type PathName } from './paths.ts';

it('lists every address of the specification once', () => {
  const all = Object.values(paths);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(121);
});

it('builds a link that opens the page it names, for every page', () => {
  for (const name of Object.keys(paths) as PathName[]) {
    const parameters = Object.fromEntries([...paths[name].matchAll(/:(\w+)/g)].map(([, key]) => [key, 'x 1']));
    expect(matchPath((href as (n: PathName, p: object) => string)(name, parameters))?.name).toBe(name);
  }
});

it('keeps language and source in the query and omits undefined values', () => {
  expect(href('signHome', { opFlag: 0 }, { lang: 'en', sourceCode: undefined })).toBe('/sign/home/0?lang=en');
});

it('matches an optional parameter with and without a value', () => {
  expect(matchPath('/livedetails')).toEqual({ name: 'liveDetail', parameters: {} });
  expect(matchPath('/livedetails/7')).toEqual({ name: 'liveDetail', parameters: { xqid: '7' } });
});

it('uses only the specified spelling of the second home', () => {
  expect(matchPath('/tpl2home/1')?.name).toBe('tpl2Home');
  expect(matchPath('/tpl2Home/1')).toBeNull();
});

it('tells screens, in either spelling, from pages of the server', () => {
  for (const screen of ['', '/', '/conf/3', '/tpl2Home/3', '/sign/home/abc'])
    expect([screen, isScreen(screen)]).toEqual([screen, true]);
  for (const page of ['/verify', '/verify/FTbc6petz3IwoQXC', '/open/v1/openapi.json', '/offline-frame', '/%zz'])
    expect([page, isScreen(page)]).toEqual([page, false]);
});

it('[S21] resolves the other spelling of the second home, once and with its query', () => {
  expect(respelled('/tpl2Home/3?next=/tpl2Home/')).toBe('/tpl2home/3?next=/tpl2Home/');
  expect(respelled('/tpl2home/3')).toBeNull();
  expect(respelled('/conf/3?from=/tpl2Home/3')).toBeNull();
});

it('opens the sign-up for a new registration where the flag is neither 0 nor 1', () => {
  expect(respelled('/sign/home/abc?cid=5')).toBe('/sign/home/0?cid=5');
  expect(respelled('/sign/hotel/5001')).toBe('/sign/hotel/0');
  for (const right of ['/sign/home/0', '/sign/apply/1?cid=5', '/sign/order?cid=5', '/sign/add/1/'])
    expect(respelled(right)).toBeNull();
});

it('returns nothing for an unknown address', () => {
  expect(matchPath('/nowhere')).toBeNull();
  expect(matchPath('/conf')).toBeNull();
  expect(matchPath('/conf/%zz')).toBeNull();
});
