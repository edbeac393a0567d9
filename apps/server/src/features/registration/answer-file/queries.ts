import { fileOf } from '@meetingapp/domain/registration/kinds/file.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

export const fileByReference = (db: Database, reference: string) =>
  db.selectFrom('answer_file').selectAll().where('reference', '=', reference).executeTakeFirst();

/** Files of an account for a conference that were uploaded after a time. */
export async function countFiles(
  db: Database,
  { accountId, conferenceId, since }: { accountId: number; conferenceId: number; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('answer_file')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('conference_id', '=', conferenceId)
    .where('uploaded_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** True for a conference with a set-up, published or not: its form may be tried by its staff. */
export async function isConference(db: Database, conferenceId: number): Promise<boolean> {
  const row = await db.selectFrom('conference').select('id').where('id', '=', conferenceId).executeTakeFirst();
  return row !== undefined;
}

/** Whether an answer of this conference holds the file: `answer_file` is in scope as `file`. */
export const isHeld = sql<boolean>`(
  exists (select from registration as one where one.conference_id = file.conference_id
    and position(file.reference in one.answers::text) > 0)
  or exists (select from activity_entry as one join registration on registration.id = one.registration_id
    where registration.conference_id = file.conference_id and position(file.reference in one.answers::text) > 0)
  or exists (select from checkin_answer as one join registration on registration.id = one.registration_id
    where registration.conference_id = file.conference_id and position(file.reference in one.answers::text) > 0)
  or exists (select from form_answer as one where one.conference_id = file.conference_id
    and position(file.reference in one.answers::text) > 0)
)`;

/** A file that an answer of this conference holds; what was taken out of the answers is nobody's any more. */
export async function heldFile(db: Database, conferenceId: number, reference: string): Promise<boolean> {
  const { rows } = await sql`
    select from answer_file as file
    where reference = ${reference} and conference_id = ${conferenceId} and ${isHeld}
  `.execute(db);
  return rows.length > 0;
}

interface Answered {
  fields: readonly { code: string; kind: string }[];
  answers: Readonly<Record<string, string>>;
  /** Answers that the same person has already given: what they hold may stay. Asked for only when there are files. */
  before?: () => Promise<Readonly<Record<string, string>>>;
  conferenceId: number;
  /** Who answers; null: staff, who upload nothing. */
  accountId: number | null;
}

/** Faults of answers that are files which are gone, of somebody else, of another conference, or of another name. */
export async function fileFaults(
  db: Database,
  { fields, answers, before, conferenceId, accountId }: Answered,
): Promise<{ field: string; reason: 'file_gone' }[]> {
  const given = fields.flatMap(({ code, kind }) => {
    const value = answers[code] ?? '';
    return kind === 'FILE' && value !== '' ? [{ code, value, file: fileOf(value) }] : [];
  });
  if (given.length === 0) return [];
  const kept = (await before?.()) ?? {};
  const own =
    accountId === null
      ? []
      : await db
          .selectFrom('answer_file')
          .select(['reference', 'name'])
          .where('conference_id', '=', conferenceId)
          .where('account_id', '=', accountId)
          .where(
            'reference',
            'in',
            given.map(({ file }) => file?.reference ?? ''),
          )
          .execute();
  return given
    .filter(({ code, value }) => value !== kept[code])
    .filter(({ file }) => !own.some(({ reference, name }) => reference === file?.reference && name === file.name))
    .map(({ code }) => ({ field: code, reason: 'file_gone' }));
}

/** The answers of a registration of this account; empty when there is none. */
export async function answersGiven(
  db: Database,
  regId: number | null,
  accountId: number,
): Promise<Readonly<Record<string, string>>> {
  if (regId === null) return {};
  const row = await db
    .selectFrom('registration')
    .select('answers')
    .where('id', '=', regId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.answers ?? {};
}
