import { sql } from 'kysely';
import type { DutyQuery } from '../../../db/rows/duties.ts';

/** Registrations that staff have to approve, where the conference asks for it. */
export const reviewDuty: DutyQuery = (conferenceId) => sql`
  select 'review' as kind, count(*)::int as count, min(updated_at) as since from registration
  where conference_id = ${conferenceId} and state = 'submitted'
    and exists (select from conference where conference.id = ${conferenceId} and review)`;
