// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useLatePart } from './use-late-part.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const Dialog = () => <p>open</p>;
const load = vi.fn<() => Promise<typeof Dialog>>(async () => Dialog);
const missing = vi.fn<() => void>();

function Frame({ wanted }: { wanted: boolean }) {
  const draw = useLatePart(load, wanted, missing);
  return wanted ? draw({}) : null;
}

it('[T1] a part that is wanted before it has loaded shows at once; without a network it is loaded when it is wanted again', async () => {
  vi.useFakeTimers();
  load.mockRejectedValueOnce(new Error('no network'));
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (wanted: boolean) => act(async () => root.render(<Frame wanted={wanted} />));
  await show(false);
  expect(load).not.toHaveBeenCalled();
  await show(true);
  expect([place.textContent, missing.mock.calls.length]).toEqual(['', 1]);
  await show(false);
  await show(true);
  expect(place.textContent).toBe('open');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect([load.mock.calls.length, missing.mock.calls.length]).toEqual([2, 1]);
  vi.useRealTimers();
});
