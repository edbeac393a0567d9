import * as asn1 from 'asn1js';

/** Object identifiers of RFC 5652, 5035, 5754, 5480 and 5280. */
export const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  commonName: '2.5.4.3',
  organisation: '2.5.4.10',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
} as const;

type Part = asn1.AsnType;

export const oid = (value: string): Part => new asn1.ObjectIdentifier({ value });
export const sequence = (...value: Part[]): Part => new asn1.Sequence({ value });
export const octets = (bytes: Uint8Array): Part => new asn1.OctetString({ valueHex: bytes });
export const whole = (value: number): Part => new asn1.Integer({ value });
/** A constructed part with a context tag. */
export const tagged = (tagNumber: number, ...value: Part[]): Part =>
  new asn1.Constructed({ idBlock: { tagClass: 3, tagNumber }, value });
export const encoded = (part: Part): Buffer => Buffer.from(part.toBER());

/** A part that is encoded already. Throws when it is not DER. */
export function decoded(bytes: Uint8Array): Part {
  const read = asn1.fromBER(bytes);
  if (read.offset === -1) throw new Error('bytes are not DER');
  return read.result;
}

/** A SET in the order of DER: by the encodings of its members. */
export function setOf(...parts: Part[]): Part {
  const value = parts
    .map((part) => ({ part, bytes: encoded(part) }))
    .sort((one, other) => Buffer.compare(one.bytes, other.bytes))
    .map(({ part }) => part);
  return new asn1.Set({ value });
}

/** Parts inside a constructed part; none in a primitive one. */
export const inside = (part: Part | undefined): Part[] =>
  part instanceof asn1.Constructed ? part.valueBlock.value : [];
export const oidOf = (part: Part | undefined): string =>
  part instanceof asn1.ObjectIdentifier ? part.valueBlock.toString() : '';
export const octetsOf = (part: Part | undefined): Buffer =>
  part instanceof asn1.OctetString ? Buffer.from(part.valueBlock.valueHexView) : Buffer.alloc(0);
