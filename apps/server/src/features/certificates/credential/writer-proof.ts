import { sign, type KeyObject } from 'node:crypto';
import type { Json } from '@meetingapp/domain/certificates/open-badge.ts';
import { canonicalHash, type CanonicalHash } from './writer-canonical.ts';
import { base58 } from './writer-issuer.ts';

/**
 * A credential with a proof of Data Integrity inside (eddsa-rdfc-2022). `method`: address of the public key in the issuer's DID document,
 * as multikey. Throws when a word of the credential is in none of its vocabularies.
 */
export async function withProof(
  credential: Json,
  { method, created, privateKey }: { method: string; created: string; privateKey: KeyObject },
) {
  const proof = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created,
    verificationMethod: method,
    proofPurpose: 'assertionMethod',
  };
  const data = await signedData(await canonicalHash(credential), credential['@context'], proof);
  if (!data.ok) throw new Error(`the credential has no canonical form: ${data.why}`);
  return { ...credential, proof: { ...proof, proofValue: `z${base58(sign(null, data.bytes, privateKey))}` } };
}

/** The bytes that a proof signs: hash of its own options, then hash of the document (VC Data Integrity EdDSA 1.0, 3.2.4). */
export async function signedData(document: CanonicalHash, context: unknown, options: object) {
  if (!document.ok) return document;
  const own = await canonicalHash({ ...options, '@context': context });
  return own.ok ? { ok: true as const, bytes: Buffer.concat([own.hash, document.hash]) } : own;
}
