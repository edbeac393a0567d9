// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { browserPlatform } from './browser.ts';

afterEach(() => void vi.unstubAllGlobals());

function place(answer: (options: PositionOptions, fail: (error: { code: number }) => void) => void) {
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (_found: unknown, fail: (error: { code: number }) => void, options: PositionOptions) =>
        answer(options, fail),
    },
  });
}

it('[K4] requests the position with high accuracy and ten seconds, and reports why there is none', async () => {
  let asked: PositionOptions = {};
  for (const [code, reason] of [
    [1, 'denied'],
    [2, 'failed'],
    [3, 'timeout'],
  ] as const) {
    place((options, fail) => {
      asked = options;
      fail({ code });
    });
    expect(await browserPlatform.location()).toEqual({ ok: false, reason });
  }
  expect(asked).toEqual({ enableHighAccuracy: true, timeout: 10_000 });
});

it('[V20] reports when the browser cannot read codes', async () => {
  expect(await browserPlatform.scan()).toEqual({ ok: false, reason: 'unsupported' });
});
