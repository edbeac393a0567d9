import { isDeepStrictEqual } from 'node:util';
import { verifyAddress } from '@meetingapp/contract/certificates/verification.ts';
import type { Database } from '../../../db/connection/database.ts';
import { findById, type CertificateRow } from '../certificate/queries.ts';
import { publicKeysOf } from '../credential/queries.ts';
import { readToken, signedUnder } from '../credential/reader.ts';
import { didDocument, fingerprintOf, issuerDid, keyId } from '../credential/writer-issuer.ts';
import { credentialOf } from '../credential/writer.ts';

/** What verification found out about a certificate. */
export interface Verified {
  row: CertificateRow;
  signed: boolean;
  unchanged: boolean;
  /** Name of the key that signed it. */
  key: string;
  fingerprint: string;
  document: object;
  successor: CertificateRow | null;
}

/** Verifies signature and content of a certificate: what the paper shows must be what was signed. */
export async function verified(db: Database, row: CertificateRow): Promise<Verified> {
  const publicUrl = signedUnder(row.credential);
  const did = issuerDid(publicUrl, row.society_id);
  const keys = await publicKeysOf(db, row.society_id);
  const token = readToken(row.credential, (id) => keys.find(({ number }) => keyId(did, number) === id)?.public_key);
  const expected = credentialOf({
    conferenceId: row.conference_id,
    publicUrl,
    did,
    address: verifyAddress(publicUrl, row.verify_code),
    number: row.number,
    running: row.running,
    title: row.title,
    facts: row.facts,
    issuedAt: row.issued_at,
  });
  const document = didDocument(
    did,
    keys.filter(({ number }) => number <= row.key_number),
  );
  return {
    row,
    signed: token?.signed ?? false,
    unchanged: token !== null && isDeepStrictEqual(token.payload, JSON.parse(JSON.stringify(expected))),
    key: token?.keyId ?? '',
    fingerprint: fingerprintOf(document),
    document,
    successor: row.successor_id === null ? null : ((await findById(db, row.successor_id)) ?? null),
  };
}
