import { createPublicKey, createSign, randomBytes, type KeyObject } from 'node:crypto';
import { bitString, der, integer, nothing, objectId, sequence, setOf, time, utf8 } from './der.ts';

const SHA256_WITH_RSA = '1.2.840.113549.1.1.11';
const COMMON_NAME = '2.5.4.3';
const YEAR_MS = 365 * 86_400_000;

/** A self-signed certificate valid for five years, as the platform issues them. */
export function selfSigned(privateKey: KeyObject, name: string, from: Date): { pem: string; serial: string } {
  const serialBytes = randomBytes(20);
  // The first bit stays clear, so that the serial always has the same 40 digits.
  serialBytes[0] = ((serialBytes[0] ?? 0) & 0x3f) | 0x40;
  const algorithm = sequence(objectId(SHA256_WITH_RSA), nothing());
  const named = sequence(setOf(sequence(objectId(COMMON_NAME), utf8(name))));
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(serialBytes),
    algorithm,
    named,
    sequence(time(from), time(new Date(from.getTime() + 5 * YEAR_MS))),
    named,
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('RSA-SHA256').update(body).sign(privateKey);
  const text = sequence(body, algorithm, bitString(signature))
    .toString('base64')
    .replace(/(.{64})/g, '$1\n');
  return {
    pem: `-----BEGIN CERTIFICATE-----\n${text.trimEnd()}\n-----END CERTIFICATE-----\n`,
    serial: serialBytes.toString('hex').toUpperCase(),
  };
}
