import type { Database } from '../../../db/connection/database.ts';

interface DoubleAnswer {
  cid: number;
  scanId: string;
  answer: 'dismissed' | 'both';
  why: string;
  staffId: number;
  now: Date;
}

/** Records what staff decided about a double. The scans and the evidence stay as they are. */
export async function answerDouble(
  db: Database,
  { cid, scanId, answer, why, staffId, now }: DoubleAnswer,
): Promise<boolean> {
  const answered = await db
    .updateTable('scan_double')
    .set({ answer, why, answered_by: staffId, answered_at: now })
    .where('scan_id', '=', scanId)
    .where('conference_id', '=', cid)
    .returning('scan_id')
    .executeTakeFirst();
  return answered !== undefined;
}
