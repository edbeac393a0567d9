import { eraseNamedAnswers } from './commands-surveys.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import { revokeDevices } from '../../db/sessions/known-devices.ts';
import { endSessionsOf } from '../../db/sessions/sessions.ts';
import { inTransaction, type DatabaseTransaction } from '../../db/connection/transaction.ts';
import type { SheetKind } from '../../jobs/import-kind.ts';
import { addJob } from '../../jobs/queue.ts';
import { obstacleOf } from './access.ts';
import { removeAnswerFiles, removeAnswerFilesOf } from './erasure/commands-answer-files.ts';
import { blankCertificates } from './commands-certificates.ts';
import { blankCodes, blankCodesOfPerson } from './erasure/commands-codes.ts';
import { blankComments } from './commands-comments.ts';
import { removeGroupAnswers } from './erasure/commands-form-answers.ts';
import { removeIntroductions } from './commands-introductions.ts';
import { blankExhibition } from './commands-exhibition.ts';
import { blankPapers } from './commands-papers.ts';
import {
  accountFiles,
  accountsToClose,
  addressesOf,
  allRegistrationsOf,
  dueForBlanking,
  filesOf,
  membershipsOf,
  papersOf,
} from './queries.ts';

const BATCH = 200;

/**
 * Removes personal data from registrations. Orders, lines, payments and the ledger stay unchanged; an invoice keeps the name and
 * numbers that tax law requires and loses phone and e-mail. A job deletes the file contents afterwards.
 */
export async function blankRegistrations(transaction: DatabaseTransaction, ids: number[], files: string[]) {
  if (ids.length > 0) await blankRows(transaction, ids);
  await removeFiles(transaction, files);
}

async function blankRows(transaction: DatabaseTransaction, ids: number[]): Promise<void> {
  await transaction.deleteFrom('fee_proof').where('registration_id', 'in', ids).execute();
  // A frozen draw keeps number and mark, which say nothing about the person without the salt that they hold.
  await transaction
    .updateTable('lottery_entrant')
    .set({ registration_id: null, name: '', affiliation: '' })
    .where('registration_id', 'in', ids)
    .execute();
  await transaction.updateTable('activity_entry').set({ answers: '{}' }).where('registration_id', 'in', ids).execute();
  await transaction.deleteFrom('checkin_answer').where('registration_id', 'in', ids).execute();
  await transaction.deleteFrom('guest_entry').where('registration_id', 'in', ids).execute();
  await blankCodes(transaction, ids);
  await removeAnswerFiles(transaction, ids);
  await transaction
    .updateTable('registration')
    .set({
      name: '',
      answers: '{}',
      // Unique, and matches nobody; the former card and entry code no longer work.
      person_key: sql`'erased:' || id`,
      card_id: sql`replace(gen_random_uuid()::text, '-', '')`,
      entry_code: sql`replace(gen_random_uuid()::text, '-', '')`,
    })
    .where('id', 'in', ids)
    .execute();
  await transaction.updateTable('hotel_booking').set({ mate: '' }).where('registration_id', 'in', ids).execute();
  await transaction
    .deleteFrom('room_refusal')
    .where((where) => where.or([where('registration_id', 'in', ids), where('refused_id', 'in', ids)]))
    .execute();
  await transaction
    .deleteFrom('room_link')
    .where((where) => where.or([where('registration_id', 'in', ids), where('guest_id', 'in', ids)]))
    .execute();
  await transaction.updateTable('invoice').set({ phone: '', email: '' }).where('registration_id', 'in', ids).execute();
  await redactLog(transaction, ids);
}

/** Blanks registrations whose conference's retention period is over, in batches. */
export async function blankDue(db: Database, today: string): Promise<void> {
  for (let ids = await dueForBlanking(db, today, BATCH); ids.length > 0; ids = await dueForBlanking(db, today, BATCH)) {
    const due = ids;
    await inTransaction(db, async (transaction) =>
      blankRegistrations(transaction, due, await filesOf(transaction, due)),
    );
  }
}

interface Erasure {
  accountId: number;
  ids: number[];
  papers: number[];
  /** True when another society also has data of the person. */
  elsewhere: boolean;
  now: Date;
}

