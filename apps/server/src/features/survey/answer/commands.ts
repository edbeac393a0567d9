import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';

/** Rows that are written anew together with a new one, so that neither place nor transaction leads from one to the other. */
const MIXED_WITH = 20;

interface Submission {
  surveyId: number;
  accountId: number;
  anonymous: boolean;
  answers: Record<string, string>;
  /** Day in the conference's zone. */
  day: string;
  now: Date;
}

/** Takes a person's answers once; false when they have answered, also at the same moment on another device. */
export const takeAnswers = (db: Database, submission: Submission): Promise<boolean> =>
  inTransaction(db, (transaction) =>
    submission.anonymous ? takeAnonymous(transaction, submission) : takeNamed(transaction, submission),
  );

async function takeNamed(
  transaction: DatabaseTransaction,
  { surveyId, accountId, answers, day, now }: Submission,
): Promise<boolean> {
  await lockSurvey(transaction, surveyId);
  if (await isDone(transaction, surveyId, accountId)) return false;
  const { id } = await transaction
    .insertInto('survey_answer')
    .values({ survey_id: surveyId, answers: JSON.stringify(answers), answered_on: day })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('survey_done')
    .values({ survey_id: surveyId, account_id: accountId, anonymous: false, answer_id: id, answered_at: now })
    .execute();
  return true;
}

/** Both tables get the new row among others that are written anew, in an order by chance. */
async function takeAnonymous(
  transaction: DatabaseTransaction,
  { surveyId, accountId, answers, day }: Submission,
): Promise<boolean> {
  await lockSurvey(transaction, surveyId);
  if (await isDone(transaction, surveyId, accountId)) return false;
  await sql`
    with moved as (
      delete from survey_answer where id in (
        select id from survey_answer where survey_id = ${surveyId} order by random() limit ${MIXED_WITH}
      ) returning answers, answered_on
    ), mixed as (
      select answers, answered_on from moved
      union all select ${JSON.stringify(answers)}::jsonb, ${day}::date
    )
    insert into survey_answer (survey_id, answers, answered_on)
    select ${surveyId}, answers, answered_on from mixed order by random()`.execute(transaction);
  await sql`
    with moved as (
      delete from survey_done where survey_id = ${surveyId} and account_id in (
        select account_id from survey_done where survey_id = ${surveyId} order by random() limit ${MIXED_WITH}
      ) returning account_id
    ), mixed as (
      select account_id from moved union all select ${accountId}::bigint
    )
    insert into survey_done (survey_id, account_id, anonymous)
    select ${surveyId}, account_id, true from mixed order by random()`.execute(transaction);
  return true;
}

/** Answers to one survey follow each other; it cannot be changed or unpublished meanwhile. */
const lockSurvey = async (transaction: DatabaseTransaction, surveyId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`survey ${surveyId}`}, 0))`.execute(transaction);
  await transaction.selectFrom('survey').select('id').where('id', '=', surveyId).forShare().execute();
};

async function isDone(transaction: DatabaseTransaction, surveyId: number, accountId: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('survey_done')
    .select('account_id')
    .where('survey_id', '=', surveyId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}
