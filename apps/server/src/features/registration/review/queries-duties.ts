import { sql } from 'kysely';
import type { DutyQuery } from '../../../db/rows/duties.ts';

/** Registrations that staff have to approve, where the conference asks for it. */
export const reviewDuty: DutyQuery = (conferenceId) => sql`
  select 'review' as kind, coalesce(sum(count), 0)::int as count, (
      select min(changed_at) from listed_registration where conference_id = ${conferenceId} and state = 'submitted'
    ) as since
  from registration_count where conference_id = ${conferenceId} and state = 'submitted'
    and exists (select from conference where conference.id = ${conferenceId} and review)`;
