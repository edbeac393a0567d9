import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a signature is for; one made for another purpose does not fit. */
type Purpose =
  | 'message'
  | 'bounce'
  | 'unsubscribe'
  | 'open'
  | 'speaker'
  | 'payment-link'
  | 'room'
  | 'slides'
  | 'agreement'
  | 'receipt'
  | 'department'
  | 'answer-file';
/** What a derived key is for. */
type KeyPurpose = 'webhook';

/** Signs what other machines bring back to this server: return addresses, addresses of unsubscribing. */
export interface Signatures {
  /** 32 hexadecimal digits: mail servers may change the case of an address. */
  of(purpose: Purpose, text: string): string;
  fits(purpose: Purpose, text: string, signature: string): boolean;
  /** 32 bytes, always the same for the same text: a key that is derived instead of stored. */
  key(purpose: KeyPurpose, text: string): Buffer;
}

/** Derived keys kept per server; there are as many as endpoints of webhooks. */
const MOST_KEYS = 1000;

export function signatures(secret: string): Signatures {
  const keys = new Map<string, Buffer>();
  const of = (purpose: Purpose, text: string): string =>
    createHmac('sha256', secret).update(`${purpose}:${text}`).digest('hex').slice(0, 32);
  return {
    of,
    fits(purpose, text, signature) {
      const right = Buffer.from(of(purpose, text));
      const given = Buffer.from(signature.toLowerCase());
      return given.length === right.length && timingSafeEqual(given, right);
    },
    key(purpose, text) {
      const name = `${purpose} ${text}`;
      const key = keys.get(name) ?? Buffer.from(hkdfSync('sha256', secret, text, `key of ${purpose}`, 32));
      if (keys.size >= MOST_KEYS) keys.clear();
      keys.set(name, key);
      return key;
    },
  };
}
