import { createHmac } from 'node:crypto';
import type { Signatures } from '../signatures.ts';

const PREFIX = 'whsec_';

export interface SignedMessage {
  /** The header `webhook-id`. */
  id: string;
  /** Seconds since 1970, the header `webhook-timestamp`. */
  timestamp: number;
  body: string;
}

/** The header `webhook-signature` (Standard Webhooks 1.0): HMAC-SHA256 by each secret `whsec_<base64>`, separated by spaces. */
export function signatureOf({ id, timestamp, body }: SignedMessage, secrets: readonly string[]): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret, 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}

/** The secret of an endpoint, `whsec_<base64>` of 32 bytes (the specification asks for 24 to 64), derived from its salt. */
export const webhookSecret = (signatures: Signatures, salt: string): string =>
  PREFIX + signatures.key('webhook', salt).toString('base64');
