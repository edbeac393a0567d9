import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { asList, asObject, asText, type Json } from '@meetingapp/domain/certificates/open-badge.ts';
import { canonicalHash, type CanonicalHash } from '../credential/writer-canonical.ts';
import { fromBase58 } from '../credential/writer-issuer.ts';
import { signedData } from '../credential/writer-proof.ts';
import { findKey, type KeySource } from './reader-keys.ts';

/** What was found out about a signature. `source`: null when no key was found; `file`: the key stands in the token's own head. */
export interface SignatureFinding {
  state: 'ok' | 'bad' | 'open';
  why: 'sound' | 'none' | 'wrong' | 'method' | 'elsewhere' | 'suite' | 'form' | 'expired';
  /** Address of the key as the credential names it. */
  method: string;
  source: KeySource | 'file' | null;
}

export interface KeyRing {
  /** As `own` of `findKey`. */
  own: (address: string) => Promise<KeyObject | null | undefined>;
  document: Json | null;
  now: Date;
}

const SIGNATURE_BYTES = 64;
const MOST_PROOFS = 4;
const suites = new Set(['eddsa-rdfc-2022', 'eddsa-2022']);

const finding = (
  why: SignatureFinding['why'],
  method = '',
  source: SignatureFinding['source'] = null,
): SignatureFinding => ({ state: stateOf(why), why, method, source });

function stateOf(why: SignatureFinding['why']): SignatureFinding['state'] {
  if (why === 'sound') return 'ok';
  return why === 'elsewhere' || why === 'suite' || why === 'form' ? 'open' : 'bad';
}

/** Judges the proofs inside a credential: one that is wrong outweighs one that is sound. */
async function findingOfProofs(credential: Json, whole: CanonicalHash, ring: KeyRing): Promise<SignatureFinding> {
  const found: SignatureFinding[] = [];
  for (const one of asList(credential.proof).slice(0, MOST_PROOFS))
    found.push(await judgeProof(asObject(one) ?? {}, { context: credential['@context'], whole }, ring));
  return (
    found.find(({ state }) => state === 'bad') ??
    found.find(({ state }) => state === 'ok') ??
    found[0] ??
    finding('none')
  );
}

async function judgeProof(
  proof: Json,
  { context, whole }: { context: unknown; whole: CanonicalHash },
  ring: KeyRing,
): Promise<SignatureFinding> {
  const method = asText(proof.verificationMethod);
  const isSuite = proof.type === 'DataIntegrityProof' && suites.has(asText(proof.cryptosuite));
  if (!isSuite && proof.type !== 'Ed25519Signature2020') return finding('suite', method);
  const found = findKey(method, await ring.own(method), ring.document);
  if (!found.ok) return finding(whyNoKey[found.why], method);
  if (proof.proofPurpose !== 'assertionMethod') return finding('method', method, found.source);
  const expires = asText(proof.expires);
  if (expires !== '' && !(Date.parse(expires) > ring.now.getTime())) return finding('expired', method, found.source);
  const { proofValue, ...options } = proof;
  const value = asText(proofValue);
  const signature = value.startsWith('z') ? fromBase58(value.slice(1)) : null;
  if (signature?.length !== SIGNATURE_BYTES) return finding('wrong', method, found.source);
  const data = await signedData(whole, context, options);
  if (!data.ok) return finding('form', method, found.source);
  const sound = verify(null, data.bytes, found.key, signature);
  return finding(sound ? 'sound' : 'wrong', method, found.source);
}

const whyNoKey = { malformed: 'method', elsewhere: 'elsewhere', other: 'suite' } as const;

/** How each algorithm of a token is verified; others are not judged, and none at all is never sound. */
const algorithms: Readonly<Record<string, { hash: string | null; type: string }>> = {
  EdDSA: { hash: null, type: 'ed25519' },
  Ed25519: { hash: null, type: 'ed25519' },
  RS256: { hash: 'sha256', type: 'rsa' },
  ES256: { hash: 'sha256', type: 'ec' },
};
/** Least bits of an RSA key (RFC 7518, 3.3). */
const LEAST_RSA = 2048;

