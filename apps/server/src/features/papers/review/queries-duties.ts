import { sql } from 'kysely';
import type { DutyQuery } from '../../../db/rows/duties.ts';

/** Reviews that were assigned and are not done, and decisions whose authors are not notified. */
export const paperDuties: readonly DutyQuery[] = [
  (conferenceId) => sql`
    select 'paper_review' as kind, count(*)::int as count, min(review.assigned_at) as since
    from paper_review as review join paper on paper.id = review.paper_id
    where paper.conference_id = ${conferenceId} and review.state = 'assigned' and paper.state in ('submitted', 'in_review')`,
  (conferenceId) => sql`
    select 'paper_decision' as kind, count(*)::int as count, min(decided_at) as since
    from paper where conference_id = ${conferenceId} and state = 'decided' and told_at is null`,
];
