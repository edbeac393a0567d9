import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/connection/transaction.ts';

interface Erased {
  accountId: number;
  /** Registrations of the person at the society. */
  ids: number[];
  /** True when another society also has data of the person: only surveys of the conferences of `ids` are concerned. */
  elsewhere: boolean;
}

/**
 * Deletes what a person answered to named surveys. That they answered stays as evidence where credits rest on it. Answers to anonymous
 * surveys cannot be found.
 */
export async function eraseNamedAnswers(
  transaction: DatabaseTransaction,
  { accountId, ids, elsewhere }: Erased,
): Promise<void> {
  const own = sql`from survey_done as done join survey on survey.id = done.survey_id
    where done.account_id = ${accountId} and not done.anonymous and (not ${elsewhere}::boolean or survey.conference_id in
      (select conference_id from registration where id = any(${ids}::bigint[])))`;
  await sql`
    insert into evidence (conference_id, account_id, kind, session_id, from_at, until_at, subject, title, source, source_key)
    select session.conference_id, ${accountId}, 'feedback', session.id, session.ends_at, session.ends_at, '', session.title,
      'programme', 'survey:' || given.id || ':' || ${accountId}::text
    from (select survey.id, survey.session_id ${own} and survey.feedback) as given
      join programme_session as session on session.id = given.session_id
    on conflict do nothing`.execute(transaction);
  await sql`delete from survey_answer where id in (select done.answer_id ${own})`.execute(transaction);
}
