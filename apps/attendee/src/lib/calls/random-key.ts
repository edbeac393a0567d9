/**
 * Returns 128 random bits as hex. Not `crypto.randomUUID`, which is missing on plain http, for example in a test on the venue's
 * network.
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
