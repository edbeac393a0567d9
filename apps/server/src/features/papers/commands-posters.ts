import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../db/transaction.ts';
import { findPoster, likesOfOne, votedBy } from './queries-posters.ts';

interface Wish {
  cid: number;
  id: number;
  accountId: number;
  on: boolean;
  now: Date;
}

/** One like each: the database has no room for a second. Gives how many there are. */
export async function likePoster(db: Database, { id, accountId, on, now }: Wish): Promise<number> {
  if (on)
    await db
      .insertInto('poster_like')
      .values({ paper_id: id, account_id: accountId, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await db.deleteFrom('poster_like').where('paper_id', '=', id).where('account_id', '=', accountId).execute();
  return likesOfOne(db, id);
}

/** Who votes from two phones votes one after the other. */
export const holdVoter = async (transaction: DatabaseTransaction, accountId: number): Promise<void> => {
  await sql`select from account where id = ${accountId} for no key update`.execute(transaction);
};

type Voted = { ok: true; voted: number[] } | { ok: false; reason: 'poster_unknown' | 'votes_used' | 'vote_over' };

/** `hold` keeps others of the same person out; only a test goes without. */
export function votePoster(db: Database, { cid, id, accountId, on, now }: Wish, hold = holdVoter): Promise<Voted> {
  return inTransactionIfOk(db, async (transaction): Promise<Voted> => {
    await hold(transaction, accountId);
    const poster = await findPoster(transaction, cid, id);
    if (!poster) return { ok: false, reason: 'poster_unknown' };
    const { votesEach, voteUntil } = poster;
    if (votesEach === 0 || (voteUntil !== null && now >= voteUntil)) return { ok: false, reason: 'vote_over' };
    const before = await votedBy(transaction, cid, accountId);
    const key = { conference_id: cid, account_id: accountId, paper_id: id };
    if (on && !before.includes(id)) {
      if (before.length >= votesEach) return { ok: false, reason: 'votes_used' };
      await transaction
        .insertInto('poster_vote')
        .values({ ...key, at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    if (!on)
      await transaction
        .deleteFrom('poster_vote')
        .where('conference_id', '=', cid)
        .where('account_id', '=', accountId)
        .where('paper_id', '=', id)
        .execute();
    return { ok: true, voted: await votedBy(transaction, cid, accountId) };
  });
}

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

/** An answer, or another one in its place; an empty one takes it away. False: there is no such question. */
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
