// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quietMoment } from './quiet-moment.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ended = vi.fn<() => void>();

it('[A10] work in the background begins when nobody has touched the phone for a moment', async () => {
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

it('[A10] whoever never stops touching it keeps the conference all the same', async () => {
  ended.mockClear();
  void quietMoment(1000, 12_000).then(ended);
  for (let at = 0; at < 12_000; at += 500) {
    expect(ended).not.toHaveBeenCalled();
    dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(ended).toHaveBeenCalledOnce();
});
