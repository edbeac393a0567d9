import { createHash, X509Certificate } from 'node:crypto';
import type { DocumentKey } from '@meetingapp/contract/speakers/document-key.ts';
import type { KeyRow } from './queries.ts';

/** Organisation of a name, or its common name: `O=A\nCN=B`. */
function partyOf(name: string): string {
  const values = new Map(
    name.split('\n').map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  return values.get('O') ?? values.get('CN') ?? name;
}

export function presentCertificate({ certificate, issuers }: { certificate: Buffer; issuers: readonly Buffer[] }) {
  const read = new X509Certificate(certificate);
  return {
    holder: partyOf(read.subject),
    authority: partyOf(read.issuer),
    serial: read.serialNumber,
    from: new Date(read.validFrom).toISOString(),
    until: new Date(read.validTo).toISOString(),
    sha256: createHash('sha256').update(certificate).digest('hex'),
    issuers: issuers.length,
  };
}

export const presentKey = (row: KeyRow): DocumentKey => ({
  ...presentCertificate(row),
  id: row.id,
  source: row.source,
  madeAt: row.made_at.toISOString(),
  retiredAt: row.retired_at?.toISOString() ?? null,
  signatures: row.signatures,
});
