import { sql } from 'kysely';
import type { DutyQuery } from '../../../db/rows/duties.ts';

/** Speakers who were invited and have not answered: one for each person and task. */
export const speakerAnswerDuty: DutyQuery = (conferenceId) => sql`
  select 'speaker_answer' as kind, count(*)::int as count, min(invited_at) as since
  from speaker_invitation where conference_id = ${conferenceId} and state = 'none' and invited_at is not null
    and gone_at is null and filled_by is null`;
