// @vitest-environment jsdom
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cache, cacheKey, invalidate } from './call-cache.ts';
import { useCall, useSend } from './use-call.ts';

const wire = vi.fn<typeof fetch>();
const holder = document.createElement('div');
const root = createRoot(holder);
const render = (screen: React.ReactNode) => act(async () => root.render(screen));

/** Answers reach the screen within three turns of the event loop. */
const settled = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

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

it('uses the answer that came with the page without a request', async () => {
  cache.put(cacheKey(conferenceCalls.list.path, { words: '' }, 'zh'), conferenceCalls.list.path, {
    conferences: [],
    now: 'from the page',
  });
  await render(<List words="" />);
  expect(holder.textContent).toBe('from the page');
  expect(wire).not.toHaveBeenCalled();
});

it('a late answer to an earlier query never overwrites the newer one', async () => {
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

it('requests again once the answer is invalidated', async () => {
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

it('a number and its text form are the same query', () => {
  expect(cacheKey('/a', { cid: 12, old: undefined }, 'zh')).toEqual(cacheKey('/a', { cid: '12' }, 'zh'));
  expect(cacheKey('/a', { cid: 12 }, 'zh')).not.toEqual(cacheKey('/a', { cid: 12 }, 'en'));
});

it('after a lost connection the same body is sent with the same idempotency key, another body with another', async () => {
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
