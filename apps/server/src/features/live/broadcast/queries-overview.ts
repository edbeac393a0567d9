import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** Minutes in the curve. */
export const CURVE = 12;
const LATEST = 40;

/** Viewers of the last minutes, summed over all processes. */
export async function figuresSince(db: Database, conferenceId: number, since: Date) {
  const { rows } = await sql<{ broadcast_id: number; minute: Date; viewers: number }>`
    select broadcast_id, minute, sum(viewers)::int as viewers from live_figure
    join broadcast on broadcast.id = live_figure.broadcast_id
    where broadcast.conference_id = ${conferenceId} and minute >= ${since}
    group by broadcast_id, minute order by minute`.execute(db);
  return rows;
}

/** Number of messages waiting for staff, by broadcast. */
export const waitingByBroadcast = (db: Database, conferenceId: number) =>
  db
    .selectFrom('live_held_message')
    .innerJoin('broadcast', 'broadcast.id', 'live_held_message.broadcast_id')
    .where('broadcast.conference_id', '=', conferenceId)
    .where('live_held_message.state', '=', 'waiting')
    .groupBy('broadcast_id')
    .select(['broadcast_id', sql<number>`count(*)::int`.as('waiting')])
    .execute();

export const happeningsOf = (db: Database, conferenceId: number) =>
  db
    .selectFrom('live_happening')
    .innerJoin('live_room', 'live_room.id', 'live_happening.room_id')
    .leftJoin('staff_member', 'staff_member.id', 'live_happening.staff_id')
    .where('live_room.conference_id', '=', conferenceId)
    .select([
      'live_happening.id',
      'live_happening.room_id',
      'live_happening.broadcast_id',
      'live_happening.at',
      'live_happening.kind',
      'staff_member.name as by',
    ])
    .orderBy('live_happening.id', 'desc')
    .limit(LATEST)
    .execute();
export type HappeningRow = Awaited<ReturnType<typeof happeningsOf>>[number];
