import { sql } from 'kysely';
import type { HeldVerdict } from '@meetingapp/contract/live-desk.ts';
import type { Database } from '../../db/database.ts';
import { afterCommit } from '../../db/transaction.ts';
import type { FanOut } from '../../ports/fan-out/fan-out.ts';
import { pinSaid, removeSaid, setQuestion } from './commands-desk.ts';
import { appendEvents, type LogPlace, type NewEvent } from './commands-log.ts';
import { saidBy, writerNumber } from './present-log.ts';
import { roomTopic, writeNews } from './present-news.ts';
import { countWaiting } from './queries-room.ts';

interface Judging {
  db: Database;
  fanOut: FanOut;
  now: Date;
  conferenceId: number;
  staffId: number;
}

interface HeldRow {
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

/** Judges what waits; what somebody else judged the same way meanwhile stays. Gives how many were moved; null: one is not ours. */
export async function judgeHeld(
  judging: Judging,
  heldIds: readonly number[],
  verdict: HeldVerdict,
): Promise<number | null> {
  const { db, fanOut, conferenceId, now } = judging;
  const { rows } = await sql<HeldRow>`
    select held.id, broadcast_id, broadcast.seal, account_id, kind, client_key, name, held.body, held.state, held.sequence
    from live_held_message as held join broadcast on broadcast.id = broadcast_id
    where held.id = any(${heldIds}::bigint[]) and conference_id = ${conferenceId}
    order by broadcast_id, held.id for no key update
  `.execute(db);
  if (rows.length < new Set(heldIds).size) return null;
  let changed = 0;
  for (const row of rows) {
    const place = { db, fanOut, now, broadcastId: row.broadcast_id };
    if (await judgeOne(place, row, verdict, judging.staffId)) changed += 1;
  }
  for (const id of new Set(rows.map((row) => row.broadcast_id))) {
    const news = writeNews({ n: 'waiting', count: await countWaiting(db, id) });
    afterCommit(db, () => fanOut.publish(roomTopic(id), news));
  }
  return changed;
}

async function judgeOne(place: LogPlace, row: HeldRow, verdict: HeldVerdict, staffId: number): Promise<boolean> {
  const wanted = verdict === 'refuse' ? 'refused' : verdict === 'wait' ? 'waiting' : 'passed';
  let { sequence } = row;
  if (row.state === 'passed' && wanted !== 'passed' && sequence !== null) await removeSaid(place, sequence, staffId);
  if (wanted !== 'passed') sequence = null;
  else if (row.state !== 'passed') sequence = await pass(place, row);
  if (row.state !== wanted)
    await place.db.updateTable('live_held_message').set({ state: wanted, sequence }).where('id', '=', row.id).execute();
  if (verdict === 'show' && sequence !== null) {
    if (row.kind === 'question') await setQuestion(place, { sequence, state: 'shown' }, staffId);
    else await pinSaid(place, sequence, staffId);
  }
  return row.state !== wanted || verdict === 'show';
}

/** Into the log, as if it had just been said. */
async function pass(place: LogPlace, row: HeldRow): Promise<number | null> {
  const { db, broadcastId } = place;
  const number = row.account_id === null ? 0 : writerNumber(row.seal, row.account_id);
  const body = saidBy({ id: number, name: row.name, staff: false }, row.body);
  const again = await db
    .selectFrom('live_event')
    .select('sequence')
    .where('broadcast_id', '=', broadcastId)
    .where('account_id', '=', row.account_id)
    .where('client_key', '=', row.client_key)
    .executeTakeFirst();
  // Passed before and taken back: its key stands with the row that was emptied.
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
