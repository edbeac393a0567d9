import { sql } from 'kysely';
import type { DutyQuery } from '../../../db/rows/duties.ts';

/** Proofs of fees that staff have to review. */
export const proofDuty: DutyQuery = (conferenceId) => sql`
  select 'proof' as kind, count(*)::int as count, min(sent_at) as since
  from fee_proof where conference_id = ${conferenceId} and state = 'waiting'`;
