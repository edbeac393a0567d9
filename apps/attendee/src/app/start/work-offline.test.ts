// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quietMoment } from './work-offline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ended = vi.fn<() => void>();

it('[A10] background work begins once the phone has not been touched for a moment', async () => {
  ended.mockClear();
  void quietMoment(1000, 12_000).then(ended);
  for (let tap = 0; tap < 5; tap += 1) {
    await vi.advanceTimersByTimeAsync(900);
    dispatchEvent(new Event('pointerdown'));
  }
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
});

it('[A10] a phone that is touched without pause still stores the conference', async () => {
  ended.mockClear();
  void quietMoment(1000, 12_000).then(ended);
  for (let at = 0; at < 12_000; at += 500) {
    expect(ended).not.toHaveBeenCalled();
    dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(ended).toHaveBeenCalledOnce();
});
