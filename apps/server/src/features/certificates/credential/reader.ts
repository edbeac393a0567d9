import { createPublicKey, verify } from 'node:crypto';
import { verifyPath } from '@meetingapp/contract/certificates/verification.ts';

export interface ReadToken {
  keyId: string;
  payload: Record<string, unknown>;
  /** True when one of the keys signed it. */
  signed: boolean;
}

/** Reads a token and verifies its Ed25519 signature with the key that it names, of those given; null: not a token. */
export function readToken(token: string, keyOf: (keyId: string) => string | undefined): ReadToken | null {
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  if (signature === '' || rest.length > 0) return null;
  const header = parsed(head);
  const payload = parsed(body);
  if (!header || !payload) return null;
  const keyId = typeof header.kid === 'string' ? header.kid : '';
  const publicKey = keyOf(keyId);
  const signed =
    header.alg === 'EdDSA' &&
    publicKey !== undefined &&
    verify(
      null,
      Buffer.from(`${head}.${body}`),
      createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' }),
      Buffer.from(signature, 'base64url'),
    );
  return { keyId, payload, signed };
}

/** Public address of the server under which a token was signed; it stays in it when the server moves. '' when it has none. */
export function signedUnder(token: string): string {
  const id = parsed(token.split('.')[1] ?? '')?.id;
  return typeof id === 'string' ? (id.split(verifyPath)[0] ?? '') : '';
}

function parsed(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
