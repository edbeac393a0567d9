import { asText } from '@meetingapp/domain/certificates/open-badge.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { CertificateRow } from '../certificate/queries.ts';
import { keyNumbered } from '../credential/commands-keys.ts';
import { signedStatusList } from '../credential/commands-list.ts';
import { readToken, signedUnder } from '../credential/reader.ts';
import { issuerDid, multikeyId } from '../credential/writer-issuer.ts';
import { withProof } from '../credential/writer-proof.ts';
import { verified } from './queries.ts';

/**
 * What verifies a certificate when this server is gone: the credential as a token, the issuer's document with its keys and the
 * document's fingerprint, and the list of revocations as of now.
 */
export async function travellingCredential(db: Database, row: CertificateRow, now: Date): Promise<object> {
  const { document, fingerprint } = await verified(db, row);
  const publicUrl = signedUnder(row.credential);
  const statusList = await signedStatusList(db, { conferenceId: row.conference_id, publicUrl, now });
  return { credential: row.credential, didDocument: document, fingerprint, statusList };
}

/**
 * The same credential with a proof of Data Integrity by the same key. Null when the token and the certificate differ: only what was signed
 * when it was issued is signed again.
 */
export async function provenCredential(db: Database, row: CertificateRow): Promise<object | null> {
  const { signed, unchanged } = await verified(db, row);
  const payload = readToken(row.credential, () => undefined)?.payload;
  if (!signed || !unchanged || !payload) return null;
  const key = await keyNumbered(db, row.society_id, row.key_number);
  const method = multikeyId(issuerDid(signedUnder(row.credential), row.society_id), key.publicKey);
  return withProof(payload, { method, created: asText(payload.validFrom), privateKey: key.privateKey });
}