/** Erases everything of a person at one society. When another society also has data, the log-in stays. */
export async function eraseAccount(
  transaction: DatabaseTransaction,
  { accountId, ids, papers, elsewhere, now }: Erasure,
): Promise<void> {
  const addresses = await addressesOf(transaction, accountId, ids);
  await removeImportedRows(transaction, 'registration', ids);
  await removeImportedRows(transaction, 'hotel.numbers', ids);
  const files = elsewhere ? await filesOf(transaction, ids) : await accountFiles(transaction, accountId);
  await blankCodesOfPerson(transaction, { ids, addresses, elsewhere });
  await removeMemberships(transaction, await membershipsOf(transaction, accountId, ids));
  await blankRegistrations(transaction, ids, files);
  await blankPapers(transaction, accountId, papers);
  await removeExamAnswers(transaction, accountId, { ids, elsewhere });
  await eraseNamedAnswers(transaction, { accountId, ids, elsewhere });
  await blankCertificates(transaction, { accountId, ids, elsewhere });
  await blankComments(transaction, { accountId, ids, elsewhere });
  await removeIntroductions(transaction, { accountId, ids, elsewhere });
  await removeGroupAnswers(transaction, { accountId, ids, elsewhere });
  await blankExhibition(transaction, { accountId, ids, elsewhere, addresses, now });
  if (ids.length > 0) await transaction.deleteFrom('notification').where('registration_id', 'in', ids).execute();
  if (elsewhere) return;
  await removeAnswerFilesOf(transaction, accountId);
  await transaction.deleteFrom('notification').where('account_id', '=', accountId).execute();
  // Evidence stays, without a name: the authority may ask what a credit was granted for.
  await transaction.deleteFrom('credit_review').where('account_id', '=', accountId).execute();
  await transaction.deleteFrom('channel_preference').where('account_id', '=', accountId).execute();
  await transaction.deleteFrom('quiet_hours').where('account_id', '=', accountId).execute();
  await transaction.deleteFrom('mail_digest').where('account_id', '=', accountId).execute();
  await transaction.deleteFrom('room_link').where('account_id', '=', accountId).execute();
  await transaction.deleteFrom('lottery_opt_out').where('account_id', '=', accountId).execute();
  // The programme and the answer stay; what the person wrote with it and their links go.
  await sql`update speaker_invitation set words = '', suggestion = ''
    where expert_id in (select id from expert where account_id = ${accountId})`.execute(transaction);
  const experts = await transaction.selectFrom('expert').select('id').where('account_id', '=', accountId).execute();
  await removeImportedRows(
    transaction,
    'speakers.agency',
    experts.map(({ id }) => id),
  );
  for (const table of [
    'speaker_document',
    'speaker_leg',
    'speaker_stay',
    'speaker_correction',
    'speaker_statement',
    'speaker_bank',
  ])
    await sql`delete from ${sql.table(table)} where expert_id in (select id from expert where account_id = ${accountId})`.execute(
      transaction,
    );
  // What was paid stays, without its words, as bills do; the rest and the account go.
  await sql`delete from speaker_receipt where state in ('sent', 'refused')
    and expert_id in (select id from expert where account_id = ${accountId})`.execute(transaction);
  await sql`update speaker_receipt set words = ''
    where expert_id in (select id from expert where account_id = ${accountId})`.execute(transaction);
  // A signed agreement is a contract and stays with its fee, as bills do; documents that nobody signed go.
  await sql`delete from speaker_agreement where state <> 'signed'
    and expert_id in (select id from expert where account_id = ${accountId})
    and not exists (select from speaker_signature where agreement_id = speaker_agreement.id)`.execute(transaction);
  await sql`delete from speaker_link where expert_id in (select id from expert where account_id = ${accountId})`.execute(
    transaction,
  );
  if (addresses.length > 0) {
    // Pending messages are deleted; sent ones stay on record without the recipient.
    await transaction
      .deleteFrom('message')
      .where('recipient', 'in', addresses)
      .where('state', '=', 'waiting')
      .execute();
    await transaction
      .updateTable('message')
      .set({ recipient: '', variables: '{}' })
      .where('recipient', 'in', addresses)
      .execute();
    await transaction
      .updateTable('sandbox_message')
      .set({ recipient: '', subject: '', body: '' })
      .where('recipient', 'in', addresses)
      .execute();
    await transaction.deleteFrom('early_report').where('recipient', 'in', addresses).execute();
    await transaction.deleteFrom('bounced_address').where('address', 'in', addresses).execute();
    await transaction.deleteFrom('one_time_code').where('address', 'in', addresses).execute();
  }
  await endSessionsOf(transaction, accountId, now);
  await revokeDevices(transaction, { accountId });
  await transaction.updateTable('access_token').set({ device: '' }).where('account_id', '=', accountId).execute();
  await transaction.deleteFrom('identity').where('account_id', '=', accountId).execute();
  await transaction.deleteFrom('member_sign_on').where('account_id', '=', accountId).execute();
  await transaction
    .updateTable('account')
    .set({ name: '', avatar: '', introduction: '', password_hash: null, language: null })
    .where('id', '=', accountId)
    .execute();
}

