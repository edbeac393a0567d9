import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { addJob } from '../../../jobs/queue.ts';

/** Removes uploaded files that answers of these registrations hold, and uploads of their accounts that no other registration holds. */
export async function removeAnswerFiles(transaction: DatabaseTransaction, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ file_key: string }>`
    delete from answer_file as file
    where exists (select from registration as mine where mine.id = any(${ids}::bigint[])
        and mine.conference_id = file.conference_id and mine.account_id = file.account_id)
      and not exists (select from registration as other where other.conference_id = file.conference_id
        and other.id <> all(${ids}::bigint[])
        and (position(file.reference in other.answers::text) > 0
          or exists (select from activity_entry where registration_id = other.id
            and position(file.reference in activity_entry.answers::text) > 0)
          or exists (select from checkin_answer where registration_id = other.id
            and position(file.reference in checkin_answer.answers::text) > 0)))
      and not exists (select from form_answer as given where given.conference_id = file.conference_id
        and position(file.reference in given.answers::text) > 0)
    returning file_key
  `.execute(transaction);
  await forget(transaction, rows);
}

/** Removes all files that an account uploaded as answers, except those of an exhibitor. */
export async function removeAnswerFilesOf(transaction: DatabaseTransaction, accountId: number): Promise<void> {
  const { rows } = await sql<{ file_key: string }>`
    delete from answer_file as file
    where account_id = ${accountId}
      and not exists (select from form_answer as given where given.conference_id = file.conference_id
        and exhibitor_id is not null and position(file.reference in given.answers::text) > 0)
    returning file_key
  `.execute(transaction);
  await forget(transaction, rows);
}

async function forget(transaction: DatabaseTransaction, rows: readonly { file_key: string }[]): Promise<void> {
  const keys = rows.map(({ file_key }) => file_key);
  if (keys.length > 0) await addJob(transaction, 'privacy.files', { keys });
}
