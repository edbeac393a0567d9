import { sql } from 'kysely';
import type { DutyQuery } from '../../db/rows/duties.ts';

/** Texts to review before they are shown, or after somebody reported them. */
const toReview: DutyQuery = (conferenceId) => sql`
  select 'comment' as kind, count(*)::int as count, min(at) as since from (
    select at from comment where conference_id = ${conferenceId}
      and (state = 'waiting' or (state = 'shown' and hold_reason = 'reported'))
    union all
    select reply.at from comment_reply as reply join comment as of on of.id = reply.comment_id
      where of.conference_id = ${conferenceId}
        and (reply.state = 'waiting' or (reply.state = 'shown' and reply.hold_reason = 'reported'))
  ) as held`;

/** Questions that nobody has answered. */
const unanswered: DutyQuery = (conferenceId) => sql`
  select 'question' as kind, count(*)::int as count, min(at) as since
  from comment where conference_id = ${conferenceId} and state = 'shown' and answered_at is null`;

export const commentDuties: readonly DutyQuery[] = [toReview, unanswered];
