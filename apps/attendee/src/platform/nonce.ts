/** Returns 16 lower-case letters, as the messenger's signature requires (K3). */
export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => String.fromCharCode(97 + (byte % 26))).join(
    '',
  );
}
