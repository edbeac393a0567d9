import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

export const askQuestion = (
  db: Database,
  wish: { paperId: number; accountId: number; askedBy: string; question: string; now: Date },
) =>
  db
    .insertInto('poster_question')
    .values({
      paper_id: wish.paperId,
      account_id: wish.accountId,
      asked_by: wish.askedBy,
      question: wish.question,
      asked_at: wish.now,
    })
    .execute();

/** Saves or replaces an answer; an empty one removes it. False when there is no such question. */
export async function answerQuestion(
  db: Database,
  { paperId, questionId, answer, now }: { paperId: number; questionId: number; answer: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('poster_question')
    .set({ answer, answered_at: answer === '' ? null : now })
    .where('id', '=', questionId)
    .where('paper_id', '=', paperId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

interface Judged {
  cid: number;
  questionId: number;
  hidden: boolean;
  answer: string;
  now: Date;
}

/** False when the conference has no such question. */
export async function moderateQuestion(
  db: Database,
  { cid, questionId, hidden, answer, now }: Judged,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update poster_question as question set state = ${hidden ? 'hidden' : 'shown'}, answer = ${answer},
      answered_at = case when ${answer} = '' then null when ${answer} = question.answer then answered_at else ${now}::timestamptz end
    from paper where paper.id = question.paper_id and conference_id = ${cid} and question.id = ${questionId}
    returning question.id
  `.execute(db);
  return rows.length > 0;
}
