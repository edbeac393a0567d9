import { sql } from 'kysely';
import type { DutyQuery } from '../../../db/rows/duties.ts';
import { isSettledByUndo } from './queries-double.ts';

/** People whom two devices admitted without a connection. */
export const doubleDuty: DutyQuery = (conferenceId) => sql`
  select 'double' as kind, count(*)::int as count, min(found_at) as since
  from scan_double where conference_id = ${conferenceId} and answer is null and not ${isSettledByUndo}`;
