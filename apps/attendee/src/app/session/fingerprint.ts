import { fingerprintOf, isFingerprint } from '@meetingapp/domain/accounts/fingerprint.ts';
import { deviceStorage } from '../../lib/storage/device-storage.ts';

/** Creates the device's fingerprint for statistics if it has none (K3). */
export function ensureFingerprint(): void {
  if (isFingerprint(deviceStorage.get('fingerprint'))) return;
  deviceStorage.set('fingerprint', fingerprintOf(crypto.getRandomValues(new Uint8Array(8))));
}
