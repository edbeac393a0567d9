import { statusOf, moveBroadcast, type BroadcastEvent, type BroadcastState } from '@meetingapp/domain/live/states.ts';
import { actsOfRoom } from '@meetingapp/domain/live/room-clock.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { addJob } from '../../../jobs/queue.ts';
import type { Ports } from '../../../ports/ports.ts';
import { appendEvents } from '../log/commands.ts';
import { lockClockedRoom } from './queries.ts';

export interface StatePlace {
  db: Database;
  ports: Ports;
  now: Date;
}

export type StaffEvent = Extract<BroadcastEvent, 'begin' | 'pause' | 'resume' | 'end' | 'reopen'>;

export interface StaffMove {
  conferenceId: number;
  broadcastId: number;
  event: StaffEvent;
  staffId: number;
}

type Moved = { ok: true; state: BroadcastState } | { ok: false; reason: 'not_found' | 'not_from_here' };

/**
 * Changes the state by hand. A room has one running broadcast: one that begins or resumes ends any other that runs; an ended one can
 * be reopened only while none runs.
 */
export function moveByStaff({ db, ports, now }: StatePlace, move: StaffMove): Promise<Moved> {
  return inTransaction(db, async (transaction) => {
    const found = await transaction
      .selectFrom('broadcast')
      .select('room_id')
      .where('id', '=', move.broadcastId)
      .where('conference_id', '=', move.conferenceId)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (!found) return { ok: false, reason: 'not_found' };
    const room = await lockClockedRoom(transaction, found.room_id);
    const others = (room?.broadcasts ?? []).filter(
      ({ id, state }) => id !== move.broadcastId && (state === 'live' || state === 'paused'),
    );
    if (move.event === 'reopen' && others.length > 0) return { ok: false, reason: 'not_from_here' };
    const place = { db: transaction, ports, now, roomId: found.room_id };
    const moved = await moveOne(place, { id: move.broadcastId, event: move.event, staffId: move.staffId });
    if (!moved.ok || (move.event !== 'begin' && move.event !== 'resume')) return moved;
    for (const { id } of others) await moveOne(place, { id, event: 'end', staffId: move.staffId });
    return moved;
  });
}

/** Applies the effects of signal and clock to a room. */
export function settleRoom({ db, ports, now }: StatePlace, roomId: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const room = await lockClockedRoom(transaction, roomId);
    if (!room) return;
    for (const { id, event } of actsOfRoom(room, now))
      await moveOne({ db: transaction, ports, now, roomId }, { id, event, staffId: null });
  });
}

/** The kind of the entry in the desk's log. */
function happeningOf(from: BroadcastState, to: BroadcastState): 'began' | 'resumed' | 'paused' | 'ended' {
  if (to === 'ended') return 'ended';
  if (from === 'ended') return 'resumed';
  if (to === 'paused') return 'paused';
  return from === 'planned' ? 'began' : 'resumed';
}

interface RoomPlace {
  db: DatabaseTransaction;
  ports: Ports;
  now: Date;
  roomId: number;
}
interface OneMove {
  id: number;
  event: BroadcastEvent;
  staffId: number | null;
}

/**
 * Requires the lock on the room's row. Notifies viewers through the log and the desk through the room's happenings; an end queues the
 * replay.
 */
async function moveOne({ db, ports, now, roomId }: RoomPlace, { id, event, staffId }: OneMove): Promise<Moved> {
  const row = await db
    .selectFrom('broadcast')
    .select(['state', 'state_by', 'starts_at', 'ends_at', 'began_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const move = moveBroadcast({ state: row.state, stateBy: row.state_by }, event);
  if (!move.ok) return move;
  const { state } = move;
  await db
    .updateTable('broadcast')
    .set({
      state,
      state_by: staffId === null ? 'signal' : 'staff',
      began_at: state === 'live' ? (row.began_at ?? now) : row.began_at,
      ended_at: state === 'ended' ? now : null,
    })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('live_happening')
    .values({ room_id: roomId, broadcast_id: id, at: now, kind: happeningOf(row.state, state), staff_id: staffId })
    .execute();
  const status = statusOf({ state, startsAt: row.starts_at, endsAt: row.ends_at, replay: false }, now);
  await appendEvents({ db, fanOut: ports.fanOut, broadcastId: id, now }, [
    { kind: 'state', body: { status }, staffId },
  ]);
  if (state === 'ended' && row.began_at !== null)
    await addJob(
      db,
      'live.replay',
      { broadcastId: id },
      { key: `live.replay:${id}`, runAt: new Date(Date.now() + 3_000) },
    );
  return move;
}
