import { sql } from 'kysely';
import type { HeldVerdict } from '@meetingapp/contract/live/desk.ts';
import type { Database } from '../../../db/connection/database.ts';
import { afterCommit } from '../../../db/connection/transaction.ts';
import type { FanOut } from '../../../ports/fan-out/fan-out.ts';
import { pinMessage, removeMessage, setQuestion } from './commands-posted.ts';
import { appendEvents, type LogPlace, type NewEvent } from '../log/commands.ts';
import { messageBody, writerNumber } from '../log/runtime/log-item.ts';
import { roomTopic, encode } from '../log/runtime/room-event.ts';
import { countPending } from './queries.ts';

interface Moderation {
  db: Database;
  fanOut: FanOut;
  now: Date;
  conferenceId: number;
  staffId: number;
}

interface PendingMessage {
  id: number;
  broadcast_id: number;
  seal: string;
  account_id: number | null;
  kind: 'message' | 'question';
  client_key: string;
  name: string;
  body: string;
  state: 'waiting' | 'passed' | 'refused';
  sequence: number | null;
}

/**
 * Moderates pending messages; those that another moderator already decided in the same way stay. Returns how many changed; null when
 * one belongs to another conference.
 */
export async function moderate(
  moderation: Moderation,
  heldIds: readonly number[],
  verdict: HeldVerdict,
): Promise<number | null> {
  const { db, fanOut, conferenceId, now } = moderation;
  const { rows } = await sql<PendingMessage>`
    select held.id, broadcast_id, broadcast.seal, account_id, kind, client_key, name, held.body, held.state, held.sequence
    from live_held_message as held join broadcast on broadcast.id = broadcast_id
    where held.id = any(${heldIds}::bigint[]) and conference_id = ${conferenceId}
    order by broadcast_id, held.id for no key update
  `.execute(db);
  if (rows.length < new Set(heldIds).size) return null;
  let changed = 0;
  for (const row of rows) {
    const place = { db, fanOut, now, broadcastId: row.broadcast_id };
    if (await moderateOne(place, row, verdict, moderation.staffId)) changed += 1;
  }
  for (const id of new Set(rows.map((row) => row.broadcast_id))) {
    const news = encode({ n: 'waiting', count: await countPending(db, id) });
    afterCommit(db, () => fanOut.publish(roomTopic(id), news));
  }
  return changed;
}

async function moderateOne(
  place: LogPlace,
  row: PendingMessage,
  verdict: HeldVerdict,
  staffId: number,
): Promise<boolean> {
  const wanted = verdict === 'refuse' ? 'refused' : verdict === 'wait' ? 'waiting' : 'passed';
  let { sequence } = row;
  if (row.state === 'passed' && wanted !== 'passed' && sequence !== null) await removeMessage(place, sequence, staffId);
  if (wanted !== 'passed') sequence = null;
  else if (row.state !== 'passed') sequence = await pass(place, row);
  if (row.state !== wanted)
    await place.db.updateTable('live_held_message').set({ state: wanted, sequence }).where('id', '=', row.id).execute();
  if (verdict === 'show' && sequence !== null) {
    if (row.kind === 'question') await setQuestion(place, { sequence, state: 'shown' }, staffId);
    else await pinMessage(place, sequence, staffId);
  }
  return row.state !== wanted || verdict === 'show';
}

/** Appends it to the log as if it had just been written. */
async function pass(place: LogPlace, row: PendingMessage): Promise<number | null> {
  const { db, broadcastId } = place;
  const number = row.account_id === null ? 0 : writerNumber(row.seal, row.account_id);
  const body = messageBody({ id: number, name: row.name, staff: false }, row.body);
  const again = await db
    .selectFrom('live_event')
    .select('sequence')
    .where('broadcast_id', '=', broadcastId)
    .where('account_id', '=', row.account_id)
    .where('client_key', '=', row.client_key)
    .executeTakeFirst();
  // It passed before and was removed: its key remains with the emptied row.
  const event: NewEvent = {
    kind: row.kind,
    body,
    accountId: row.account_id,
    ...(again ? {} : { key: row.client_key }),
  };
  const [item] = await appendEvents(place, [event]);
  if (item && row.kind === 'question')
    await db.insertInto('live_question').values({ broadcast_id: broadcastId, sequence: item.s }).execute();
  return item?.s ?? null;
}
