/** True for a valid device fingerprint of the statistics: 16 hex characters. */
export function isFingerprint(text: string | null): boolean {
  return text !== null && /^[\da-f]{16}$/.test(text);
}

/** The fingerprint from random bytes; uses the first eight. */
export function fingerprintOf(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
