import { maskAddress, type Address } from '@meetingapp/domain/accounts/address.ts';
import { chainBeginning, chainText, type Strokes } from '@meetingapp/domain/speakers/agreement.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import { signPdf } from '../../../text/signed-pdf/sign.ts';
import { sendToSpeaker, type LetterSurroundings } from '../invitation/commands-letter.ts';
import { conferenceOfLetter, expertsBy, type SpeakerRow } from '../invitation/queries.ts';
import { documentKey } from '../document-key/commands.ts';
import { DOCUMENT, sha256Text } from './commands-make.ts';
import { agreementIn, type AgreementRow } from './queries.ts';
import { openDocument } from './reader.ts';
import { signaturePage } from './writer-signature.ts';

export const SIGNED = 'speaker_signature';
const STROKES = 'speaker_signature_strokes';
const DAY_MS = 86_400_000;

/** End of the time to sign: the template's, else a day after the conference's last day, in every zone. */
export const signUntil = ({ sign_by: by, ends_on: endsOn }: Pick<AgreementRow, 'sign_by' | 'ends_on'>): Date =>
  by ?? new Date(Date.parse(`${String(endsOn).slice(0, 10)}T00:00:00Z`) + 2 * DAY_MS);

interface Signing {
  conferenceId: number;
  expertId: number;
  agreementId: number;
  seenSha256: string;
  way: 'drawn' | 'typed';
  strokes: Strokes;
  typedName: string;
  /** Of a typed signature: where the code went, and the code that was right. */
  code: { to: Address; value: string } | null;
  /** Null: by a personal link. */
  accountId: number | null;
}

interface Around extends LetterSurroundings {
  files: FileStore;
  sealing: Sealing;
}

type Signed =
  | { ok: true; sha256: string; number: number }
  | {
      ok: false;
      reason: 'agreement_gone' | 'agreement_late' | 'agreement_signed' | 'agreement_changed' | 'document_key_expired';
    };

/**
 * Signs a document: the PDF with the signature's page and the society's seal, the next link of the chain, and a copy for the person.
 * Signatures of a conference follow one after the other, because each names the one before.
 */
export const signAgreement = (db: Database, signing: Signing, around: Around): Promise<Signed> =>
  inTransaction(db, async (transaction): Promise<Signed> => {
    const { conferenceId, expertId, agreementId } = signing;
    await sql`select pg_advisory_xact_lock(hashtextextended(${`signatures:${conferenceId}`}, 0))`.execute(transaction);
    await transaction.selectFrom('speaker_agreement').select('id').where('id', '=', agreementId).forUpdate().execute();
    const row = await agreementIn(transaction, conferenceId, agreementId);
    const [expert] = await expertsBy(transaction, [expertId]);
    if (row?.expert_id !== expertId || row.state === 'withdrawn' || !expert) return refused('agreement_gone');
    if (row.state === 'signed') return refused('agreement_signed');
    if (row.document_sha256 !== signing.seenSha256) return refused('agreement_changed');
    if (signUntil(row) <= around.now) return refused('agreement_late');
    return keepSignature(transaction, { row, expert, signing }, around);
  });

interface Kept {
  row: AgreementRow;
  expert: SpeakerRow;
  signing: Signing;
}

async function keepSignature(
  transaction: DatabaseTransaction,
  { row, expert, signing }: Kept,
  around: Around,
): Promise<Signed> {
  const { conferenceId, way, strokes, accountId, code } = signing;
  const { files, sealing, now } = around;
  const last = await transaction
    .selectFrom('speaker_signature')
    .select(['number', 'hash'])
    .where('conference_id', '=', conferenceId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const document = await openDocument(files, sealing, { field: DOCUMENT, id: row.id, key: row.document_key });
  if (!document || sha256Text(document) !== row.document_sha256) return refused('agreement_changed');
  const number = (last?.number ?? 0) + 1;
  const previous = last?.hash ?? chainBeginning;
  const codeTo = code ? maskAddress(code.to) : '';
  const codeProof = code ? sha256Text(`${code.to.value}:${code.value}:${row.id}:${now.toISOString()}`) : '';
  const name = way === 'typed' ? signing.typedName : expert.name.zh || expert.name.en;
  const page = await signaturePage({
    title: row.title,
    person: expert.name,
    way,
    strokes,
    typedName: signing.typedName,
    zone: row.zone,
    signedAt: now,
    accountId,
    codeTo,
    codeProof,
    documentSha256: row.document_sha256,
    documentBytes: row.document_bytes,
    textSha256: row.text_sha256,
    number,
    previous,
  });
  const identity = await documentKey(transaction, { conferenceId, sealing, now });
  if (!identity.ok) return refused(identity.reason);
  const signed = signPdf({ document, page, identity: identity.key, name: identity.key.name, now });
  const signedSha256 = sha256Text(signed);
  const hash = sha256Text(
    chainText({
      conferenceId,
      number,
      previous,
      agreementId: row.id,
      signedAt: now.toISOString(),
      way,
      name,
      codeProof,
      documentSha256: row.document_sha256,
      textSha256: row.text_sha256,
      signedSha256,
    }),
  );
  const stored = await files.put(sealing.sealBytes(SIGNED, row.id, signed), 'bin');
  await transaction
    .insertInto('speaker_signature')
    .values({
      agreement_id: row.id,
      conference_id: conferenceId,
      number,
      previous,
      hash,
      signed_at: now,
      way,
      name,
      account_id: accountId,
      code_to: codeTo,
      code_proof: codeProof,
      sealed_strokes: way === 'drawn' ? sealing.seal(STROKES, row.id, JSON.stringify(strokes)) : null,
      signed_key: stored.key,
      signed_sha256: signedSha256,
      signed_bytes: signed.length,
      key_id: identity.key.id,
    })
    .execute();
  await transaction
    .updateTable('speaker_agreement')
    .set({ state: 'signed', version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
  const conference = await conferenceOfLetter(transaction, conferenceId);
  const variables = {
    name: expert.name,
    conference: conference?.title ?? { zh: '', en: '' },
    title: row.title,
    sha256: signedSha256,
  };
  await sendToSpeaker(transaction, expert, { conferenceId, template: 'speaker_agreement_signed', variables }, around);
  return { ok: true, sha256: signedSha256, number };
}
