import { sql } from 'kysely';
import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { livePollCalls } from '@meetingapp/contract/live-polls.ts';
import type { Database } from '../../db/database.ts';
import { json } from './commands-rows.ts';

type Wish = Omit<ParsedBodyOf<(typeof livePollCalls)['savePoll']>, 'cid'>;
type Refused = { ok: false; reason: 'not_found' | 'poll_state' };

/** Prepares a poll of a broadcast of this conference; one that was opened is what people voted on, and stays. */
export async function savePoll(
  db: Database,
  conferenceId: number,
  { broadcastId, poll }: Wish,
): Promise<{ ok: true; pollId: number } | Refused> {
  const own = await db
    .selectFrom('broadcast')
    .select('id')
    .where('id', '=', broadcastId)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  if (!own) return { ok: false, reason: 'not_found' };
  const values = {
    question: json(poll.question),
    options: json(poll.options),
    most: poll.most,
    seconds: poll.seconds,
  };
  if (poll.id !== null) {
    const locked = await lockDraft(db, conferenceId, poll.id);
    if (!locked.ok) return locked;
    await db.updateTable('live_poll').set(values).where('id', '=', poll.id).execute();
    return { ok: true, pollId: poll.id };
  }
  const { id } = await db
    .insertInto('live_poll')
    .values({
      ...values,
      broadcast_id: broadcastId,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from live_poll where broadcast_id = ${broadcastId})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ok: true, pollId: id };
}

export async function removePoll(db: Database, conferenceId: number, pollId: number): Promise<{ ok: true } | Refused> {
  const locked = await lockDraft(db, conferenceId, pollId);
  if (!locked.ok) return locked;
  await db.deleteFrom('live_poll').where('id', '=', pollId).execute();
  return { ok: true };
}

async function lockDraft(db: Database, conferenceId: number, pollId: number): Promise<{ ok: true } | Refused> {
  const row = await db
    .selectFrom('live_poll')
    .innerJoin('broadcast', 'broadcast.id', 'live_poll.broadcast_id')
    .where('broadcast.conference_id', '=', conferenceId)
    .where('live_poll.id', '=', pollId)
    .select('live_poll.state')
    .forUpdate('live_poll')
    .executeTakeFirst();
  if (!row) return { ok: false, reason: 'not_found' };
  return row.state === 'draft' ? { ok: true } : { ok: false, reason: 'poll_state' };
}
