import { createPublicKey, type KeyObject } from 'node:crypto';
import { asList, asObject, asText, type Json } from '@meetingapp/domain/certificates/open-badge.ts';
import { ED25519, fromBase58 } from '../credential/writer-issuer.ts';

/** Where a key was found. Only `own` says whose it is: the others come with the file or stand in the address of the key itself. */
export type KeySource = 'own' | 'did_key' | 'embedded' | 'address';

/** `malformed`: not an address of a key; `elsewhere`: it would have to be fetched, which is not done; `other`: a kind not judged here. */
export type FoundKey =
  | { ok: true; key: KeyObject; source: KeySource }
  | { ok: false; why: 'malformed' | 'elsewhere' | 'other' };

const KEY_BYTES = 32;

export const ed25519Key = (x: string): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });

/** The Ed25519 key of a multikey (`z6Mk…`); null: malformed, or of another kind. */
function keyOfMultikey(text: string): KeyObject | null {
  const bytes = text.startsWith('z') ? fromBase58(text.slice(1)) : null;
  if (bytes?.length !== ED25519.length + KEY_BYTES || ED25519.some((byte, at) => bytes[at] !== byte)) return null;
  return ed25519Key(bytes.subarray(ED25519.length).toString('base64url'));
}

/**
 * The key at an address, without fetching anything. `own`: the key when the address is one of this server; null: this server has no such
 * key; undefined: not an address of this server.
 */
export function findKey(address: string, own: KeyObject | null | undefined, document: Json | null): FoundKey {
  if (own !== undefined) return own ? { ok: true, key: own, source: 'own' } : { ok: false, why: 'malformed' };
  const [controller = '', fragment = ''] = address.split('#');
  const [, multikey] = /^did:key:(.+)$/.exec(controller) ?? [];
  if (multikey !== undefined) {
    const key = keyOfMultikey(multikey);
    return key
      ? { ok: true, key, source: 'did_key' }
      : { ok: false, why: isMultikey(multikey) ? 'other' : 'malformed' };
  }
  if (!/^(https?:\/\/|did:web:)./.test(controller)) return { ok: false, why: 'malformed' };
  const embedded = keyInDocument(document, address, controller);
  if (embedded) return { ok: true, key: embedded, source: 'embedded' };
  const named = keyOfMultikey(fragment);
  if (named) return { ok: true, key: named, source: 'address' };
  if (fragment.startsWith('z6Mk')) return { ok: false, why: 'malformed' };
  return { ok: false, why: isMultikey(fragment) ? 'other' : 'elsewhere' };
}

/** A multikey of another kind than Ed25519: P-256 and P-384, by their prefixes. */
const isMultikey = (text: string): boolean => /^z(Dn|82)[1-9A-HJ-NP-Za-km-z]{40,}$/.test(text);

function keyInDocument(document: Json | null, address: string, controller: string): KeyObject | null {
  if (document?.id !== controller) return null;
  const found = asList(document.verificationMethod)
    .map(asObject)
    .find((method) => method?.id === address);
  const jwk = asObject(found?.publicKeyJwk);
  try {
    if (jwk?.crv === 'Ed25519') return ed25519Key(asText(jwk.x));
  } catch {
    return null;
  }
  return keyOfMultikey(asText(found?.publicKeyMultibase));
}
