import { sql } from 'kysely';
import type { CommentState } from '@meetingapp/contract/comments/comment.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../db/connection/transaction.ts';
import { noteAnswerTime } from './commands.ts';
import { notifyAsked, notifyRefused } from './commands-notify.ts';

interface CommentItem {
  commentId: number;
  /** Null: the comment itself. */
  replyId: number | null;
}

interface Moderation {
  conferenceId: number;
  items: readonly CommentItem[];
  verdict: 'show' | 'refuse' | 'hide' | 'wait';
  reason: string;
}

const states = { show: 'shown', refuse: 'refused', hide: 'hidden', wait: 'waiting' } as const;

/**
 * Shows, refuses or hides texts, in the order of their numbers, so that two moderators do not deadlock. Returns how many changed; null
 * when one belongs to another conference or was removed by its author.
 */
export function moderateComments(db: Database, { conferenceId, items, verdict, reason }: Moderation) {
  const ordered = [...items].sort(
    (one, other) => one.commentId - other.commentId || (one.replyId ?? 0) - (other.replyId ?? 0),
  );
  return inTransaction(db, async (transaction): Promise<number | null> => {
    let changed = 0;
    for (const item of ordered) {
      const before = await lockItem(transaction, conferenceId, item);
      if (!before) return null;
      if (before.state === states[verdict] && before.hold_reason === null) continue;
      await setState(transaction, item, states[verdict], reason);
      changed += 1;
      if (item.replyId !== null) await noteAnswerTime(transaction, item.commentId);
      if (verdict === 'show' && item.replyId === null) await notifyAsked(transaction, item.commentId);
      if ((verdict === 'refuse' || verdict === 'hide') && before.state !== states[verdict])
        await notifyRefused(transaction, { ...item, reason });
    }
    return changed;
  });
}

async function lockItem(db: DatabaseTransaction, conferenceId: number, { commentId, replyId }: CommentItem) {
  const { rows } =
    replyId === null
      ? await sql<{ state: CommentState; hold_reason: string | null }>`
          select state, hold_reason from comment where id = ${commentId} and conference_id = ${conferenceId}
            and state <> 'removed' for update`.execute(db)
      : await sql<{ state: CommentState; hold_reason: string | null }>`
          select reply.state, reply.hold_reason from comment_reply as reply join comment on comment.id = comment_id
          where reply.id = ${replyId} and comment_id = ${commentId} and conference_id = ${conferenceId}
            and reply.state <> 'removed' for update of reply`.execute(db);
  return rows[0];
}

async function setState(
  db: DatabaseTransaction,
  { commentId, replyId }: CommentItem,
  state: CommentState,
  reason: string,
): Promise<void> {
  const values = {
    state,
    hold_reason: state === 'waiting' ? ('all' as const) : null,
    reason: state === 'refused' || state === 'hidden' ? reason : '',
  };
  if (replyId === null) await db.updateTable('comment').set(values).where('id', '=', commentId).execute();
  else await db.updateTable('comment_reply').set(values).where('id', '=', replyId).execute();
}

interface Settings {
  conferenceId: number;
  /** Version that the person saw; 0: the defaults. */
  seen: number;
  mode: 'open' | 'before' | 'closed';
  writers: 'account' | 'registered';
}

/** Null when another member of staff changed them meanwhile. */
export async function saveSettings(
  db: Database,
  { conferenceId, seen, mode, writers }: Settings,
): Promise<number | null> {
  const { rows } =
    seen === 0
      ? await sql<{ version: number }>`insert into comment_settings (conference_id, mode, writers)
          values (${conferenceId}, ${mode}, ${writers}) on conflict do nothing returning version`.execute(db)
      : await sql<{
          version: number;
        }>`update comment_settings set mode = ${mode}, writers = ${writers}, version = version + 1
          where conference_id = ${conferenceId} and version = ${seen} returning version`.execute(db);
  return rows[0]?.version ?? null;
}
