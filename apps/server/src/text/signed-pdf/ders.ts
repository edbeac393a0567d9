import * as asn1 from 'asn1js';

/** Object identifiers of RFC 5652, 5035, 5754, 5480, 8017 and 5280. */
export const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  rsaWithSha256: '1.2.840.113549.1.1.11',
  commonName: '2.5.4.3',
  organisation: '2.5.4.10',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
} as const;

export type Part = asn1.AsnType;

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
/** Octets of a string, of one in pieces, or of one that a context tag replaces; none of anything else. */
export function octetsOf(part: Part | undefined): Buffer {
  if (part instanceof asn1.OctetString && !part.idBlock.isConstructed) return Buffer.from(part.valueBlock.valueHexView);
  if (part instanceof asn1.OctetString) return Buffer.concat(part.valueBlock.value.map(octetsOf));
  if (part instanceof asn1.Primitive) return Buffer.from(part.valueBlock.valueHexView);
  return part instanceof asn1.Constructed ? Buffer.concat(part.valueBlock.value.map(octetsOf)) : Buffer.alloc(0);
}
/** A whole number that is safe; NaN for anything else. */
export const wholeOf = (part: Part | undefined): number =>
  part instanceof asn1.Integer ? Number(part.toBigInt()) : Number.NaN;
export const nothingPart = (): Part => new asn1.Null();
/** Number of a context tag; null for all other parts. */
export const tagOf = (part: Part): number | null => (part.idBlock.tagClass === 3 ? part.idBlock.tagNumber : null);
