import type { CommentState, CommentTarget, ReplyRole } from '@meetingapp/contract/comments/comment.ts';
import type { HoldReason } from '@meetingapp/contract/comments/console.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { json } from '../support/bilingual.ts';

export interface ReplyInput {
  accountId?: number | null;
  staffId?: number | null;
  role: ReplyRole;
  name: string;
  body: string;
  state?: CommentState;
  hold?: HoldReason;
  at: Date;
  likes?: number;
  /** Place of the reply in the same list that it follows. */
  to?: number;
}

export interface CommentInput {
  accountId?: number | null;
  name: string;
  affiliation?: string;
  anonymous?: boolean;
  target?: CommentTarget;
  expertId?: number | null;
  sessionId?: number | null;
  body: string;
  pictures?: readonly string[];
  open?: boolean;
  state?: CommentState;
  hold?: HoldReason;
  reason?: string;
  at: Date;
  likes?: number;
  replies?: readonly ReplyInput[];
  review?: { stars: number; at: Date };
  /** Accounts that reported it. */
  reportedBy?: readonly number[];
}

/** Inserts a comment with its replies and review; the first answer sets the time for reviews. */
export async function buildComment(db: Database, conferenceId: number, input: CommentInput): Promise<number> {
  const { replies = [], review } = input;
  const answer = replies.find(
    ({ role, state = 'shown' }) => state === 'shown' && (role === 'speaker' || role === 'staff'),
  );
  const { id } = await db
    .insertInto('comment')
    .values({
      conference_id: conferenceId,
      account_id: input.accountId ?? null,
      name: input.name,
      affiliation: input.affiliation ?? '',
      anonymous: input.anonymous ?? false,
      target: input.target ?? 'committee',
      expert_id: input.expertId ?? null,
      session_id: input.sessionId ?? null,
      body: input.body,
      pictures: json(input.pictures ?? []),
      open: input.open ?? true,
      state: input.state ?? 'shown',
      hold_reason: input.hold ?? null,
      reason: input.reason ?? '',
      at: input.at,
      answered_at: answer?.at ?? null,
      likes: input.likes ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids: number[] = [];
  for (const reply of replies) {
    const row = await db
      .insertInto('comment_reply')
      .values({
        comment_id: id,
        reply_to: reply.to === undefined ? null : (ids[reply.to] ?? null),
        account_id: reply.accountId ?? null,
        staff_id: reply.staffId ?? null,
        role: reply.role,
        name: reply.name,
        body: reply.body,
        state: reply.state ?? 'shown',
        hold_reason: reply.hold ?? null,
        at: reply.at,
        likes: reply.likes ?? 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(row.id);
  }
  if (review && input.accountId)
    await db
      .insertInto('comment_review')
      .values({ comment_id: id, account_id: input.accountId, stars: review.stars, at: review.at })
      .execute();
  for (const reporter of input.reportedBy ?? [])
    await db.insertInto('comment_report').values({ comment_id: id, account_id: reporter, at: input.at }).execute();
  return id;
}
