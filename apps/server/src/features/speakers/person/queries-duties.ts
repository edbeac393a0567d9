import { sql } from 'kysely';
import type { DutyQuery } from '../../../db/rows/duties.ts';

/** Corrections of their own data that speakers asked for. */
export const correctionDuty: DutyQuery = (conferenceId) => sql`
  select 'correction' as kind, count(*)::int as count, min(sent_at) as since
  from speaker_correction where conference_id = ${conferenceId} and state = 'waiting'`;
