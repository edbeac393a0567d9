import { sign, type KeyObject } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** Least number of places of a list (W3C Bitstring Status List 1.0, 3.3): smaller ones tell who is meant. */
const PLACES = 131_072;

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A credential secured as a JSON Web Token (VC-JOSE-COSE), signed with Ed25519. */
export function signedToken(payload: object, keyId: string, privateKey: KeyObject, type = 'vc+jwt'): string {
  const text = `${part({ alg: 'EdDSA', typ: type, cty: 'vc', kid: keyId })}.${part(payload)}`;
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
}

/** Bits from the left, one for each place; gzip, base64url, with the multibase prefix `u`. */
export function encodedList(places: readonly number[]): string {
  const longest = Math.max(PLACES, ...places.map((place) => place + 1));
  const bits = Buffer.alloc(Math.ceil(longest / PLACES) * (PLACES / 8));
  for (const place of places) bits[place >> 3] = (bits[place >> 3] ?? 0) | (0x80 >> (place & 7));
  return `u${gzipSync(bits).toString('base64url')}`;
}
