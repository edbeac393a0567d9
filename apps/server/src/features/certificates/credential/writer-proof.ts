import { sign, type KeyObject } from 'node:crypto';
import type { Json } from '@meetingapp/domain/certificates/open-badge.ts';
import { canonicalHash } from './writer-canonical.ts';
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
  const data = await signedData(credential, proof);
  if (!data.ok) throw new Error(`the credential has no canonical form: ${data.why}`);
  return { ...credential, proof: { ...proof, proofValue: `z${base58(sign(null, data.bytes, privateKey))}` } };
}

/** The bytes that a proof signs: hash of its own options, then hash of the document (VC Data Integrity EdDSA 1.0, 3.2.4). */
export async function signedData(document: Json, options: object) {
  const first = await canonicalHash({ ...options, '@context': document['@context'] });
  const second = await canonicalHash(document);
  if (!second.ok) return second;
  return first.ok ? { ok: true as const, bytes: Buffer.concat([first.hash, second.hash]) } : first;
}