/**
 * Deletes what a person answered in exams, and attempts that still run. Results of finished attempts stay, because credits rest on
 * them; they no longer lead to a name.
 */
async function removeExamAnswers(
  transaction: DatabaseTransaction,
  accountId: number,
  { ids, elsewhere }: { ids: number[]; elsewhere: boolean },
): Promise<void> {
  const own = sql`select attempt.id from exam_attempt as attempt join exam on exam.id = attempt.exam_id
    where attempt.account_id = ${accountId} and (not ${elsewhere}::boolean or exam.conference_id in
      (select conference_id from registration where id = any(${ids}::bigint[])))`;
  await sql`delete from exam_answer where attempt_id in (${own})`.execute(transaction);
  await sql`delete from exam_attempt where state = 'running' and id in (${own})`.execute(transaction);
}

/** Erases closed accounts whose grace period is over; one that still has a place or an open order is retried another night. */
export async function eraseDue(db: Database, now: Date): Promise<void> {
  for (const accountId of await accountsToClose(db, now)) {
    await inTransaction(db, async (transaction) => {
      const { own, ids } = await allRegistrationsOf(transaction, accountId);
      if (await obstacleOf(transaction, { own, ids }, now)) return;
      const papers = await papersOf(transaction, accountId, null);
      await eraseAccount(transaction, { accountId, ids, papers, elsewhere: false, now });
      await transaction.updateTable('account').set({ closes_at: null }).where('id', '=', accountId).execute();
    });
  }
}

async function removeFiles(transaction: DatabaseTransaction, files: string[]): Promise<void> {
  if (files.length === 0) return;
  await transaction.deleteFrom('stored_file').where('id', 'in', files).execute();
  await addJob(transaction, 'privacy.files', { keys: files });
}

/** Removes the rows of imported lists about these entries. */
async function removeImportedRows(transaction: DatabaseTransaction, kind: SheetKind, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from sheet_import_row as line using sheet_import as import
    where import.id = line.import_id and import.kind = ${kind} and ((line.done ->> 'id')::bigint = any(${ids}::bigint[])
      or exists (select from unnest(line.keys) as key where split_part(key, '@', 1) = any(${ids.map((id) => `#${id}`)}::text[])))`.execute(
    transaction,
  );
}

/** Removes the person from the society's member lists, and from the audit log's entries about them. */
async function removeMemberships(transaction: DatabaseTransaction, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await removeImportedRows(transaction, 'members', ids);
  await transaction.deleteFrom('member_list_entry').where('id', 'in', ids).execute();
  await sql`select set_config('meetingapp.erasure', 'on', true)`.execute(transaction);
  await sql`update audit_change set before = without_personal(before), after = without_personal(after)
    where subject = 'member_list_entry' and subject_id = any(${ids.map(String)}::text[])`.execute(transaction);
  await sql`select set_config('meetingapp.erasure', '', true)`.execute(transaction);
}

/** Blanks personal values in the audit log's entries about these rows, including this erasure. */
async function redactLog(transaction: DatabaseTransaction, ids: number[]): Promise<void> {
  await sql`select set_config('meetingapp.erasure', 'on', true)`.execute(transaction);
  await sql`
    update audit_change set before = without_personal(before), after = without_personal(after)
    where (subject = 'registration' and subject_id = any(${ids.map(String)}::text[]))
      or (subject = 'invoice' and subject_id in (select id::text from invoice where registration_id = any(${ids}::bigint[])))
      or (subject = 'hotel_booking'
        and subject_id in (select id::text from hotel_booking where registration_id = any(${ids}::bigint[])))`.execute(
    transaction,
  );
  await sql`select set_config('meetingapp.erasure', '', true)`.execute(transaction);
}

export const saveRetention = (db: Database, cid: number, days: number | null) =>
  db.updateTable('conference').set({ retention_days: days }).where('id', '=', cid).execute();
