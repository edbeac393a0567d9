import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { chainBeginning, chainText } from '@meetingapp/domain/speakers/agreement.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import { readSignature } from '../../../text/signed-pdf/sign.ts';
import type { SignatureRow } from './queries.ts';

/** A PDF that is encrypted in the file store; null: it is gone, or was changed there. */
export async function openDocument(
  files: FileStore,
  sealing: Sealing,
  { field, id, key }: { field: string; id: number; key: string },
): Promise<Buffer | null> {
  const found = await files.read(key);
  return found.ok ? sealing.openBytes(field, id, await buffer(found.stream)) : null;
}

/** What a signature is the hash of, as its row says. */
const linkHash = (row: SignatureRow): string =>
  createHash('sha256')
    .update(
      chainText({
        conferenceId: row.conference_id,
        number: row.number,
        previous: row.previous,
        agreementId: row.agreement_id,
        signedAt: row.signed_at.toISOString(),
        way: row.way,
        name: row.name,
        codeProof: row.code_proof,
        documentSha256: row.document_sha256,
        textSha256: row.text_sha256,
        signedSha256: row.signed_sha256,
      }),
    )
    .digest('hex');

/** Number of the first signature that does not follow from the one before: changed, missing or out of order; null: none. */
export function brokenAt(rows: readonly SignatureRow[]): number | null {
  let previous = chainBeginning;
  for (const [at, row] of rows.entries()) {
    if (row.number !== at + 1 || row.previous !== previous || linkHash(row) !== row.hash) return at + 1;
    previous = row.hash;
  }
  return null;
}

/** What was signed is as it was: its bytes have the hash of its row, and the signature in it fits. */
export const isUnchanged = (signed: Buffer | null, { signed_sha256: sha256 }: SignatureRow): boolean =>
  signed !== null &&
  createHash('sha256').update(signed).digest('hex') === sha256 &&
  readSignature(signed)?.fits === true;
