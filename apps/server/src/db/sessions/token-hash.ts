import { createHash, randomBytes } from 'node:crypto';

/** Returns a token of 256 random bits, base64url; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
