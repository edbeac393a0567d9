import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import type { SigningIdentity } from './certificate.ts';
import { decoded, inside, octetsOf, oidOf, tagOf } from './ders.ts';
import { openPkcs12 } from './pkcs12.ts';

/** Why a certificate or its key cannot sign documents; each names what to do about it. */
export type ImportFault =
  | 'certificate_unreadable'
  | 'certificate_password'
  | 'certificate_cipher'
  | 'certificate_none'
  | 'certificate_no_key'
  | 'certificate_other_key'
  | 'certificate_weak'
  | 'certificate_early'
  | 'certificate_expired'
  | 'certificate_authority'
  | 'certificate_own'
  | 'certificate_usage';

export type Imported =
  | { ok: true; identity: SigningIdentity }
  | { ok: false; fault: ImportFault; in: 'certificateFile' | 'keyFile' | 'keyPassword'; limit?: string };

interface ImportInput {
  /** PKCS#12, or certificates in PEM or DER, with or without the key. */
  certificateFile: Buffer;
  /** The key in PEM, encrypted or not; null: it is in the other file. */
  keyFile: Buffer | null;
  password: string;
  now: Date;
}

const KEY_USAGE = '2.5.29.15';
/** Extended usages with which a document may be signed: e-mail protection, document signing (RFC 9336), Microsoft, Adobe, any. */
const forDocuments = new Set([
  '1.3.6.1.5.5.7.3.4',
  '1.3.6.1.5.5.7.3.36',
  '1.3.6.1.4.1.311.10.3.12',
  '1.2.840.113583.1.1.5',
  '2.5.29.37.0',
]);
const LEAST_RSA_BITS = 2048;
const curves = new Set(['prime256v1', 'secp384r1', 'secp521r1']);
/** digitalSignature and nonRepudiation: the two highest bits. */
const SIGNING_BITS = 0xc0;

const wrong = (fault: ImportFault, where: 'certificateFile' | 'keyFile' | 'keyPassword', limit?: string): Imported => ({
  ok: false,
  fault,
  in: where,
  ...(limit === undefined ? {} : { limit }),
});

/** Reads a certificate with its key and checks that they may sign documents now. */
export function importIdentity(input: ImportInput): Imported {
  const read = readFiles(input);
  if ('ok' in read) return read;
  const { keys, certificates } = read;
  const where = input.keyFile === null ? 'certificateFile' : 'keyFile';
  const [key] = keys;
  if (certificates.length === 0) return wrong('certificate_none', 'certificateFile');
  if (!key) return wrong('certificate_no_key', where);
  const certificate = certificates.find((one) => one.checkPrivateKey(key));
  if (!certificate) return wrong('certificate_other_key', where);
  const fault = faultOf(certificate, key, input.now);
  if (fault) return fault;
  return { ok: true, identity: { certificate: certificate.raw, key, issuers: issuersOf(certificate, certificates) } };
}

type Files = { keys: KeyObject[]; certificates: X509Certificate[] };

function readFiles({ certificateFile, keyFile, password }: ImportInput): Files | Imported {
  const pem = pemCertificates(certificateFile);
  const found: Files = { keys: [], certificates: [] };
  if (pem.length > 0) found.certificates = pem;
  else {
    const alone = certificateOf(certificateFile);
    if (alone) found.certificates = [alone];
    else {
      const opened = openPkcs12(certificateFile, password);
      if (!opened.ok)
        return opened.fault === 'password'
          ? wrong('certificate_password', 'keyPassword')
          : wrong(opened.fault === 'cipher' ? 'certificate_cipher' : 'certificate_unreadable', 'certificateFile');
      found.keys = opened.keys;
      found.certificates = opened.certificates.flatMap((der) => certificateOf(der) ?? []);
    }
  }
  const text = (keyFile ?? certificateFile).toString('latin1');
  if (keyFile === null && !text.includes('PRIVATE KEY-----')) return found;
  const key = pemKey(text, password);
  if (typeof key === 'string')
    return key === 'certificate_password'
      ? wrong(key, 'keyPassword')
      : wrong(key, keyFile === null ? 'certificateFile' : 'keyFile');
  return { ...found, keys: [key] };
}

function certificateOf(bytes: Buffer | string): X509Certificate | null {
  try {
    return new X509Certificate(bytes);
  } catch {
    return null;
  }
}

const pemCertificates = (bytes: Buffer): X509Certificate[] =>
  [...bytes.toString('latin1').matchAll(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g)].flatMap(
    ([text]) => certificateOf(text) ?? [],
  );

function pemKey(text: string, password: string): KeyObject | ImportFault {
  const found = /-----BEGIN ([A-Z ]*)PRIVATE KEY-----[\s\S]+?-----END \1PRIVATE KEY-----/.exec(text)?.[0];
  if (found === undefined) return 'certificate_no_key';
  try {
    return createPrivateKey({ key: found, format: 'pem', passphrase: password });
  } catch {
    const isEncrypted = found.includes('ENCRYPTED');
    return isEncrypted ? 'certificate_password' : 'certificate_unreadable';
  }
}

function faultOf(certificate: X509Certificate, key: KeyObject, now: Date): Imported | null {
  const where = 'certificateFile';
  const from = new Date(certificate.validFrom);
  const until = new Date(certificate.validTo);
  if (!isStrong(key)) return wrong('certificate_weak', where);
  if (certificate.ca) return wrong('certificate_authority', where);
  if (certificate.checkIssued(certificate)) return wrong('certificate_own', where);
  if (from > now) return wrong('certificate_early', where, dayOf(from));
  if (until <= now) return wrong('certificate_expired', where, dayOf(until));
  const { ext_key_usage: extended } = certificate.toLegacyObject();
  const allowed = extended === undefined || extended.some((one) => forDocuments.has(one));
  return allowed && maySign(certificate) ? null : wrong('certificate_usage', where);
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

function isStrong({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): boolean {
  if (type === 'rsa') return (details?.modulusLength ?? 0) >= LEAST_RSA_BITS;
  return type === 'ec' && curves.has(details?.namedCurve ?? '');
}

/** True when the key usage allows signatures, or the certificate does not limit its usage (RFC 5280, 4.2.1.3). */
function maySign(certificate: X509Certificate): boolean {
  const [content] = inside(decoded(certificate.raw));
  const extensions = inside(content).find((part) => tagOf(part) === 3);
  for (const extension of inside(inside(extensions)[0])) {
    const parts = inside(extension);
    if (oidOf(parts[0]) !== KEY_USAGE) continue;
    // A bit string of one byte and its unused bits: 03 02 unused bits.
    const bits = octetsOf(parts.at(-1));
    return ((bits[3] ?? 0) & SIGNING_BITS) !== 0;
  }
  return true;
}

/** Authorities above a certificate, the nearest first; the root is left out, because readers must know it anyway. */
function issuersOf(certificate: X509Certificate, all: readonly X509Certificate[]): Buffer[] {
  const chain: Buffer[] = [];
  let below = certificate;
  for (;;) {
    const issuer = all.find(
      (one) =>
        one.raw !== below.raw && below.checkIssued(one) && below.verify(one.publicKey) && !one.raw.equals(below.raw),
    );
    if (!issuer || issuer.checkIssued(issuer) || chain.some((one) => one.equals(issuer.raw))) return chain;
    chain.push(issuer.raw);
    below = issuer;
  }
}
