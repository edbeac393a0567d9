import { sql } from 'kysely';
import type { DutyQuery } from '../../../db/rows/duties.ts';

/** Pages of exhibitors that wait for their release. */
export const standPageDuty: DutyQuery = (conferenceId) => sql`
  select 'stand_page' as kind, count(*)::int as count, min(draft.saved_at) as since
  from exhibitor_draft as draft join exhibitor on exhibitor.id = draft.exhibitor_id
  where exhibitor.conference_id = ${conferenceId} and draft.state = 'asked'`;
