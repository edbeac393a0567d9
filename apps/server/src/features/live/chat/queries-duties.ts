import { sql } from 'kysely';
import type { DutyQuery } from '../../../db/rows/duties.ts';

/** Messages of live rooms that are held until the desk approves them. */
export const heldMessageDuty: DutyQuery = (conferenceId) => sql`
  select 'held_message' as kind, count(*)::int as count, min(held.at) as since
  from live_held_message as held join broadcast on broadcast.id = held.broadcast_id
  where broadcast.conference_id = ${conferenceId} and held.state = 'waiting'`;
