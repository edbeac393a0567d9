// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { nativePlatform } from './native.ts';
import type { NativeBridge } from './native.ts';

afterEach(() => void vi.useRealTimers());

function shell(answer: (call: string, given: object) => object | null): NativeBridge {
  const bridge: NativeBridge = {
    postMessage: (message) => {
      const { id, call, with: given } = JSON.parse(message) as { id: number; call: string; with: object };
      const reply = answer(call, given);
      if (reply) bridge.onmessage?.(JSON.stringify({ id, ...reply }));
    },
  };
  return bridge;
}

it('[A10] calls the native shell by its contract and returns its answer', async () => {
  const asked: [string, object][] = [];
  const platform = nativePlatform(
    shell((call, given) => {
      asked.push([call, given]);
      return call === 'scan' ? { ok: true, value: 'A-17' } : { ok: false, reason: 'denied' };
    }),
  );
  expect(await platform.scan()).toEqual({ ok: true, value: 'A-17' });
  expect(await platform.location()).toEqual({ ok: false, reason: 'denied' });
  expect(asked).toEqual([
    ['scan', { kinds: ['qr', 'bar'] }],
    ['location', { highAccuracy: true, timeout: 10_000 }],
  ]);
});

it('a shell that never answers does not block the page', async () => {
  vi.useFakeTimers();
  const waiting = nativePlatform(shell(() => null)).location();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await waiting).toEqual({ ok: false, reason: 'timeout' });
});
