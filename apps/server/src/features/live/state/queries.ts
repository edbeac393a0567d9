import type { ClockedRoom } from '@meetingapp/domain/live/room-clock.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';

/** A room as the clock needs it, locked until the transaction ends: every state change in a room locks its row first. */
export async function lockClockedRoom(transaction: DatabaseTransaction, roomId: number): Promise<ClockedRoom | null> {
  const room = await transaction
    .selectFrom('live_room')
    .select('switching')
    .where('id', '=', roomId)
    .forUpdate()
    .executeTakeFirst();
  if (!room) return null;
  const streams = await transaction
    .selectFrom('live_stream')
    .select(['connected_at', 'disconnected_at'])
    .where('room_id', '=', roomId)
    .execute();
  const broadcasts = await transaction
    .selectFrom('broadcast')
    .select(['id', 'state', 'state_by', 'starts_at', 'ends_at', 'began_at'])
    .where('room_id', '=', roomId)
    .where('removed_at', 'is', null)
    .where('state', '<>', 'ended')
    .execute();
  const losses = streams.flatMap(({ disconnected_at: at }) => (at === null ? [] : [at.getTime()]));
  return {
    switching: room.switching,
    signal: {
      on: streams.some(({ connected_at: at }) => at !== null),
      lostAt: losses.length > 0 ? new Date(Math.max(...losses)) : null,
    },
    broadcasts: broadcasts.map((row) => ({
      id: row.id,
      state: row.state,
      stateBy: row.state_by,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      beganAt: row.began_at,
    })),
  };
}

/** Rooms with a change by the clock that is due soon or was missed. */
export function roomsToAsk(db: Database, soon: Date) {
  return db
    .selectFrom('live_room')
    .select('live_room.id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('broadcast')
          .select('broadcast.id')
          .whereRef('broadcast.room_id', '=', 'live_room.id')
          .where('broadcast.removed_at', 'is', null)
          .where(({ or, and, eb }) =>
            or([
              eb('broadcast.state', 'in', ['live', 'paused']),
              and([
                eb('broadcast.state', '=', 'planned'),
                eb('broadcast.starts_at', '<=', soon),
                eb('broadcast.ends_at', '>', new Date(soon.getTime() - 2 * 60_000)),
              ]),
            ]),
          ),
      ),
    )
    .execute();
}
