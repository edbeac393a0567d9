// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cache } from '../../lib/calls/call-cache.ts';
import { history } from '../../lib/navigation/history.ts';
import { session } from '../../lib/session/session.ts';
import { startRouter } from './router.ts';
import { routerState } from './router-state.ts';
import { screens } from './routes.ts';

const leave = vi.fn<() => void>();
const screen = { load: async () => ({ Screen: () => null }), title: 'app.name', texts: [] } as const;
let cFl = 1;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('homeInfo')) throw new TypeError('Failed to fetch');
    return Response.json({ code: 0, conference: { cFl, theme: { brand: '', loader: 1, template: 1 } } });
  });
  Object.assign(screens, {
    liveDetail: { ...screen, leave },
    vip: screen,
    wap: screen,
    tpl2Home: screen,
    stoppage: screen,
    news: screen,
    login: screen,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  cache.reset();
  session.clear();
  cFl = 1;
});

const shown = async () => {
  await vi.waitFor(() => expect(routerState.get().moving).toBe(false));
  return routerState.get().shown;
};

await (async () => {
  window.history.replaceState(null, '', '/meetingapp/login?code=007');
  vi.stubGlobal('scrollTo', () => undefined);
  await startRouter();
})();

it('opens the address it was started with; query values stay text', async () => {
  expect(await shown()).toMatchObject({ status: 'open', name: 'login', search: { code: '007' } });
});

it('[T8] leaving the live page closes its socket, switching to another broadcast on it does not', async () => {
  history.push('/meetingapp/livedetails/1');
  expect(await shown()).toMatchObject({ name: 'liveDetail', parameters: { xqid: '1' } });
  history.push('/meetingapp/livedetails');
  expect(await shown()).toMatchObject({ name: 'liveDetail', parameters: {} });
  expect(leave).not.toHaveBeenCalled();
  history.push('/meetingapp/login');
  await shown();
  expect(leave).toHaveBeenCalledOnce();
});

it('[T9] a disabled conference shows its closed page instead, and Back does not return to it', async () => {
  history.push('/meetingapp/login');
  await shown();
  const before = window.history.length;
  cFl = 0;
  history.push('/meetingapp/vip/9?lang=en');
  await vi.waitFor(() => expect(routerState.get().shown?.name).toBe('stoppage'));
  expect(location.pathname + location.search).toBe('/meetingapp/stoppage?cid=9&lang=en');
  expect(window.history.length).toBe(before + 1);
});

it('[T7] a failed home info shows the error page instead of the page', async () => {
  history.push('/meetingapp/wap/12_hall');
  expect(await shown()).toMatchObject({ status: 'failed', name: 'wap' });
  expect(location.pathname).toBe('/meetingapp/wap/12_hall');
});

it('[S21] the alternative spelling of the second home redirects to the specified one', async () => {
  history.push('/meetingapp/tpl2Home/3?sourceCode=x');
  await vi.waitFor(() => expect(routerState.get().shown?.name).toBe('tpl2Home'));
  expect(location.pathname + location.search).toBe('/meetingapp/tpl2home/3?sourceCode=x');
});

it('an invalid address, including a truncated percent escape, shows the not-found page', async () => {
  for (const address of ['/meetingapp/nothing', '/meetingapp/vip/%E4%', '/meetingapp/LOGIN']) {
    history.push(address);
    expect(await shown()).toMatchObject({ status: 'not_found' });
  }
});

it('the latest navigation wins, however slow the previous one is', async () => {
  let come = (): void => undefined;
  const slow = new Promise<void>((resolve) => (come = resolve));
  Object.assign(screens, { agreement: { ...screen, load: () => slow.then(() => ({ Slow: () => null })) } });
  history.push('/meetingapp/agreement');
  history.push('/meetingapp/login?then=1');
  expect(await shown()).toMatchObject({ name: 'login' });
  come();
  await slow;
  await new Promise((resolve) => setImmediate(resolve));
  expect(routerState.get().shown).toMatchObject({ name: 'login', search: { then: '1' } });
});
