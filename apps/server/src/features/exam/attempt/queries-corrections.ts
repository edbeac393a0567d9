import type { Correction } from '@meetingapp/domain/exam/rescoring.ts';
import type { Database } from '../../../db/connection/database.ts';

/** The corrections of an exam that stand, by item version, in the order in which they were made. */
export async function correctionsOf(db: Database, examId: number): Promise<Map<number, Correction[]>> {
  const rows = await db
    .selectFrom('exam_correction')
    .select(['version_id', 'mode', 'question'])
    .where('exam_id', '=', examId)
    .where('undone_at', 'is', null)
    .orderBy('id')
    .execute();
  const found = new Map<number, Correction[]>();
  for (const { version_id, mode, question } of rows) {
    const correction: Correction | null = mode === 'drop' ? { mode } : question && { mode, question };
    if (correction) found.set(version_id, [...(found.get(version_id) ?? []), correction]);
  }
  return found;
}
