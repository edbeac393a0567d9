// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseSearch } from './address.ts';
import { PageContext } from './page.ts';
import { useNamedConference } from './use-named-conference.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const root = createRoot(document.createElement('div'));

function Scanned({ cid }: { cid: number | undefined }) {
  useNamedConference(cid);
  return null;
}

/**
 * Shows a page that was opened at this address, before and after the answer that names its conference. `then`: the address to which
 * the person goes on.
 */
async function open(address: string, cid: number, then?: string): Promise<string> {
  window.history.replaceState(null, '', address);
  const page = { name: 'qrSubmitSigned', parameters: {}, search: parseSearch(location.search) } as const;
  for (const known of [undefined, cid])
    await act(async () =>
      root.render(
        <PageContext value={page}>
          <Scanned cid={known} />
        </PageContext>,
      ),
    );
  if (then !== undefined) window.history.replaceState(null, '', then);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  return location.pathname + location.search;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[T9] [S106] a page that was opened without a conference names it in its address once an answer tells which it is', async () => {
  expect(await open('/meetingapp/qrsubmit?point=1', 7)).toBe('/meetingapp/qrsubmit?point=1&cid=7');
});

it('[T9] a conference that the address names already stays', async () => {
  expect(await open('/meetingapp/qrsubmit?point=1&cid=5', 7)).toBe('/meetingapp/qrsubmit?point=1&cid=5');
});

it('[T9] the address of a page that is loading meanwhile stays', async () => {
  expect(await open('/meetingapp/qrsubmit?point=1', 7, '/meetingapp/conf/5')).toBe('/meetingapp/conf/5');
});
