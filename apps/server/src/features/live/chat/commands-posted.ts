import { sql } from 'kysely';
import type { LogBodies, PostedMessage } from '@meetingapp/contract/live/socket.ts';
import type { Database } from '../../../db/connection/database.ts';
import { appendEvents, type LogPlace } from '../log/commands.ts';

interface MessageRow {
  kind: 'message' | 'question';
  account_id: number | null;
  body: PostedMessage;
}

/** A message of a broadcast that was not removed. */
async function findMessage(db: Database, broadcastId: number, sequence: number): Promise<MessageRow | null> {
  const row = await db
    .selectFrom('live_event')
    .select(['kind', 'account_id', 'body'])
    .where('broadcast_id', '=', broadcastId)
    .where('sequence', '=', sequence)
    .where('kind', 'in', ['message', 'question'])
    .executeTakeFirst();
  return row ? (row as unknown as MessageRow) : null;
}

/** Removes the text from the log as well: later viewers and readers of the database only see that a message was removed. */
export async function removeMessage(place: LogPlace, sequence: number, staffId: number): Promise<boolean> {
  const { db, broadcastId } = place;
  // Locked before anything is read, so that the pinned message cannot change concurrently.
  await db.selectFrom('broadcast').select('id').where('id', '=', broadcastId).forNoKeyUpdate().execute();
  if (!(await findMessage(db, broadcastId, sequence))) return false;
  await sql`
    update live_event set kind = 'removed', body = jsonb_build_object('sequence', sequence)
    where broadcast_id = ${broadcastId} and sequence = ${sequence}
  `.execute(db);
  await sql`
    update live_event set body = jsonb_build_object('sequence', null, 'said', null)
    where broadcast_id = ${broadcastId} and kind = 'pinned' and (body ->> 'sequence')::bigint = ${sequence}
  `.execute(db);
  await db
    .updateTable('live_question')
    .set({ state: 'removed' })
    .where('broadcast_id', '=', broadcastId)
    .where('sequence', '=', sequence)
    .execute();
  await sql`update broadcast set pinned = null where id = ${broadcastId} and pinned = ${sequence}`.execute(db);
  await appendEvents(place, [{ kind: 'removed', body: { sequence }, staffId }]);
  return true;
}

export async function pinMessage(place: LogPlace, sequence: number | null, staffId: number): Promise<boolean> {
  const { db, broadcastId } = place;
  await db.selectFrom('broadcast').select('id').where('id', '=', broadcastId).forNoKeyUpdate().execute();
  const row = sequence === null ? null : await findMessage(db, broadcastId, sequence);
  if (sequence !== null && !row) return false;
  await db.updateTable('broadcast').set({ pinned: sequence }).where('id', '=', broadcastId).execute();
  await appendEvents(place, [{ kind: 'pinned', body: { sequence, said: row?.body ?? null }, staffId }]);
  return true;
}

export async function setQuestion(
  place: LogPlace,
  { sequence, state }: LogBodies['question_state'],
  staffId: number,
): Promise<boolean> {
  const row = await place.db
    .updateTable('live_question')
    .set({ state })
    .where('broadcast_id', '=', place.broadcastId)
    .where('sequence', '=', sequence)
    .where('state', '<>', 'removed')
    .returning('sequence')
    .executeTakeFirst();
  if (row) await appendEvents(place, [{ kind: 'question_state', body: { sequence, state }, staffId }]);
  return row !== undefined;
}

export async function setChat(place: LogPlace, settings: LogBodies['settings'], staffId: number): Promise<void> {
  await place.db
    .updateTable('broadcast')
    .set({ chat: settings.chat, slow_seconds: settings.slowSeconds, version: sql<number>`version + 1` })
    .where('id', '=', place.broadcastId)
    .execute();
  await appendEvents(place, [{ kind: 'settings', body: settings, staffId }]);
}
