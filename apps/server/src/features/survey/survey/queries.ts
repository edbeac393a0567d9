import { sql } from 'kysely';
import type { SurveyContent } from '@meetingapp/contract/survey/survey.ts';
import { surveyStateOf } from '@meetingapp/domain/survey/entry.ts';
import type { Database } from '../../../db/connection/database.ts';

const surveys = (db: Database) => db.selectFrom('survey').selectAll();
export type SurveyRow = Awaited<ReturnType<typeof publishedSurvey>> & object;

/** A published survey; drafts are not found. */
export const publishedSurvey = (db: Database, id: number) =>
  surveys(db).where('id', '=', id).where('state', '=', 'published').executeTakeFirst();

/** Published surveys of a conference, in the order of their numbers. */
export const publishedSurveys = (db: Database, conferenceId: number) =>
  surveys(db)
    .where('conference_id', '=', conferenceId)
    .where('state', '=', 'published')
    .orderBy('id')
    .limit(100)
    .execute();

export const surveyOf = (db: Database, conferenceId: number, id: number) =>
  surveys(db).where('id', '=', id).where('conference_id', '=', conferenceId).executeTakeFirst();

/** Surveys of a conference in any state, newest first. */
export const surveysOf = (db: Database, conferenceId: number) =>
  surveys(db).where('conference_id', '=', conferenceId).orderBy('id', 'desc').limit(200).execute();

/** How many people have answered, by survey. */
export async function countDone(db: Database, surveyIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('survey_done')
    .select(['survey_id', sql<number>`count(*)::int`.as('people')])
    .where('survey_id', 'in', surveyIds.length > 0 ? surveyIds : [0])
    .groupBy('survey_id')
    .execute();
  return new Map(rows.map(({ survey_id, people }) => [survey_id, people]));
}

/** Sessions of a conference in order of time. */
export const sessionsToChoose = (db: Database, conferenceId: number) =>
  db
    .selectFrom('programme_session')
    .select(['id', 'title', 'starts_at'])
    .where('conference_id', '=', conferenceId)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(500)
    .execute();

/** Title and end of a session of a conference. */
export const sessionOf = (db: Database, conferenceId: number, id: number) =>
  db
    .selectFrom('programme_session')
    .select(['id', 'title', 'starts_at', 'ends_at'])
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();

type StateColumns = Pick<SurveyRow, 'state' | 'opens_at' | 'closes_at'>;
export const stateOf = ({ state, opens_at, closes_at }: StateColumns, now: Date) =>
  surveyStateOf(state, { opensAt: opens_at, closesAt: closes_at }, now);

/** What staff edit, from its columns. */
export const contentOf = (row: SurveyRow): SurveyContent => ({
  title: row.title,
  intro: row.intro,
  items: row.items,
  anonymous: row.anonymous,
  audience: row.audience,
  sessionId: row.session_id,
  accessCode: row.access_code,
  feedback: row.feedback,
  resultsFrom: row.results_from,
  opensAt: row.opens_at?.toISOString() ?? null,
  closesAt: row.closes_at?.toISOString() ?? null,
});
