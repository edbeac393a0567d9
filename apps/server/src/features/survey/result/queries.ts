import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** What people answered, by code, in the order of the random ids. */
export async function answersTo(db: Database, surveyId: number): Promise<Record<string, string>[]> {
  const rows = await db
    .selectFrom('survey_answer')
    .select('answers')
    .where('survey_id', '=', surveyId)
    .orderBy('id')
    .execute();
  return rows.map(({ answers }) => answers);
}

export interface ExportedAnswers {
  answers: Record<string, string>;
  answeredOn: string;
  /** Empty of an anonymous survey. */
  person: string;
}

/** Answers with their day, and the name of the person where the survey is named, in the order of the random ids. */
export async function exportedAnswers(db: Database, surveyId: number): Promise<ExportedAnswers[]> {
  const { rows } = await sql<ExportedAnswers>`
    select answer.answers, answer.answered_on::text as "answeredOn", coalesce(account.name, '') as person
    from survey_answer as answer
      left join survey_done as done on done.answer_id = answer.id
      left join account on account.id = done.account_id
    where answer.survey_id = ${surveyId} order by answer.id`.execute(db);
  return rows;
}
