import { sql } from 'kysely';
import type { LogBodies, Said } from '@meetingapp/contract/live-socket.ts';
import type { Database } from '../../db/database.ts';
import { afterCommit } from '../../db/transaction.ts';
import type { FanOut } from '../../ports/fan-out/fan-out.ts';
import { appendEvents, type LogPlace } from './commands-log.ts';
import { conferenceTopic, roomTopic, writeNews } from './present-news.ts';

interface SaidRow {
  kind: 'message' | 'question';
  account_id: number | null;
  body: Said;
}

/** What somebody said in a broadcast and what still stands. */
async function said(db: Database, broadcastId: number, sequence: number): Promise<SaidRow | null> {
  const row = await db
    .selectFrom('live_event')
    .select(['kind', 'account_id', 'body'])
    .where('broadcast_id', '=', broadcastId)
    .where('sequence', '=', sequence)
    .where('kind', 'in', ['message', 'question'])
    .executeTakeFirst();
  return row ? (row as unknown as SaidRow) : null;
}

/** Its words go from the log, too: whoever comes later, or reads the database, finds that there was something and no more. */
export async function removeSaid(place: LogPlace, sequence: number, staffId: number): Promise<boolean> {
  const { db, broadcastId } = place;
  // Held before anything is read: what stands on top cannot change meanwhile.
  await db.selectFrom('broadcast').select('id').where('id', '=', broadcastId).forNoKeyUpdate().execute();
  if (!(await said(db, broadcastId, sequence))) return false;
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

export async function pinSaid(place: LogPlace, sequence: number | null, staffId: number): Promise<boolean> {
  const { db, broadcastId } = place;
  await db.selectFrom('broadcast').select('id').where('id', '=', broadcastId).forNoKeyUpdate().execute();
  const row = sequence === null ? null : await said(db, broadcastId, sequence);
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

interface MuteWish {
  conferenceId: number;
  broadcastId: number;
  sequence: number | null;
  heldId: number | null;
  everywhere: boolean;
  minutes: number | null;
  staffId: number;
}

/** Null: there is no such message, or nobody's account behind it. */
export async function muteWriter(
  place: { db: Database; fanOut: FanOut; now: Date },
  wish: MuteWish,
): Promise<number | null> {
  const { db, fanOut, now } = place;
  const { conferenceId, broadcastId, sequence, heldId, everywhere, minutes, staffId } = wish;
  const { rows } = await sql<{ account_id: number | null }>`
    select account_id from live_event where broadcast_id = ${broadcastId} and sequence = ${sequence}
    union all select account_id from live_held_message where broadcast_id = ${broadcastId} and id = ${heldId}
  `.execute(db);
  const accountId = rows[0]?.account_id ?? null;
  if (accountId === null) return null;
  const until = minutes === null ? null : new Date(now.getTime() + minutes * 60_000);
  const { id } = await db
    .insertInto('live_mute')
    .values({
      conference_id: conferenceId,
      broadcast_id: everywhere ? null : broadcastId,
      account_id: accountId,
      staff_id: staffId,
      at: now,
      until,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const topic = everywhere ? conferenceTopic(conferenceId) : roomTopic(broadcastId);
  const news = writeNews({ n: 'mute', accountId, until: until?.getTime() ?? FOR_EVER });
  afterCommit(db, () => fanOut.publish(topic, news));
  return id;
}

const FOR_EVER = 8_640_000_000_000_000;

export async function liftMute(
  { db, fanOut, now }: { db: Database; fanOut: FanOut; now: Date },
  conferenceId: number,
  muteId: number,
): Promise<boolean> {
  const row = await db
    .updateTable('live_mute')
    .set({ lifted_at: now })
    .where('id', '=', muteId)
    .where('conference_id', '=', conferenceId)
    .where('lifted_at', 'is', null)
    .returning(['account_id', 'broadcast_id'])
    .executeTakeFirst();
  if (!row) return false;
  const topic = row.broadcast_id === null ? conferenceTopic(conferenceId) : roomTopic(row.broadcast_id);
  const news = writeNews({ n: 'mute', accountId: row.account_id, until: null });
  afterCommit(db, () => fanOut.publish(topic, news));
  return true;
}
