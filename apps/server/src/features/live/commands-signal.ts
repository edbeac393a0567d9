import { timingSafeEqual } from 'node:crypto';
import { inTransaction } from '../../db/transaction.ts';
import type { Database } from '../../db/database.ts';
import { PLAYLIST } from '../../ports/media/media.ts';
import { settleRoom, type StatePlace } from './commands-state.ts';
import { scheduleRoom } from './commands-clock.ts';
import { streamByName } from './queries-clock.ts';

/** One refusal stands in the room's log for so long: a program that tries again every second fills no page. */
const REFUSED_AGAIN_MS = 60_000;
/** So long it takes until the first picture of a studio lies down. */
const BEGINS_WITHIN_MS = 8_000;
/** While a studio sends, its playlist is written every second or with each of its key frames. */
const SILENT_MS = 5_000;

export interface Signal {
  provider: 'own' | 'tencent' | 'aliyun';
  /** The stream's public name. */
  name: string;
  /** The stream server's word for this connection; empty where it has none. */
  client: string;
}

/** A studio begins to send. Refused: there is no such stream, or its secret is another. Null as secret: the cloud has judged it. */
export async function signalCame(
  place: StatePlace,
  { provider, name, client, secret }: Signal & { secret: string | null },
): Promise<boolean> {
  const { db, now } = place;
  const stream = await streamByName(db, provider, name);
  if (!stream) return false;
  if (secret !== null && !isSame(secret, stream.secret)) {
    await noteRefusal(db, stream.room_id, name, now);
    return false;
  }
  if (secret !== null && stream.connected_at !== null && (await isSending(place, { name, since: stream.connected_at })))
    return false;
  await inTransaction(db, async (transaction) => {
    await transaction
      .updateTable('live_stream')
      .set({ connected_at: now, client })
      .where('id', '=', stream.id)
      .execute();
    if (stream.connected_at === null)
      await transaction
        .insertInto('live_happening')
        .values({ room_id: stream.room_id, at: now, kind: 'signal_on', detail: JSON.stringify({ stream: name }) })
        .execute();
  });
  await settleRoom(place, stream.room_id);
  await scheduleRoom(place, stream.room_id);
  return true;
}

/** It no longer sends. Of another connection than the one that sends, this is no news. */
export async function signalWent(place: StatePlace, { provider, name, client }: Signal): Promise<void> {
  const { db, now } = place;
  const stream = await streamByName(db, provider, name);
  if (!stream?.connected_at || stream.client !== client) return;
  await inTransaction(db, async (transaction) => {
    await transaction
      .updateTable('live_stream')
      .set({ connected_at: null, disconnected_at: now })
      .where('id', '=', stream.id)
      .execute();
    await transaction
      .insertInto('live_happening')
      .values({ room_id: stream.room_id, at: now, kind: 'signal_off', detail: JSON.stringify({ stream: name }) })
      .execute();
  });
  await settleRoom(place, stream.room_id);
  await scheduleRoom(place, stream.room_id);
}

/**
 * Whether somebody sends under this name just now. The stream server turns a second one away itself, but only after it has asked us,
 * and then reports that one's end as it would the first's.
 */
async function isSending({ ports, now }: StatePlace, { name, since }: { name: string; since: Date }): Promise<boolean> {
  if (now.getTime() - since.getTime() < BEGINS_WITHIN_MS) return true;
  const written = await ports.media.writtenAt(ports.media.liveFolder(name), PLAYLIST);
  return written !== null && now.getTime() - written.getTime() < SILENT_MS;
}

function isSame(given: string, right: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(right);
  return one.length === other.length && timingSafeEqual(one, other);
}

async function noteRefusal(db: Database, roomId: number, name: string, now: Date): Promise<void> {
  const before = await db
    .selectFrom('live_happening')
    .select('at')
    .where('room_id', '=', roomId)
    .where('kind', '=', 'signal_refused')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (before && now.getTime() - before.at.getTime() < REFUSED_AGAIN_MS) return;
  await db
    .insertInto('live_happening')
    .values({ room_id: roomId, at: now, kind: 'signal_refused', detail: JSON.stringify({ stream: name }) })
    .execute();
}
