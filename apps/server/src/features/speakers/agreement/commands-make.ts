import { createHash } from 'node:crypto';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import { sendToSpeaker, type LetterSurroundings } from '../invitation/commands-letter.ts';
import { conferenceOfLetter, expertsBy, letterTasks } from '../invitation/queries.ts';
import { letterTexts } from '../invitation/writer-letter.ts';
import { acceptedTasks, agreementsOf, type TemplateRow } from './queries.ts';
import { documentPdf, documentText } from './writer-document.ts';

export const DOCUMENT = 'speaker_agreement';
export const FEE = 'speaker_agreement_fee';
export const sha256Text = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

interface Making {
  conferenceId: number;
  expertId: number;
  template: TemplateRow;
  /** Fen. */
  fee: number;
}

interface Stores {
  files: FileStore;
  sealing: Sealing;
}

/** Freezes a document for a person. Null: the person already has one of this template to sign, or has signed it. */
export async function makeAgreement(
  transaction: DatabaseTransaction,
  { conferenceId, expertId, template, fee }: Making,
  { files, sealing, now }: Stores & { now: Date },
): Promise<number | null> {
  const [expert] = await expertsBy(transaction, [expertId]);
  const conference = await conferenceOfLetter(transaction, conferenceId);
  if (!expert || expert.conference_id !== conferenceId || !conference) return null;
  await transaction.selectFrom('expert').select('id').where('id', '=', expertId).forUpdate().execute();
  const known = await agreementsOf(transaction, [expertId]);
  if (known.some((one) => one.template_id === template.id && one.state !== 'withdrawn')) return null;
  const tasks = await letterTasks(transaction, await acceptedTasks(transaction, expertId));
  const parts = documentText({
    title: template.title,
    body: template.body,
    name: expert.name,
    affiliation: expert.affiliation,
    conference: conference.title,
    tasks: letterTexts(expert, { kind: 'invited', conference, tasks, answerBy: null }).tasks,
    fee,
    signBy: template.sign_by,
    zone: conference.zone,
    now,
  });
  const { pdf, pages } = await documentPdf(parts);
  const { id } = await transaction
    .insertInto('speaker_agreement')
    .values({
      conference_id: conferenceId,
      expert_id: expertId,
      template_id: template.id,
      number: template.number,
      title: JSON.stringify(template.title),
      sealed_fee: Buffer.alloc(0),
      document_key: '',
      document_sha256: sha256Text(pdf),
      document_bytes: pdf.length,
      text_sha256: sha256Text(parts.map(({ title, body }) => `${title}\n${body}`).join('\n\n')),
      pages,
      made_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Both are bound to the row, so they are encrypted when its number is known.
  const stored = await files.put(sealing.sealBytes(DOCUMENT, id, pdf), 'bin');
  await transaction
    .updateTable('speaker_agreement')
    .set({ document_key: stored.key, sealed_fee: sealing.seal(FEE, id, String(fee)) })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Writes to the person that a document waits; false: no way to reach them. */
export async function writeAgreement(
  transaction: DatabaseTransaction,
  { conferenceId, expertId, template }: Omit<Making, 'fee'>,
  around: LetterSurroundings,
): Promise<boolean> {
  const [expert] = await expertsBy(transaction, [expertId]);
  const conference = await conferenceOfLetter(transaction, conferenceId);
  if (!expert || !conference) return false;
  const variables = { name: expert.name, conference: conference.title, title: template.title };
  return sendToSpeaker(transaction, expert, { conferenceId, template: 'speaker_agreement', variables }, around);
}

interface Withdrawal {
  conferenceId: number;
  id: number;
  seen: number;
  words: string;
}

type Withdrawn = { ok: true; version: number } | { ok: false; reason: 'changed_meanwhile' | 'agreement_gone' };

/** Withdraws a document and tells the person why. */
export const withdrawAgreement = (
  db: Database,
  withdrawal: Withdrawal,
  around: LetterSurroundings,
): Promise<Withdrawn> => inTransaction(db, (transaction) => withdrawLocked(transaction, withdrawal, around));

async function withdrawLocked(
  transaction: DatabaseTransaction,
  { conferenceId, id, seen, words }: Withdrawal,
  around: LetterSurroundings,
): Promise<Withdrawn> {
  const row = await transaction
    .selectFrom('speaker_agreement')
    .select(['version', 'state', 'expert_id', 'title'])
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.state === 'withdrawn') return { ok: false, reason: 'agreement_gone' };
  if (row.version !== seen) return { ok: false, reason: 'changed_meanwhile' };
  const version = row.version + 1;
  await transaction
    .updateTable('speaker_agreement')
    .set({ state: 'withdrawn', withdrawn_at: around.now, words, version })
    .where('id', '=', id)
    .execute();
  const [expert] = await expertsBy(transaction, [row.expert_id]);
  const conference = await conferenceOfLetter(transaction, conferenceId);
  if (expert && conference) {
    const variables = { name: expert.name, conference: conference.title, title: row.title, words };
    const template = 'speaker_agreement_withdrawn';
    await sendToSpeaker(transaction, expert, { conferenceId, template, variables }, around);
  }
  return { ok: true, version };
}

/** The fee of a document in fen. */
export const feeOf = (sealing: Sealing, { id, sealed_fee: sealed }: { id: number; sealed_fee: Buffer }): number =>
  Number(sealing.open(FEE, id, sealed) ?? '0');

/** Notes that the person has the document on a phone. */
export const noteOpenedAgreement = (db: Database, id: number, now: Date) =>
  db
    .updateTable('speaker_agreement')
    .set({ opened_at: now })
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .execute();
