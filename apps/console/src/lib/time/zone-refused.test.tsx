// @vitest-environment jsdom
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import { cache, useCall } from '../calls/use-call.ts';
import { useShownZone } from './zone.ts';

let sent = 0;

/** A page asks for the same list as its frame, as the rehearsal band and the sandbox mark do. */
function Page() {
  useCall(staffCalls.conferences, { words: '' });
  return <p>page</p>;
}

const Frame = () => (useShownZone(5001) ? <Page /> : <p>waiting</p>);

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => {
    sent++;
    return Promise.resolve(new Response(JSON.stringify({ code: 9429, error: 'too_many_requests', msg: '' })));
  });
});

it('[O1] a refused list of conferences neither hides the page again nor is asked for without end', async () => {
  const holder = document.createElement('div');
  const root = createRoot(holder);
  const shown: (string | null)[] = [];
  const look = new MutationObserver(() => shown.push(holder.textContent));
  look.observe(holder, { childList: true, subtree: true, characterData: true });
  await act(async () =>
    root.render(
      <QueryClientProvider client={cache}>
        <Frame />
      </QueryClientProvider>,
    ),
  );
  await vi.waitFor(() => act(async () => expect(holder.textContent).toBe('page')));
  const asked = sent;
  for (let turn = 0; turn < 20; turn++) await act(async () => Promise.resolve());
  expect(holder.textContent).toBe('page');
  expect(sent).toBeLessThanOrEqual(asked + 1);
  expect(shown.lastIndexOf('waiting')).toBeLessThan(shown.indexOf('page'));
  look.disconnect();
  await act(async () => root.unmount());
});
