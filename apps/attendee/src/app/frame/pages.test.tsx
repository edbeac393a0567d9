// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { useParameters, useSearch } from '../../lib/navigation/page.ts';
import type { Screen } from '../../lib/navigation/screen.ts';
import { useTitle } from '../../lib/navigation/title.ts';
import { Pages } from './Pages.tsx';
import { routerState } from '../routing/router-state.ts';
import type { Shown } from '../routing/router-state.ts';
import { scrollName } from '../routing/scroll.ts';

/** A screen with its own state: a counter of taps. */
function Counter() {
  const [taps, setTaps] = useState(0);
  const { cid } = useParameters('vip');
  return (
    <button type="button" onClick={() => setTaps(taps + 1)}>
      {cid} {taps} {useSearch()['page']}
    </button>
  );
}
function Named() {
  useTitle('第二十一届学术年会');
  return <p>named</p>;
}
function Broken(): never {
  throw new Error('a page broke');
}

const screen: Screen = { load: async () => ({}), title: 'app.name', texts: [] };
const kept: Screen = { ...screen, keepAlive: true };
const open = (cid: string, one: Screen, Show: () => React.ReactNode = Counter, search = {}): Shown => ({
  status: 'open',
  name: one.keepAlive ? 'roomOnline' : 'vip',
  screen: one,
  Screen: Show as never,
  parameters: { cid },
  search,
});

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
document.body.append(document.createElement('div'));
const place = document.body.firstElementChild as HTMLElement;
const root = createRoot(place);
const go = (shown: Shown) => act(async () => routerState.set({ shown }));
const tap = () => act(async () => button().click());
const button = (): HTMLButtonElement =>
  [...place.querySelectorAll('button')].find((one) => one.style.display !== 'none') as HTMLButtonElement;

beforeEach(async () => {
  await act(async () => root.render(null));
  routerState.set({ shown: null });
  await act(async () => root.render(<Pages />));
});

it('[T15] a kept-alive page returns in the state it was left in', async () => {
  await go(open('1', kept));
  await tap();
  await tap();
  await go(open('1', screen, Named));
  expect(button()).toBeUndefined();
  await go(open('1', kept));
  expect(button().textContent).toBe('1 2 ');
});

it('[T15] kept pages of two conferences do not share their state', async () => {
  await go(open('1', kept));
  await tap();
  await go(open('2', kept));
  expect(button().textContent).toBe('2 0 ');
  await go(open('1', kept));
  expect(button().textContent).toBe('1 1 ');
});

it('[T15] any other page is recreated when its parameter changes, and stays when only its query does', async () => {
  await go(open('1', screen));
  await tap();
  await go(open('1', screen, Counter, { page: '2' }));
  expect(button().textContent).toBe('1 1 2');
  await go(open('2', screen));
  expect(button().textContent).toBe('2 0 ');
});

it('[T15][T17] scroll is saved per page when kept alive, else per entry, or starts at the top', () => {
  expect(scrollName(open('1', kept), 'entry')).toBe(scrollName(open('1', kept), 'another entry'));
  expect(scrollName(open('1', kept), 'entry')).not.toBe(scrollName(open('2', kept), 'entry'));
  expect(scrollName(open('1', screen), 'entry')).toBe('entry');
  expect(scrollName(open('1', { ...screen, scroll: 'top' }), 'entry')).toBeNull();
});

it('[T17] the title is the route’s, or the screen’s own title while it is shown', async () => {
  await go(open('1', screen));
  expect(document.title).toBe('会议');
  await go(open('2', screen, Named));
  expect(document.title).toBe('第二十一届学术年会');
  await go(open('3', screen));
  expect(document.title).toBe('会议');
});

it('a page that crashes shows an error and can be retried; the app keeps running', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await go(open('1', screen, Broken));
  expect(place.textContent).toContain('重试');
  await go(open('2', screen));
  expect(button().textContent).toBe('2 0 ');
  quiet.mockRestore();
});
