import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../db/connection/transaction.ts';

interface Erased {
  accountId: number;
  /** Their registrations at the society. */
  ids: readonly number[];
  /** True when another society also has data of the person: then only conferences of these registrations count. */
  elsewhere: boolean;
}

/** Erases what a person wrote in comments: texts, names and pictures are blanked, so that replies of others keep their place. */
export async function blankComments(
  transaction: DatabaseTransaction,
  { accountId, ids, elsewhere }: Erased,
): Promise<void> {
  const within = sql`(not ${elsewhere}::boolean or conference_id in
    (select conference_id from registration where id = any(${ids}::bigint[])))`;
  await sql`update comment_reply as reply set account_id = null, name = '', body = '', pictures = '[]', state = 'removed',
      hold_reason = null from comment
    where comment.id = comment_id and reply.account_id = ${accountId} and ${within}`.execute(transaction);
  for (const table of ['comment_review', 'comment_like', 'comment_report'])
    await sql`delete from ${sql.table(table)} as own using comment
      where comment.id = own.comment_id and own.account_id = ${accountId} and ${within}`.execute(transaction);
  await sql`update comment set account_id = null, name = '', affiliation = '', body = '', pictures = '[]', state = 'removed',
      hold_reason = null
    where account_id = ${accountId} and ${within}`.execute(transaction);
}

/** Removes the names of writers whose conference's retention period is over. */
export async function blankWritersDue(db: Database, today: string): Promise<void> {
  const due = sql`conference.retention_days is not null and conference.ends_on + conference.retention_days < ${today}::date`;
  await sql`update comment set name = '', affiliation = '' from conference
    where conference.id = conference_id and ${due} and (name <> '' or affiliation <> '')`.execute(db);
  await sql`update comment_reply as reply set name = '' from comment join conference on conference.id = conference_id
    where comment.id = comment_id and ${due} and reply.role <> 'staff' and reply.name <> ''`.execute(db);
}
