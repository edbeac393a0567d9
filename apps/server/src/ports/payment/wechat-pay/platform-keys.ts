import { createPublicKey, X509Certificate, type KeyObject } from 'node:crypto';
import { asObject, parseObject, textAt } from '../../json.ts';
import { openResource } from './resource.ts';

/**
 * WeChat Pay's platform keys by serial. Newer merchants have one public key (`PUB_KEY_ID_…`); older ones fetch certificates; during a
 * migration both sign, so both are looked up here.
 */
export interface PlatformKeys {
  find(serial: string): Promise<KeyObject | null>;
  /** Key id to request for signed answers; null with certificates. */
  readonly preferred: string | null;
}

/** Milliseconds between fetches for unknown serials, which attackers can also send. */
const REFETCH_AFTER_MS = 60_000;
const REFRESH_AFTER_MS = 12 * 3_600_000;

export interface PlatformKeySource {
  publicKeys: Record<string, string>;
  /**
   * Fetches the certificates as raw text; null on failure. The response's signature is not checked, because the encryption
   * authenticates it.
   */
  fetchCertificates: () => Promise<Buffer | null>;
  apiV3Key: string;
  now: () => number;
}

export function platformKeys(source: PlatformKeySource): PlatformKeys {
  const fixed = new Map(Object.entries(source.publicKeys).map(([id, pem]) => [id, createPublicKey(pem)]));
  let fetched = new Map<string, KeyObject>();
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | null = null;

  async function fetchNow(): Promise<void> {
    fetchedAt = source.now();
    const body = await source.fetchCertificates();
    const keys = body === null ? new Map<string, KeyObject>() : readCertificates(body, source.apiV3Key, source.now());
    if (keys.size > 0) fetched = keys;
  }

  function refresh(): Promise<void> {
    underWay ??= fetchNow().finally(() => {
      underWay = null;
    });
    return underWay;
  }

  return {
    preferred: [...fixed.keys()][0] ?? null,
    async find(serial) {
      const known = fixed.get(serial);
      if (known !== undefined) return known;
      if (serial.startsWith('PUB_KEY_ID_')) return null;
      const age = source.now() - fetchedAt;
      if (age > REFRESH_AFTER_MS || (!fetched.has(serial) && (underWay !== null || age > REFETCH_AFTER_MS)))
        await refresh();
      return fetched.get(serial) ?? null;
    },
  };
}

/** The certificates in force, by upper-case serial. One that cannot be decrypted with this merchant's key is ignored. */
function readCertificates(body: Buffer, apiV3Key: string, now: number): Map<string, KeyObject> {
  const list = parseObject(body.toString('utf8'))?.['data'];
  const keys = new Map<string, KeyObject>();
  for (const entry of Array.isArray(list) ? list : []) {
    const certificate = openCertificate(entry, apiV3Key);
    if (certificate !== null && Date.parse(certificate.validTo) > now)
      keys.set(certificate.serialNumber, certificate.publicKey);
  }
  return keys;
}

function openCertificate(entry: unknown, apiV3Key: string): X509Certificate | null {
  const sealed = asObject(asObject(entry)?.['encrypt_certificate']);
  const plain = openResource(
    {
      nonce: textAt(sealed, 'nonce'),
      associatedData: textAt(sealed, 'associated_data'),
      ciphertext: textAt(sealed, 'ciphertext'),
    },
    apiV3Key,
  );
  if (plain === null) return null;
  try {
    return new X509Certificate(plain);
  } catch {
    return null;
  }
}
