import { sql } from 'kysely';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';
import { isNotUndone } from '../../../db/rows/undone-admission.ts';

export const doneBy = (db: Database, accountId: number, surveyIds: readonly number[]) =>
  db
    .selectFrom('survey_done')
    .leftJoin('survey_answer as answer', 'answer.id', 'survey_done.answer_id')
    .select(['survey_done.survey_id', 'survey_done.answered_at', 'answer.answers'])
    .where('account_id', '=', accountId)
    .where('survey_done.survey_id', 'in', surveyIds.length > 0 ? surveyIds : [0])
    .execute();

/**
 * True when a person took part in a session: it is in their evidence, they watched it, or they were admitted at the door on its day
 * before it ended (within 12 hours of its start).
 */
export async function wasAtSession(db: Database, accountId: number, sessionId: number): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (
      select from evidence where account_id = ${accountId} and evidence.conference_id = session.conference_id
        and kind in ('on_site', 'live', 'replay') and (evidence.session_id = session.id
          or (evidence.session_id is null and from_at < session.ends_at and until_at > session.starts_at))
    ) or exists (
      select from watch_interval as watch
        left join broadcast as live on live.id = watch.broadcast_id
        left join video on video.id = watch.video_id
        left join broadcast as recorded on recorded.id = video.broadcast_id
      where watch.account_id = ${accountId}
        and coalesce(live.session_id, video.session_id, recorded.session_id) = session.id
    ) or exists (
      select from attendance join registration on registration.id = attendance.registration_id
        join checkin_point as point on point.id = attendance.point_id
      where registration.account_id = ${accountId} and attendance.conference_id = session.conference_id
        and attendance.kind <> 'undo' and ${isNotUndone}
        and point.kind in ('entry', 'hall', 'session') and attendance.at < session.ends_at
        and attendance.at > session.starts_at - interval '12 hours'
    ) as there
    from programme_session as session where session.id = ${sessionId}`.execute(db);
  return rows[0]?.there ?? false;
}

export interface GivenFeedback {
  accountId: number;
  surveyId: number;
  sessionId: number;
  title: Bilingual;
  /** End of the session, for everybody: when a person answered is not told. */
  at: Date;
}

/** Evidence for credits: that these people have answered surveys about sessions, never what. */
export async function givenFeedback(
  db: Database,
  conferenceId: number,
  accountIds: readonly number[],
): Promise<GivenFeedback[]> {
  const { rows } = await sql<GivenFeedback>`
    select done.account_id::int as "accountId", survey.id::int as "surveyId", session.id::int as "sessionId", session.title,
      session.ends_at as at
    from survey_done as done join survey on survey.id = done.survey_id
      join programme_session as session on session.id = survey.session_id
    where survey.conference_id = ${conferenceId} and survey.feedback and done.account_id = any(${accountIds}::bigint[])
    order by done.account_id, survey.id`.execute(db);
  return rows;
}
