import type { ExamRules } from '@meetingapp/contract/exam/exam.ts';
import { isDrawn, shortages } from '@meetingapp/domain/exam/paper.ts';
import type { Database } from '../../../db/connection/database.ts';
import { matchVersion, nextVersion } from '../../../db/rows/optimistic-lock.ts';
import { candidatesOf } from '../bank/queries.ts';

type Refused<Reason extends string> = { ok: false; reason: Reason };

interface Times {
  opensAt: Date | null;
  closesAt: Date | null;
}

interface SaveExam extends Times {
  cid: number;
  id: number | null;
  seen: number | null;
  rules: ExamRules;
}

const lockExam = (db: Database, cid: number, id: number) =>
  db
    .selectFrom('exam')
    .selectAll()
    .where('id', '=', id)
    .where('conference_id', '=', cid)
    .forUpdate()
    .executeTakeFirst();

/** Saves a draft. */
export async function saveExam(
  db: Database,
  { cid, id, seen, rules, opensAt, closesAt }: SaveExam,
): Promise<{ ok: true; id: number; version: number } | Refused<'not_found' | 'changed_meanwhile' | 'exam_published'>> {
  const values = { rules: JSON.stringify(rules), opens_at: opensAt, closes_at: closesAt };
  if (id === null) {
    const made = db.insertInto('exam').values({ ...values, conference_id: cid });
    return { ok: true, ...(await made.returning(['id', 'version']).executeTakeFirstOrThrow()) };
  }
  const match = matchVersion(await lockExam(db, cid, id), seen);
  if (!match.ok) return match;
  if (match.row.state !== 'draft') return { ok: false, reason: 'exam_published' };
  const changed = db
    .updateTable('exam')
    .set({ ...values, version: nextVersion })
    .where('id', '=', id);
  return { ok: true, ...(await changed.returning(['id', 'version']).executeTakeFirstOrThrow()) };
}

/** Sets when an exam opens and closes, also while it runs. Attempts that have begun keep their end. */
export async function saveTimes(
  db: Database,
  { cid, id, opensAt, closesAt }: Times & { cid: number; id: number },
): Promise<boolean> {
  const changed = await db
    .updateTable('exam')
    .set({ opens_at: opensAt, closes_at: closesAt, version: nextVersion })
    .where('id', '=', id)
    .where('conference_id', '=', cid)
    .returning('id')
    .execute();
  return changed.length > 0;
}

interface Publish {
  cid: number;
  societyId: number;
  id: number;
  seen: number;
  now: Date;
}

/** Publishes a draft: fixes the versions that its rules may draw, which are never altered from then on. */
export async function publishExam(
  db: Database,
  { cid, societyId, id, seen, now }: Publish,
): Promise<{ ok: true } | Refused<'not_found' | 'changed_meanwhile' | 'exam_published' | 'exam_incomplete'>> {
  const match = matchVersion(await lockExam(db, cid, id), seen);
  if (!match.ok) return match;
  const { row } = match;
  if (row.state !== 'draft') return { ok: false, reason: 'exam_published' };
  const candidates = await candidatesOf(db, societyId);
  const rules = row.rules.sections.flatMap((section) => section.rules);
  const pool = candidates.filter((item) => rules.some((rule) => isDrawn(rule, item)));
  if (row.opens_at === null || shortages(row.rules.sections, pool).length > 0)
    return { ok: false, reason: 'exam_incomplete' };
  const ids = pool.map((item) => item.id);
  // The undo of an import removes versions that no exam uses yet.
  const kept = await db
    .selectFrom('exam_item_version')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (kept.length < new Set(ids).size) return { ok: false, reason: 'changed_meanwhile' };
  await db
    .updateTable('exam_item_version')
    .set({ used_at: now })
    .where('id', 'in', ids)
    .where('used_at', 'is', null)
    .execute();
  await db
    .updateTable('exam')
    .set({ state: 'published', pool: JSON.stringify(pool), version: nextVersion })
    .where('id', '=', id)
    .execute();
  return { ok: true };
}

/** Back to a draft; refused once somebody has begun. */
export async function unpublishExam(
  db: Database,
  cid: number,
  id: number,
): Promise<{ ok: true } | Refused<'not_found' | 'exam_begun'>> {
  const exam = await lockExam(db, cid, id);
  if (!exam) return { ok: false, reason: 'not_found' };
  const begun = await db.selectFrom('exam_attempt').select('id').where('exam_id', '=', id).limit(1).executeTakeFirst();
  if (begun) return { ok: false, reason: 'exam_begun' };
  await db.updateTable('exam').set({ state: 'draft', version: nextVersion }).where('id', '=', id).execute();
  return { ok: true };
}

/** Deletes a draft. */
export async function removeExam(
  db: Database,
  cid: number,
  id: number,
): Promise<{ ok: true } | Refused<'not_found' | 'exam_published'>> {
  const exam = await lockExam(db, cid, id);
  if (!exam) return { ok: false, reason: 'not_found' };
  if (exam.state !== 'draft') return { ok: false, reason: 'exam_published' };
  await db.deleteFrom('exam').where('id', '=', id).execute();
  return { ok: true };
}
