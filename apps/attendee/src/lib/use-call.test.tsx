// @vitest-environment jsdom
import { accountCalls } from '@meetingapp/contract/accounts.ts';
import { conferenceCalls } from '@meetingapp/contract/conference.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cache, cacheKey, invalidate } from './cache.ts';
import { useCall, useSend } from './use-call.ts';

const wire = vi.fn<typeof fetch>();
const holder = document.createElement('div');
const root = createRoot(holder);
const render = (screen: React.ReactNode) => act(async () => root.render(screen));

/** Answers reach the screen some turns of the event loop later. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', wire);
});
afterEach(async () => {
  await render(null);
  cache.reset();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

function List({ words }: { words: string }) {
  const { answer, failure, loading } = useCall(conferenceCalls.list, { words });
  return <p>{loading ? 'loading' : (failure?.msg ?? answer?.now)}</p>;
}

it('shows the answer that came with the page without asking', async () => {
  cache.put(cacheKey(conferenceCalls.list.path, { words: '' }, 'zh'), conferenceCalls.list.path, {
    conferences: [],
    now: 'from the page',
  });
  await render(<List words="" />);
  expect(holder.textContent).toBe('from the page');
  expect(wire).not.toHaveBeenCalled();
});

it('a late answer to what was typed before never overwrites the newer one', async () => {
  const answers = new Map<string, (response: Response) => void>();
  wire.mockImplementation((_url, init) => new Promise((resolve) => answers.set(init?.body as string, resolve)));
  await render(<List words="he" />);
  await render(<List words="heart" />);
  for (const [words, now] of [
    ['heart', 'new'],
    ['he', 'old'],
  ])
    await act(async () => {
      answers.get(JSON.stringify({ words }))?.(Response.json({ code: 0, conferences: [], now }));
      await settled();
    });
  expect(holder.textContent).toBe('new');
});

it('asks again once something made the answer out of date', async () => {
  wire.mockImplementation(async () =>
    Response.json({ code: 0, conferences: [], now: `asked ${wire.mock.calls.length}` }),
  );
  await render(<List words="" />);
  await act(async () => {
    invalidate(conferenceCalls.list);
    await settled();
  });
  expect(holder.textContent).toBe('asked 2');
});

it('the same question is one question, whether an id is text or a number', () => {
  expect(cacheKey('/a', { cid: 12, old: undefined }, 'zh')).toEqual(cacheKey('/a', { cid: '12' }, 'zh'));
  expect(cacheKey('/a', { cid: 12 }, 'zh')).not.toEqual(cacheKey('/a', { cid: 12 }, 'en'));
});

it('after a lost connection the same body goes out under the same key, another body under another', async () => {
  function Screen({ version }: { version: string }) {
    const { send, sending } = useSend(accountCalls.acceptAgreement);
    return (
      <button type="button" disabled={sending} onClick={() => void send({ version })}>
        Accept
      </button>
    );
  }
  const keys = (): (string | null)[] =>
    wire.mock.calls.map((call) => new Headers(call[1]?.headers).get('idempotency-key'));
  const press = async (version: string) => {
    await render(<Screen version={version} />);
    await act(async () => {
      holder.querySelector('button')?.click();
      await settled();
    });
  };
  wire.mockRejectedValueOnce(new TypeError('offline'));
  await press('1');
  wire.mockImplementation(async () => Response.json({ code: 0 }));
  await press('1');
  await press('1');
  await press('2');
  const [first, repeated, anew, other] = keys();
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(repeated).toBe(first);
  expect(new Set([first, anew, other]).size).toBe(3);
});
