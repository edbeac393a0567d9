import { browserPlatform } from './browser.ts';
import { asJpeg } from './jpeg.ts';
import { pictureOf } from './messenger-picture.ts';
import type { Done, Platform, Position } from './device.ts';

/**
 * Bridge provided by a native shell. The app posts `{ id, call, with }` as JSON; the shell answers later by calling `onmessage` with
 * `{ id, ok: true, value }` or `{ id, ok: false, reason }`. Calls and values: docs/native-shell.md.
 */
export interface NativeBridge {
  postMessage(message: string): void;
  onmessage?: (message: string) => void;
}

interface Answer {
  id: number;
  ok: boolean;
  value?: unknown;
  reason?: string;
}

/** Timeout in milliseconds: long enough for a person to choose, but a shell that never answers must not block the page forever. */
const ANSWER_WITHIN_MS = 120_000;
const LOCATION_TIMEOUT_MS = 10_000;
const reasons = ['cancelled', 'denied', 'timeout', 'unsupported', 'failed'] as const;
type Reason = (typeof reasons)[number];

export function nativePlatform(bridge: NativeBridge): Platform {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;

  bridge.onmessage = (message) => {
    const answer = JSON.parse(message) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };

  function ask<T>(call: string, input: object, milliseconds = ANSWER_WITHIN_MS): Promise<Done<T>> {
    const id = (last += 1);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        waiting.delete(id);
        resolve({ ok: false, reason: 'timeout' });
      }, milliseconds);
      waiting.set(id, ({ ok, value, reason }) => {
        clearTimeout(timer);
        const known = reasons.find((one): one is Reason => one === reason) ?? 'failed';
        resolve(ok ? { ok: true, value: value as T } : { ok: false, reason: known });
      });
      bridge.postMessage(JSON.stringify({ id, call, with: input }));
    });
  }

  return {
    ...browserPlatform,
    kind: 'native',
    scan: () => ask<string>('scan', { kinds: ['qr', 'bar'] }),
    pickImage: async (from) => {
      const chosen = await ask<string>('pickImage', { from: from ?? null });
      return chosen.ok ? { ok: true, value: await asJpeg(pictureOf(chosen.value)) } : chosen;
    },
    location: () =>
      ask<Position>('location', { highAccuracy: true, timeout: LOCATION_TIMEOUT_MS }, LOCATION_TIMEOUT_MS),
    share: (what) => ask<null>('share', what),
    close: () => bridge.postMessage(JSON.stringify({ id: (last += 1), call: 'close', with: {} })),
  };
}
