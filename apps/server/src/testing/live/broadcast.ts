import { both, json } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import type { Database } from '../../db/connection/database.ts';
import type { WatchLevel } from '@meetingapp/contract/live/socket.ts';

export interface BroadcastInput {
  cid?: number;
  watch?: WatchLevel;
  chat?: 'open' | 'before' | 'closed';
  slowSeconds?: number;
  state?: 'planned' | 'live' | 'paused' | 'ended';
}

/** A live broadcast in its own room; by default without a pause between two messages. */
export async function liveBroadcast(db: Database, wish: BroadcastInput = {}): Promise<{ cid: number; id: number }> {
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
