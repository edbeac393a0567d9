import { expect, it } from 'vitest';
import { fingerprintOf, isFingerprint } from './fingerprint.ts';

it('[K3] a fingerprint is 16 hex characters', () => {
  const made = fingerprintOf(new Uint8Array([0, 1, 15, 16, 254, 255, 128, 7]));
  expect(made).toBe('00010f10feff8007');
  expect(isFingerprint(made)).toBe(true);
  expect(isFingerprint('00010F10FEFF8007')).toBe(false);
  expect(isFingerprint('0001')).toBe(false);
  expect(isFingerprint(null)).toBe(false);
});
