import { both, json } from '@meetingapp/demo/bilingual.ts';
import { buildConference } from '@meetingapp/demo/conferences.ts';
import type { Database } from '../db/database.ts';
import type { WatchLevel } from '@meetingapp/contract/live-socket.ts';

export interface BroadcastWish {
  cid?: number;
  watch?: WatchLevel;
  chat?: 'open' | 'before' | 'closed';
  slowSeconds?: number;
  state?: 'planned' | 'live' | 'paused' | 'ended';
}

/** A broadcast that runs now, in a room of its own; nobody has to wait between two messages unless wished. */
export async function liveBroadcast(db: Database, wish: BroadcastWish = {}): Promise<{ cid: number; id: number }> {
  const cid = wish.cid ?? (await buildConference(db));
  const room = await db
    .insertInto('live_room')
    .values({ conference_id: cid, name: json(both('主会场', 'Main hall')) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('broadcast')
    .values({
      conference_id: cid,
      room_id: room.id,
      title: json(both('再灌注治疗', 'Reperfusion')),
      starts_at: new Date(Date.now() - 60_000),
      ends_at: new Date(Date.now() + 3_600_000),
      state: wish.state ?? 'live',
      watch: wish.watch ?? 'anyone',
      chat: wish.chat ?? 'open',
      slow_seconds: wish.slowSeconds ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { cid, id };
}
