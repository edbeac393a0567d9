import { sign, verify, X509Certificate } from 'node:crypto';
import { sha256, type SigningIdentity } from './certificate.ts';
import {
  decoded,
  encoded,
  inside,
  nothingPart,
  octets,
  octetsOf,
  oid,
  oidOf,
  oids,
  sequence,
  setOf,
  tagged,
  whole,
} from './ders.ts';

/**
 * A detached CMS signature (RFC 5652) for PAdES baseline B-B (ETSI EN 319 142-1): the signed attributes are content-type,
 * message-digest and signing-certificate-v2; signing-time is absent, because the PDF has the time.
 */
export function cmsOver(digest: Buffer, { certificate, key, issuers }: SigningIdentity): Buffer {
  const [content] = inside(decoded(certificate));
  const [, serial, , issuer] = inside(content);
  if (!serial || !issuer) throw new Error('not a certificate');
  const attributes = setOf(
    sequence(oid(oids.contentType), setOf(oid(oids.data))),
    sequence(oid(oids.messageDigest), setOf(octets(digest))),
    // ESSCertIDv2 with the default SHA-256.
    sequence(oid(oids.signingCertificateV2), setOf(sequence(sequence(sequence(octets(sha256(certificate))))))),
  );
  const digestAlgorithm = () => sequence(oid(oids.sha256));
  const signer = sequence(
    whole(1),
    sequence(issuer, serial),
    digestAlgorithm(),
    tagged(0, ...inside(attributes)),
    key.asymmetricKeyType === 'rsa'
      ? sequence(oid(oids.rsaWithSha256), nothingPart())
      : sequence(oid(oids.ecdsaWithSha256)),
    // The attributes are signed as a SET.
    octets(sign('sha256', encoded(attributes), key)),
  );
  const signedData = sequence(
    whole(1),
    setOf(digestAlgorithm()),
    sequence(oid(oids.data)),
    tagged(0, decoded(certificate), ...issuers.map(decoded)),
    setOf(signer),
  );
  return encoded(sequence(oid(oids.signedData), tagged(0, signedData)));
}

export interface ReadCms {
  /** Object identifiers of the signed attributes. */
  attributes: string[];
  certificate: X509Certificate;
  /** The digest, the signature and the certificate's hash agree with each other and with the bytes that were signed. */
  fits: boolean;
}

/** Reads a signature of `cmsOver` and compares it with the digest of what it covers; null: not such a signature. */
export function readCms(bytes: Buffer, digest: Buffer): ReadCms | null {
  try {
    const [, wrapped] = inside(decoded(bytes));
    const [, , , certificates, signers] = inside(inside(wrapped)[0]);
    const [, , , attributes, , signature] = inside(inside(signers)[0]);
    const values = new Map(inside(attributes).map((one) => [oidOf(inside(one)[0]), inside(inside(one)[1])[0]]));
    const named = inside(inside(inside(values.get(oids.signingCertificateV2))[0])[0])[0];
    // The certificates of its authorities may come first.
    const der = inside(certificates)
      .map(encoded)
      .find((one) => sha256(one).equals(octetsOf(named)));
    if (!der) return null;
    const certificate = new X509Certificate(der);
    const signed = encoded(setOf(...inside(attributes)));
    return {
      attributes: [...values.keys()],
      certificate,
      fits:
        octetsOf(values.get(oids.messageDigest)).equals(digest) &&
        verify('sha256', signed, certificate.publicKey, octetsOf(signature)),
    };
  } catch {
    return null;
  }
}
