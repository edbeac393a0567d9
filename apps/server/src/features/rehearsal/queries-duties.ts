import { sql } from 'kysely';
import type { DutyQuery } from '../../db/rows/duties.ts';

/** What failed in a rehearsal and was made a task. */
export const rehearsalDuty: DutyQuery = (conferenceId) => sql`
  select 'rehearsal' as kind, count(*)::int as count, min(made_at) as since
  from rehearsal_task join rehearsal on rehearsal.id = rehearsal_id
  where conference_id = ${conferenceId} and done_at is null`;
