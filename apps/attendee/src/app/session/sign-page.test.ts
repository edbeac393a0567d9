// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { serverClock } from '../../lib/time/server-clock.ts';
import { signPage } from './sign-page.ts';

const wire = vi.fn<typeof fetch>();
const sent = (at: number) => JSON.parse(wire.mock.calls[at]?.[1]?.body as string) as { timestamp: string };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  serverClock.forget();
});

it('[C7] signs by the server’s time on retry where the clock of the phone is wrong', async () => {
  vi.stubGlobal('fetch', wire);
  const now = '2020-01-01T00:00:00Z';
  wire.mockResolvedValueOnce(Response.json({ code: 8002, error: 'clock_skewed', msg: '', now }));
  wire.mockResolvedValueOnce(Response.json({ code: 0, ticket: 't', appId: 'a' }));
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signed = await signPage({ noncestr: 'abcdefghijklmnop', timestamp, url: location.href });
  expect(signed).toMatchObject({ ticket: 't', appId: 'a', timestamp: sent(1).timestamp });
  expect([sent(0).timestamp, Math.abs(Number(sent(1).timestamp) - Date.parse(now) / 1000) < 60]).toEqual([
    timestamp,
    true,
  ]);
});
