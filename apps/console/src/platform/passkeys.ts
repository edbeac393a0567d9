/** Creates a passkey on this device; null when the user cancelled or the device refused. Loaded on demand. */
export async function makePasskey(options: Record<string, unknown>): Promise<Record<string, unknown> | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: options as never }).then(asRecord, () => null);
}

/** Signs a challenge with a passkey of this device; null when cancelled or refused. */
export async function showPasskey(options: Record<string, unknown>): Promise<Record<string, unknown> | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: options as never }).then(asRecord, () => null);
}

const asRecord = (answer: object) => answer as Record<string, unknown>;
