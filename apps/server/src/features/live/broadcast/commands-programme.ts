import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { liveConsoleCalls } from '@meetingapp/contract/live/console.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { planFromProgramme } from '@meetingapp/domain/live/from-programme.ts';
import { bothAsText } from '@meetingapp/domain/plain-text.ts';
import type { Database } from '../../../db/connection/database.ts';
import { nextVersion } from '../../../db/rows/optimistic-lock.ts';
import { placedBroadcasts, sessionsOfLive } from './queries-console.ts';

type Wish = ParsedBodyOf<(typeof liveConsoleCalls)['fromProgramme']>;

type Brought =
  | { ok: true; made: number; moved: number; overlapping: Bilingual[] }
  | { ok: false; reason: 'not_found' | 'live_room_no_hall' };

/** All rooms of the conference are locked, because a broadcast may move here from another room. */
export async function importFromProgramme(db: Database, { cid, roomId, watch, replayWatch }: Wish): Promise<Brought> {
  const rooms = await db
    .selectFrom('live_room')
    .select(['id', 'hall_id'])
    .where('conference_id', '=', cid)
    .orderBy('id')
    .forUpdate()
    .execute();
  const room = rooms.find(({ id }) => id === roomId);
  if (!room) return { ok: false, reason: 'not_found' };
  if (room.hall_id === null) return { ok: false, reason: 'live_room_no_hall' };
  const sessions = await sessionsOfLive(db, cid, room.hall_id);
  const placed = await placedBroadcasts(db, cid);
  const plan = planFromProgramme(
    roomId,
    sessions.map(({ id, starts_at, ends_at }) => ({ id, from: starts_at.getTime(), to: ends_at.getTime() })),
    placed.map((row) => ({
      id: row.id,
      sessionId: row.session_id,
      roomId: row.room_id,
      state: row.state,
      from: row.starts_at.getTime(),
      to: row.ends_at.getTime(),
      ofHall: row.hall_id !== null,
    })),
  );
  const byId = new Map(sessions.map((session) => [session.id, session]));
  for (const { id, from, to } of plan.move)
    await db
      .updateTable('broadcast')
      .set({ room_id: roomId, starts_at: new Date(from), ends_at: new Date(to), version: nextVersion })
      .where('id', '=', id)
      .execute();
  const rows = plan.make.flatMap(({ id }) => {
    const session = byId.get(id);
    if (!session) return [];
    const { title, introduction, starts_at, ends_at } = session;
    return [
      {
        conference_id: cid,
        room_id: roomId,
        session_id: id,
        title: JSON.stringify(title),
        introduction: JSON.stringify(bothAsText(introduction)),
        starts_at,
        ends_at,
        watch,
        replay_watch: replayWatch,
      },
    ];
  });
  if (rows.length > 0) await db.insertInto('broadcast').values(rows).execute();
  return {
    ok: true,
    made: rows.length,
    moved: plan.move.length,
    overlapping: plan.overlapping.flatMap((id) => byId.get(id)?.title ?? []),
  };
}
