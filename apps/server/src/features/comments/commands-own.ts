import { sql } from 'kysely';
import { mayReview } from '@meetingapp/domain/comments/review-window.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { noteAnswerTime } from './commands.ts';
import { findReadable } from './queries.ts';

interface Item {
  accountId: number;
  commentId: number;
  /** Null: the comment itself. */
  replyId: number | null;
}

/** The author removes a text: it is blanked, and replies of others stay. False when it is not theirs. */
export function removeOwn(db: Database, { accountId, commentId, replyId }: Item): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const { rows } = await sql`
      update ${sql.table(replyId === null ? 'comment' : 'comment_reply')}
      set state = 'removed', body = '', pictures = '[]', hold_reason = null
      where id = ${replyId ?? commentId} and account_id = ${accountId} and state <> 'removed'
        ${replyId === null ? sql`` : sql`and comment_id = ${commentId}`} returning id`.execute(transaction);
    if (rows.length > 0 && replyId !== null) await noteAnswerTime(transaction, commentId);
    return rows.length > 0;
  });
}

/** True for a comment, or one of its replies, that is shown to this person. */
async function isShown(db: Database, { accountId, commentId, replyId }: Item): Promise<boolean> {
  const comment = await findReadable(db, accountId, commentId);
  if (comment?.state !== 'shown') return false;
  if (replyId === null) return true;
  const { rows } = await sql`select from comment_reply
    where id = ${replyId} and comment_id = ${commentId} and state = 'shown'`.execute(db);
  return rows.length > 0;
}

/** Sets or removes a like; repeated, it changes nothing. Returns the number of likes; null: not shown to this person. */
export function likeComment(db: Database, item: Item & { liked: boolean }): Promise<number | null> {
  const { accountId, commentId, replyId, liked } = item;
  return inTransaction(db, async (transaction) => {
    if (!(await isShown(transaction, item))) return null;
    const changed = liked
      ? await sql`insert into comment_like (comment_id, reply_id, account_id)
          values (${commentId}, ${replyId}, ${accountId}) on conflict do nothing returning comment_id`.execute(
          transaction,
        )
      : await sql`delete from comment_like where comment_id = ${commentId} and account_id = ${accountId}
          and reply_id is not distinct from ${replyId}::bigint returning comment_id`.execute(transaction);
    const step = changed.rows.length === 0 ? 0 : liked ? 1 : -1;
    const { rows } = await sql<{ likes: number }>`
      update ${sql.table(replyId === null ? 'comment' : 'comment_reply')} set likes = likes + ${step}
      where id = ${replyId ?? commentId} returning likes`.execute(transaction);
    return rows[0]?.likes ?? null;
  });
}

/** Brings a shown text back to the queue of the organisers, where it stays shown. False: not shown to this person. */
export function reportComment(db: Database, item: Item & { now: Date }): Promise<boolean> {
  const { accountId, commentId, replyId, now } = item;
  return inTransaction(db, async (transaction) => {
    if (!(await isShown(transaction, item))) return false;
    const { rows } = await sql`insert into comment_report (comment_id, reply_id, account_id, at)
      values (${commentId}, ${replyId}, ${accountId}, ${now}) on conflict do nothing returning comment_id`.execute(
      transaction,
    );
    if (rows.length > 0)
      await sql`update ${sql.table(replyId === null ? 'comment' : 'comment_reply')} set hold_reason = 'reported'
        where id = ${replyId ?? commentId} and state = 'shown'`.execute(transaction);
    return true;
  });
}

interface Review {
  accountId: number;
  commentId: number;
  stars: number;
  text: string;
  now: Date;
}

type Reviewed = { ok: true } | { ok: false; reason: 'not_found' | 'comment_unanswered' | 'comment_review_over' };

/** V17: saves or changes the asker's review of the answer within three days of it, by the server's clock. */
export function reviewAnswer(db: Database, { accountId, commentId, stars, text, now }: Review): Promise<Reviewed> {
  return inTransaction(db, async (transaction): Promise<Reviewed> => {
    const row = await transaction
      .selectFrom('comment')
      .select('answered_at')
      .where('id', '=', commentId)
      .where('account_id', '=', accountId)
      .where('state', '<>', 'removed')
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'not_found' };
    if (row.answered_at === null) return { ok: false, reason: 'comment_unanswered' };
    if (!mayReview(row.answered_at, now)) return { ok: false, reason: 'comment_review_over' };
    const review = { stars, body: text, at: now };
    await transaction
      .insertInto('comment_review')
      .values({ comment_id: commentId, account_id: accountId, ...review })
      .onConflict((conflict) => conflict.column('comment_id').doUpdateSet(review))
      .execute();
    return { ok: true };
  });
}
