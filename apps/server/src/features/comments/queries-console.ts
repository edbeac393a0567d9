import { sql } from 'kysely';
import type { CommentTarget } from '@meetingapp/contract/comments/comment.ts';
import type { HoldReason } from '@meetingapp/contract/comments/console.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/connection/database.ts';

const MOST_QUEUED = 200;

export interface QueueRow {
  commentId: number;
  replyId: number | null;
  name: string;
  anonymous: boolean;
  text: string;
  pictures: string[];
  at: Date;
  target: CommentTarget;
  aim: Bilingual | null;
  reason: HoldReason;
  reports: number;
}

const aim = sql`case target when 'speaker' then expert.name when 'session' then session.title end`;
const aims = sql`left join expert on expert.id = comment.expert_id
  left join programme_session as session on session.id = comment.session_id`;

/** Texts that wait for staff or were reported, oldest first. */
export async function queueOf(db: Database, conferenceId: number): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select comment.id as "commentId", null::bigint as "replyId", comment.name, anonymous, body as text, pictures, comment.at,
      target, ${aim} as aim, coalesce(hold_reason, 'all') as reason,
      (select count(*)::int from comment_report as report where report.comment_id = comment.id and reply_id is null) as reports
    from comment ${aims}
    where comment.conference_id = ${conferenceId} and (state = 'waiting' or (state = 'shown' and hold_reason = 'reported'))
    union all
    select comment.id, reply.id, reply.name, false, reply.body, reply.pictures, reply.at, target, ${aim},
      coalesce(reply.hold_reason, 'all'),
      (select count(*)::int from comment_report as report where report.reply_id = reply.id)
    from comment_reply as reply join comment on comment.id = comment_id ${aims}
    where comment.conference_id = ${conferenceId}
      and (reply.state = 'waiting' or (reply.state = 'shown' and reply.hold_reason = 'reported'))
    order by 7 limit ${MOST_QUEUED}`.execute(db);
  return rows;
}

export async function countWork(db: Database, conferenceId: number): Promise<{ waiting: number; unanswered: number }> {
  const { rows } = await sql<{ waiting: number; unanswered: number }>`
    select (count(*) filter (where state = 'waiting' or (state = 'shown' and hold_reason = 'reported')))::int
        + (select count(*)::int from comment_reply as reply join comment as of on of.id = reply.comment_id
          where of.conference_id = ${conferenceId}
            and (reply.state = 'waiting' or (reply.state = 'shown' and reply.hold_reason = 'reported'))) as waiting,
      (count(*) filter (where state = 'shown' and answered_at is null))::int as unanswered
    from comment where conference_id = ${conferenceId}`.execute(db);
  return rows[0] ?? { waiting: 0, unanswered: 0 };
}

/** The account that wrote a text; null: none such in this conference, or it was erased. */
export async function authorOf(
  db: Database,
  conferenceId: number,
  { commentId, replyId }: { commentId: number; replyId: number | null },
): Promise<number | null> {
  const { rows } = await sql<{ account_id: number | null }>`
    select case when ${replyId}::bigint is null then comment.account_id else reply.account_id end as account_id
    from comment left join comment_reply as reply on reply.id = ${replyId} and reply.comment_id = comment.id
    where comment.id = ${commentId} and conference_id = ${conferenceId}`.execute(db);
  return rows[0]?.account_id ?? null;
}
