import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { liveConsoleCalls } from '@meetingapp/contract/live/console.ts';
import type { Database } from '../../../db/connection/database.ts';
import { lockVersion, nextVersion, setRemoved } from '../../../db/rows/optimistic-lock.ts';
import { afterCommit } from '../../../db/connection/transaction.ts';
import type { FanOut } from '../../../ports/fan-out/fan-out.ts';
import { appendEvents } from '../log/commands.ts';
import { roomTopic, encode } from '../log/runtime/room-event.ts';
import { isTaken } from './queries-console.ts';

type Calls = typeof liveConsoleCalls;
type Wish = ParsedBodyOf<Calls['saveBroadcast']>['broadcast'];
type Many = Omit<ParsedBodyOf<Calls['saveMany']>, 'cid'>;

export interface SavePlace {
  db: Database;
  fanOut: FanOut;
  staffId: number;
  now: Date;
}

type Saved =
  | { ok: true; id: number; version: number }
  | { ok: false; reason: 'not_found' | 'changed_meanwhile' | 'broadcast_overlap' | 'broadcast_begun' };

/** Placing a broadcast in a room locks the room's row, so that no two broadcasts overlap. */
async function lockRoom(db: Database, roomId: number): Promise<void> {
  await db.selectFrom('live_room').select('id').where('id', '=', roomId).forUpdate().execute();
}

/** Creates or changes a broadcast. Once begun it cannot change rooms. An existing replay takes over `replayWatch`. */
export async function saveBroadcast(place: SavePlace, conferenceId: number, wish: Wish): Promise<Saved> {
  const { db } = place;
  const from = new Date(wish.from);
  const to = new Date(wish.to);
  await lockRoom(db, wish.roomId);
  const values = {
    room_id: wish.roomId,
    series_id: wish.seriesId,
    session_id: wish.sessionId,
    title: JSON.stringify(wish.title),
    introduction: JSON.stringify(wish.introduction),
    cover: wish.cover,
    starts_at: from,
    ends_at: to,
    watch: wish.watch,
    replay_watch: wish.replayWatch,
    chat: wish.chat,
    slow_seconds: wish.slowSeconds,
  };
  if (wish.id === null) {
    if (await isTaken(db, { roomId: wish.roomId, from, to, but: null }))
      return { ok: false, reason: 'broadcast_overlap' };
    const row = await db
      .insertInto('broadcast')
      .values({ ...values, conference_id: conferenceId })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    return { ok: true, ...row };
  }
  const locked = await lockVersion(db, 'broadcast', { conferenceId, id: wish.id }, wish.seen);
  if (!locked.ok) return locked;
  const before = await db
    .selectFrom('broadcast')
    .select(['room_id', 'state', 'replay_watch', 'chat', 'slow_seconds'])
    .where('id', '=', wish.id)
    .executeTakeFirstOrThrow();
  if (before.room_id !== wish.roomId && before.state !== 'planned') return { ok: false, reason: 'broadcast_begun' };
  if (before.state !== 'ended' && (await isTaken(db, { roomId: wish.roomId, from, to, but: wish.id })))
    return { ok: false, reason: 'broadcast_overlap' };
  const version = locked.row.version + 1;
  await db
    .updateTable('broadcast')
    .set({ ...values, version })
    .where('id', '=', wish.id)
    .execute();
  if (before.replay_watch !== wish.replayWatch) await setReplayWatch(db, [wish.id], wish.replayWatch);
  const { chat, slowSeconds } = wish;
  const changed = before.chat !== chat || before.slow_seconds !== slowSeconds;
  await tellRoom(place, { id: wish.id, chat, slowSeconds, changed });
  return { ok: true, id: wish.id, version };
}

interface Settled {
  id: number;
  chat: Wish['chat'];
  slowSeconds: number;
  /** True when the chat mode or the slow mode changed. */
  changed: boolean;
}

/**
 * Sends the new settings to everybody in the room: chat settings through the log; for the watch level each process reads the row
 * again.
 */
async function tellRoom(
  { db, fanOut, staffId, now }: SavePlace,
  { id, chat, slowSeconds, changed }: Settled,
): Promise<void> {
  if (changed)
    await appendEvents({ db, fanOut, broadcastId: id, now }, [
      { kind: 'settings', body: { chat, slowSeconds }, staffId },
    ]);
  afterCommit(db, () => fanOut.publish(roomTopic(id), encode({ n: 'settings' })));
}

async function setReplayWatch(
  db: Database,
  broadcastIds: readonly number[],
  watch: Wish['replayWatch'],
): Promise<void> {
  await db
    .updateTable('video')
    .set({ watch, version: nextVersion })
    .where('broadcast_id', 'in', broadcastIds)
    .where('watch', '!=', watch)
    .execute();
}

/** Returns how many were changed; broadcasts of another conference are skipped. */
export async function saveMany(
  place: SavePlace,
  conferenceId: number,
  { broadcastIds, watch, replayWatch, chat }: Many,
): Promise<number> {
  const { db } = place;
  const wished = {
    ...(watch === null ? {} : { watch }),
    ...(replayWatch === null ? {} : { replay_watch: replayWatch }),
    ...(chat === null ? {} : { chat }),
  };
  if (Object.keys(wished).length === 0) return 0;
  const rows = await db
    .updateTable('broadcast')
    .set({ ...wished, version: nextVersion })
    .where('id', 'in', broadcastIds)
    .where('conference_id', '=', conferenceId)
    .where('removed_at', 'is', null)
    .returning(['id', 'chat', 'slow_seconds'])
    .execute();
  for (const row of rows.toSorted((one, other) => one.id - other.id))
    await tellRoom(place, { id: row.id, chat: row.chat, slowSeconds: row.slow_seconds, changed: chat !== null });
  if (replayWatch !== null && rows.length > 0)
    await setReplayWatch(
      db,
      rows.map(({ id }) => id),
      replayWatch,
    );
  return rows.length;
}

export async function removeBroadcast(
  db: Database,
  conferenceId: number,
  id: number,
  now: Date,
): Promise<'done' | 'not_found' | 'broadcast_begun'> {
  const row = await db
    .selectFrom('broadcast')
    .select('state')
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return 'not_found';
  if (row.state === 'live' || row.state === 'paused') return 'broadcast_begun';
  await setRemoved(db, 'broadcast', { conferenceId, id }, now);
  return 'done';
}

/** Refused when another broadcast has since taken its time. */
export async function restoreBroadcast(
  db: Database,
  conferenceId: number,
  id: number,
): Promise<'done' | 'not_found' | 'broadcast_overlap'> {
  const row = await db
    .selectFrom('broadcast')
    .select(['room_id', 'state', 'starts_at', 'ends_at'])
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  if (!row) return 'not_found';
  await lockRoom(db, row.room_id);
  const place = { roomId: row.room_id, from: row.starts_at, to: row.ends_at, but: id };
  if (row.state !== 'ended' && (await isTaken(db, place))) return 'broadcast_overlap';
  await setRemoved(db, 'broadcast', { conferenceId, id }, null);
  return 'done';
}
