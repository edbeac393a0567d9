import { randomBytes } from 'node:crypto';
import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { LiveStream, liveConsoleCalls } from '@meetingapp/contract/live/console.ts';
import type { Database } from '../../../db/connection/database.ts';
import { studioStream } from './queries.ts';

type Wish = Omit<ParsedBodyOf<(typeof liveConsoleCalls)['saveStream']>, 'cid'>;

/** Lowercase hexadecimal: used in addresses and typed by people. */
const random = (bytes: number) => randomBytes(bytes).toString('hex');

export async function addStream(
  db: Database,
  roomId: number,
  part: LiveStream['part'],
  provider: LiveStream['provider'],
): Promise<number> {
  const { id } = await db
    .insertInto('live_stream')
    .values({ room_id: roomId, part, provider, name: random(6), secret: random(16) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Records former stream names, so that their recordings stay the conference's after a stream is removed or renamed. */
export async function savePastStreams(
  db: Database,
  column: 'live_room.id' | 'live_stream.id',
  id: number,
): Promise<void> {
  await db
    .insertInto('live_stream_past')
    .columns(['name', 'conference_id', 'room_id', 'room'])
    .expression(
      db
        .selectFrom('live_stream')
        .innerJoin('live_room', 'live_room.id', 'live_stream.room_id')
        .select(['live_stream.name', 'live_room.conference_id', 'live_room.id as room_id', 'live_room.name as room'])
        .where(column, '=', id),
    )
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

type Saved = { ok: true; streamId: number } | { ok: false; reason: 'not_found' | 'live_stream_busy' };

/** A stream of another provider gets a new name and key, which invalidates the old ones. */
export async function saveStream(db: Database, conferenceId: number, { roomId, part, provider }: Wish): Promise<Saved> {
  const room = await db
    .selectFrom('live_room')
    .select('id')
    .where('id', '=', roomId)
    .where('conference_id', '=', conferenceId)
    .forUpdate()
    .executeTakeFirst();
  if (!room) return { ok: false, reason: 'not_found' };
  const before = await db
    .selectFrom('live_stream')
    .select(['id', 'provider', 'connected_at'])
    .where('room_id', '=', roomId)
    .where('part', '=', part)
    .executeTakeFirst();
  if (!before) return { ok: true, streamId: await addStream(db, roomId, part, provider) };
  if (before.provider === provider) return { ok: true, streamId: before.id };
  if (before.connected_at) return { ok: false, reason: 'live_stream_busy' };
  await savePastStreams(db, 'live_stream.id', before.id);
  await db
    .updateTable('live_stream')
    .set({ provider, name: random(6), secret: random(16) })
    .where('id', '=', before.id)
    .execute();
  return { ok: true, streamId: before.id };
}

type Removal = 'done' | 'not_found' | 'live_stream_busy' | 'live_stream_main';

export async function removeStream(db: Database, conferenceId: number, streamId: number): Promise<Removal> {
  const row = await db
    .selectFrom('live_stream')
    .innerJoin('live_room', 'live_room.id', 'live_stream.room_id')
    .where('live_room.conference_id', '=', conferenceId)
    .where('live_stream.id', '=', streamId)
    .select(['part', 'connected_at'])
    .forUpdate('live_stream')
    .executeTakeFirst();
  if (!row) return 'not_found';
  if (row.part === 'main') return 'live_stream_main';
  if (row.connected_at) return 'live_stream_busy';
  await savePastStreams(db, 'live_stream.id', streamId);
  await db.deleteFrom('live_stream').where('id', '=', streamId).execute();
  return 'done';
}

/** The stream with its new key; undefined when this conference has no such stream. */
export async function rotateKey(db: Database, conferenceId: number, streamId: number) {
  const own = await studioStream(db, conferenceId, streamId);
  if (!own) return undefined;
  const secret = random(16);
  await db.updateTable('live_stream').set({ secret }).where('id', '=', streamId).execute();
  return { ...own, secret };
}

/** Records in the audit log who saw a key and when, because its holder can stream in the room's name. */
export async function noteKeyShown(db: Database, streamId: number, now: Date): Promise<void> {
  await db.updateTable('live_stream').set({ key_shown_at: now }).where('id', '=', streamId).execute();
}
