import { statusOf, moveBroadcast, type BroadcastEvent, type BroadcastState } from '@meetingapp/domain/live/states.ts';
import { actsOfRoom } from '@meetingapp/domain/live/room-clock.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../db/transaction.ts';
import { addJob } from '../../jobs/queue.ts';
import type { Ports } from '../../ports/ports.ts';
import { appendEvents } from './commands-log.ts';
import { lockClockedRoom } from './queries-clock.ts';

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
 * By hand. One broadcast of a room is on at a time: what begins or goes on ends another that is on; what is over is opened again
 * only where none is.
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

/** What the signal and the clock make of a room now. */
export function settleRoom({ db, ports, now }: StatePlace, roomId: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const room = await lockClockedRoom(transaction, roomId);
    if (!room) return;
    for (const { id, event } of actsOfRoom(room, now))
      await moveOne({ db: transaction, ports, now, roomId }, { id, event, staffId: null });
  });
}

/** The word of the desk's log for it. */
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

/** The room's row is held. Viewers hear of it by the log, the desk by the room's happenings; the end makes the replay. */
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
