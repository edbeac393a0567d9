import { timingSafeEqual } from 'node:crypto';
import { inTransaction } from '../../../db/connection/transaction.ts';
import type { Database } from '../../../db/connection/database.ts';
import { PLAYLIST } from '../../../ports/media/media.ts';
import { settleRoom, type StatePlace } from '../state/commands.ts';
import { scheduleRoom } from '../state/commands-clock.ts';
import { connectedStreams, streamByName } from './queries.ts';

/** Milliseconds between recorded refusals of a room: a program that retries every second does not fill the log. */
const REFUSED_AGAIN_MS = 60_000;
/** Milliseconds until the first segment of a studio is written. */
const BEGINS_WITHIN_MS = 8_000;
/** Milliseconds without a write after which a studio counts as silent: its playlist is written every second or with each key frame. */
const SILENT_MS = 5_000;

export interface Signal {
  provider: 'own' | 'tencent' | 'aliyun';
  /** The stream's public name. */
  name: string;
  /** The stream server's id of this connection; empty when it has none. */
  client: string;
}

/**
 * A studio starts streaming. False when the stream is unknown or its secret differs. `secret` null: the cloud has already checked it.
 */
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

/** A studio stopped streaming. Ignored when another connection is the one that streams. */
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
 * True when somebody streams under this name now. The stream server refuses a second connection itself, but only after asking here,
 * and later reports the end of the refused one like that of the first.
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

/** Milliseconds: a playlist is written with every segment, every few seconds. */
const STALE_MS = 30_000;

/**
 * Ends signals that stopped without a report: a killed stream server sends none. When its playlists are on this machine, one that is
 * no longer written shows the end.
 */
export async function endStaleSignals(place: StatePlace): Promise<void> {
  const { db, now, ports } = place;
  for (const { provider, name, client, connected_at: since } of await connectedStreams(db)) {
    if (provider !== 'own' || since === null || now.getTime() - since.getTime() < STALE_MS) continue;
    const written = await ports.media.writtenAt(ports.media.liveFolder(name), PLAYLIST);
    if (written === null || now.getTime() - written.getTime() < STALE_MS) continue;
    await signalWent(place, { provider, name, client });
  }
}
