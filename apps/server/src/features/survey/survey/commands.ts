import type { SurveyContent } from '@meetingapp/contract/survey/survey.ts';
import { surveyFaults } from '@meetingapp/domain/survey/check-survey.ts';
import type { Database } from '../../../db/connection/database.ts';
import { matchVersion, nextVersion } from '../../../db/rows/optimistic-lock.ts';
import { contentOf } from './queries.ts';

type Refused<Reason extends string> = { ok: false; reason: Reason };

const dateOf = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

const columnsOf = (content: SurveyContent) => ({
  title: JSON.stringify(content.title),
  intro: JSON.stringify(content.intro),
  items: JSON.stringify(content.items),
  anonymous: content.anonymous,
  audience: content.audience,
  session_id: content.sessionId,
  access_code: content.accessCode,
  feedback: content.feedback,
  results_from: content.resultsFrom,
  opens_at: dateOf(content.opensAt),
  closes_at: dateOf(content.closesAt),
});

const lockSurvey = (db: Database, cid: number, id: number) =>
  db
    .selectFrom('survey')
    .selectAll()
    .where('id', '=', id)
    .where('conference_id', '=', cid)
    .forUpdate()
    .executeTakeFirst();

interface Save {
  cid: number;
  id: number | null;
  seen: number | null;
  content: SurveyContent;
}

/** Saves a draft; its session must be one of the conference. */
export async function saveSurvey(
  db: Database,
  { cid, id, seen, content }: Save,
): Promise<
  { ok: true; id: number; version: number } | Refused<'not_found' | 'changed_meanwhile' | 'survey_published'>
> {
  const values = columnsOf(content);
  if (id === null) {
    const made = db.insertInto('survey').values({ ...values, conference_id: cid });
    return { ok: true, ...(await made.returning(['id', 'version']).executeTakeFirstOrThrow()) };
  }
  const match = matchVersion(await lockSurvey(db, cid, id), seen);
  if (!match.ok) return match;
  if (match.row.state !== 'draft') return { ok: false, reason: 'survey_published' };
  const changed = db
    .updateTable('survey')
    .set({ ...values, version: nextVersion })
    .where('id', '=', id);
  return { ok: true, ...(await changed.returning(['id', 'version']).executeTakeFirstOrThrow()) };
}

/** Publishes a draft without faults. From the first answer on, its questions are never altered. */
export async function publishSurvey(
  db: Database,
  { cid, id, seen }: { cid: number; id: number; seen: number },
): Promise<{ ok: true } | Refused<'not_found' | 'changed_meanwhile' | 'survey_published' | 'survey_incomplete'>> {
  const match = matchVersion(await lockSurvey(db, cid, id), seen);
  if (!match.ok) return match;
  if (match.row.state !== 'draft') return { ok: false, reason: 'survey_published' };
  if (surveyFaults(contentOf(match.row)).length > 0) return { ok: false, reason: 'survey_incomplete' };
  await db.updateTable('survey').set({ state: 'published', version: nextVersion }).where('id', '=', id).execute();
  return { ok: true };
}

/** Back to a draft; refused once somebody has answered. */
export async function unpublishSurvey(
  db: Database,
  cid: number,
  id: number,
): Promise<{ ok: true } | Refused<'not_found' | 'survey_answered'>> {
  if (!(await lockSurvey(db, cid, id))) return { ok: false, reason: 'not_found' };
  const done = await db.selectFrom('survey_done').select('survey_id').where('survey_id', '=', id).limit(1).execute();
  if (done.length > 0) return { ok: false, reason: 'survey_answered' };
  await db.updateTable('survey').set({ state: 'draft', version: nextVersion }).where('id', '=', id).execute();
  return { ok: true };
}

interface Times {
  cid: number;
  id: number;
  opensAt: string | null;
  closesAt: string | null;
  resultsFrom: SurveyContent['resultsFrom'];
}

/** False when the conference has no such survey. */
export async function saveTimes(db: Database, { cid, id, opensAt, closesAt, resultsFrom }: Times): Promise<boolean> {
  const changed = await db
    .updateTable('survey')
    .set({ opens_at: dateOf(opensAt), closes_at: dateOf(closesAt), results_from: resultsFrom, version: nextVersion })
    .where('id', '=', id)
    .where('conference_id', '=', cid)
    .returning('id')
    .execute();
  return changed.length > 0;
}

/** A new draft with the content of another survey, without its times; null when there is none. */
export async function copySurvey(db: Database, cid: number, id: number): Promise<number | null> {
  const row = await lockSurvey(db, cid, id);
  if (!row) return null;
  const content = { ...contentOf(row), opensAt: null, closesAt: null };
  const copy = db.insertInto('survey').values({ ...columnsOf(content), conference_id: cid });
  return (await copy.returning('id').executeTakeFirstOrThrow()).id;
}

/** Deletes a draft. */
export async function removeSurvey(
  db: Database,
  cid: number,
  id: number,
): Promise<{ ok: true } | Refused<'not_found' | 'survey_published'>> {
  const row = await lockSurvey(db, cid, id);
  if (!row) return { ok: false, reason: 'not_found' };
  if (row.state !== 'draft') return { ok: false, reason: 'survey_published' };
  await db.deleteFrom('survey').where('id', '=', id).execute();
  return { ok: true };
}
