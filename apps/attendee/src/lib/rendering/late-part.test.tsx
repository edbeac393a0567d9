// @vitest-environment jsdom
import { Suspense, act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { latePart } from './late-part.tsx';
import { AGAIN_MS, PART_MISSING } from './patiently.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const Sheet = () => <p>open</p>;

/** Shows a part that loads with `load`; returns its place. */
async function shown(load: () => Promise<typeof Sheet>): Promise<HTMLElement> {
  const { Part } = latePart(load);
  const place = document.createElement('div');
  await act(async () =>
    createRoot(place).render(
      <Suspense fallback="waiting">
        <Part />
      </Suspense>,
    ),
  );
  return place;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[A3] a part that cannot be loaded without a network is asked for at a quiet pace, not in a tight loop', async () => {
  const load = vi.fn<() => Promise<typeof Sheet>>(() => Promise.reject(new Error('no network')));
  const place = await shown(load);
  await act(() => vi.advanceTimersByTimeAsync(AGAIN_MS * 2 + 100));
  expect(place.textContent).toBe('waiting');
  expect(load).toHaveBeenCalledTimes(3);
});

it('[A3] it shows as soon as the network is back', async () => {
  const load = vi.fn<() => Promise<typeof Sheet>>(async () => Sheet);
  load.mockRejectedValueOnce(new Error('no network'));
  const place = await shown(load);
  expect(place.textContent).toBe('waiting');
  await act(async () => void dispatchEvent(new Event('online')));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(place.textContent).toBe('open');
});

it('[A10] a part that is shown and cannot be loaded is reported, one that is only fetched ahead is not', async () => {
  const missing = vi.fn<() => void>();
  addEventListener(PART_MISSING, missing);
  const load = () => Promise.reject(new Error('gone'));
  latePart(load).fetch();
  await act(() => vi.advanceTimersByTimeAsync(AGAIN_MS + 100));
  expect(missing).not.toHaveBeenCalled();
  await shown(load);
  expect(missing).toHaveBeenCalledTimes(1);
  removeEventListener(PART_MISSING, missing);
});
