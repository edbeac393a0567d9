/** The browser's own conversion between JSON and binary parts; browsers before 2025 lack it. */
interface PasskeyClass {
  parseRequestOptionsFromJSON?: (options: unknown) => PublicKeyCredentialRequestOptions;
}
const passkeys = (): PasskeyClass | undefined =>
  (globalThis as { PublicKeyCredential?: PasskeyClass }).PublicKeyCredential;

export const canShowPasskey = (): boolean => passkeys()?.parseRequestOptionsFromJSON !== undefined;

/** Signs a challenge with a passkey of this device; null when the person cancelled or the device refused. */
export async function showPasskey(options: Record<string, unknown>): Promise<Record<string, unknown> | null> {
  try {
    const publicKey = passkeys()?.parseRequestOptionsFromJSON?.(options);
    const credential = publicKey && (await navigator.credentials.get({ publicKey }));
    return credential instanceof PublicKeyCredential ? { ...credential.toJSON() } : null;
  } catch {
    return null;
  }
}
