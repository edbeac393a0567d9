import { fingerprintOf, isFingerprint } from '@meetingapp/domain/accounts/fingerprint.ts';
import { stored } from '../lib/stored.ts';

/** Gives the device a mark for the statistics where it has none (K3). */
export function ensureFingerprint(): void {
  if (isFingerprint(stored.get('fingerprint'))) return;
  stored.set('fingerprint', fingerprintOf(crypto.getRandomValues(new Uint8Array(8))));
}
