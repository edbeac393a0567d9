import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { liveConsoleCalls } from '@meetingapp/contract/live-console.ts';
import type { Database } from '../../db/database.ts';
import { afterCommit } from '../../db/transaction.ts';
import type { FanOut } from '../../ports/fan-out/fan-out.ts';
import { conferenceTopic, writeNews } from './present-news.ts';
import { lockSeen } from '../../db/seen.ts';
import { json, lastPosition, type Written } from './commands-rows.ts';
import { addStream } from './commands-streams.ts';

type Calls = typeof liveConsoleCalls;
type Room = ParsedBodyOf<Calls['saveRoom']>['room'];
type Series = ParsedBodyOf<Calls['saveSeries']>['series'];

/** A new room can be pushed to at once. */
export async function saveRoom(db: Database, conferenceId: number, room: Room): Promise<Written> {
  const values = { name: json(room.name), hall_id: room.hallId, switching: room.switching };
  if (room.id !== null) {
    const locked = await lockSeen(db, 'live_room', { conferenceId, id: room.id }, room.seen);
    if (!locked.ok) return locked;
    const version = locked.row.version + 1;
    await db
      .updateTable('live_room')
      .set({ ...values, version })
      .where('id', '=', room.id)
      .execute();
    return { ok: true, id: room.id, version };
  }
  const row = await db
    .insertInto('live_room')
    .values({ ...values, conference_id: conferenceId, position: lastPosition('live_room', conferenceId) })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await addStream(db, row.id, 'main', 'own');
  return { ok: true, ...row };
}

/** Only a room in which nothing is planned and nothing was shown: minutes that were watched there stay. */
export async function removeRoom(
  db: Database,
  conferenceId: number,
  roomId: number,
): Promise<'done' | 'not_found' | 'live_room_in_use'> {
  const own = await db
    .selectFrom('live_room')
    .select('id')
    .where('id', '=', roomId)
    .where('conference_id', '=', conferenceId)
    .forUpdate()
    .executeTakeFirst();
  if (!own) return 'not_found';
  const used = await db
    .selectFrom('broadcast')
    .select('id')
    .where('room_id', '=', roomId)
    .where((where) => where.or([where('removed_at', 'is', null), where('began_at', 'is not', null)]))
    .limit(1)
    .executeTakeFirst();
  if (used) return 'live_room_in_use';
  await db.deleteFrom('live_room').where('id', '=', roomId).execute();
  return 'done';
}

export async function saveSeries(db: Database, conferenceId: number, series: Series): Promise<Written> {
  const values = { title: json(series.title), introduction: json(series.introduction), cover: series.cover };
  if (series.id !== null) {
    const locked = await lockSeen(db, 'live_series', { conferenceId, id: series.id }, series.seen);
    if (!locked.ok) return locked;
    const version = locked.row.version + 1;
    await db
      .updateTable('live_series')
      .set({ ...values, version })
      .where('id', '=', series.id)
      .execute();
    return { ok: true, id: series.id, version };
  }
  const row = await db
    .insertInto('live_series')
    .values({ ...values, conference_id: conferenceId, position: lastPosition('live_series', conferenceId) })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  return { ok: true, ...row };
}

/** False: there is none in this conference. */
export async function removeSeries(db: Database, conferenceId: number, seriesId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('live_series')
    .where('id', '=', seriesId)
    .where('conference_id', '=', conferenceId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Each once, whatever its capitals; null where there is no such conference. */
export async function saveWords(
  db: Database,
  fanOut: FanOut,
  conferenceId: number,
  words: readonly string[],
): Promise<string[] | null> {
  const once = [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
  const row = await db
    .updateTable('conference')
    .set({ live_words: json(once) })
    .where('id', '=', conferenceId)
    .returning('id')
    .executeTakeFirst();
  afterCommit(db, () => fanOut.publish(conferenceTopic(conferenceId), writeNews({ n: 'settings' })));
  return row ? once : null;
}
