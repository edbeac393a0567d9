import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

interface Left {
  id: number;
  name: string;
}

/** Registered people who have not answered, by account, after `after`. Only the mark that a person has answered is looked at. */
export async function peopleLeft(
  db: Database,
  { cid, surveyId, after, limit }: { cid: number; surveyId: number; after: number; limit: number },
): Promise<Left[]> {
  const { rows } = await sql<Left>`
    select registration.account_id::int as id, max(registration.name) as name from registration
    where registration.conference_id = ${cid} and registration.state in ('confirmed', 'attended')
      and registration.account_id > ${after}
      and not exists (
        select from survey_done where survey_id = ${surveyId} and account_id = registration.account_id)
    group by registration.account_id order by registration.account_id limit ${limit}`.execute(db);
  return rows;
}

/** Registered people of a conference, and those of them who have not answered. */
export async function countLeft(
  db: Database,
  cid: number,
  surveyId: number,
): Promise<{ people: number; left: number }> {
  const { rows } = await sql<{ people: number; left: number }>`
    select count(*)::int as people, (count(*) filter (where not exists (
        select from survey_done where survey_id = ${surveyId} and account_id = someone.account_id)))::int as left
    from (
      select distinct account_id from registration
      where conference_id = ${cid} and state in ('confirmed', 'attended')
    ) as someone`.execute(db);
  return rows[0] ?? { people: 0, left: 0 };
}

/** When people were last reminded of a survey; null: never. */
export async function lastReminder(db: Database, cid: number, surveyId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('task')
    .select('created_at')
    .where('conference_id', '=', cid)
    .where('kind', '=', 'survey.remind')
    .where(sql`(input ->> 'surveyId')::bigint`, '=', surveyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** One reminder at a time. */
export const lockSurvey = (db: Database, surveyId: number) =>
  db.selectFrom('survey').select('id').where('id', '=', surveyId).forUpdate().execute();
