import { expect, it } from 'vitest';
import { signalWait } from './use-signal.ts';

it('[S58] a waiting phone asks soon for the picture, later at most four times a minute, and not at the same moment as others', () => {
  expect(signalWait(0, 0.5)).toBe(1000);
  expect(signalWait(2, 0.5)).toBe(2250);
  expect(signalWait(50, 0.5)).toBe(15_000);
  expect(signalWait(0, 0)).toBeLessThan(signalWait(0, 1));
});
