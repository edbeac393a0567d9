import { sql } from 'kysely';
import type { DutyQuery } from '../../db/rows/duties.ts';

/** Questions about credits that staff have to answer. */
export const creditReviewDuty: DutyQuery = (conferenceId) => sql`
  select 'credit_review' as kind, count(*)::int as count, min(created_at) as since
  from credit_review where conference_id = ${conferenceId} and answered_at is null`;
