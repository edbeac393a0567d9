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

export function signatures(secret: string): Signatures {
  const of = (purpose: Purpose, text: string): string =>
    createHmac('sha256', secret).update(`${purpose}:${text}`).digest('hex').slice(0, 32);
  return {
    of,
    fits(purpose, text, signature) {
      const right = Buffer.from(of(purpose, text));
      const given = Buffer.from(signature.toLowerCase());
      return given.length === right.length && timingSafeEqual(given, right);
    },
    key: (purpose, text) => Buffer.from(hkdfSync('sha256', secret, text, `key of ${purpose}`, 32)),
  };
}
