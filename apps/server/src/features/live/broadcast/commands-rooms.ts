import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { liveConsoleCalls } from '@meetingapp/contract/live/console.ts';
import type { Database } from '../../../db/connection/database.ts';
import { afterCommit, inTransactionIfOk } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { isChangedMeanwhile } from '../../../http/calls/changed-meanwhile.ts';
import type { FanOut } from '../../../ports/fan-out/fan-out.ts';
import { conferenceTopic, encode } from '../log/runtime/room-event.ts';
import { saveVersion, type VersionConflict } from '../../../db/rows/optimistic-lock.ts';
import { lastPosition, orderRows } from '../../../db/rows/ordered.ts';
import { addStream, savePastStreams } from '../signal/commands-streams.ts';

type Calls = typeof liveConsoleCalls;
type Room = ParsedBodyOf<Calls['saveRoom']>['room'];
type Series = ParsedBodyOf<Calls['saveSeries']>['series'];
type Written = { ok: true; id: number; version: number } | VersionConflict;

/** A new room can receive a stream at once. */
export async function saveRoom(db: Database, conferenceId: number, room: Room): Promise<Written> {
  const values = { name: JSON.stringify(room.name), hall_id: room.hallId, switching: room.switching };
  const place = { conferenceId, id: room.id, seen: room.seen };
  const saved = await saveVersion(db, 'live_room', place, values, {
    position: lastPosition('live_room', conferenceId),
  });
  if (saved.ok && room.id === null) await addStream(db, saved.id, 'main', 'own');
  return saved;
}

/** Removes only a room with no planned and no past broadcast, because watched minutes belong to it. */
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
  await savePastStreams(db, 'live_room.id', roomId);
  await db.deleteFrom('live_room').where('id', '=', roomId).execute();
  return 'done';
}

export async function saveSeries(db: Database, conferenceId: number, series: Series): Promise<Written> {
  const values = {
    title: JSON.stringify(series.title),
    introduction: JSON.stringify(series.introduction),
    cover: series.cover,
  };
  const place = { conferenceId, id: series.id, seen: series.seen };
  return saveVersion(db, 'live_series', place, values, { position: lastPosition('live_series', conferenceId) });
}

/** False when this conference has no such series. */
export async function removeSeries(db: Database, conferenceId: number, seriesId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('live_series')
    .where('id', '=', seriesId)
    .where('conference_id', '=', conferenceId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const orderRooms = (db: Database, conferenceId: number, ids: readonly number[]) =>
  orderRows(db, 'live_room', conferenceId, ids);

export const orderSeries = (db: Database, conferenceId: number, ids: readonly number[]) =>
  orderRows(db, 'live_series', conferenceId, ids);

type SavedWords = { ok: true; words: string[] } | { ok: false; reason: 'conference_unknown' | 'changed_meanwhile' };

/** Saves each word once, case-insensitive. Refused when somebody else has changed the list since it was `seen`. */
export function saveWords(
  db: Database,
  fanOut: FanOut,
  conferenceId: number,
  { words, seen }: { words: readonly string[]; seen: readonly string[] | null },
): Promise<SavedWords> {
  const once = [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
  return inTransactionIfOk(db, async (transaction): Promise<SavedWords> => {
    const now = await transaction
      .selectFrom('conference')
      .select('live_words')
      .where('id', '=', conferenceId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!now) return refused('conference_unknown');
    if (isChangedMeanwhile(now.live_words, seen ?? undefined, once)) return refused('changed_meanwhile');
    await transaction
      .updateTable('conference')
      .set({ live_words: JSON.stringify(once) })
      .where('id', '=', conferenceId)
      .execute();
    afterCommit(transaction, () => fanOut.publish(conferenceTopic(conferenceId), encode({ n: 'settings' })));
    return { ok: true, words: once };
  });
}