/** A credential with what was found out about its signature. `whole`: of the credential without its proofs. */
export interface ReadCredential {
  credential: Json;
  /** Of a token. */
  claims: Json;
  finding: SignatureFinding;
  whole: CanonicalHash;
}

/** Reads a credential and judges its signature; null: a token that is broken. */
export async function readSecured(given: Json | string, ring: KeyRing): Promise<ReadCredential | null> {
  const token = typeof given === 'string' ? await readToken(given, ring) : null;
  if (typeof given === 'string' && !token) return null;
  const credential = token?.credential ?? (typeof given === 'string' ? {} : given);
  const { proof: _, ...document } = credential;
  const whole = await canonicalHash(document);
  const finding = token?.finding ?? (await findingOfProofs(credential, whole, ring));
  return { credential, claims: token?.claims ?? {}, finding, whole };
}

const registered = new Set(['iss', 'sub', 'aud', 'exp', 'nbf', 'iat', 'jti']);

/** Reads a credential secured as a token, in the form of VC-JOSE-COSE or, inside `vc`, of VC 1.1; null: not a token. */
async function readToken(token: string, ring: KeyRing): Promise<Omit<ReadCredential, 'whole'> | null> {
  const [head = '', body = '', signature = ''] = token.split('.');
  const header = objectIn(head);
  const claims = objectIn(body);
  if (!header || !claims) return null;
  const credential =
    asObject(claims.vc) ?? Object.fromEntries(Object.entries(claims).filter(([name]) => !registered.has(name)));
  const method = asText(header.kid);
  const algorithm = algorithms[asText(header.alg)];
  const read = (said: SignatureFinding) => ({ credential, claims, finding: said });
  if (!algorithm) return read(finding(header.alg === undefined || header.alg === 'none' ? 'none' : 'suite', method));
  const key = await keyOfHeader(header, method, ring);
  if (!key.ok) return read(finding(key.why, method));
  if (!fits(key.key, algorithm.type)) return read(finding('method', method, key.source));
  const input = { key: key.key, dsaEncoding: 'ieee-p1363' as const };
  const sound = verifies(algorithm.hash, Buffer.from(`${head}.${body}`), input, Buffer.from(signature, 'base64url'));
  return read(finding(sound ? 'sound' : 'wrong', method, key.source));
}

/** False also for keys that the library refuses to compute with, such as too large ones. */
function verifies(
  hash: string | null,
  data: Buffer,
  key: { key: KeyObject; dsaEncoding: 'ieee-p1363' },
  signature: Buffer,
): boolean {
  try {
    return verify(hash, data, key, signature);
  } catch {
    return false;
  }
}

async function keyOfHeader(
  header: Json,
  method: string,
  ring: KeyRing,
): Promise<{ ok: true; key: KeyObject; source: KeySource | 'file' } | { ok: false; why: SignatureFinding['why'] }> {
  if (method !== '') {
    const found = findKey(method, await ring.own(method), ring.document);
    if (found.ok) return found;
    // Names of keys are free in tokens: one that is no address here may be one elsewhere.
    if (found.why !== 'malformed' || asObject(header.jwk) === null)
      return { ok: false, why: /^did:(?!web:|key:)/.test(method) ? 'elsewhere' : whyNoKey[found.why] };
  }
  const jwk = asObject(header.jwk);
  if (!jwk) return { ok: false, why: 'elsewhere' };
  try {
    return { ok: true, key: createPublicKey({ key: { ...jwk }, format: 'jwk' }), source: 'file' };
  } catch {
    return { ok: false, why: 'method' };
  }
}

const fits = (key: KeyObject, type: string): boolean =>
  key.asymmetricKeyType === type &&
  (type !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_RSA) &&
  (type !== 'ec' || key.asymmetricKeyDetails?.namedCurve === 'prime256v1');

function objectIn(part: string): Json | null {
  try {
    return asObject(JSON.parse(Buffer.from(part, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}
