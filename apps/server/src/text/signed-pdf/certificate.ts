import * as asn1 from 'asn1js';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { decoded, encoded, octets, oid, oids, sequence, setOf, tagged } from './ders.ts';

/** A certificate in DER and its private key: RSA, or a curve of NIST. */
export interface SigningIdentity {
  certificate: Buffer;
  key: KeyObject;
  /** Certificates of the authorities above it in DER, the nearest first, without the root. */
  issuers: readonly Buffer[];
}

const YEARS = 10;
const algorithm = () => sequence(oid(oids.ecdsaWithSha256));

const nameOf = (organisation: string) =>
  sequence(
    ...[oids.organisation, oids.commonName].map((type) =>
      setOf(sequence(oid(type), new asn1.Utf8String({ value: organisation }))),
    ),
  );

/**
 * A new key with a certificate that it signs itself: readers of PDFs say that nothing was changed, and that they do not know the
 * signer. Valid for ten years from `now`; may sign documents, not certificates.
 */
export function selfSigned(organisation: string, now: Date): SigningIdentity {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + YEARS);
  const serial = randomBytes(16);
  // A positive number without leading zeros.
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40;
  const content = sequence(
    tagged(0, new asn1.Integer({ value: 2 })),
    new asn1.Integer({ valueHex: serial }),
    algorithm(),
    nameOf(organisation),
    sequence(new asn1.UTCTime({ valueDate: now }), new asn1.UTCTime({ valueDate: until })),
    nameOf(organisation),
    decoded(publicKey.export({ format: 'der', type: 'spki' })),
    tagged(
      3,
      sequence(
        sequence(oid(oids.basicConstraints), new asn1.Boolean({ value: true }), octets(encoded(sequence()))),
        // digitalSignature and nonRepudiation: the two highest bits.
        sequence(oid(oids.keyUsage), new asn1.Boolean({ value: true }), octets(Buffer.from([3, 2, 6, 0xc0]))),
      ),
    ),
  );
  const signature = sign('sha256', encoded(content), privateKey);
  return {
    certificate: encoded(sequence(content, algorithm(), new asn1.BitString({ valueHex: signature }))),
    key: privateKey,
    issuers: [],
  };
}

export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
