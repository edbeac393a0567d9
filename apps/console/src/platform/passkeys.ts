/** Makes a passkey on this device; null when the person or the device did not. Loaded when it is needed. */
export async function makePasskey(options: Record<string, unknown>): Promise<Record<string, unknown> | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: options as never }).then(asRecord, () => null);
}

/** Signs with a passkey of this device. */
export async function showPasskey(options: Record<string, unknown>): Promise<Record<string, unknown> | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: options as never }).then(asRecord, () => null);
}

const asRecord = (answer: object) => answer as Record<string, unknown>;
