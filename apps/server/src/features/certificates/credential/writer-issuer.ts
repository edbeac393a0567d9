import { createHash } from 'node:crypto';

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** Multicodec prefix of an Ed25519 public key. */
export const ED25519: readonly number[] = [0xed, 0x01];

/** Base58 with the alphabet of Bitcoin. */
export function base58(bytes: Uint8Array): string {
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let text = '';
  for (; number > 0n; number /= 58n) text = alphabet[Number(number % 58n)] + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(zeros === -1 ? bytes.length : zeros) + text;
}

/** The bytes of a text in base58; null when a character is not of the alphabet, or the text is longer than keys and signatures are. */
export function fromBase58(text: string): Buffer | null {
  if (text.length > 128 || [...text].some((character) => !alphabet.includes(character))) return null;
  let number = [...text].reduce((sum, character) => sum * 58n + BigInt(alphabet.indexOf(character)), 0n);
  const bytes: number[] = [];
  for (; number > 0n; number >>= 8n) bytes.unshift(Number(number & 255n));
  const zeros = [...text].findIndex((character) => character !== '1');
  return Buffer.from([...Array<number>(zeros === -1 ? text.length : zeros).fill(0), ...bytes]);
}

/** A public key as multikey, `z6Mk…`. */
export const multikey = (publicKey: string): string =>
  `z${base58(Uint8Array.from([...ED25519, ...Buffer.from(publicKey, 'base64url')]))}`;

/** Path at which a society's DID document is served. */
export const issuerPath = (societyId: number): string => `/medapp/issuers/${societyId}`;

/** The `did:web` of a society, by the public address of this server. */
export function issuerDid(publicUrl: string, societyId: number): string {
  const host = new URL(publicUrl).host.replace(':', '%3A');
  return `did:web:${host}${issuerPath(societyId).replaceAll('/', ':')}`;
}

export const keyId = (did: string, number: number): string => `${did}#key-${number}`;
/** Address of the same key as multikey; proofs of Data Integrity name it. */
export const multikeyId = (did: string, publicKey: string): string => `${did}#${multikey(publicKey)}`;

/** All keys with which the society ever signed, oldest first. The text is the same for the same keys, so that its hash is, too. */
export function didDocument(did: string, keys: readonly { number: number; public_key: string }[]) {
  return {
    '@context': [
      'https://www.w3.org/ns/did/v1',
      'https://w3id.org/security/multikey/v1',
      'https://w3id.org/security/jwk/v1',
    ],
    id: did,
    verificationMethod: keys.flatMap(({ number, public_key }) => [
      {
        id: keyId(did, number),
        type: 'JsonWebKey',
        controller: did,
        publicKeyJwk: { kty: 'OKP', crv: 'Ed25519', x: public_key },
      },
      {
        id: multikeyId(did, public_key),
        type: 'Multikey',
        controller: did,
        publicKeyMultibase: multikey(public_key),
      },
    ]),
    assertionMethod: keys.flatMap(({ number, public_key }) => [keyId(did, number), multikeyId(did, public_key)]),
  };
}

/** SHA-256 in hexadecimal over the JSON text of the document. */
export const fingerprintOf = (document: object): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex');
