// @vitest-environment jsdom
import type { Entrance } from '@meetingapp/contract/live/entrance.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEntrances } from './entrances.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const entrance: Entrance = {
  session: 2,
  lid: 7,
  startsAt: '2026-11-21T09:00:00.000Z',
  endsAt: '2026-11-21T10:00:00.000Z',
  state: 'live',
  vid: null,
  talks: {},
};
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async () => Response.json([entrance]));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Card({ cid, session }: { cid: string; session: number }) {
  return <i>{useEntrances(cid, session).map(({ lid }) => lid)}</i>;
}

async function show(cid: string) {
  const place = document.createElement('div');
  const root = createRoot(place);
  const draw = () =>
    act(async () => root.render([1, 2, 3].map((session) => <Card key={session} cid={cid} session={session} />)));
  await draw();
  return { place, draw, end: () => act(async () => root.unmount()) };
}

it('[S43] all cards of a page share one request, repeated every minute while somebody looks', async () => {
  const page = await show('1');
  expect(page.place.textContent).toBe('7');
  await page.draw();
  expect(fetched).toHaveBeenCalledTimes(1);
  await act(async () => vi.advanceTimersByTimeAsync(75_000));
  expect(fetched).toHaveBeenCalledTimes(2);
  await page.end();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('[S43] without a network there is no link to the picture, and nothing breaks; it returns with the network', async () => {
  const page = await show('2');
  fetched.mockRejectedValue(new TypeError('offline'));
  await act(async () => void dispatchEvent(new Event('offline')));
  expect(page.place.textContent).toBe('');
  fetched.mockImplementation(async () => Response.json([entrance]));
  await act(async () => void dispatchEvent(new Event('online')));
  expect(page.place.textContent).toBe('7');
  await page.end();
});
