import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../db/connection/transaction.ts';
import { addJob } from '../../jobs/queue.ts';
import { fileKey } from '@meetingapp/domain/files/stored-address.ts';

/**
 * Erases a person from papers. Accepted papers that were shown keep their authors' names, as in a printed volume, without contact
 * details. Papers that only staff saw are deleted with their files. Poster questions stay without a name; votes and likes are deleted.
 */
export async function blankPapers(
  transaction: DatabaseTransaction,
  accountId: number,
  papers: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from paper where id = any(${papers}::bigint[])
      and not (state in ('decided', 'confirmed') and told_at is not null and decision <> 'not_accepted')`.execute(
    transaction,
  );
  const unseen = rows.map(({ id }) => id);
  const { rows: files } = await sql<{ address: string }>`
    select address from paper_file where paper_id = any(${unseen}::bigint[])
      or (paper_id = any(${papers}::bigint[]) and kind = 'manuscript')`.execute(transaction);
  await sql`delete from paper_file where paper_id = any(${papers}::bigint[]) and kind = 'manuscript'`.execute(
    transaction,
  );
  if (unseen.length > 0) await transaction.deleteFrom('paper').where('id', 'in', unseen).execute();
  await sql`update paper set contact_name = '', contact_phone = '', contact_email = '', account_id = null
    where id = any(${papers}::bigint[])`.execute(transaction);
  await sql`update paper_author set email = '' where paper_id = any(${papers}::bigint[])`.execute(transaction);
  const { rows: asked } = await sql<{ id: number }>`
    update poster_question set asked_by = '', account_id = null where account_id = ${accountId} returning id`.execute(
    transaction,
  );
  await transaction.deleteFrom('poster_vote').where('account_id', '=', accountId).execute();
  await transaction.deleteFrom('poster_like').where('account_id', '=', accountId).execute();
  await sql`select set_config('meetingapp.erasure', 'on', true)`.execute(transaction);
  await sql`update audit_change set before = without_personal(before), after = without_personal(after)
    where (subject = 'paper' and subject_id = any(${papers.map(String)}::text[]))
      or (subject = 'poster_question' and subject_id = any(${asked.map(({ id }) => String(id))}::text[]))`.execute(
    transaction,
  );
  await sql`select set_config('meetingapp.erasure', '', true)`.execute(transaction);
  const keys = files.flatMap(({ address }) => fileKey(address) ?? []);
  if (keys.length > 0) await addJob(transaction, 'privacy.files', { keys });
}

/** Blanks the contact details of authors whose conference's retention period is over. */
export const blankContactsDue = (db: Database, today: string) =>
  sql`update paper set contact_name = '', contact_phone = '', contact_email = '' from conference
    where conference.id = paper.conference_id and conference.retention_days is not null
      and conference.ends_on + conference.retention_days < ${today}::date
      and (contact_name <> '' or contact_phone <> '' or contact_email <> '')`.execute(db);
